"""Comparing decisions: a search names the best, and each of them is then played out as often."""

from collections.abc import Sequence

import numpy as np

from ...bots.bot import Budget, Seen
from ...bots.lone_wolves.forcing import simulate_from
from ...bots.lone_wolves.playout import SEEN, STATES
from ...bots.lone_wolves.searchers import Alpha
from ...bots.lone_wolves.tree import Cursor, Node
from ...engine.kernels import Words
from ...engine.record import Array
from ...engine.stream import streams
from ...games.lone_wolves.actions import MOST_OFFERED
from ...games.lone_wolves.forms.notation import action_text
from ...games.lone_wolves.state import State
from ..comparing import Compared, ranked
from ..estimate import Shares
from .endings import solved

SEARCHED = 3000
"""Simulations of the search that names the decisions to compare."""
COMPARED = 6
BATCHES = 20
"""Searches of each decision that know nothing of each other."""
IN_A_BATCH = 400
COUNTED = IN_A_BATCH // 2
"""The second half of a batch is counted."""
SEARCH_STREAM, CHOOSING, JUDGING = 1, 2, 3
"""Luck for the search, for choosing the best, and for judging: the best would be flattered by the
luck that it was chosen with."""
NODES = 1 << 12
"""Room for a batch: a simulation adds a decision, and now and then a scar."""


class Comparer:
    """Memory in which decisions are compared."""

    def __init__(self) -> None:
        self._searcher = Alpha()
        self._nodes: Array[Node] = Node.zeros(NODES)
        self._cursors: Array[Cursor] = Cursor.zeros()
        self._states: Array[State] = State.zeros(STATES)
        self._offered = np.zeros(MOST_OFFERED, dtype=np.int32)
        self._simulate(0, 0, streams(CHOOSING, 0))  # compiles it, or loads what was compiled

    def best(self, seen: Seen) -> list[Compared]:
        """The decisions that a search finds best, compared; the best first.

        At the end all decisions are solved instead, in all ways that hidden things can lie.
        """
        return ranked(solved(seen) or self.compared(seen, self._found(seen), CHOOSING))

    def compared(self, seen: Seen, actions: Sequence[int], luck: int = JUDGING) -> list[Compared]:
        """Some decisions, each played out as often, in the same worlds and with the same luck."""
        if counted := {way.line[0]: way for way in solved(seen)}:
            return [counted[action] for action in actions]
        self._states[SEEN] = seen.states[0]
        return [
            Compared((action,), action_text(action), self._shares(seen.seat, action, luck), COUNTED)
            for action in actions
        ]

    def _found(self, seen: Seen) -> list[int]:
        if len(seen.offer) == 1:
            return [seen.offer[0]]
        budget = Budget(simulations=SEARCHED)
        choice = self._searcher.choose(seen, budget, SEARCH_STREAM, evaluate=True)
        assert choice.evaluation is not None
        return [action for action, _ in choice.evaluation.options[:COMPARED]]

    def _shares(self, seat: int, action: int, luck: int) -> Shares:
        words = streams(luck, BATCHES * IN_A_BATCH).reshape(BATCHES, IN_A_BATCH)
        return np.array([self._simulate(seat, action, each) for each in words])

    def _simulate(self, seat: int, action: int, words: Words) -> float:
        return simulate_from(
            self._nodes, self._cursors, self._states, self._offered, seat, action, words
        )
