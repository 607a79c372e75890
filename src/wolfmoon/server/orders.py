"""Carrying out orders: read, decide, keep; nothing is answered before it is on disk."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import uuid4

from sqlalchemy import Connection, select, update

from ..bots.registry import bot_names
from . import protocol
from .commands import Command, Who
from .decide import decide
from .events import Data, Event, Order, dumps
from .happened import Made
from .ids import new_id
from .live import Live, names_at
from .looking import check_looks
from .making import rematch_of
from .naming import tidy
from .notify import outbox
from .notify.needs import invitations, needs_after
from .refused import Refused
from .seats import OPEN
from .store import logs
from .store.schema import invites
from .store.writer import Done
from .summary import Names, summary
from .table import Table, table_of
from .views import Showing
from .wanted import wanted_jobs

SHORT_LINE = 60
"""Letters of a line that is followed in no time: some five decisions."""
CHANCE = secrets.SystemRandom()
"""All luck of tables comes from the system's own source: nobody can foresee it."""


def now() -> datetime:
    """The server's clock."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Carried:
    """An order that was carried out, now or before: the table right after it."""

    showing: Showing
    after: int
    """The number of the last event before the order."""
    repeated: bool = False


@dataclass(frozen=True)
class Ready:
    """An order that a table carries out as it stands: what happens, and the table after it."""

    showing: Showing
    who: Who
    happened: list[Event]
    fresh: Table
    about: Data
    """The summary of the table after it."""


class Behind(Refused):
    """The order does not know what has happened meanwhile."""

    def __init__(self, showing: Showing, seen: int) -> None:
        super().__init__("behind", seen=seen, seq=showing.table.seq)
        self.showing = showing
        self.seen = seen


class Keeper:
    """Keeps what orders lead to, in the transaction of the writer."""

    def __init__(
        self,
        live: Live,
        changed: Callable[[Showing], None],
        carried_out: Callable[[Command], None] = lambda command: None,
        check_again: Callable[[Connection, str, str, Made, datetime], None] = lambda *about: None,
    ) -> None:
        self._live = live
        self._changed = changed
        self._carried_out = carried_out
        self._check_again = check_again

    def at_hand(
        self, id: str, command: Command, person: str | None, seq: int, order_id: str
    ) -> Ready | None:
        """What `ready` answers if that takes no time: someone decides at a table in memory.

        None if it may take longer. A refusal does, for it needs the database.
        """
        known = self._live.known(id)
        short = isinstance(command, protocol.Play) and sum(map(len, command.line)) <= SHORT_LINE
        if known is None or not short or known.table.first_of(order_id) is not None:
            return None
        try:
            return _decided(known, command, _who(known.table, command, person), seq, order_id)
        except Refused:
            return None

    def ready(
        self,
        look: Callable[[], Showing],
        id: str,
        command: Command,
        person: str | None,
        seq: int,
        order_id: str,
    ) -> Ready | Carried | None:
        """All that an order leads to, before anything is written; whatever is refused is so here.

        What is in memory may be old: nobody is refused before the database has been looked at.
        """
        known = self._live.known(id) or look()
        try:
            return self._ready(known, command, person, seq, order_id)
        except Refused:
            newest = look()
            if newest.table is known.table:
                raise
            return self._ready(newest, command, person, seq, order_id)

    def _ready(
        self, showing: Showing, command: Command, person: str | None, seq: int, order_id: str
    ) -> Ready | Carried | None:
        table = showing.table
        if table.first_of(order_id) is not None:
            return repeated(showing, order_id, person)
        if isinstance(command, protocol.Sit) and command.invite is not None:
            return None  # which the database knows
        return _decided(showing, command, _who(table, command, person), seq, order_id)

    def order(
        self,
        connection: Connection,
        id: str,
        command: Command,
        person: str | None,
        seq: int,
        order_id: str,
        ready: Ready | None = None,
        origin: str | None = None,
    ) -> Done[Carried]:
        """Carry out an order, once; a new table that it leads to was made from its origin."""
        still = ready is not None and self._live.is_newest(ready.showing)
        if ready is None or not still or not self._keep(connection, ready):
            showing = self._live.get(connection, id, lock=True)
            if showing.table.first_of(order_id) is not None:
                return Done(repeated(showing, order_id, person))
            who = _who(showing.table, command, person, connection)
            ready = _decided(showing, command, who, seq, order_id)
            self._keep(connection, ready)
        table, fresh, names = ready.showing.table, ready.fresh, ready.showing.names
        self._beside(connection, table, command, ready.who, origin)
        seated = any(event.what.moves_people for event in ready.happened)
        after = Showing(fresh, names_at(connection, fresh) if seated else names)
        after.summary = ready.about

        def then() -> None:
            self._publish(after)
            self._carried_out(command)

        return Done(Carried(after, table.seq), then)

    def make(
        self,
        connection: Connection,
        id: str,
        about: Made,
        names: dict[int, str],
        origin: str | None = None,
    ) -> Done[Showing]:
        """Keep a new table, and for a while where it was made from."""
        table = self._made(connection, id, about, names, origin)
        showing = Showing(table, names_at(connection, table))
        return Done(showing, lambda: self._publish(showing))

    def _made(
        self,
        connection: Connection,
        id: str,
        about: Made,
        names: dict[int, str],
        origin: str | None = None,
    ) -> Table:
        first = Event(1, now(), about, order=uuid4().hex, by=about.host)
        table = table_of(id, [first])
        logs.create(connection, table, dumps(summary(table)), names, origin)
        logs.replace_jobs(connection, table, wanted_jobs(table))
        outbox.put(connection, table.id, invitations(table))
        return table

    def _keep(self, connection: Connection, ready: Ready) -> bool:
        """Keep what happens, unless something else has happened in the meantime."""
        fresh = ready.fresh
        if not logs.append(connection, fresh, ready.happened, dumps(ready.about)):
            return False
        wanted = wanted_jobs(fresh)
        if wanted or wanted_jobs(ready.showing.table):
            logs.replace_jobs(connection, fresh, wanted)
        outbox.put(connection, fresh.id, needs_after(ready.showing.table, fresh, ready.happened))
        return True

    def _beside(
        self,
        connection: Connection,
        table: Table,
        command: Command,
        who: Who,
        origin: str | None,
    ) -> None:
        """What an order changes beside the log: invites, names on one device, a new table."""
        if isinstance(command, protocol.Sit):
            if command.invite is not None:
                used = update(invites).where(invites.c.secret == command.invite)
                connection.execute(used.values(used=True))
            if table.seats_of(who.person) and command.name is not None:
                logs.name_seat(connection, table.id, command.seat, tidy(command.name))
        if isinstance(command, protocol.Rematch) and who.new_table and who.person:
            about = rematch_of(table, who.person, CHANCE)
            self._check_again(connection, who.person, origin or "", about, now())
            here = logs.names_here(connection, table.id)
            names = {(seat + 1) % len(table.seats): name for seat, name in here.items()}
            again = self._made(connection, who.new_table, about, names, origin)
            if all(seat.kind != OPEN for seat in again.seats):  # nobody has to be asked
                self._begin(connection, again, who)

    def _begin(self, connection: Connection, table: Table, who: Who) -> None:
        showing, begin = Showing(table, Names()), protocol.Begin(do="begin")
        self._keep(connection, _decided(showing, begin, who, table.seq, uuid4().hex))

    def _publish(self, showing: Showing) -> None:
        self._live.put(showing)
        self._changed(showing)


def _who(
    table: Table, command: Command, person: str | None, connection: Connection | None = None
) -> Who:
    """Who gives an order; what an invite opens is looked up where there is a connection."""
    invited = None
    if isinstance(command, protocol.Sit) and command.invite is not None and connection is not None:
        invited = invited_to(connection, table.id, command.invite)
    new_table = new_id() if isinstance(command, protocol.Rematch) else None
    return Who(person, invited, new_table, tuple(bot_names(table.name)))


def _decided(showing: Showing, command: Command, who: Who, seq: int, order_id: str) -> Ready:
    """What an order leads to, or why it is refused."""
    table = showing.table
    if who.person is not None and who.invited_to is None:
        check_looks(table, who.person)
    if seq != table.seq:
        raise Behind(showing, seq)
    happened = decide(table, command, who, Order(order_id, who.person, now()))
    fresh = table.copy()
    for event in happened:
        fresh.apply(event)
    return Ready(showing, who, happened, fresh, summary(fresh))


def repeated(showing: Showing, order_id: str, person: str | None) -> Carried:
    """The answer to an order that was carried out before: the table right after it."""
    table = showing.table
    first = table.first_of(order_id)
    assert first is not None
    if table.log[first - 1].event.by != person:
        raise Refused("already-done")
    last = first
    while last < table.seq and table.log[last].event.order is None:
        last += 1
    then = showing if last == table.seq else Showing(table.at(last), showing.names)
    return Carried(then, first - 1, repeated=True)


def invited_to(connection: Connection, id: str, secret: str) -> int:
    """The seat that an invite opens."""
    query = select(invites).where(invites.c.secret == secret, invites.c.table_id == id)
    invite = connection.execute(query).first()
    if invite is None:
        raise Refused("invite-unknown")
    if invite.used:
        raise Refused("invite-used")
    return int(invite.seat)
