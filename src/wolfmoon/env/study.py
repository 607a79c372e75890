"""A game as all environments need it: its rules, what a seat sees, what an ending is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from ..engine.errors import BadInput
from ..engine.kernels import States
from ..engine.rules import Rules
from ..games import NAMES, games
from .layout import Layout, Row


@dataclass(frozen=True)
class Study:
    """A game and the eyes to see it with."""

    rules: Rules
    layout: Layout
    see_at: Callable[..., None]
    functions: dict[str, Callable[..., Any]]
    """The compiled functions of the game that kernels are made of."""

    def observe(self, states: States, seat: int, memory: bool, row: Row | None = None) -> Row:
        """What a seat sees of the first of some states."""
        seen = np.zeros(self.layout.size, dtype=np.int8) if row is None else row
        self.see_at(states, 0, seat, memory, seen)
        return seen


@cache
def study(name: str) -> Study:
    """The study of a game."""
    if name not in NAMES:
        raise BadInput(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    folder = name.replace("-", "_")
    eyes = import_module(f".see_{folder}", __package__)
    turn = import_module(f"..games.{folder}.turn", __package__)
    setup = import_module(f"..games.{folder}.setup", __package__)
    functions = {
        "set_up": setup.set_up,
        "offer": turn.offer,
        "why_not": turn.why_not,
        "apply": turn.apply,
        "is_over": turn.is_over,
        "see": eyes.see,
        "share": eyes.share,
    }
    return Study(games[name], eyes.LAYOUT, eyes.see_at, functions)


def utility(share: Any, seats: int) -> Any:
    """What a share in the win is worth: 1 for a win alone; all players together get nothing."""
    return (seats * share - 1) / (seats - 1)


def utilities(rules: Rules, states: States) -> list[float]:
    """What the end of a game is worth to each seat; nothing while it goes on."""
    outcome = rules.outcome(states)
    seats = rules.seats(states[0])
    if outcome is None:
        return [0.0] * seats
    return [utility(share, seats) for share in outcome.shares]
