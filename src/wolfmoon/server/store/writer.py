"""The one thread of a process that writes: what came in meanwhile is committed together.

A durable commit costs the same for one order as for thirty, so nobody waits for more than two
of them. A piece of work that fails takes no other along.
"""

import logging
import queue
import time
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
SURE_SECONDS = 1.0
"""A connection that was used so shortly before is taken to be there."""


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
        self._line = _Line(engine)
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
                break
        self._line.hang_up()

    def _commit(self, batch: Batch) -> None:
        if not batch:
            return
        try:
            self._line.done(batch).commit()
        except BaseException as error:
            self._line.hang_up()
            for part in _parts_after(batch, error):
                self._commit(part)
        else:
            _acknowledge(batch)


class _Line:
    """The writer's own connection: one from the pool is asked first whether it is still there."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._used = 0.0

    def done(self, batch: Batch) -> Connection:
        """The connection with all that a batch has to do, done in a transaction.

        A database that was away since the last batch has lost nothing of this one: it is done
        again through a new connection. One that goes away later may have kept it.
        """
        kept = self._connection is not None and time.monotonic() - self._used < SURE_SECONDS
        try:
            return self._do(batch, kept)
        except DBAPIError as error:
            if not (kept and error.connection_invalidated):
                raise
            return self._do(batch, kept=False)

    def _do(self, batch: Batch, kept: bool) -> Connection:
        if not kept:
            self.hang_up()
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        self._used = time.monotonic()
        self._connection.begin()
        _do(self._connection, batch)
        return self._connection

    def hang_up(self) -> None:
        """Give the connection back; whatever is not committed is undone."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


# -- a batch ----------------------------------------------------------------------------
def _still_wanted(batch: Batch) -> Batch:
    """The pieces that someone still waits for, in the order of their keys; now nobody can go."""
    wanted = [each for each in batch if each.future.set_running_or_notify_cancel()]
    return sorted(wanted, key=lambda waiting: waiting.key)


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
