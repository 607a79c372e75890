"""A game's compiled functions at work: on many states at once, or on one."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from .errors import BadInput, phrase
from .kernels import Kernels, Numbers, States, Words, bind, on_all_cores
from .notes import blank_notes, noted
from .record import Record, copied
from .stepper import Stepper
from .stream import streams
from .warming import Step, kernel_steps

NO_LIMIT = 1_000_000_000


class Batches(ABC):
    """The part of a game's rules that runs compiled."""

    state_record: ClassVar[type[Record]]
    num_actions: ClassVar[int]
    most_offered: ClassVar[int]
    functions: ClassVar[dict[str, Callable[..., Any]]]
    """The compiled functions that its kernels are made of; see `kernels.bind`."""

    def __init__(self) -> None:
        self.kernels: Kernels = bind(**self.functions)

    @abstractmethod
    def batch_options(self, **options: object) -> Numbers:
        """The options of a new game as numbers, for `new_many`."""

    def new_many(self, count: int, seed: int, first: int = 0, **options: object) -> States:
        """Many new games: the numbers `first`, `first` + 1, … of a seed."""
        states = self.state_record.zeros(count)
        words, numbers = streams(seed, count, first), self.batch_options(**options)
        self.kernels.set_up(states, numbers, words, 0, count)
        return states

    def step_many(self, states: States, actions: npt.ArrayLike) -> Numbers:
        """Carry out one action in each state; the reason code of each, 0 where it was done."""
        numbers = np.asarray(actions, dtype=np.int64)
        if numbers.shape != (len(states),):
            raise BadInput(phrase("input-actions", count=len(states)))
        if len(numbers) and not (numbers.min() >= 0 and numbers.max() < self.num_actions):
            first = next(int(n) for n in numbers if not 0 <= n < self.num_actions)
            raise BadInput(phrase("input-action", last=self.num_actions - 1, found=first))
        reasons, room = np.zeros(len(states), dtype=np.int64), self._room(len(states))
        on_all_cores(len(states), partial(self.kernels.step, states, numbers, reasons, room))
        return reasons

    def offer_many(self, states: States) -> tuple[npt.NDArray[np.int32], Numbers]:
        """What is offered in each state, and how much."""
        offered, counts = self._room(len(states)), np.zeros(len(states), dtype=np.int64)
        on_all_cores(len(states), partial(self.kernels.offer, states, offered, counts))
        return offered, counts

    def play_out_many(self, states: States, words: Words, limit: int = NO_LIMIT) -> Numbers:
        """Play each state on at random, on all cores; how many decisions each took."""
        made, room = np.zeros(len(states), dtype=np.int64), self._room(len(states))
        play_out = partial(self.kernels.play_out, states, words, room, made, limit)
        on_all_cores(len(states), play_out)
        return made

    def figures(self, **options: object) -> dict[str, float]:
        """Figures of speed that only this game has, for the benchmark."""
        return {}

    def warm_steps(self) -> list[Step]:
        """What to call, and in which words, so that every kernel of the game is compiled."""
        return kernel_steps(
            self.kernels, self.state_record.zeros, self.batch_options(), self.most_offered
        )

    def stepper(self, states: States) -> Stepper:
        """What takes an array of states further, decision by decision, where they lie."""
        return Stepper(self.kernels, states, self.most_offered)

    def after(self, states: States, action: int) -> tuple[States, int]:
        """A copy of an array of one state after a decision, and its reason code: 0 if done."""
        following = copied(states)
        return following, self.stepper(following).decide(action)

    def carried_out(self, states: States, action: int) -> tuple[States, list[list[int]]]:
        """A copy of an array of one state after a decision offered there, and the rules' notes."""
        after, notes = copied(states), blank_notes()
        self.kernels.tell(after, action, self._room(1)[0], notes)
        return after, noted(notes)

    def _room(self, count: int) -> npt.NDArray[np.int32]:
        return np.zeros((count, self.most_offered), dtype=np.int32)
