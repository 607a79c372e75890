"""The rows of the jobs. A job is leased, never owned: if its process dies another takes it.

A table has at most one job of a kind, made in the same transaction as the event that needs it and
gone with the next one. So whatever is decided twice is kept once.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, case, func, or_, select, update

from ..store.schema import jobs
from ..wanted import BOT_TURN

MICROS = 1_000_000
HORIZON = 2 * MICROS
"""Jobs later than this need not be looked at yet: clocks that run for days stay in the index."""
MOST_AHEAD = 90 * MICROS
"""Longer than any pause before a bot's turn, than anything is put off, and than a lease."""


@dataclass(frozen=True)
class Job:
    """A job in hand."""

    id: str
    kind: str
    table: str
    seq: int
    """The number of the last event when the job became necessary."""
    attempts: int
    """How often it was taken, this time too."""


def next_moment(connection: Connection, kinds: tuple[str, ...], now: int) -> int | None:
    """When the next job becomes due, if that is soon."""
    when = func.coalesce(jobs.c.lease_until, jobs.c.run_at)
    query = select(func.min(when)).where(jobs.c.kind.in_(kinds), jobs.c.run_at <= now + HORIZON)
    found = connection.execute(query).scalar()
    return None if found is None else int(found)


@dataclass(frozen=True)
class Due:
    """The job that comes first of those of one host."""

    id: str
    host: str
    idle: int
    run_at: int


def _due(kinds: tuple[str, ...], now: int) -> ColumnElement[bool]:
    """The jobs that may be taken now."""
    free = or_(jobs.c.lease_until.is_(None), jobs.c.lease_until <= now)
    return and_(jobs.c.kind.in_(kinds), jobs.c.run_at <= now, free)


@dataclass(frozen=True)
class Ahead:
    """How far ahead a bot's turn, and the end of a lease, may lie with a clock that is right."""

    turn: int = MOST_AHEAD
    lease: int = MOST_AHEAD


def astray(connection: Connection, now: int, ahead: Ahead, lock: bool = False) -> list[str]:
    """The jobs that a clock has put off which has been set back since.

    A bot's turn waits some seconds, and so long at most does a lease last: what lies further ahead
    is due now, whatever the clock says.
    """
    turn = and_(jobs.c.kind == BOT_TURN, jobs.c.run_at > now + ahead.turn)
    query = select(jobs.c.id).where(or_(turn, jobs.c.lease_until > now + ahead.lease))
    query = query.with_for_update(skip_locked=True) if lock else query
    return list(connection.execute(query).scalars())


def set_right(connection: Connection, now: int, ahead: Ahead) -> None:
    """Have such jobs done now; a clock that a person has left runs as it says."""
    ids = astray(connection, now, ahead, lock=True)
    run_at = case((jobs.c.run_at > now + ahead.turn, now), else_=jobs.c.run_at)
    run_at = case((jobs.c.kind == BOT_TURN, run_at), else_=jobs.c.run_at)
    values = {"lease_until": None, "lease_owner": None, "run_at": run_at}
    connection.execute(update(jobs).where(jobs.c.id.in_(ids)).values(values))


def first_of_each(connection: Connection, kinds: tuple[str, ...], now: int) -> list[Due]:
    """The jobs that may be taken now, one of each host: those that someone waits for first."""
    host = func.coalesce(jobs.c.host, jobs.c.table_id)
    place = func.row_number().over(partition_by=host, order_by=(jobs.c.idle, jobs.c.run_at))
    row = select(jobs.c.id, host.label("host"), jobs.c.idle, jobs.c.run_at, place.label("place"))
    each = row.where(_due(kinds, now)).subquery()
    found = connection.execute(select(each).where(each.c.place == 1))
    return [Due(row.id, row.host, row.idle, row.run_at) for row in found]


def take(
    connection: Connection, id: str, kinds: tuple[str, ...], owner: str, now: int, lease: int
) -> Job | None:
    """A job that may be taken, leased; None if it is gone, or if somebody else has it in hand."""
    query = select(jobs).where(jobs.c.id == id, _due(kinds, now))
    row = connection.execute(query.with_for_update(skip_locked=True)).first()
    if row is None:
        return None
    values = {"lease_until": now + lease, "lease_owner": owner, "attempts": row.attempts + 1}
    connection.execute(update(jobs).where(jobs.c.id == row.id).values(values))
    return Job(row.id, row.kind, row.table_id, row.step, row.attempts + 1)


def keep(connection: Connection, owner: str, ids: list[str], until: int) -> None:
    """Whoever still works on jobs keeps them; those that have gone meanwhile stay gone."""
    held = jobs.c.id.in_(_held(connection, owner, ids))
    connection.execute(update(jobs).where(held).values(lease_until=until))


def put_back(connection: Connection, owner: str, job: Job, run_at: int) -> None:
    """A job that could not be done is tried again later, by anyone."""
    held = jobs.c.id.in_(_held(connection, owner, [job.id]))
    values = {"lease_until": None, "lease_owner": None, "run_at": run_at}
    values["attempts"] = job.attempts
    connection.execute(update(jobs).where(held).values(values))


def _held(connection: Connection, owner: str, ids: list[str]) -> list[str]:
    """Those of some jobs that are still leased to an owner, and that nobody is about to delete."""
    query = select(jobs.c.id).where(jobs.c.id.in_(ids), jobs.c.lease_owner == owner)
    return list(connection.execute(query.with_for_update(skip_locked=True)).scalars())
