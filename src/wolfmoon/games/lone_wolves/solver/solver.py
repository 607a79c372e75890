"""Solving the last tricks exactly, for analysis and bots: best play of both, all cards known."""

from dataclasses import dataclass

from ....engine.data import in_range
from ....engine.record import Array
from ..actions import DECISIONS_IN_A_TRICK, Ask
from ..box.components import TRICKS
from ..forms.notation import action_text
from ..state import State
from .levels import Level, Memory, Shared
from .search import begin_decision, begin_search, search

DEFAULT_NODES = 50_000_000
MOST_NODES = 2_000_000_000
MEMORY_BITS = {1: 8, 2: 8, 3: 13, 4: 18}
"""By tricks left: the memory has two to this power places."""
MOST_MEMORY_BITS = 20
HALF_WINDOW = 4
"""How far around a guess the value is looked for at first, in points."""


@dataclass(frozen=True)
class Solution:
    """What best play of both sides leads to."""

    value: int | None  # points of the first seat minus points of the second; None if not found
    actions: list[str]  # all best decisions
    nodes: int  # positions visited
    complete: bool  # whether the search came to its end


def solve(states: Array[State], offered: list[int], node_limit: int = DEFAULT_NODES) -> Solution:
    """The value of the first state of an array, and which of the offered decisions are best."""
    run = _Search(states[0], in_range(node_limit, 1, MOST_NODES, "node_limit"))
    points = run.value()
    actions = [action_text(action) for action in offered if run.reaches(action, points)]
    if run.nodes > node_limit:
        return Solution(None, [], run.nodes, complete=False)
    return Solution(run.for_first(points), actions, run.nodes, complete=True)


class _Search:
    """A search from one state, with what it learns on the way."""

    def __init__(self, state: State, node_limit: int) -> None:
        tricks_left = TRICKS - int(state.trick)
        self.levels = Level.zeros(DECISIONS_IN_A_TRICK * tricks_left + 2)
        self.levels[0].state = state
        self.memories = Memory.zeros(1 << MEMORY_BITS.get(tricks_left, MOST_MEMORY_BITS))
        self.shared_by_all = Shared.zeros()
        self.shared_by_all[0].node_limit = node_limit
        self.seat = int(state.seat)

    @property
    def nodes(self) -> int:
        """How many positions were visited."""
        return int(self.shared_by_all[0].nodes)

    def for_first(self, points: int) -> int:
        """Points of the seat to decide as points of the first seat."""
        return points if self.seat == 0 else -points

    def value(self) -> int:
        """What the seat to decide gets, looked for around the score as it stands."""
        guess = int(begin_search(self.levels))
        if self.levels[0].state.asks == Ask.OVER:
            return guess
        low, high = guess - HALF_WINDOW, guess + HALF_WINDOW
        while True:
            best = self._search(0, low, high)
            if low < best < high or self.nodes > self.shared_by_all[0].node_limit:
                return best
            if best <= low:
                low, high = best - 2 * HALF_WINDOW, best + 1
            else:
                low, high = best - 1, best + 2 * HALF_WINDOW

    def reaches(self, action: int, points: int) -> bool:
        """Whether a decision brings the seat to decide so many points."""
        begin_decision(self.levels, action)
        if self.levels[1].state.seat == self.seat:
            return self._search(1, points - 1, points) >= points
        return self._search(1, -points, 1 - points) <= -points

    def _search(self, depth: int, low: int, high: int) -> int:
        return int(search(self.levels, self.memories, self.shared_by_all, depth, low, high))
