"""Moving everything from one database to another: backups, and from SQLite to PostgreSQL."""

import hashlib
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Table, func, insert, select

from ...engine.errors import BadInput
from .database import HEAD, connect, is_sqlite, upgrade, version
from .schema import events, metadata

CHUNK = 1000


def file_url(path: Path) -> URL:
    """The address of a database in a file."""
    return URL.create("sqlite", database=str(path))


def check_source(engine: Engine) -> None:
    """Refuse to read from a database of another form."""
    found = version(engine)
    if found != HEAD:
        known = "empty" if found is None else f"of version {found}"
        raise BadInput(f"the database is {known}; run `wolfmoon db upgrade` on it first")


def copy_all(source: Engine, target: Engine) -> dict[str, int]:
    """Copy everything into an empty database; how many rows of each kind.

    It is one transaction on each side: the source may be in use, and the target has all or nothing.
    """
    check_source(source)
    upgrade(target)
    with source.connect() as reading, target.connect() as writing:
        if not is_sqlite(source):
            reading.execution_options(isolation_level="REPEATABLE READ")
        writing.execution_options(writes=True)
        with reading.begin(), writing.begin():
            _check_empty(writing)
            copied = {
                table.name: _copy(reading, writing, table) for table in metadata.sorted_tables
            }
            if fingerprints(reading) != fingerprints(writing):
                raise BadInput("the copy differs from what was copied; nothing was kept")
    return copied


def _check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise BadInput("the database to copy to is not empty")


def _copy(reading: Connection, writing: Connection, table: Table) -> int:
    rows = reading.execution_options(yield_per=CHUNK).execute(select(table))
    copied = 0
    for part in rows.mappings().partitions(CHUNK):
        writing.execute(insert(table), [dict(row) for row in part])
        copied += len(part)
    return copied


def fingerprints(connection: Connection) -> dict[str, str]:
    """A hash of the log of every table: equal logs are equal games."""
    hashes: dict[str, Any] = {}
    query = select(events).order_by(events.c.table_id, events.c.seq)
    for row in connection.execution_options(yield_per=CHUNK).execute(query):
        known = hashes.setdefault(row.table_id, hashlib.sha256())
        known.update(repr(tuple(row)).encode())
    return {id: known.hexdigest() for id, known in sorted(hashes.items())}


def backup(source: Engine, file: Path) -> dict[str, int]:
    """Write everything to a file, which is complete or not there."""
    if file.exists():
        raise BadInput(f"{file} is there already")
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    target = connect(file_url(unfinished))
    try:
        copied = copy_all(source, target)
        with target.connect() as connection:
            connection.exec_driver_sql("COMMIT")  # a checkpoint needs no transaction around it
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        target.dispose()
    unfinished.replace(file)
    return copied


def restore(file: Path, target: Engine) -> dict[str, int]:
    """Read a backup into an empty database."""
    if not file.is_file():
        raise BadInput(f"there is no file {file}")
    source = connect(file_url(file))
    try:
        return copy_all(source, target)
    finally:
        source.dispose()
