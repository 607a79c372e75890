"""The tasks as one process sees them: those that wait, and those it has in hand."""

import threading
from collections import Counter
from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import partial
from itertools import count
from typing import TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection

from ..jobs.house import House
from ..jobs.queue import LAST, micros
from ..store.writer import Done
from . import rows
from .hand import Lost
from .kind import Nothing, Outcome, Work
from .rows import DONE, GIVEN_UP, MICROS, Ending, New, Task

T = TypeVar("T")
LONGEST_REASON = 500
RECURRING = ""
"""The key of the one task of a kind that comes again and again."""


class TaskQueue:
    """Takes tasks with a lease, keeps the lease while they are in hand, and ends them."""

    def __init__(
        self, house: House, owner: str, lease_seconds: float, kinds: Mapping[str, Work]
    ) -> None:
        self._house = house
        self._owner = owner
        self._lease = int(lease_seconds * MICROS)
        self._kinds = kinds
        self._lock = threading.Lock()
        self._in_hand: dict[str, Task] = {}
        """By the names of their leases."""
        self._numbers = count(1)

    # -- taking
    def take(self) -> Task | None:
        """A task that is due, leased.

        The lowest priority comes first, then whoever has the fewest tasks in hand, then the task
        that has waited longest. What an older or newer program puts is left to its own processes.
        """
        at, kinds = micros(), tuple(self._kinds)
        found = self._house.read(lambda c: rows.first_of_each(c, kinds, at))
        with self._lock:
            busy = Counter(task.share for task in self._in_hand.values())
        for due in sorted(found, key=lambda due: (due.priority, busy[due.share], due.run_at)):
            lease, until = f"{self._owner}-{next(self._numbers)}", at + self._lease
            take = partial(rows.take, id=due.id, kinds=kinds, lease=lease, now=at, until=until)
            if (task := self._write(take)) is not None:
                with self._lock:
                    self._in_hand[lease] = task
                return task
        return None

    def keep_leases(self) -> None:
        """Say that this process is alive and at work."""
        with self._lock:
            in_hand = list(self._in_hand.values())
        if in_hand:
            until = micros() + self._lease
            self._write(lambda c: rows.keep(c, in_hand, until))

    def _let_go(self, task: Task) -> None:
        with self._lock:
            self._in_hand.pop(task.lease, None)

    # -- of a task in hand
    def show(self, task: Task, progress: float, words: str) -> None:
        """Keep how far a task is."""
        if not self._held(task, lambda c: rows.show(c, task.id, progress, words)):
            raise Lost
        self._progressed(task)

    def finish(self, task: Task, outcome: Outcome[BaseModel]) -> bool:
        """Keep what came of a task, with its effect; False if it was lost, and nothing is kept."""
        kind, at = self._kinds[task.kind], micros()
        ending = Ending(
            DONE,
            at,
            result=outcome.result.model_dump_json(),
            forget_at=_after(at, kind.kept),
            again_at=_after(at, kind.every),
        )

        def work(connection: Connection) -> None:
            outcome.effect(connection)
            rows.end(connection, task.id, ending)

        return self._ended(task, work, outcome.lock)

    def give_up(self, task: Task, reason: str) -> bool:
        """A task is not tried again; one that comes again is, when its next time has come."""
        kind, at = self._kinds[task.kind], micros()
        ending = Ending(
            GIVEN_UP,
            at,
            reason=_in_short(reason),
            forget_at=_after(at, kind.kept),
            again_at=_after(at, kind.every),
        )
        return self._ended(task, lambda c: rows.end(c, task.id, ending))

    def put_back(
        self, task: Task, pause: timedelta, reason: str | None = None, tried: bool = True
    ) -> bool:
        """A task could not be done: someone tries again in a while."""
        run_at, attempts = micros() + _micros(pause), task.attempts if tried else task.attempts - 1
        told = None if reason is None else _in_short(reason)
        return self._ended(task, lambda c: rows.put_back(c, task.id, run_at, attempts, told))

    def _ended(self, task: Task, work: Callable[[Connection], None], lock: str = LAST) -> bool:
        try:
            ended = self._held(task, work, lock)
        finally:
            self._let_go(task)
        self._progressed(task)
        return ended

    def _progressed(self, task: Task) -> None:
        if task.person is not None:
            self._house.progressed(task.person, task.id)

    def _held(self, task: Task, work: Callable[[Connection], None], lock: str = LAST) -> bool:
        """Do something in one transaction, if the task is still in hand; whether it was."""

        def if_held(connection: Connection) -> bool:
            if not rows.held(connection, [task]):
                return False
            work(connection)
            return True

        return self._write(if_held, lock)

    # -- what comes again
    def sow(self) -> None:
        """Have a task for every kind that comes again and again."""
        self._write(self._sow)

    def _sow(self, connection: Connection) -> None:
        at, arguments = micros(), Nothing().model_dump_json()
        for kind in self._kinds.values():
            run_at = _after(at, kind.every)
            if run_at is not None:
                new = New(kind.name, RECURRING, arguments, kind.priority, run_at)
                if not rows.put(connection, new, at):
                    rows.no_later(connection, kind.name, RECURRING, run_at)

    def _write(self, work: Callable[[Connection], T], key: str = LAST) -> T:
        return self._house.write(lambda connection: Done(work(connection)), key)


def _micros(duration: timedelta) -> int:
    return int(duration.total_seconds() * MICROS)


def _after(at: int, duration: timedelta | None) -> int | None:
    return None if duration is None else at + _micros(duration)


def _in_short(reason: str) -> str:
    return " ".join(reason.split())[:LONGEST_REASON]
