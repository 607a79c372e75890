"""Hints and verdicts, worked out in a process of their own from what a seat may see."""

import numpy as np
from pydantic_core import to_json

from ...engine.errors import BadInput
from ...engine.game import Game
from ...engine.start import Start
from ...games import rules_of
from ...hints.hinter import Hinter, seen_now
from .errand import Errand

SECONDS = 60.0
"""One takes a second or two; the first in a new process a few more."""
NOT_A_TURN = b""
"""The answer about decisions that make no whole turn."""
Asked = tuple[str, int, bytes]
"""A game, the version of its rules, and an array of one state as `Rules.seen` gives it."""


def hint_errand(asked: Asked) -> Errand[bytes]:
    """Where the seat to decide should look, what it should want, what to do; as JSON."""
    return Errand(find_hint, asked, SECONDS)


def verdict_errand(asked: Asked, line: tuple[int, ...], threshold: float) -> Errand[bytes]:
    """What a turn of the seat to decide gives up, as JSON."""
    return Errand(find_verdict, (*asked, line, threshold), SECONDS)


def find_hint(name: str, version: int, state: bytes) -> bytes:
    """In a child: a hint."""
    game, hinter = _known(name, version, state)
    return to_json(hinter.hint(game))


def find_verdict(
    name: str, version: int, state: bytes, line: tuple[int, ...], threshold: float
) -> bytes:
    """In a child: what a turn gives up; nothing if the decisions are no whole turn."""
    game, hinter = _known(name, version, state)
    try:
        return to_json(hinter.judge_for(seen_now(game), line, threshold))
    except BadInput:
        return NOT_A_TURN


def _known(name: str, version: int, state: bytes) -> tuple[Game, Hinter]:
    rules = rules_of(name, version)
    kept = np.frombuffer(state, dtype=rules.state_record.dtype)
    assert rules.hinter is not None
    hinter = rules.hinter()  # made once, for it holds much memory
    assert isinstance(hinter, Hinter)
    return Game(rules, Start(kept.copy())), hinter
