"""What a host does from the shell, beside a server that runs: each act in one transaction, noted.

Servers notice by themselves, a table within seconds, who may come in within a minute.
"""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine

from .commands import Depart
from .ids import new_id
from .jobs.house import House
from .live import Live
from .orders import Behind, Keeper, now
from .refused import Refused
from .store import host
from .store.database import check_form
from .store.leaving import going_on
from .store.writer import Done, Writer

T = TypeVar("T")
FEW_MEGABYTES = 16


def act(engine: Engine, work: Callable[[Connection, datetime], T]) -> T:
    """Do something in one transaction; what it answers."""
    check_form(engine)
    with closing(Writer(engine)) as writer:
        return writer.submit(lambda connection: Done(work(connection, now()))).result()


def look(engine: Engine, query: Callable[[Connection], T]) -> T:
    """What a query finds."""
    check_form(engine)
    with engine.connect() as connection:
        return query(connection)


def erase(engine: Engine, who: str) -> str:
    """Have a person leave every table, where bots take over, and forget them; their id."""
    person = look(engine, lambda connection: host.person_of(connection, who)).id
    with closing(Writer(engine)) as writer:
        live = Live(FEW_MEGABYTES)
        house = House(
            engine, writer, live, Keeper(live, lambda showing: None), lambda table, seat: None
        )
        for table in house.read(lambda connection: going_on(connection, person)):
            _depart(house, table, person)
        writer.submit(partial(_erase, person=person)).result()
    return person


def _erase(connection: Connection, person: str) -> Done[None]:
    host.erase(connection, person, now())
    return Done(None)


def _depart(house: House, table: str, person: str) -> None:
    """Leave a table for good, whatever happens there meanwhile."""
    while True:
        try:
            house.order(table, Depart(person), house.table(table).seq, new_id())
            return
        except Behind:
            continue
        except Refused as refused:
            if refused.code == "already-done":
                return
            raise
