"""Pointing at a place: what may be meant by it, and why it is not possible.

A player who points at a place may mean a decision that is asked now, or one that would be asked
a little later: a wolf is picked up before its terrain is paid for. An aim is such a decision
together with the state in which it would be asked. The rules alone say whether it is possible.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .kernels import States

if TYPE_CHECKING:
    from .rules import Rules


class Aim(NamedTuple):
    """A decision that may be meant, the state in which it would be asked, and what leads there."""

    line: tuple[str, ...]
    states: States
    number: int


Meanings = list[list[Aim]]
"""Everything that may be meant by a place; of the aims of one meaning any will do."""
Aiming = Callable[[str], Meanings]


class Answer(NamedTuple):
    """What came of a meaning: the aim that speaks for it, and its reason code."""

    aim: Aim
    reason: int


class Scope(NamedTuple):
    """What lies around something that a player has in mind, whether it is possible or not."""

    candidates: Sequence[str] = ()
    """Places with the thing that it is about: where it is not possible, one may ask why not."""
    sources: Sequence[str] = ()
    """The places that it comes from."""
    reach: Sequence[str] = ()
    """All places within its reach; none where reach plays no part."""
    in_hand: Sequence[int] = ()
    """The decisions that choose the piece in hand: the one that is meant, then others like it."""


Possible = tuple[str, Aim]
"""A place where something is possible, and what is meant by it."""


def answers(rules: "Rules", meanings: Meanings) -> list[Answer]:
    """One answer for each meaning; of those that only miss the thing in question, one at most."""
    found = [_answer(rules, aims) for aims in meanings if aims]
    telling = [answer for answer in found if answer.reason not in rules.absent]
    return telling or found[:1]


def _answer(rules: "Rules", aims: Sequence[Aim]) -> Answer:
    """The first aim that is possible; else the first with a reason that tells something."""
    found = [Answer(aim, reason_of(rules, aim)) for aim in aims]
    return min(found, key=lambda answer: (answer.reason != 0) + (answer.reason in rules.absent))


def reason_of(rules: "Rules", aim: Aim) -> int:
    """The reason code of an aim; 0 if it is possible."""
    numbers = np.array([[aim.number], [0]], dtype=np.int64)
    rules.kernels.why_not(aim.states, 0, numbers[0], numbers[1])
    return int(numbers[1, 0])
