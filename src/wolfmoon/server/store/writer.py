"""The one thread of a process that writes: what came in meanwhile is committed together.

A durable commit costs the same for one order as for thirty, so nobody waits for more than two
of them. A piece of work that fails takes no other along.
"""

import logging
import queue
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")
log = logging.getLogger("wolfmoon.server")
MOST_AT_ONCE = 64


@dataclass
class Done(Generic[T]):
    """What a piece of work answers, and what is to be done once it is on disk."""

    answer: T
    then: Callable[[], None] | None = None


Work = Callable[[Connection], Done[T]]


@dataclass
class _Waiting:
    """A piece of work, and whoever waits for it."""

    work: Work[Any]
    key: str
    future: Future[Any] = field(default_factory=Future)
    done: Done[Any] | None = None


Batch = list[_Waiting]


class Writer:
    """Writes in the order in which work comes, several pieces in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T], key: str = "") -> "Future[T]":
        """Have work done; the future is answered when it is on disk.

        Work of several processes that locks rows does so in the order of its keys.
        """
        waiting = _Waiting(work, key)
        self._queue.put(waiting)
        return waiting.future

    def close(self) -> None:
        """Do what is left, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            ended = False
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    ended = True
                    break
                batch.append(following)
            self._commit(_still_wanted(batch))
            if ended:
                return

    def _commit(self, batch: Batch) -> None:
        if not batch:
            return
        try:
            with self._engine.connect() as connection:
                _begin(connection)
                _do(connection, batch)
                connection.commit()
        except BaseException as error:
            for part in _parts_after(batch, error):
                self._commit(part)
        else:
            _acknowledge(batch)


# -- a batch ----------------------------------------------------------------------------
def _still_wanted(batch: Batch) -> Batch:
    """The pieces that someone still waits for, in the order of their keys; now nobody can go."""
    wanted = [each for each in batch if each.future.set_running_or_notify_cancel()]
    return sorted(wanted, key=lambda waiting: waiting.key)


def _begin(connection: Connection) -> None:
    connection.execution_options(writes=True)
    connection.begin()


def _do(connection: Connection, batch: Batch) -> None:
    for waiting in batch:
        waiting.done = None
    for waiting in batch:
        waiting.done = waiting.work(connection)


def _parts_after(batch: Batch, error: BaseException) -> list[Batch]:
    """What is left to be done after a transaction failed, in transactions of their own.

    A piece that is refused, or that the database can't do now, undoes what the others did in the
    same transaction: those before it and those after it are done again without it.
    """
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if len(batch) == 1 or lost or not isinstance(error, Exception):
        _fail(batch, error)
        return []
    undone = (place for place, waiting in enumerate(batch) if waiting.done is None)
    place = next(undone, len(batch) - 1)
    parts = (batch[:place], batch[place : place + 1], batch[place + 1 :])
    return [part for part in parts if part]


def _acknowledge(batch: Batch) -> None:
    """It is on disk: whatever may go wrong from here on is not the answer's matter."""
    for waiting in batch:
        assert waiting.done is not None
        try:
            if waiting.done.then is not None:
                waiting.done.then()
        except Exception:
            log.exception("after a commit")
        waiting.future.set_result(waiting.done.answer)


def _fail(batch: Batch, error: BaseException) -> None:
    for waiting in batch:
        if not waiting.future.done():
            waiting.future.set_exception(error)
