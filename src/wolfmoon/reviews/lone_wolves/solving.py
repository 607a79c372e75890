"""The last three tricks, solved: every hand that fits, with ways in which face-down scars may lie.

In each way both sides then play their best with all cards known. So nothing is estimated but which
scars lie where, if they can lie in more ways than are tried.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ...engine.kernels import States
from ...engine.record import copied
from ...engine.stream import streams
from ...games import games
from ...games.lone_wolves.actions import Ask
from ...games.lone_wolves.box.components import LANDS, TRICKS
from ...games.lone_wolves.hidden.redeal import determinize_at
from ...games.lone_wolves.hidden.view import hides_from
from ...games.lone_wolves.solver.solver import solve
from .hands import Hands

LAST = 3
"""Tricks from the end on that are solved."""
LYING = 24
WAYS = {1: 6, 2: 4, 3: 2}
"""By tricks left: in how many ways the scars lie that are tried with each hand, or more."""
FEWEST_WAYS = 60
"""So many are tried in all: where one hand is left, two ways of scars would be mere luck."""
Floats = npt.NDArray[np.float64]


def is_last(states: States) -> bool:
    """Whether so few tricks are left that they are solved."""
    return TRICKS - int(states[0].trick) <= LAST


def worlds(states: States, seat: int, hands: Hands) -> list[list[States]]:
    """For each hand, the ways that scars may lie: worlds that fit what a seat knows."""
    opposite, state = 1 - seat, states[0]
    lying = sum(int(state.lands[land].pile_left) for land in range(LANDS))
    enough = max(WAYS[TRICKS - int(state.trick)], -(-FEWEST_WAYS // len(hands)))
    count = enough if lying or hides_from(state, seat) else 1
    found: list[list[States]] = []
    for hand in hands.tolist():
        ways = []
        for word in streams(LYING, count):
            world = copied(states)
            determinize_at(world, 0, seat, word)
            unknown = int(world[0].hands[opposite]) | int(world[0].set_aside)
            world[0].hands[opposite], world[0].set_aside = hand, unknown & ~hand
            ways.append(world)
        found.append(ways)
    return found


def solved(lies: Sequence[Sequence[States]], seat: int, actions: Sequence[int]) -> Floats:
    """The result for a seat, by decision, hand and way."""
    return np.array([[[end_of(w, seat, a) for w in ways] for ways in lies] for a in actions])


def end_of(states: States, seat: int, action: int) -> float:
    """How a decision ends for a seat with best play of both, all cards known."""
    after, reason = games["lone-wolves"].after(states, action)
    assert reason == 0, f"action {action} is not offered"
    return value_of(after, seat)


def value_of(states: States, seat: int) -> float:
    """How a position ends for a seat with best play of both: 1, a half or 0."""
    if states[0].asks == Ask.OVER:
        outcome = games["lone-wolves"].outcome(states)
        assert outcome is not None
        return outcome.shares[seat]
    points = solve(states, []).value
    assert points is not None
    ahead = points if seat == 0 else -points
    return 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0
