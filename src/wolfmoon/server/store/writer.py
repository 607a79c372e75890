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
                self._commit(sorted(batch, key=lambda waiting: waiting.key))
            if ended:
                return

    def _commit(self, batch: list[_Waiting]) -> None:
        """Commit several pieces of work, or as many as can be together.

        One that is refused, or that the database can't do now, undoes what the others did in the
        same transaction: those before it and those after it are done again without it.
        """
        for waiting in batch:
            waiting.done = None
        try:
            with self._engine.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    for waiting in batch:
                        waiting.done = waiting.work(connection)
        except Exception as error:
            if len(batch) == 1 or _is_lost(error):
                _fail(batch, error)
            else:
                for part in _without_the_first_undone(batch):
                    self._commit(part)
            return
        except BaseException as error:
            _fail(batch, error)
            return
        for waiting in batch:
            assert waiting.done is not None
            _acknowledge(waiting.future, waiting.done)


def _without_the_first_undone(batch: list[_Waiting]) -> list[list[_Waiting]]:
    """Those before the piece that failed, that piece, and those after it."""
    undone = (place for place, waiting in enumerate(batch) if waiting.done is None)
    place = next(undone, len(batch) - 1)
    parts = (batch[:place], batch[place : place + 1], batch[place + 1 :])
    return [part for part in parts if part]


def _is_lost(error: Exception) -> bool:
    """Whether there is no connection left to try anything again with."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


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
