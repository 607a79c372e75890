"""The one thread of a process that writes: what came in meanwhile is committed together.

A durable commit costs the same for one order as for thirty, so nobody waits for more than two
of them. Among others a piece of work stands behind its own savepoint: one that fails takes no
other along.
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
            # whoever no longer waits is left out; from here on nobody can go
            batch = [each for each in batch if each.future.set_running_or_notify_cancel()]
            if batch:
                self._commit(batch)
            if ended:
                return

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            self._transaction(batch)
        except DBAPIError as error:
            # a deadlock or a lock held too long: one by one they may well pass
            if len(batch) > 1 and not error.connection_invalidated:
                for waiting in batch:
                    if not waiting.future.done():
                        self._commit([waiting])
            else:
                _fail(batch, error)
        except BaseException as error:
            _fail(batch, error)

    def _transaction(self, batch: list[_Waiting]) -> None:
        batch = sorted(batch, key=lambda waiting: waiting.key)
        with self._engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                if len(batch) == 1:  # alone, its transaction is savepoint enough
                    batch[0].done = batch[0].work(connection)
                else:
                    for waiting in batch:
                        _do(connection, waiting)
        for waiting in batch:
            if waiting.done is not None:
                _acknowledge(waiting.future, waiting.done)


def _do(connection: Connection, waiting: _Waiting) -> None:
    """One piece of work behind its savepoint; errors of the database end the whole batch."""
    savepoint = connection.begin_nested()
    try:
        waiting.done = waiting.work(connection)
        savepoint.commit()
    except DBAPIError:
        raise
    except Exception as error:
        waiting.done = None
        savepoint.rollback()
        waiting.future.set_exception(error)


def _acknowledge(future: Future[Any], done: Done[Any]) -> None:
    """It is on disk: whatever may go wrong from here on is not the answer's matter."""
    try:
        if done.then is not None:
            done.then()
    except Exception:
        log.exception("after a commit")
    future.set_result(done.answer)


def _fail(batch: list[_Waiting], error: BaseException) -> None:
    for waiting in batch:
        if not waiting.future.done():
            waiting.future.set_exception(error)
