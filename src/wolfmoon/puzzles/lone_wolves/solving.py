"""The last tricks solved to their end, for one hand opposite or for all that fit.

What was solved is remembered: every question about a puzzle comes with all that was tried in it.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from ...engine.kernels import States
from ...engine.record import copied
from ...games import games
from ...games.lone_wolves.box.cards import VOID_CARDS
from ...games.lone_wolves.box.components import SET_ASIDE
from ...games.lone_wolves.forms.plain import card_names
from ...games.lone_wolves.state import State

GAME = "lone-wolves"
MOST_REMEMBERED = 20_000
MOST_NODES = 50_000_000


class Solved(NamedTuple):
    """What best play of both leads to."""

    margin: int
    """Points of the first seat minus points of the second."""
    best: tuple[str, ...]
    """All best decisions of the seat to decide."""


@lru_cache(MOST_REMEMBERED)
def _solved(memory: bytes) -> Solved:
    states = np.frombuffer(memory, dtype=State.zeros().dtype).copy().view(np.recarray)
    found = games[GAME].solve(states, MOST_NODES)  # type: ignore[attr-defined]
    assert found.complete, "an ending that is too long to be solved"
    return Solved(int(found.value), tuple(found.actions))


def solved(states: States) -> Solved:
    """The value of a position in which all cards are known, and its best decisions."""
    return _solved(states[:1].tobytes())


def margin_of(states: States, seat: int) -> int:
    """By how many points a seat ends ahead with best play of both; less than 0: behind."""
    margin = solved(states).margin
    return margin if seat == 0 else -margin


# -- hands that fit ---------------------------------------------------------------------
def hands_that_fit(states: States, seat: int) -> list[int]:
    """Every hand that the player opposite a seat may hold, as sets of cards.       [L6]"""
    state, opposite = states[0], 1 - seat
    unknown = int(state.hands[opposite]) | int(state.set_aside)
    barred = unknown & int(VOID_CARDS[int(state.void[opposite])])
    free = [card for card in range(unknown.bit_length()) if (unknown ^ barred) >> card & 1]
    size = len(free) + barred.bit_count() - SET_ASIDE
    return [sum(1 << card for card in hand) for hand in combinations(free, size)]


def with_hand(states: States, seat: int, hand: int) -> States:
    """The position in which the player opposite a seat holds a hand."""
    given = copied(states)
    state, opposite = given[0], 1 - seat
    unknown = int(state.hands[opposite]) | int(state.set_aside)
    state.hands[opposite] = hand
    state.set_aside = unknown ^ hand
    return given


def names_of(hand: int) -> tuple[str, ...]:
    """The cards of a hand by their names."""
    return tuple(card_names(hand))


def margins(states: States, seat: int, action: int) -> list[tuple[int, int]]:
    """How a decision of a seat does against each hand that fits: the hand, and the margin."""
    rules = games[GAME]
    found = []
    for hand in hands_that_fit(states, seat):
        after, reason = rules.after(with_hand(states, seat, hand), action)
        assert reason == 0
        found.append((hand, margin_of(after, seat)))
    return found
