"""Writing: one transaction at a time in a process; what came in meanwhile is committed together.

A durable commit costs the same for one order as for thirty, so nobody waits for more than two
of them. A piece of work that fails takes no other along.
"""

import asyncio
import logging
import queue
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Event, Thread
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


class Writer(ABC):
    """Writes in the order in which work comes, several pieces in one transaction."""

    def submit(self, work: Work[T], key: str = "") -> "Future[T]":
        """Have work done; the future is answered when it is on disk.

        Work of several processes that locks rows does so in the order of its keys.
        """
        waiting = _Waiting(work, key)
        self._put(waiting)
        return waiting.future

    @abstractmethod
    def close(self) -> None:
        """Do what is left, then stop."""

    @abstractmethod
    def _put(self, waiting: _Waiting) -> None: ...


class ThreadWriter(Writer):
    """Writes in a thread of its own: for a database that is far, and has locks of others."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Do what is left, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _put(self, waiting: _Waiting) -> None:
        self._queue.put(waiting)

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


class LoopWriter(Writer):
    """Writes in the loop's thread: for a file beside us, where a statement takes microseconds.

    In a thread of its own every statement would wait for the interpreter, which the loop holds;
    under load that takes ten times as long as the work. Only the commit, which waits for the disk,
    is done in a thread.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self._waiting: deque[_Waiting] = deque()
        self._parts: deque[Batch] = deque()
        """Of a batch that failed: to be done one after the other, before anything else."""
        self._busy = False
        self._closing = False
        self._closed = Event()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")

    def close(self) -> None:
        """Do what is left, then stop; called from another thread, while the loop runs."""
        self._loop.call_soon_threadsafe(self._close)
        self._closed.wait()
        self._disk.shutdown()

    def _close(self) -> None:
        self._closing = True
        self._next()

    def _put(self, waiting: _Waiting) -> None:
        self._waiting.append(waiting)
        self._loop.call_soon_threadsafe(self._next)

    def _next(self) -> None:
        """Begin the next transaction, if none is under way."""
        while not self._busy and (batch := self._take()):
            self._commit(batch)
        if self._closing and not self._busy:
            self._closed.set()

    def _take(self) -> Batch:
        while self._parts or self._waiting:
            if self._parts:
                return self._parts.popleft()
            count = min(MOST_AT_ONCE, len(self._waiting))
            if batch := _still_wanted([self._waiting.popleft() for _ in range(count)]):
                return batch
        return []

    def _commit(self, batch: Batch) -> None:
        connection: Connection | None = None
        try:
            connection = self._engine.connect()
            _begin(connection)
            _do(connection, batch)
        except BaseException as error:
            self._end(connection, batch, error)
            return
        self._busy = True
        on_disk = self._disk.submit(connection.commit)
        on_disk.add_done_callback(
            lambda future: self._loop.call_soon_threadsafe(
                self._committed, connection, batch, future.exception()
            )
        )

    def _committed(self, connection: Connection, batch: Batch, error: BaseException | None) -> None:
        self._busy = False
        self._end(connection, batch, error)
        self._next()

    def _end(
        self, connection: Connection | None, batch: Batch, error: BaseException | None
    ) -> None:
        if connection is not None:
            connection.close()
        if error is None:
            _acknowledge(batch)
        else:
            self._parts.extendleft(reversed(_parts_after(batch, error)))


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
