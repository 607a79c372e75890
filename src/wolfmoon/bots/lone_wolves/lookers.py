"""Cub and Scout: they look no further than the trick, and take what brings most."""

from typing import ClassVar

import numpy as np
import numpy.typing as npt

from ...engine.record import Array
from ...games.lone_wolves.actions import MOST_OFFERED
from ...games.lone_wolves.state import State
from ..bot import USUAL, Bot, Budget, Choice, Evaluation, Seen
from .gains import POINT
from .greedy import OFFERS, SEEN, STATES, add_worlds
from .reward import share_of
from .thinking import Habit, think


class Looker(Bot):
    """A bot that adds up what a decision brings in a few worlds. More worlds it never sees."""

    game = "lone-wolves"
    habit: ClassVar[Habit]
    thoughtful: ClassVar[bool]
    """Whether it plays cards with a thought of the other hand and of the scar that follows."""

    def __init__(self) -> None:
        self._states: Array[State] = State.zeros(STATES)
        self._offers = np.zeros((OFFERS, MOST_OFFERED), dtype=np.int32)
        self._values = np.zeros(MOST_OFFERED, dtype=np.int64)
        self._word = np.uint64(1)
        self._add_worlds(0, 0)

    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        """The decision that brings most."""
        if len(seen.offer) == 1 and not evaluate:
            return Choice(seen.offer[0])
        self._states[SEEN] = seen.states[0]
        self._values[:] = 0
        self._word = np.uint64(stream)
        done, cut_short = think(
            self.habit, budget, lambda number: self._add_worlds(seen.seat, number)
        )
        values = self._values[: len(seen.offer)] / (POINT * done)
        ranked = np.argsort(-values, kind="stable")
        evaluation = self._evaluation(seen, values, ranked) if evaluate else None
        return Choice(seen.offer[ranked[0]], done, cut_short, evaluation)

    def _add_worlds(self, seat: int, number: int) -> None:
        word = add_worlds(
            self._states, self._offers, self._values, seat, self._word, number, self.thoughtful
        )
        self._word = np.uint64(word)

    def _evaluation(
        self, seen: Seen, values: npt.NDArray[np.float64], ranked: npt.NDArray[np.intp]
    ) -> Evaluation:
        """Shares guessed from points; it sees no further than its own decision."""
        options = tuple((seen.offer[index], share_of(values[index])) for index in ranked)
        action, own = options[0]
        shares = (own, 1 - own) if seen.seat == 0 else (1 - own, own)
        return Evaluation(shares, options, (action,))


class Cub(Looker):
    """Level 1: it plays cards for the points of the moment, and looks for scars in one world."""

    name = "cub"
    level = 1
    habit = Habit(simulations=1, seconds=0.01, at_once=1, most=1)
    thoughtful = False


class Scout(Looker):
    """Level 2: twelve worlds; it knows what was played, and who is out of a suit."""

    name = "scout"
    level = 2
    habit = Habit(simulations=12, seconds=0.025, at_once=1, most=12)
    thoughtful = True
