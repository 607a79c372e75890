"""The rows of the jobs. A job is leased, never owned: if its process dies another takes it.

A table has at most one job of a kind, made in the same transaction as the event that needs it and
gone with the next one. So whatever is decided twice is kept once.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, Select, func, or_, select, update

from ..store.schema import jobs

MICROS = 1_000_000
HORIZON = 2 * MICROS
"""Jobs later than this need not be looked at yet: clocks that run for days stay in the index."""


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
    """When the next job can be taken, if that is soon."""
    when = func.coalesce(jobs.c.lease_until, jobs.c.run_at)
    query = select(func.min(when)).where(jobs.c.kind.in_(kinds), jobs.c.run_at <= now + HORIZON)
    found = connection.execute(query).scalar()
    return None if found is None else int(found)


def take(
    connection: Connection, kinds: tuple[str, ...], owner: str, now: int, lease: int
) -> Job | None:
    """The job that has waited longest and that nobody else has in hand."""
    free = or_(jobs.c.lease_until.is_(None), jobs.c.lease_until <= now)
    due = jobs.c.kind.in_(kinds) & (jobs.c.run_at <= now) & free
    row = connection.execute(_locked(select(jobs).where(due).order_by(jobs.c.run_at))).first()
    if row is None:
        return None
    values = {"lease_until": now + lease, "lease_owner": owner, "attempts": row.attempts + 1}
    connection.execute(update(jobs).where(jobs.c.id == row.id).values(values))
    return Job(row.id, row.kind, row.table_id, row.step, row.attempts + 1)


def _locked(query: "Select[tuple[object, ...]]") -> "Select[tuple[object, ...]]":
    """One row that no other process is changing; SQLite has one writer and needs no lock."""
    return query.limit(1).with_for_update(skip_locked=True)


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
