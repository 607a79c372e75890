"""The database held to what people were told: everything acknowledged, once, nothing by halves."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from tests.faults.people import Acknowledged, Ledger
from wolfmoon.server.events import Event, dumps
from wolfmoon.server.store import logs
from wolfmoon.server.store.database import connect, is_sqlite, url_of
from wolfmoon.server.store.schema import jobs, seats, tables
from wolfmoon.server.summary import summary
from wolfmoon.server.table import FINISHED, Table, table_of
from wolfmoon.server.wanted import wanted_jobs


@dataclass
class Found:
    """What a database holds of what was sent."""

    events: int = 0
    carried: int = 0
    """Orders of people in the logs."""
    finished: int = 0


def check_kept(database: str | None, folder: Path, ledger: Ledger, all_: bool = True) -> Found:
    """Compare the logs with all that was acknowledged; only where something happened, if wanted."""
    ids = list(ledger.tables) if all_ else sorted(ledger.touched & set(ledger.tables))
    ledger.touched -= set(ids)
    engine = connect(url_of(database, folder))
    try:
        with engine.connect() as connection:
            if not is_sqlite(engine):  # people may be playing: all is read as of one moment
                connection.execution_options(isolation_level="REPEATABLE READ")
            return _check(connection, ids, ledger)
    finally:
        engine.dispose()


def _check(connection: Connection, ids: list[str], ledger: Ledger) -> Found:
    found, told = Found(), _by_table(ledger.acknowledged, set(ids))  # before anything is read
    for id in ids:
        log = logs.read(connection, id)
        table = table_of(id, log)
        check_whole(connection, table)
        carried = [event for event in log[1:] if event.by is not None and event.order is not None]
        assert {str(event.order) for event in carried} <= ledger.sent, f"{id}: nobody sent that"
        for each in told.get(id, ()):
            _check_acknowledged(log, each)
        found.events += len(log)
        found.carried += len(carried)
        found.finished += table.status == FINISHED
    return found


def _by_table(acknowledged: Iterable[Acknowledged], ids: set[str]) -> dict[str, list[Acknowledged]]:
    told: dict[str, list[Acknowledged]] = {}
    for each in list(acknowledged):
        if each.table in ids:
            told.setdefault(each.table, []).append(each)
    return told


def _check_acknowledged(log: list[Event], told: Acknowledged) -> None:
    """The order stands in the log once, where its answer said, and is its person's."""
    where = [event.seq for event in log if event.order == told.order]
    assert where == [told.first], f"{told} stands at {where}"
    event = log[told.first - 1]
    assert event.seq == told.first and event.by == told.person, (told, event)
    assert told.last <= len(log)
    assert all(event.order is None for event in log[told.first : told.last]), told


def check_whole(connection: Connection, table: Table) -> None:
    """All that the database says of a table follows from its log: nothing was written by halves."""
    assert [entry.event.seq for entry in table.log] == list(range(1, table.seq + 1))
    orders = [entry.event.order for entry in table.log if entry.event.order is not None]
    assert len(orders) == len(set(orders))
    row = connection.execute(select(tables).where(tables.c.id == table.id)).one()
    for name in ("seq", "status", "host", "to_decide"):
        assert getattr(row, name) == getattr(table, name), name
    assert row.summary == dumps(summary(table))
    assert _seats(connection, table.id) == [(each.person, each.here) for each in table.seats]
    query = select(jobs.c.kind, jobs.c.step).where(jobs.c.table_id == table.id)
    wanted = [] if table.status == FINISHED else wanted_jobs(table)
    assert [tuple(job) for job in connection.execute(query)] == [
        (job["kind"], table.seq) for job in wanted
    ]


def _seats(connection: Connection, id: str) -> list[Any]:
    query = select(seats.c.person, seats.c.here)
    rows = connection.execute(query.where(seats.c.table_id == id).order_by(seats.c.seat))
    return [tuple(row) for row in rows]
