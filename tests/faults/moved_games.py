"""Everything moves from SQLite to PostgreSQL, into a backup and back: is it the same? (R12)

    python -m tests.faults.moved_games [--tables 300] [--times 10] [--seed 1]

A database with people, sessions, tokens, tables of all kinds, chat, invites and jobs is moved by
the commands `wolfmoon db move`, `backup` and `restore`. Afterwards every row is the same in all of
them, and every table stands after every event of its log as it did.

Then people play at a server, on each database: a backup holds all that was acknowledged before it
began, and nothing by halves; a move and a restore are refused as long as the server runs.
"""

import argparse
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from sqlalchemy import Connection, select

from tests.faults.checks import check_kept, check_whole
from tests.faults.people import Company, Ledger
from tests.server.databases import KINDS, Postgres, postgres
from tests.server.filled import crowd, fill_rest
from tests.server.houses import House
from tests.server.stored import mark
from wolfmoon.cli import main as wolfmoon
from wolfmoon.server.store import logs
from wolfmoon.server.store.database import connect, upgrade, url_of
from wolfmoon.server.store.schema import metadata, tables
from wolfmoon.server.store.schema_host import acts
from wolfmoon.server.table import Table

Rows = dict[str, list[str]]
Steps = dict[str, list[str]]


def moved(pg: Postgres, folder: Path, count: int, seed: int = 1) -> tuple[Rows, Steps]:
    """Fill a database and move all of it about; what is in every one of them."""
    source = connect(url_of(None, folder / "data"))
    upgrade(source)
    crowd(source, count, seed)
    fill_rest(source)
    source.dispose()
    there, elsewhere, file = pg.new_database(), folder / "elsewhere", folder / "backup.sqlite3"
    run("db", "move", f"sqlite:///{folder / 'data' / 'wolfmoon.sqlite3'}", there)
    run("db", "backup", str(file), "--database", there)
    run("db", "restore", str(file), "--data", str(elsewhere))
    assert list(folder.glob("backup*")) == [file]
    first, *others = [
        everything(None, folder / "data"),
        everything(there, folder),
        everything(None, elsewhere),
    ]
    assert all(other == first for other in others)
    return first


def run(*arguments: str, code: int = 0) -> str:
    """What a command says, which must succeed or end with another code."""
    result = CliRunner().invoke(wolfmoon, arguments)
    assert result.exit_code == code, result.output
    return result.output


def beside_a_server(database: str | None, folder: Path, times: int, parties: int = 2) -> Ledger:
    """Back up and try to move a database while people play; then stop the server, and move it."""
    ledger, url = Ledger(), database or f"sqlite:///{folder / 'wolfmoon.sqlite3'}"
    where = ["--database", database] if database else ["--data", str(folder)]
    with House(database, folder, "--log", "error") as house, ExitStack() as people:
        people.enter_context(Company([house.address], ledger, parties))
        for number in range(times):
            ledger.wait_for_more(2 * parties)
            before, file = _so_far(ledger), folder / f"backup-{number}"
            run("db", "backup", str(file), *where)
            check_kept(f"sqlite:///{file}", folder, before)
            there = f"sqlite:///{folder / 'refused'}"
            assert "stop every" in run("db", "move", url, there, code=2)
            assert "stop every" in run("db", "restore", str(file), *where, code=2)
    run("db", "move", url, f"sqlite:///{folder / 'moved'}")
    check_kept(f"sqlite:///{folder / 'moved'}", folder, ledger)
    return ledger


def _so_far(ledger: Ledger) -> Ledger:
    """What is acknowledged by now; orders that are under way may be in a backup or not."""
    known = list(ledger.acknowledged)
    tables = sorted({told.table for told in known})
    return Ledger(sent=ledger.sent, acknowledged=known, tables=tables)


def everything(database: str | None, folder: Path) -> tuple[Rows, Steps]:
    """All rows of a database, and how every table stood after every event.

    What was done with a database is written down in each of them, so acts are left out.
    """
    engine = connect(url_of(database, folder))
    with engine.connect() as connection:
        rows = {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in metadata.sorted_tables
            if table is not acts
        }
        ids = connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars()
        steps = {id: _steps(connection, id) for id in ids.all()}
    engine.dispose()
    return rows, steps


def _steps(connection: Connection, id: str) -> list[str]:
    table, marks = Table(id), []
    for event in logs.read(connection, id):
        table.apply(event)
        marks.append(mark(table))
    check_whole(connection, table)
    return marks


def counted(rows: dict[str, list[Any]]) -> str:
    """How many there are of each kind."""
    return ", ".join(f"{len(found)} {name}" for name, found in rows.items())


def main() -> None:
    """Move many tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wanted, begun = parser.parse_args(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, postgres() as pg:
        for kind in KINDS:
            database = pg.new_database() if kind == "postgresql" else None
            (there := Path(folder) / kind).mkdir()
            told = len(beside_a_server(database, there, wanted.times).acknowledged)
            print(f"{kind}: {wanted.times} backups beside a server, no move; {told} orders, 0 lost")
        rows, steps = moved(pg, Path(folder), wanted.tables, wanted.seed)
    print(f"SQLite → PostgreSQL → backup → SQLite: {counted(rows)}")
    print(f"{sum(map(len, steps.values()))} steps of {len(steps)} tables compared")
    print(f"R12, every game is identical: kept ({time.monotonic() - begun:.0f} s)")


if __name__ == "__main__":
    main()
