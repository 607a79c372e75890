"""The rows of the tasks. A task is leased, never owned: if its process dies another takes it.

Every taking has a lease with a name of its own. A process that lost its lease and comes back finds
another name, and can keep nothing.
"""

from dataclasses import dataclass
from uuid import uuid4

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..store.schema import tasks

MICROS = 1_000_000
MOST_AHEAD = 90 * MICROS
"""Longer than any lease lasts."""
WAITING, DONE, GIVEN_UP = "waiting", "done", "given-up"
Values = dict[str, str | int | float | None]
FREE: Values = {"lease_until": None, "lease_owner": None}


@dataclass(frozen=True)
class New:
    """A task that is to be put."""

    kind: str
    key: str
    arguments: str
    priority: int
    run_at: int
    person: str | None = None


@dataclass(frozen=True)
class Task:
    """A task in hand."""

    id: str
    kind: str
    key: str
    person: str | None
    arguments: str
    attempts: int
    """How often it was taken, this time too."""
    lease: str
    """The name of the lease by which it was taken."""

    @property
    def share(self) -> str:
        """Whose share of the work it is: that of a person, or of its kind."""
        return self.person or self.kind


@dataclass(frozen=True)
class Due:
    """The task that comes first of those of one share."""

    id: str
    share: str
    priority: int
    run_at: int


# -- from beginning to end --------------------------------------------------------------
def put(connection: Connection, new: New, now: int) -> bool:
    """Keep a task, in whatever transaction makes it necessary; False if its key was used before.

    On PostgreSQL two transactions that put the same key wait for each other. So the key of a task
    that comes with an event of a table begins with the table's id: they have its row locked.
    """
    fresh = {"id": uuid4().hex, "state": WAITING, "made": now, "attempts": 0, "progress": 0.0}
    values = {**fresh, **vars(new)}
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    fresh_only = insert(tasks).values(values).on_conflict_do_nothing().returning(tasks.c.id)
    return connection.execute(fresh_only).first() is not None


def first_of_each(connection: Connection, kinds: tuple[str, ...], now: int) -> list[Due]:
    """The tasks that may be taken now, one of each share: what is for one person, or of a kind."""
    share = func.coalesce(tasks.c.person, tasks.c.kind)
    order = (tasks.c.priority, tasks.c.run_at)
    place = func.row_number().over(partition_by=share, order_by=order)
    row = select(tasks.c.id, share.label("share"), *order, place.label("place"))
    each = row.where(_due(kinds, now)).subquery()
    found = connection.execute(select(each).where(each.c.place == 1))
    return [Due(row.id, row.share, row.priority, row.run_at) for row in found]


def _due(kinds: tuple[str, ...], now: int) -> ColumnElement[bool]:
    """The tasks of some kinds that may be taken now; a lease that is far ahead is a mistake.

    A clock that has been set back since has made it, and nobody has that task in hand.
    """
    until = tasks.c.lease_until
    free = or_(until.is_(None), until <= now, until > now + MOST_AHEAD)
    return and_(tasks.c.state == WAITING, tasks.c.kind.in_(kinds), tasks.c.run_at <= now, free)


def take(
    connection: Connection, id: str, kinds: tuple[str, ...], lease: str, now: int, until: int
) -> Task | None:
    """A task that may be taken, leased; None if it has ended, or if somebody else has it."""
    query = select(tasks).where(tasks.c.id == id, _due(kinds, now))
    row = connection.execute(query.with_for_update(skip_locked=True)).first()
    if row is None:
        return None
    values = {"lease_until": until, "lease_owner": lease, "attempts": row.attempts + 1}
    connection.execute(update(tasks).where(tasks.c.id == row.id).values(values))
    return Task(row.id, row.kind, row.key, row.person, row.arguments, row.attempts + 1, lease)


def held(connection: Connection, in_hand: list[Task]) -> list[str]:
    """Those of some tasks that are still in hand; others have, or get, the rest."""
    ids, leases = [task.id for task in in_hand], [task.lease for task in in_hand]
    query = select(tasks.c.id).where(tasks.c.id.in_(ids), tasks.c.lease_owner.in_(leases))
    return list(connection.execute(query.with_for_update(skip_locked=True)).scalars())


# -- of a task that is still in hand ----------------------------------------------------
def keep(connection: Connection, in_hand: list[Task], until: int) -> None:
    """Whoever still works on tasks keeps them; those that others have taken over stay theirs."""
    still = tasks.c.id.in_(held(connection, in_hand))
    connection.execute(update(tasks).where(still).values(lease_until=until))


def show(connection: Connection, id: str, progress: float, words: str) -> None:
    """How far a task is, and the sentence that says what is being done."""
    values = {"progress": progress, "words": words}
    connection.execute(update(tasks).where(tasks.c.id == id).values(values))


def put_back(
    connection: Connection, id: str, run_at: int, attempts: int, reason: str | None
) -> None:
    """A task that could not be done is tried again later, by anyone."""
    values: Values = {**FREE, "run_at": run_at, "attempts": attempts, "reason": reason}
    connection.execute(update(tasks).where(tasks.c.id == id).values(values))


@dataclass(frozen=True)
class Ending:
    """How a task ends."""

    state: str
    at: int
    result: str | None = None
    reason: str | None = None
    forget_at: int | None = None
    """None: never."""
    again_at: int | None = None
    """When a task that comes again and again is due next."""


def end(connection: Connection, id: str, how: Ending) -> None:
    """A task is done or given up; one that comes again begins anew and keeps how it went."""
    values: Values = {**FREE, "result": how.result, "reason": how.reason, "ended": how.at}
    if how.again_at is not None:
        values |= {"run_at": how.again_at, "attempts": 0, "progress": 0.0, "words": None}
    else:
        values |= {"state": how.state, "forget_at": how.forget_at}
        values |= {"progress": 1.0} if how.state == DONE else {}
    connection.execute(update(tasks).where(tasks.c.id == id).values(values))


def forget_given_up(connection: Connection, kind: str, key: str) -> None:
    """Have a task that was given up forgotten, or one whose result is gone: it may be put anew."""
    ended = and_(tasks.c.kind == kind, tasks.c.key == key, tasks.c.state != WAITING)
    connection.execute(delete(tasks).where(ended))


# -- from time to time ------------------------------------------------------------------
def no_later(connection: Connection, kind: str, key: str, run_at: int) -> None:
    """Have a task that comes again no later than this: a clock may have been set back."""
    late = and_(tasks.c.kind == kind, tasks.c.key == key, tasks.c.run_at > run_at)
    connection.execute(update(tasks).where(late).values(run_at=run_at))


@dataclass(frozen=True)
class Count:
    """How many tasks of a kind there are in a state."""

    kind: str
    state: str
    count: int
    first: int
    """When the first of them is or was due."""


def counts(connection: Connection) -> list[Count]:
    """How many tasks there are."""
    of = (tasks.c.kind, tasks.c.state)
    query = select(*of, func.count(), func.min(tasks.c.run_at)).group_by(*of)
    return [Count(*row) for row in connection.execute(query.order_by(*of))]


def prune(connection: Connection, now: int) -> int:
    """Forget the tasks whose time is over; how many."""
    return connection.execute(delete(tasks).where(tasks.c.forget_at <= now)).rowcount
