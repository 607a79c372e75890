"""The curve of Lone Wolves: chances with all cards open, as they lay.

The lie of the cards is what happens to this curve beside what was done wrong. Face-down scars stay
unknown, but for the last three tricks, which are solved.
"""

import numpy as np

from ...engine.kernels import States
from ...engine.stream import streams
from ...games.lone_wolves.actions import Ask
from ...games.lone_wolves.box.components import TRICKS
from ..calibration import set_right
from ..judged import Vector
from .searching import Searching
from .solving import is_last, value_of

OPEN_LUCK = 32
SIMULATIONS = 3000
MOST_KEPT = 10_000
BOARDS = ("basic", "advanced")


class Lie:
    """The value of positions with all cards open, each worked out once."""

    def __init__(self, searching: Searching) -> None:
        self._searching = searching
        self._known: dict[bytes, float] = {}

    def first(self, states: States) -> float:
        """The chance of the first seat."""
        key = states.tobytes()
        if key not in self._known:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[key] = self._worked_out(states)
        return self._known[key]

    def _worked_out(self, states: States) -> float:
        if states[0].asks == Ask.OVER or is_last(states):
            return value_of(states, 0)
        seat = int(states[0].seat)
        held = np.array([int(states[0].hands[1 - seat])], dtype=np.int64)
        word = streams(OPEN_LUCK, 1)[0]
        share = self._searching.ranked(states, seat, held, word, SIMULATIONS)[0][1]
        return share if seat == 0 else 1.0 - share

    def chances(self, states: States) -> Vector:
        """The chances of both, set right; the result once the game is over."""
        both, table, progress = self.raw(states)
        return both if states[0].asks == Ask.OVER else set_right(both, table, progress)

    def raw(self, states: States) -> tuple[Vector, str, float]:
        """The chances as the search has them, the kind of table, and how far the game has come."""
        first = self.first(states)
        progress = int(states[0].trick) / (TRICKS - 1)
        return np.array([first, 1.0 - first]), table_of(states), progress

    def around(self, states: States, after: States) -> tuple[Vector, Vector]:
        """The chances when a decision was to be made, after searching it, and once it was made.

        Nobody gains by a decision of their own what was not to be had before: if the position
        after it is worth more to the one who decided, it was worth as much before.
        """
        seat, value, ended = int(states[0].seat), self.chances(states), self.chances(after)
        return (ended if ended[seat] > value[seat] else value), ended


def table_of(states: States) -> str:
    """What kind of table it is, for the mapping that sets chances right."""
    solved = " solved" if is_last(states) else ""
    return f"lone-wolves {BOARDS[int(states[0].board)]}{solved}"
