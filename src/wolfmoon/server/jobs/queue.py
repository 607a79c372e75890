"""The jobs as one process sees them: those that wait, and those it has in hand."""

import json
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, exists, select

from ..clocks import from_data
from ..events import Data, microseconds
from ..orders import now
from ..store import logs
from ..store.schema import Query, jobs, tables
from ..store.writer import Done
from ..table import PLAYING
from ..thinking.pool import Room
from ..wanted import wanted_jobs
from . import rows
from .house import House
from .rows import MICROS, Due, Job
from .watch import Watch

T = TypeVar("T")
LAST = "\uffff"
"""The key of work that locks only rows which nobody waits for: it comes last in a transaction."""

MOST_HOSTS = 10_000


def micros() -> int:
    """The server's clock, as moments are kept."""
    return microseconds(now())


class Queue:
    """Takes jobs with a lease, and keeps the lease as long as the job is in hand."""

    def __init__(self, house: House, owner: str, lease_seconds: float) -> None:
        self._house = house
        self._owner = owner
        self._lease = int(lease_seconds * MICROS)
        self._watch = Watch()
        self._lock = threading.Lock()
        self._in_hand: dict[str, str] = {}
        """The hosts of the jobs in hand."""
        self._last_served: OrderedDict[str, int] = OrderedDict()
        """When each host's job was last taken, counted in jobs."""
        self._count = 0

    def seconds_to_next(self, kinds: tuple[str, ...]) -> float | None:
        """How long until a job becomes due; None if not soon."""
        at = micros()
        moment = self._house.read(lambda c: rows.next_moment(c, kinds, at))
        return None if moment is None else (moment - at) / MICROS

    def take(self, kinds: tuple[str, ...], room: Room = Room.ANYONE) -> Job | None:
        """A job that is due and that there is room for, leased.

        Every host has a share: those with the fewest jobs in hand come first, then those who were
        served longest ago. Before all of them come tables where somebody waits.
        """
        at = micros()
        found = self._house.read(lambda c: rows.first_of_each(c, kinds, at))
        with self._lock:
            busy = Counter(self._in_hand.values())
            turn = {due.id: (due.idle, busy[due.host], self._served(due.host)) for due in found}
        for due in sorted(found, key=lambda due: (*turn[due.id], due.run_at)):
            if not _fits(room, due, busy):
                continue
            work = partial(
                rows.take, id=due.id, kinds=kinds, owner=self._owner, now=at, lease=self._lease
            )
            if (job := self._write(work)) is not None:
                self._taken(job, due.host)
                return job
        return None

    def _served(self, host: str) -> int:
        return self._last_served.get(host, 0)

    def _taken(self, job: Job, host: str) -> None:
        with self._lock:
            self._in_hand[job.id] = host
            self._count += 1
            self._last_served[host] = self._count
            self._last_served.move_to_end(host)
            while len(self._last_served) > MOST_HOSTS:
                self._last_served.popitem(last=False)

    def let_go(self, job: Job) -> None:
        """A job is done, or no longer necessary: the next event deletes its row."""
        with self._lock:
            self._in_hand.pop(job.id, None)

    def put_back(self, job: Job, seconds: float) -> None:
        """A job could not be done: someone tries again in a while."""
        self.let_go(job)
        run_at = micros() + int(seconds * MICROS)
        self._write(lambda c: rows.put_back(c, self._owner, job, run_at))

    def keep_leases(self) -> None:
        """Say that this process is still alive and at work."""
        with self._lock:
            ids = sorted(self._in_hand)
        if ids:
            until = micros() + self._lease
            self._write(lambda c: rows.keep(c, self._owner, ids, until))

    def set_right(self) -> None:
        """Have jobs done now that a clock put off which has been set back since.

        Whoever has seen their own clock set back need not guess: then no bot waits at all, and no
        lease is longer than a new one.
        """
        at = micros()
        ahead = rows.Ahead(0, self._lease) if self._watch.was_set_back() else rows.Ahead()
        if self._house.read(lambda c: rows.astray(c, at, ahead)):
            self._write(lambda c: rows.set_right(c, at, ahead))

    def restore(self, since: int = 0) -> int:
        """Make the jobs again of tables that changed since a moment and lack one; how many.

        Every event brings its job along, so there is nothing to find, unless somebody has been at
        the database.
        """
        ids = self._house.read(lambda c: _without_job(c, since))
        return sum(self._write(partial(self._restored, id=id), key=id) for id in ids)

    def _restored(self, connection: Connection, id: str) -> bool:
        table = self._house.live.get(connection, id, lock=True).table
        wanted = wanted_jobs(table)
        if not wanted or connection.execute(_jobs_of(id)).first() is not None:
            return False
        logs.replace_jobs(connection, table, wanted)
        return True

    def _write(self, work: Callable[[Connection], T], key: str = LAST) -> T:
        return self._house.write(lambda connection: Done(work(connection)), key)


def _fits(room: Room, due: Due, in_hand: "Counter[str]") -> bool:
    """Whether a job may have a place, by whom there is one for."""
    if room == Room.ANYONE:
        return True
    return not due.idle and (room == Room.WAITING or not in_hand[due.host])


def _jobs_of(id: str) -> Query:
    return select(jobs.c.id).where(jobs.c.table_id == id)


def _without_job(connection: Connection, since: int) -> list[str]:
    """The tables that wait for a bot or a clock, and for which there is no job."""
    query = select(tables.c.id, tables.c.summary).where(
        tables.c.status == PLAYING,
        tables.c.changed >= since,
        ~exists().where(jobs.c.table_id == tables.c.id),
    )
    return [row.id for row in connection.execute(query) if _waits(json.loads(row.summary))]


def _waits(summary: Data) -> bool:
    seat = summary["to_decide"]
    if seat is None:
        return False
    sits = summary["seats"][seat]
    bot = sits["level"] or sits["stand_in"]
    return bot is not None or from_data(summary["clocks"]).running is not None
