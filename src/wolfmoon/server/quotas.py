"""How much one visitor may have, and one address however many come from it.

What is kept is counted in the database, in the transaction that adds to it: a quota holds across
restarts, and however many servers there are. A new quota is a line here and a sentence.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, exists, func, select

from .events import microseconds
from .happened import Made
from .limits import Limit
from .refused import Refused
from .seats import BOT, OPEN
from .store.logs import size_of
from .store.schema import Query, chat, jobs, people, tables
from .table import GATHERING
from .wanted import BOT_TURN

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
MEGABYTE = 1_000_000
LOCK = "SELECT pg_advisory_xact_lock(7064)"
"""Servers that share a database count one after the other; other locks have other numbers."""
LAST = "\uffff"
"""What is counted comes last in a transaction: whoever waits for the lock holds back nobody."""

Counts = Callable[[ColumnElement[bool], datetime], Query]


@dataclass(frozen=True)
class Maker:
    """Whoever adds something."""

    person: str
    guest: bool
    address: str


@dataclass(frozen=True)
class Quota:
    """The most that a guest, an account and an address may have, and how that is counted."""

    code: str
    guest: int
    account: int
    address: int
    counted: Counts


def _tables(what: ColumnElement[int], *conditions: ColumnElement[bool]) -> Query:
    return select(what).select_from(tables).where(*conditions)


def _since(at: datetime, span: timedelta) -> ColumnElement[bool]:
    return tables.c.made > microseconds(at - span)


WAITING = Quota(
    *("too-many-waiting", 5, 20, 40),
    lambda of, at: _tables(func.count(), of, tables.c.status == GATHERING),
)
"""Tables that gather, for one with a free seat."""
READY = replace(WAITING, guest=10, account=40, address=80)
"""Tables that gather, for one without a free seat: it is about to begin."""
TODAY = Quota(
    *("too-many-tables", 100, 400, 1000), lambda of, at: _tables(func.count(), of, _since(at, DAY))
)
"""Tables made in a day."""
BYTES = Quota(
    *("too-much-kept", 2 * MEGABYTE, 10 * MEGABYTE, 20 * MEGABYTE),
    lambda of, at: _tables(func.coalesce(func.sum(tables.c.size), 0), of, _since(at, DAY)),
)
"""What tables made in a day began with: an import brings a whole game along."""
BOTS = Quota(
    *("too-many-bots", 5, 20, 40),
    lambda of, at: (
        select(func.count())
        .select_from(jobs)
        .where(
            jobs.c.kind == BOT_TURN,
            exists(select(tables.c.id).where(tables.c.id == jobs.c.table_id, of)),
        )
    ),
)
"""Tables where a bot is to decide now, for one more with bots. Against people bots mostly wait."""
LINES_AN_HOUR = {True: 120, False: 300}
"""Of chat, by whether it is a guest's."""
LINES_HERE_AN_HOUR, LINES_HERE_AT_ONCE = 1000, 300
"""Of chat, from one address; a server counts these by itself."""


def lines_here(times: float) -> Limit:
    """How much may be said from one address."""
    return Limit(times * LINES_HERE_AN_HOUR / HOUR.total_seconds(), times * LINES_HERE_AT_ONCE)


class Quotas:
    """All quotas, so many times the usual."""

    def __init__(self, times: float) -> None:
        self._times = times

    def check_table(self, connection: Connection, maker: Maker, about: Made, at: datetime) -> None:
        """Refuse a new table to whoever has too many, or keeps too much."""
        if not about.begun:
            free = any(seat.kind == OPEN for seat in about.seats)
            self.check(connection, WAITING if free else READY, maker, 1, at)
        if any(seat.kind == BOT for seat in about.seats):
            self.check(connection, BOTS, maker, 1, at)
        self.check(connection, TODAY, maker, 1, at)
        self.check(connection, BYTES, maker, size_of(about), at)

    def check_again(
        self, connection: Connection, person: str, address: str, about: Made, at: datetime
    ) -> None:
        """Refuse a rematch likewise."""
        password = select(people.c.password).where(people.c.id == person)
        guest = connection.execute(password).scalar() is None
        self.check_table(connection, Maker(person, guest, address), about, at)

    def check(
        self, connection: Connection, quota: Quota, maker: Maker, adds: int, at: datetime
    ) -> None:
        """Refuse what would be more than a visitor, or their address, may have."""
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(LOCK)
        own = quota.guest if maker.guest else quota.account
        for whose, of, most in (
            ("you", tables.c.host == maker.person, own),
            ("network", tables.c.origin == maker.address, quota.address),
        ):
            limit = int(most * self._times)
            if connection.execute(quota.counted(of, at)).scalar_one() + adds > limit:
                raise Refused(quota.code, whose=whose, most=limit)

    def check_line(self, connection: Connection, person: str, guest: bool, at: datetime) -> None:
        """Refuse another line of chat to whoever has said a lot in the last hour."""
        limit = int(LINES_AN_HOUR[guest] * self._times)
        recent = chat.c.person == person, chat.c.at > microseconds(at - HOUR)
        said = select(func.count()).select_from(chat).where(*recent)
        if connection.execute(said).scalar_one() >= limit:
            raise Refused("too-much-said", most=limit)
