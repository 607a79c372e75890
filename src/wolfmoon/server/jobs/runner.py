"""The threads of a process that do jobs: bot turns, clocks, and keeping the leases."""

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

from ...games import NAMES, games
from ...processes import Closed
from ..settings import Settings
from ..store.database import is_away
from ..thinking.pool import Pool, Room
from ..thinking.question import Question
from ..views import Showing
from ..wanted import BOT_TURN, CLOCK
from .house import House
from .queue import Queue, micros
from .rows import MICROS, Job
from .timeouts import TimeOuts
from .turns import LAST_RESORT, BotTurns, NotYet

POLL_SECONDS = 0.4
"""How soon a job is found that another process made."""
ROOM_SECONDS = 0.05
SWEEP_SECONDS = 5.0
SWEEP_MARGIN = 60 * MICROS
"""Clocks of machines may differ, and a transaction may take a while."""
AWAY_SECONDS = 1.0
READY_SECONDS = 0.5
"""How soon it is looked again whether a bot is compiled."""
LONGEST_BACKOFF = 60.0

log = logging.getLogger("wolfmoon.jobs")


class Runner:
    """Does jobs until it is closed. Bots that hang hold up neither clocks nor leases."""

    def __init__(
        self,
        house: House,
        name: str,
        settings: Settings,
        ready: Callable[[str, str], bool] = lambda game, bot: True,
    ) -> None:
        self._settings = settings
        self._queue = Queue(house, name, settings.lease_seconds)
        self._pool = Pool(settings.bot_processes, settings.bot_limits())
        self._turns, self._time_outs = BotTurns(house, self._pool, ready), TimeOuts(house)
        threads = self._pool.most + 1  # one has a further process made ready meanwhile
        self._thinking = ThreadPoolExecutor(threads, thread_name_prefix="thinking")
        self._closed = threading.Event()
        self._wake = threading.Event()
        self._threads = [
            threading.Thread(target=run, name=run.__name__.strip("_"), daemon=True)
            for run in (self._bot_turns, self._clocks, self._housekeeping)
        ]

    # -- from any thread
    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Stop; jobs in hand are put back for others."""
        self._closed.set()
        self._wake.set()
        for thread in self._threads:
            if thread.is_alive():
                thread.join()
        self._pool.close()
        self._thinking.shutdown()

    def changed(self, showing: Showing) -> None:
        """A table has changed: there may be something to do."""
        if showing.table.waiting_for_bot() is not None:
            self._wake.set()

    # -- the threads
    def _bot_turns(self) -> None:
        while not self._closed.is_set():
            if self._pool.lacks_spare():
                self._thinking.submit(self._warm)
            room = self._pool.room()
            if room == Room.NOBODY:
                self._closed.wait(ROOM_SECONDS)
            elif (job := self._next((BOT_TURN,), self._wake, room)) is not None:
                self._thinking.submit(self._think, job, self._pool.enter())

    def _clocks(self) -> None:
        while not self._closed.is_set():
            if (job := self._next((CLOCK,), self._closed)) is not None:
                self._do(job, self._time_outs.do)

    def _housekeeping(self) -> None:
        pause = min(1.0, self._settings.lease_seconds / 4)
        swept, since = -SWEEP_SECONDS, 0
        while not self._closed.wait(pause if swept > 0 else 0):
            self._quietly(self._queue.keep_leases)
            if time.monotonic() - swept >= SWEEP_SECONDS:
                begun = micros()
                self._quietly(self._queue.set_right)
                if self._quietly(partial(self._queue.restore, since)):
                    since = begun - SWEEP_MARGIN
                swept = time.monotonic()

    # -- jobs
    def _next(
        self, kinds: tuple[str, ...], wake: threading.Event, room: Room = Room.ANYONE
    ) -> Job | None:
        """A job that is due; else None, after a while or when woken."""
        wait = AWAY_SECONDS
        try:
            if (job := self._queue.take(kinds, room)) is not None:
                return job
            seconds = self._queue.seconds_to_next(kinds)
            wait = POLL_SECONDS if seconds is None else min(seconds, POLL_SECONDS)
            wait = wait if wait > 0 else ROOM_SECONDS  # all that is due has to wait for its turn
        except Exception as error:
            _complain("can't look for jobs", error)
        if wake.wait(wait) and not self._closed.is_set():
            wake.clear()
        return None

    def _think(self, job: Job, place: object) -> None:
        try:
            self._do(job, self._turns.do)
        finally:
            self._pool.leave(place)

    def _do(self, job: Job, do: Callable[[Job], None]) -> None:
        try:
            do(job)
            self._queue.let_go(job)
        except Closed:  # nobody's fault: this attempt does not count
            untried = replace(job, attempts=job.attempts - 1)
            self._quietly(lambda: self._queue.put_back(untried, 0))
        except NotYet:
            untried = replace(job, attempts=job.attempts - 1)
            self._quietly(lambda: self._queue.put_back(untried, READY_SECONDS))
        except Exception as error:
            _complain(f"job {job.kind} of table {job.table} went wrong", error)
            again = min(LONGEST_BACKOFF, 2.0**job.attempts)
            self._quietly(lambda: self._queue.put_back(job, again))

    def _quietly(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except Exception as error:
            _complain("jobs", error)
            return False
        return True

    def _warm(self) -> None:
        """Have a process ready for the next bot that is to think."""
        self._quietly(lambda: self._pool.warm([_first_question(game) for game in NAMES]))


def _first_question(game: str) -> Question:
    """A question about a new game, to make its rules ready with."""
    rules = games[game]
    state = rules.new_many(1, seed=1).tobytes()
    return Question(game, rules.version, LAST_RESORT, "", 0, state, 1, 0)


def _complain(what: str, error: Exception) -> None:
    if is_away(error):
        log.warning(what, extra={"facts": {"error": "the database is away"}})
    else:
        log.error(what, exc_info=error)
