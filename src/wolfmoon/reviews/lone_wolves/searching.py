"""What a decision leads to by what its player could know: searches over hands that fit.

All that is compared meets the same hands in the same order and the same luck. Each batch is a tree
of its own that knows nothing of the others; its first quarter learns, and what follows is counted.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ...bots.lone_wolves.playout import SEEN, STATES
from ...bots.lone_wolves.search import begin, simulate
from ...bots.lone_wolves.tree import NO_NODE, ROOT, Cursor, Node
from ...engine.kernels import States
from ...engine.record import Array, copied
from ...engine.stream import Stream
from ...games import games
from ...games.lone_wolves.actions import MOST_OFFERED, Ask
from ...games.lone_wolves.hidden.redeal import determinize_at
from ...games.lone_wolves.state import State
from .hands import Hands

GAME = "lone-wolves"
NODES = 1 << 15
"""Room for a tree: a simulation adds a decision, and now and then a scar."""
LEARNING = 4
"""One in so many simulations comes first and is not counted: a tree that knows nothing errs."""
Floats = npt.NDArray[np.float64]


class Searching:
    """Memory in which decisions are searched."""

    def __init__(self) -> None:
        self._nodes: Array[Node] = Node.zeros(NODES)
        self._cursors: Array[Cursor] = Cursor.zeros()
        self._states: Array[State] = State.zeros(STATES)
        self._offered = np.zeros(MOST_OFFERED, dtype=np.int32)
        self._rules = games[GAME]

    def ranked(
        self, states: States, seat: int, hands: Hands, word: np.uint64, simulations: int
    ) -> list[tuple[int, float, int]]:
        """The decisions of a seat with their shares and visits, the most visited first."""
        self._begin(states, seat, hands, word)
        self._simulate(seat, hands, simulations)
        found = [
            (int(node.key), float(node.wins) / int(node.visits), int(node.visits))
            for node in self._children()
        ]
        return sorted(found, key=lambda each: (-each[2], -each[1], each[0]))

    def shares(
        self,
        states: States,
        seat: int,
        actions: Sequence[int],
        hands: Hands,
        words: Stream,
        simulations: int,
        first: int = 0,
    ) -> Floats:
        """The share of a seat that decides, by decision and batch; a word for each batch.

        Batches from the first one on get the hands that they would get if all were asked for.
        """
        found = np.zeros((len(actions), len(words)))
        for batch, word in enumerate(words):
            world = copied(states)
            determinize_at(world, 0, seat, word)
            turned = np.roll(hands, -(first + batch) * simulations)
            for place, action in enumerate(actions):
                after, _ = self._rules.after(world, action)
                found[place, batch] = self._share(after, seat, turned, word, simulations)
        return found

    def _share(
        self, states: States, seat: int, hands: Hands, word: np.uint64, simulations: int
    ) -> float:
        """The share of a seat from a position on that it has brought about."""
        if states[0].asks == Ask.OVER:
            outcome = self._rules.outcome(states)
            assert outcome is not None
            return outcome.shares[seat]
        self._begin(states, seat, hands, word)
        learning = simulations // LEARNING
        self._simulate(seat, hands, learning)
        learned = float(self._nodes[ROOT].wins)
        self._simulate(seat, hands, simulations - learning)
        share = (float(self._nodes[ROOT].wins) - learned) / (simulations - learning)
        return share if seat == 0 else 1.0 - share

    # -- the tree
    def _begin(self, states: States, seat: int, hands: Hands, word: np.uint64) -> None:
        self._states[SEEN] = states[0]
        begin(self._nodes, self._cursors, self._states, hands, seat, False)
        self._cursors[0].stream = word
        self._cursors[0].hands = len(hands)

    def _simulate(self, seat: int, hands: Hands, number: int) -> None:
        simulate(self._nodes, self._cursors, self._states, hands, self._offered, seat, number)

    def _children(self) -> list[Node]:
        found, child = [], int(self._nodes[ROOT].first)
        while child != NO_NODE:
            found.append(self._nodes[child])
            child = int(self._nodes[child].next)
        return found
