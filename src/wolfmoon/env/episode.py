"""An episode: one game that is played through an environment, with few calls into compiled code."""

import numpy as np
import numpy.typing as npt

from ..engine.kernels import States
from ..engine.story import Telling
from .layout import Row
from .study import Study

Mask = npt.NDArray[np.int8]


class Episode:
    """A game that is played through an environment; `start` begins another."""

    def __init__(self, kind: Study, memory: bool = True, story: bool = False) -> None:
        self.study, self.memory, self._tells = kind, memory, story
        self.story: list[list[Telling]] = []
        """By seat, if it is wanted: what the seat saw happen from its last decision on."""
        self.rules = kind.rules
        self.states: States = kind.rules.state_record.zeros()
        self.seat: int | None = None
        """Whose decision it is; None once the game is over."""
        self._stepper = kind.rules.stepper(self.states)

    def start(self, seed: int, **options: object) -> None:
        """Begin a new game."""
        self.states = self.rules.start(seed=seed, **options).states
        self._stepper = self.rules.stepper(self.states)
        self._seats = self.states["seat"]  # a field of an array is far quicker than of a record
        self.story = [[] for _ in range(self.rules.seats(self.states[0]) if self._tells else 0)]
        self._look()

    @property
    def offer(self) -> npt.NDArray[np.int32]:
        """What may be decided now."""
        return self._offer

    def step(self, action: int) -> int:
        """Decide; the reason code, 0 if it was done."""
        if not 0 <= action < self.rules.num_actions:
            raise ValueError(f"actions are numbers below {self.rules.num_actions}, not {action}")
        if self._tells and action in self.offer:
            self._tell(action)
        reason = self._stepper.decide(action)
        self._look()
        return reason

    def observe(self, seat: int) -> Row:
        """What a seat sees."""
        return self.study.observe(self.states, seat, self.memory)

    def mask(self, seat: int) -> Mask:
        """A one for every action that is offered to a seat."""
        mask = np.zeros(self.rules.num_actions, dtype=np.int8)
        if seat == self.seat:
            mask[self.offer] = 1
        return mask

    def _tell(self, action: int) -> None:
        """What an offered action leads to, as each seat may know it."""
        assert self.seat is not None
        self.story[self.seat] = []
        for seat, story in enumerate(self.story):
            story.extend(self.rules.story_for(self.states, action, seat))

    def _look(self) -> None:
        """Only a game that is over offers nothing."""
        self._offer = self._stepper.offer()
        self.seat = int(self._seats[0]) if len(self._offer) else None
