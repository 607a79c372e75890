"""The threads of a process that do tasks, and keep their leases."""

import logging
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TypeVar

from ...processes import Closed
from ..jobs.house import House
from ..jobs.queue import micros
from ..settings import Settings
from ..store.database import is_away
from ..thinking.drawing import draughtsman
from ..thinking.errands import Busy, Errands
from .hand import Hand, Lost
from .kind import GiveUp, Later, Work
from .queue import TaskQueue
from .registry import KINDS, OUTWARD
from .rows import Task

AT_ONCE = 4
"""Tasks that one process has in hand: most of them wait for something."""
OUTWARD_AT_ONCE = 8
"""Messages that one process is sending."""
INWARD = {name: kind for name, kind in KINDS.items() if name not in OUTWARD}
POLL_SECONDS = 1.0
"""How soon a task is found that another process put."""
SOW_SECONDS = 300.0
AT_ONCE_AGAIN, BUSY_PAUSE = timedelta(), timedelta(seconds=1)

T = TypeVar("T")
log = logging.getLogger("wolfmoon.tasks")


class TaskRunner:
    """Does tasks until it is closed."""

    def __init__(
        self,
        house: House,
        name: str,
        settings: Settings,
        errands: Errands,
        kinds: Mapping[str, Work] = INWARD,
        at_once: int = AT_ONCE,
    ) -> None:
        self._house = house
        self._errands = errands
        self._settings = settings
        able = {n: kind for n, kind in kinds.items() if settings.bot_processes or not kind.thinks}
        self._kinds = able
        self._queue = TaskQueue(house, name, settings.lease_seconds, able)
        self._hands = ThreadPoolExecutor(at_once, thread_name_prefix="task")
        self._room = threading.BoundedSemaphore(at_once)
        self._closed = threading.Event()
        self._wake = threading.Event()
        self._threads = [
            threading.Thread(target=run, name=name, daemon=True)
            for run, name in ((self._look, "tasks"), (self._keep, "leases of tasks"))
        ]

    # -- from any thread
    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def wake(self) -> None:
        """A task was put: there is something to do."""
        self._wake.set()

    def close(self) -> None:
        """Stop; tasks in hand are put back for others."""
        self._closed.set()
        self._wake.set()
        self._errands.close()
        for thread in self._threads:
            if thread.is_alive():
                thread.join()
        self._hands.shutdown()

    # -- the threads
    def _look(self) -> None:
        while not self._closed.is_set():
            if not self._room.acquire(timeout=POLL_SECONDS):
                continue
            task = self._quietly("can't look for tasks", self._queue.take)
            if task is not None:
                self._hands.submit(self._do, task)
                continue
            self._room.release()
            self._wake.wait(POLL_SECONDS)
            if not self._closed.is_set():
                self._wake.clear()

    def _keep(self) -> None:
        pause, sown = min(1.0, self._settings.lease_seconds / 4), -SOW_SECONDS
        while not self._closed.is_set():
            self._quietly("can't keep leases", self._queue.keep_leases)
            self._errands.rest()
            draughtsman.rest()
            if time.monotonic() - sown >= SOW_SECONDS:
                self._quietly("can't sow tasks", self._queue.sow)
                sown = time.monotonic()
            self._closed.wait(pause)

    # -- one task
    def _do(self, task: Task) -> None:
        try:
            self._quietly(f"task {task.kind} {task.key}", lambda: self._attempt(task))
        finally:
            self._room.release()
            self._wake.set()

    def _attempt(self, task: Task) -> None:
        kind = self._kinds[task.kind]
        if task.attempts > kind.tries:
            self._queue.give_up(task, f"begun {kind.tries} times and never ended")
            return
        about = (task, self._house, self._settings, self._errands)
        hand = Hand(*about, check=self._check, show=self._queue.show)
        try:
            self._queue.finish(task, kind.run(hand))
        except Lost:
            log.info("a task was taken over", extra={"facts": {"kind": task.kind}})
        except Closed:  # nobody's fault: this attempt does not count
            self._queue.put_back(task, AT_ONCE_AGAIN, tried=False)
        except Busy:  # nor is this
            self._queue.put_back(task, BUSY_PAUSE, tried=False)
        except Later as later:
            pause = timedelta(microseconds=max(0, later.until - micros()))
            self._queue.put_back(task, pause, tried=False)
        except GiveUp as given_up:
            self._queue.give_up(task, str(given_up))
        except Exception as error:
            self._failed(task, kind, error)

    def _check(self) -> None:
        if self._closed.is_set():
            raise Closed

    def _failed(self, task: Task, kind: Work, error: Exception) -> None:
        """Try again later; not for ever, unless it is only the database that is away."""
        reason, away = f"{type(error).__name__}: {error}", is_away(error)
        _complain(f"task {task.kind} {task.key} went wrong", error)
        if task.attempts >= kind.tries and not away:
            self._queue.give_up(task, reason)
        else:
            self._queue.put_back(task, kind.pause(task.attempts), reason, tried=not away)

    def _quietly(self, what: str, work: Callable[[], T]) -> T | None:
        try:
            return work()
        except Exception as error:
            _complain(what, error)
            self._closed.wait(POLL_SECONDS)
            return None


def runners(house: House, name: str, settings: Settings, errands: Errands) -> list[TaskRunner]:
    """All that do tasks in a process, begun; what waits for others elsewhere has its own hands."""
    outward = {each: KINDS[each] for each in OUTWARD}
    found = [
        TaskRunner(house, name, settings, errands),
        TaskRunner(house, f"{name}-out", settings, errands, outward, OUTWARD_AT_ONCE),
    ]
    for each in found:
        each.start()
    return found


def _complain(what: str, error: Exception) -> None:
    if is_away(error):
        log.warning(what, extra={"facts": {"error": "the database is away"}})
    else:
        log.error(what, exc_info=error)
