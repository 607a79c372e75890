"""Carrying out decisions one after the other: some states, and the room that kernels need."""

import numpy as np
import numpy.typing as npt

from .kernels import Kernels, Numbers, States


class Stepper:
    """An array of states that are taken further where they lie, on this thread.

    The room for offers is made once, so a decision costs hardly more than its kernels. Most have
    one state in hand: for them are `offer` and `decide`.
    """

    def __init__(self, kernels: Kernels, states: States, most_offered: int) -> None:
        self.kernels, self.states = kernels, states
        self.offered = np.zeros((len(states), most_offered), dtype=np.int32)
        self.counts, self._actions, self.reasons = np.zeros((3, len(states)), dtype=np.int64)

    def look(self) -> None:
        """Fill in what is offered in each state, and how much."""
        self.kernels.offer(self.states, self.offered, self.counts, 0, len(self.states))

    def step(self, actions: Numbers) -> None:
        """Carry out an action in each state; `reasons` has a 0 where it was done."""
        self.kernels.step(self.states, actions, self.reasons, self.offered, 0, len(self.states))

    def offer(self) -> npt.NDArray[np.int32]:
        """What may be decided in the one state; overwritten by the next decision."""
        self.look()
        return self.offered[0, : self.counts[0]]

    def decide(self, action: int) -> int:
        """Carry out an action in the one state; its reason code, 0 if it was done."""
        self._actions[0] = action
        self.step(self._actions)
        return int(self.reasons[0])

    def only(self, kept: npt.NDArray[np.bool_]) -> "Stepper":
        """A stepper of those states alone, copied; what was offered in them is known."""
        other = Stepper(self.kernels, self.states[kept], self.offered.shape[1])
        other.offered[:], other.counts[:] = self.offered[kept], self.counts[kept]
        return other
