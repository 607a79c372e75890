"""The last tricks by brute force: every decision of both, to the end, without memory or bounds.

This is the other way by which puzzles are checked. It shares nothing with the solver but the rules:
it only asks whether a seat can end so many points ahead, whatever the other does.
"""

import numpy as np
import numpy.typing as npt

from ...engine.compiled import compiled, kernel, wide
from ...engine.kernels import States
from ...engine.notes import SILENT
from ...engine.record import Array
from ...games import games
from ...games.lone_wolves.actions import DECISIONS_IN_A_TRICK, MOST_OFFERED, Ask
from ...games.lone_wolves.scoring import balance
from ...games.lone_wolves.state import State
from ...games.lone_wolves.turn import apply, offer

Numbers = npt.NDArray[np.int32]
Counts = npt.NDArray[np.int64]

DEEPEST = 4 * DECISIONS_IN_A_TRICK + 2
MOST_NODES = 400_000_000
UNKNOWN, NO, YES = -1, 0, 1


@compiled
def ends_ahead(state: State, seat: int, wanted: int) -> bool:
    """Whether a game that is over ends so many points ahead for a seat."""
    points = balance(state)
    return (points if seat == 0 else -points) >= wanted


@kernel
def can_end_ahead(
    states: Array[State], offers: Numbers, tried: Counts, seat: int, wanted: int, limit: int
) -> int:
    """Whether a seat can end so many points ahead from the first state on; -1 at the limit.

    A position of the seat is good if one decision is, a position of the other if all are.
    """
    counts = np.zeros(len(states), dtype=np.int64)
    level, nodes, good = 0, 0, NO
    counts[0] = offer(states[0], offers[0])
    tried[0] = 0
    returning = False
    while True:
        if returning:  # `good` is what the level above has come to
            if level == 0:
                return good
            level -= 1
            own = states[level].seat == seat
            returning = (good == YES) == own or tried[level] == counts[level]
            continue
        action = wide(offers[level, tried[level]])
        tried[level] += 1
        nodes += 1
        if nodes > limit:
            return UNKNOWN
        level += 1
        states[level] = states[level - 1]
        apply(states[level], action, offers[level], SILENT)
        if states[level].asks == Ask.OVER:
            good = YES if ends_ahead(states[level], seat, wanted) else NO
            returning = True
        else:
            counts[level] = offer(states[level], offers[level])
            tried[level] = 0


class Brute:
    """The memory in which endings are tried out."""

    def __init__(self) -> None:
        self._states = State.zeros(DEEPEST)
        self._offers = np.zeros((DEEPEST, MOST_OFFERED), dtype=np.int32)
        self._tried = np.zeros(DEEPEST, dtype=np.int64)

    def wins(self, states: States, seat: int, wanted: int, limit: int = MOST_NODES) -> bool | None:
        """Whether a seat can end so many points ahead; None if it takes too long to say."""
        self._states[0] = states[0]
        if states[0].asks == Ask.OVER:
            return bool(ends_ahead_of(states, seat) >= wanted)
        found = can_end_ahead(self._states, self._offers, self._tried, seat, wanted, limit)
        return None if found == UNKNOWN else bool(found)


def ends_ahead_of(states: States, seat: int) -> int:
    """By how many points a seat is ahead in a game that is over."""
    rules = games["lone-wolves"]
    totals = [sum(row.values()) for row in rules.points(states)]
    return int(totals[seat]) - int(totals[1 - seat])
