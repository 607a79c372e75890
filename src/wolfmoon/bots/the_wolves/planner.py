"""A planner in Python's hands: it plans a turn in pieces, and looks at the clock between them."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...engine.kernels import States
from ...games.the_wolves.actions import Act
from ...games.the_wolves.forms.notation import action_number
from ...games.the_wolves.state import State
from .ahead import Errand, work
from .beam import Task
from .workbench import Pool, Slot, Workbench

END = action_number(Act.END, 0)
NO_LIMIT = int(np.iinfo(np.int64).max)
NO_LUCK = np.uint64(1)
PIECE = 2
"""Positions that are explored between two looks at the clock: a few milliseconds."""


@dataclass(frozen=True)
class Turn:
    """A whole turn that was found."""

    value: float
    line: tuple[int, ...]  # its decisions, to end it last
    slot: int  # where the position before its end lies on the bench


class Planner:
    """A bench, a mind, and how wide to look."""

    def __init__(self, minds: Any, widths: tuple[int, int, int]) -> None:
        acting, walking, ended = widths
        self.minds = minds
        self.benches = Workbench.zeros()
        self.widths = (acting, acting, walking, walking, ended)

    def plan(self, states: States, limit: int = NO_LIMIT, deadline: float | None = None) -> bool:
        """Look for the best turns from a state on; whether the time ran out."""
        bench = self.benches[0]
        bench.states[Slot.ROOT] = states[0]
        bench.lengths[Slot.ROOT] = 0
        bench.widths[:] = self.widths
        bench.judged, bench.limit = 0, limit
        in_time = self._whole() if deadline is None else self._in_pieces(deadline)
        if bench.counts[Pool.ENDED] == 0:
            self._finish()
        return not in_time

    def turns(self) -> list[Turn]:
        """The turns that were found, best first."""
        bench = self.benches[0]
        first = int(bench.firsts[Pool.ENDED])
        slots = range(first, first + int(bench.counts[Pool.ENDED]))
        found = [Turn(float(bench.values[slot]), self._line(slot), slot) for slot in slots]
        return sorted(found, key=lambda turn: (-turn.value, turn.line))

    def state_in(self, slot: int) -> States:
        """The state in a slot, as an array of one."""
        states = State.zeros()
        states[0] = self.benches[0].states[slot]
        return states

    def root(self) -> States:
        """The state that was foreseen, as an array of one."""
        return self.state_in(Slot.ROOT)

    def rows(self, seats: int) -> Any:
        """What was seen of each seat in the state judged last."""
        return self.benches[0].judge.rows[:seats].copy()

    def forget(self) -> None:
        """Count positions from nothing."""
        self.benches[0].judged = 0

    @property
    def judged(self) -> int:
        """How many positions were judged."""
        return int(self.benches[0].judged)

    def foresee(
        self, states: States, seat: int, turns: int, luck: Any, temperature: float
    ) -> float:
        """What a state is to a seat after everyone has played on for some turns."""
        bench = self.benches[0]
        bench.states[Slot.ROOT] = states[0]
        bench.widths[:] = self.widths
        bench.limit = NO_LIMIT
        return float(
            work(self.benches, self.minds, int(Errand.FORESEE), seat, turns, luck, temperature)
        )

    def win_shares(self, states: States) -> tuple[float, ...]:
        """The win share of each seat in a state at the end of a turn."""
        self.benches[0].states[Slot.ROOT] = states[0]
        self._work(Errand.SHARES)
        shares = self.benches[0].judge.win_shares[: int(states[0].seats)]
        return tuple(float(share) for share in shares)

    def compile(self) -> None:
        """Compile the kernel, or load it from disk, before the first turn waits for it."""
        self._work(Task.BEGIN)

    # -- inside
    def _work(self, errand: int, first: int = 0, last: int = 0) -> int:
        return int(work(self.benches, self.minds, int(errand), first, last, NO_LUCK, 0.0))

    def _line(self, slot: int) -> tuple[int, ...]:
        bench = self.benches[0]
        return (*bench.lines[slot][: bench.lengths[slot]].tolist(), END)

    def _whole(self) -> bool:
        self._work(Task.WHOLE)
        return True

    def _in_pieces(self, deadline: float) -> bool:
        count = self._work(Task.BEGIN)
        while count:
            for first in range(0, count, PIECE):
                if time.perf_counter() > deadline:
                    return False
                self._work(Task.EXPLORE, first, min(first + PIECE, count))
            count = self._work(Task.NEXT)
        return True

    def _finish(self) -> None:
        """No turn has ended: go on from the best position so far, looking at one way alone."""
        bench = self.benches[0]
        slots = [
            int(bench.firsts[pool]) + number
            for pool in (Pool.ACTED, Pool.ACTING)
            for number in range(int(bench.counts[pool]))
        ]
        if slots:
            best = max(slots, key=lambda slot: float(bench.values[slot]))
            bench.states[Slot.ROOT] = bench.states[best]
            bench.lines[Slot.ROOT] = bench.lines[best]
            bench.lengths[Slot.ROOT] = bench.lengths[best]
        bench.widths[:] = 1
        bench.limit = NO_LIMIT
        self._work(Task.WHOLE)
