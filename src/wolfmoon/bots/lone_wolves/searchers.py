"""Hunter and Alpha: they search. A bot decides one thing at a time."""

from collections.abc import Iterator
from typing import ClassVar

import numpy as np

from ...engine.record import Array
from ...games.lone_wolves.actions import MOST_OFFERED
from ...games.lone_wolves.state import State
from ..bot import USUAL, Bot, Budget, Choice, Evaluation, Seen
from .hands import FIRST_LISTED_TRICK, MOST_LISTED
from .playout import SEEN, STATES
from .search import begin, simulate
from .thinking import Habit, think
from .tree import FIRST_SCAR, NO_NODE, ROOT, Cursor, Node

LEAST_VISITS = 5
"""Of a decision that is told as part of what the bot expects."""


class Searcher(Bot):
    """A bot that simulates games in a tree."""

    game = "lone-wolves"
    habit: ClassVar[Habit]
    lists_hands: ClassVar[bool]
    """Whether it goes through all hands opposite once they are few."""
    most_nodes: ClassVar[int] = 1 << 18
    """A tree that is full learns on, but grows no more."""

    def __init__(self) -> None:
        self._nodes: Array[Node] = Node.zeros(self.most_nodes)
        self._cursors: Array[Cursor] = Cursor.zeros()
        self._states: Array[State] = State.zeros(STATES)
        self._hands = np.zeros(MOST_LISTED, dtype=np.int64)
        self._offered = np.zeros(MOST_OFFERED, dtype=np.int32)
        self._begin(0, False)
        self._simulate(0, 0)

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        """The decision that was simulated most."""
        if len(seen.offer) == 1 and not evaluate:
            return Choice(seen.offer[0])
        self._states[SEEN] = seen.states[0]
        self._cursors[0].stream = np.uint64(stream)
        listed = self.lists_hands and int(seen.states[0].trick) >= FIRST_LISTED_TRICK
        self._begin(seen.seat, listed)
        done, cut_short = think(
            self.habit, budget, lambda number: self._simulate(seen.seat, number)
        )
        ranked = self._ranked(ROOT)
        action = int(self._nodes[ranked[0]].key)
        return Choice(action, done, cut_short, self._evaluation(seen, ranked) if evaluate else None)

    def _begin(self, seat: int, listed: bool) -> None:
        begin(self._nodes, self._cursors, self._states, self._hands, seat, listed)

    def _simulate(self, seat: int, number: int) -> None:
        simulate(self._nodes, self._cursors, self._states, self._hands, self._offered, seat, number)

    # -- reading the tree
    def _ranked(self, parent: int) -> list[int]:
        """The children of a node, the most simulated first; equals by what they brought."""
        children, child = [], int(self._nodes[parent].first)
        while child != NO_NODE:
            children.append(child)
            child = int(self._nodes[child].next)
        return sorted(children, key=self._rank)

    def _rank(self, index: int) -> tuple[int, float, int]:
        node = self._nodes[index]
        return -int(node.visits), -float(node.reward), int(node.key)

    def _share(self, index: int) -> float:
        """The part of its simulations that a decision won."""
        return float(self._nodes[index].wins) / int(self._nodes[index].visits)

    def _evaluation(self, seen: Seen, ranked: list[int]) -> Evaluation:
        own = self._share(ranked[0])
        return Evaluation(
            win_shares=(own, 1 - own) if seen.seat == 0 else (1 - own, own),
            options=tuple((int(self._nodes[index].key), self._share(index)) for index in ranked),
            line=tuple(self._line(ranked[0])),
        )

    def _line(self, index: int) -> Iterator[int]:
        """The decisions simulated most from a node on, its own first; scars are left out."""
        yield int(self._nodes[index].key)
        while (ranked := self._ranked(index)) and self._nodes[ranked[0]].visits >= LEAST_VISITS:
            index = ranked[0]
            if self._nodes[index].key < FIRST_SCAR:
                yield int(self._nodes[index].key)


class Hunter(Searcher):
    """Level 3: it draws the hands opposite, all the way."""

    name = "hunter"
    level = 3
    habit = Habit(simulations=500, seconds=0.04, at_once=50)
    lists_hands = False


class Alpha(Searcher):
    """Level 4: it searches longer, and knows all hands that are possible once they are few."""

    name = "alpha"
    level = 4
    habit = Habit(simulations=4000, seconds=0.25, at_once=100)
    lists_hands = True
