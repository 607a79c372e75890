"""Chat at a table. It is not in the log: it can be forgotten."""

from datetime import datetime

from sqlalchemy import Connection, func, insert, select

from ..events import microseconds, moment
from .schema import Found, chat, people

Data = dict[str, object]
MOST_LINES = 200


def lines(connection: Connection, table: str, after: int = 0) -> list[Data]:
    """The last lines of a table's chat after a number, oldest first."""
    query = (
        select(chat, people.c.name)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.table_id == table, chat.c.number > after)
        .order_by(chat.c.number.desc())
        .limit(MOST_LINES)
    )
    return [_line(row) for row in reversed(connection.execute(query).all())]


def _line(row: Found) -> Data:
    return {
        "number": row.number,
        "at": moment(row.at),
        "name": row.name,
        "seat": row.seat,
        "text": row.text,
    }


def add(
    connection: Connection,
    table: str,
    id: str,
    person: str,
    seat: int | None,
    text: str,
    at: datetime,
) -> Data:
    """A new line; one that was sent before is not said again. The table's row must be locked."""
    query = (
        select(chat, people.c.name)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.table_id == table, chat.c.id == id)
    )
    said = connection.execute(query).first()
    if said is None:
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table)
        number = connection.execute(last).scalar_one() + 1
        values = {"number": number, "id": id, "person": person, "seat": seat, "text": text}
        row = {"table_id": table, "at": microseconds(at), **values}
        connection.execute(insert(chat).values(row))
        said = connection.execute(query).one()
    return _line(said)
