"""Tables and their logs, read and written."""

from collections.abc import Iterable
from uuid import uuid4

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from ...engine.outcome import win_shares
from ..dealing import CHOSEN, deal_of
from ..events import Event, dumps, microseconds, moment, written
from ..events import read as happening
from ..happened import Ended, Made, Played
from ..naming import SOMEONE_WHO_LEFT
from ..refused import Refused
from ..seats import OPEN, PERSON
from ..table import CLOSED, FINISHED, GATHERING, PLAYING, Table
from .moves import GOES_ON, IS_OVER, keep_move, moves_at_once, shelving, standing
from .prepared import Prepared, Values
from .schema import events, jobs, people, seats, tables

PARTS = {GATHERING: GOES_ON, PLAYING: GOES_ON, FINISHED: IS_OVER, CLOSED: None}
"""Where a table stands that does not wait for one."""

_WHICH_SEQ = select(tables.c.seq).where(tables.c.id == bindparam("id"))
_SEQ = Prepared(_WHICH_SEQ)
_SEQ_LOCKED = Prepared(_WHICH_SEQ.with_for_update())
_AFTER = (
    select(events)
    .where(events.c.table_id == bindparam("id"), events.c.seq > bindparam("after"))
    .order_by(events.c.seq)
)
_NAMES = select(people.c.id, people.c.name).where(people.c.id.in_(bindparam("ids", expanding=True)))
_NAMES_HERE = select(seats.c.seat, seats.c.name).where(
    seats.c.table_id == bindparam("id"), seats.c.name.is_not(None)
)
_ADD = Prepared(insert(events))
_STANDS = Prepared(standing())
_SHELVED = Prepared(shelving().where(seats.c.table_id == bindparam("table")))
_BEHIND = {
    "sqlite": text(
        "SELECT tables.id FROM json_each(:known) AS known JOIN tables ON tables.id = known.key"
        " WHERE tables.seq > known.value"
    ),
    "postgresql": text(
        "SELECT tables.id FROM json_each_text(CAST(:known AS json)) AS known"
        " JOIN tables ON tables.id = known.key WHERE tables.seq > CAST(known.value AS integer)"
    ),
}
_FORGET_JOBS = Prepared(delete(jobs).where(jobs.c.table_id == bindparam("table")))


# -- reading ----------------------------------------------------------------------------
def seq_of(connection: Connection, id: str, lock: bool = False) -> int:
    """The number of a table's last event; whoever wants to write locks the table with it."""
    seq = (_SEQ_LOCKED if lock else _SEQ).on(connection, id=id).scalar()
    if seq is None:
        raise Refused("table-unknown")
    return int(seq)


def behind(connection: Connection, known: dict[str, int]) -> list[str]:
    """The tables at which something has happened after the last number that is known of each.

    The numbers go as one value: thousands of them would take longer to write into a statement than
    to look up.
    """
    found = connection.execute(_BEHIND[connection.dialect.name], {"known": dumps(known)})
    return list(found.scalars())


def read(connection: Connection, id: str, after: int = 0) -> list[Event]:
    """The log of a table after a number."""
    return [
        Event(row.seq, moment(row.at), happening(row.kind, row.data), row.order_id, row.by)
        for row in connection.execute(_AFTER, {"id": id, "after": after})
    ]


def names_of(connection: Connection, persons: Iterable[str]) -> dict[str, str]:
    """How people are called; of whoever left nothing else here the name is forgotten too."""
    wanted = sorted(persons)
    if not wanted:
        return {}
    found = {row.id: row.name for row in connection.execute(_NAMES, {"ids": wanted})}
    return dict.fromkeys(wanted, SOMEONE_WHO_LEFT) | found


def names_here(connection: Connection, id: str) -> dict[int, str]:
    """How the seats of second people on one device are called."""
    return {row.seat: row.name for row in connection.execute(_NAMES_HERE, {"id": id})}


# -- writing ----------------------------------------------------------------------------
def create(
    connection: Connection,
    table: Table,
    summary: str,
    names: dict[int, str],
    origin: str | None = None,
) -> None:
    """Keep a new table: its row, its seats, its first event."""
    connection.execute(
        insert(tables).values(
            id=table.id,
            game=table.name,
            access=table.about.access,
            analysis=table.analysis,
            players=len(table.seats),
            made=microseconds(table.made),
            origin=origin,
            size=size_of(table.about),
            rules=table.about.rules,
            **_row(table, summary),
        )
    )
    first = _first_seats(table)
    connection.execute(
        insert(seats),
        [
            {
                "table_id": table.id,
                "seat": seat,
                "person": each.person,
                "here": each.here,
                "name": names.get(seat),
                "game": table.name,
                "players": len(table.seats),
                "stands": GOES_ON if seat in first else None,
            }
            for seat, each in enumerate(table.seats)
        ],
    )
    _shelve(connection, table)
    _add_events(connection, table.id, [entry.event for entry in table.log])


def size_of(about: Made) -> int:
    """How many bytes it takes to keep what a table begins with."""
    return len(written(about).encode())


def forget_origins(connection: Connection, before: int) -> None:
    """Where tables were made from is not kept for long."""
    old = tables.c.origin.is_not(None) & (tables.c.made < before)
    connection.execute(update(tables).where(old).values(origin=None))


def append(connection: Connection, table: Table, new: list[Event], summary: str) -> bool:
    """Keep new events of a table, which stands as they left it; not if there are others by now."""
    stands = {"table": table.id, "before": new[0].seq - 1, **_row(table, summary)}
    if len(new) == 1 and isinstance(new[0].what, Played) and moves_at_once(connection):
        return keep_move(connection, stands, _event(table.id, new[0]), _shelf(table))
    if _STANDS.on(connection, **stands).rowcount != 1:
        return False
    _add_events(connection, table.id, new)
    if any(event.what.moves_people for event in new):
        _seat_people(connection, table)
    _shelve(connection, table)
    for event in new:
        if isinstance(event.what, Ended):
            _keep_result(connection, table, event.what)
    return True


def stand_again(connection: Connection, table: Table, summary: str) -> None:
    """Have the rows of a table say how it stands by its log: somebody has changed them."""
    _STANDS.on(connection, table=table.id, before=table.seq, **_row(table, summary))
    _seat_people(connection, table)
    _shelve(connection, table)


def _row(table: Table, summary: str) -> dict[str, object]:
    return {
        "seq": table.seq,
        "status": table.status,
        "host": table.host,
        "to_decide": table.to_decide,
        "changed": microseconds(table.changed),
        "listed": table.status if _is_listed(table) else None,
        "summary": summary,
    }


def _is_listed(table: Table) -> bool:
    """Whether the lobby lists a table: to sit down at, or to watch."""
    to_watch = table.status == PLAYING and table.about.spectators
    free = any(seat.kind == OPEN and seat.kept_for is None for seat in table.seats)
    to_join = table.status == GATHERING and free
    open_ = table.about.access == "open" and table.host is not None
    return open_ and (to_join or to_watch)


def _first_seats(table: Table) -> set[int]:
    """The first seat of everyone, which says where the table stands on their list."""
    closed = table.status == CLOSED  # and on no list
    return set() if closed else {table.seats_of(person)[0] for person in table.people()}


def _shelve(connection: Connection, table: Table) -> None:
    """The table stands where it belongs on the list of everyone who has a seat."""
    changed = microseconds(table.changed)
    _SHELVED.on(connection, table=table.id, changed=changed, **_shelf(table))


def _shelf(table: Table) -> Values:
    person = None if table.to_decide is None else table.seats[table.to_decide].person
    decides = next(iter(table.seats_of(person)), -1)
    return {"decides": decides, "part": PARTS[table.status]}


def _add_events(connection: Connection, id: str, new: list[Event]) -> None:
    for event in new:  # mostly one: what drivers do for many at once takes longer
        _ADD.on(connection, **_event(id, event))


def _event(id: str, event: Event) -> Values:
    return {
        "table_id": id,
        "seq": event.seq,
        "at": microseconds(event.at),
        "kind": event.kind,
        "data": written(event.what),
        "order_id": event.order,
        "by": event.by,
    }


def _seat_people(connection: Connection, table: Table) -> None:
    """The rows of the seats say who sits there now; a name is kept where nobody moved."""
    first = _first_seats(table)
    for seat, each in enumerate(table.seats):
        row = (seats.c.table_id == table.id) & (seats.c.seat == seat)
        stands = GOES_ON if seat in first else None
        values: dict[str, object] = {"person": each.person, "here": each.here, "stands": stands}
        if not each.here:
            values["name"] = None
        connection.execute(update(seats).where(row).values(values))


def name_seat(connection: Connection, id: str, seat: int, name: str) -> None:
    """Call a seat by the name of a second person on one device."""
    row = (seats.c.table_id == id) & (seats.c.seat == seat)
    connection.execute(update(seats).where(row).values(name=name))


def _keep_result(connection: Connection, table: Table, ended: Ended) -> None:
    """The seats have what they made; a game whose deal somebody chose counts for nothing, nor
    does a hunt that was hunted before.

    What a stand-in made is nothing of the one who left.
    """
    hunt = table.about.hunt
    if deal_of(table.about) == CHOSEN or (hunt is not None and not hunt["counts"]):
        return
    shares = win_shares(ended.winners, len(ended.scores))
    for seat, (points, win) in enumerate(zip(ended.scores, shares, strict=True)):
        if table.seats[seat].stand_in is not None:
            continue
        row = (seats.c.table_id == table.id) & (seats.c.seat == seat)
        connection.execute(update(seats).where(row).values(points=points, win=win))


# -- jobs -------------------------------------------------------------------------------
def forget_jobs(connection: Connection, id: str) -> None:
    """Nothing is to be done any more for a table."""
    _FORGET_JOBS.on(connection, table=id)


def replace_jobs(connection: Connection, table: Table, wanted: list[dict[str, object]]) -> None:
    """What is to be done later for a table: what was wanted before has become idle."""
    forget_jobs(connection, table.id)
    if wanted and table.status != FINISHED:
        about = {"table_id": table.id, "step": table.seq, "attempts": 0, "host": table.host}
        idle = int(not any(seat.kind == PERSON and not seat.stand_in for seat in table.seats))
        rows = [{"id": uuid4().hex, **about, "idle": idle, **job} for job in wanted]
        connection.execute(insert(jobs), rows)
