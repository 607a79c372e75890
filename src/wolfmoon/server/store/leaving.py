"""Where someone who leaves for good is missed."""

from sqlalchemy import Connection, select, union

from ..table import GATHERING
from .moves import IS_OVER
from .schema import seats, tables


def going_on(connection: Connection, person: str) -> list[str]:
    """The tables that a person has a seat at or is the host of, before their games are over."""
    seated = select(seats.c.table_id).where(seats.c.person == person, seats.c.stands != IS_OVER)
    hosted = select(tables.c.id).where(tables.c.status == GATHERING, tables.c.host == person)
    return list(connection.execute(union(seated, hosted)).scalars())
