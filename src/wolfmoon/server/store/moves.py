"""What every order changes beside the log, and a move in one statement where a database can do so.

Most of what is written is moves. PostgreSQL is asked once for each of them instead of three times:
every question is a way to another process and back.
"""

from sqlalchemy import (
    Connection,
    Integer,
    Update,
    bindparam,
    case,
    func,
    insert,
    literal_column,
    select,
    update,
)

from .prepared import Prepared, Values
from .schema import events, seats, tables

STANDS = ("seq", "status", "host", "to_decide", "changed", "listed", "summary")
"""What of a table changes."""
WAITS, GOES_ON, IS_OVER = range(3)
"""The parts of one's list of tables: where one is to decide, those going on, those finished."""
POSTGRESQL = "postgresql"

_WAITS_FOR = seats.c.seat == bindparam("decides", type_=Integer)


def standing() -> Update:
    """A table stands as an order left it, unless another was carried out meanwhile."""
    newest = (tables.c.id == bindparam("table"), tables.c.seq == bindparam("before"))
    return update(tables).where(*newest).values({name: bindparam(name) for name in STANDS})


def shelving() -> Update:
    """A table stands where it belongs on the lists of those who have a seat."""
    part = bindparam("part", type_=Integer)
    stands = case((_WAITS_FOR, literal_column(str(WAITS))), else_=part)
    listed = seats.c.stands.is_not(None)
    return update(seats).where(listed).values(stands=stands, changed=bindparam("changed"))


_STOOD = standing().returning(tables.c.id).cte("stood")
_EVENT = [column for column in events.c if column.name != "table_id"]
_GIVEN = [bindparam(f"event_{column.name}", type_=column.type) for column in _EVENT]
_ADDED = insert(events).from_select(
    ["table_id", *(column.name for column in _EVENT)], select(_STOOD.c.id, *_GIVEN)
)
_MOVED = Prepared(
    select(func.count())
    .select_from(_STOOD)
    .add_cte(_ADDED.cte("added"), shelving().where(seats.c.table_id == _STOOD.c.id).cte("shelved"))
)


def moves_at_once(connection: Connection) -> bool:
    """Whether the database can do all of a move in one statement."""
    return connection.dialect.name == POSTGRESQL


def keep_move(connection: Connection, stands: Values, event: Values, shelf: Values) -> bool:
    """Keep a move that changes nothing else; not if there are other events by now."""
    given = {f"event_{column.name}": event[column.name] for column in _EVENT}
    return bool(_MOVED.on(connection, **stands, **given, **shelf).scalar())
