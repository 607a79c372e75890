"""Moving everything from one database to another: backups, and from SQLite to PostgreSQL."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import DatabaseError

from ...engine.errors import BadInput, phrase
from .database import PATIENTLY, check_form, connect, is_sqlite, upgrade, version
from .locks import alone
from .schema_notify import metadata

CHUNK = 1000
MODULUS = 1 << 256
Digests = dict[str, tuple[int, int]]


def file_url(path: Path) -> URL:
    """The address of a database in a file."""
    return URL.create("sqlite", database=str(path))


def move(source: Engine, target: Engine) -> dict[str, int]:
    """Copy everything, while nobody uses either database."""
    with alone(source) as nobody_here, alone(target) as nobody_there:

        def unchanged(copied: Digests) -> None:
            nobody_here()
            nobody_there()
            with source.connect() as again, _patiently(again):
                if digests(again) != copied:
                    raise BadInput(phrase("problem-copy-changed"))

        return copy_all(source, target, unchanged)


def copy_all(
    source: Engine, target: Engine, check: Callable[[Digests], None] = lambda copied: None
) -> dict[str, int]:
    """Copy everything into an empty database; how many rows of each kind.

    It is one transaction on each side: the source may be in use, and the target has all or nothing.
    Every table is counted and hashed on both sides, and checked once more, before it is kept.
    """
    check_form(source)
    upgrade(target)
    with source.connect() as reading, target.connect() as writing:
        if not is_sqlite(source):
            reading.execution_options(isolation_level="REPEATABLE READ")
        writing.execution_options(writes=True)
        with _patiently(reading), _patiently(writing):
            _check_empty(writing)
            for table in metadata.sorted_tables:
                _copy(reading, writing, table)
            copied = digests(writing)
            if digests(reading) != copied:
                raise BadInput(phrase("problem-copy-differs"))
            check(copied)
    return {name: count for name, (count, _) in copied.items()}


@contextmanager
def _patiently(connection: Connection) -> Iterator[None]:
    """A transaction that may take as long as it needs."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(PATIENTLY)
        yield


def _check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise BadInput(phrase("problem-target-not-empty"))


def _copy(reading: Connection, writing: Connection, table: Table) -> None:
    rows = reading.execution_options(yield_per=CHUNK).execute(select(table))
    for part in rows.mappings().partitions(CHUNK):
        writing.execute(insert(table), [dict(row) for row in part])


def digests(connection: Connection) -> Digests:
    """Of each table the number of its rows and a hash of all of them, in whatever order."""
    return {table.name: _digest(connection, table) for table in metadata.sorted_tables}


def _digest(connection: Connection, table: Table) -> tuple[int, int]:
    count = total = 0
    for row in connection.execution_options(yield_per=CHUNK).execute(select(table)):
        hashed = hashlib.sha256(repr(tuple(row)).encode()).digest()
        total = (total + int.from_bytes(hashed)) % MODULUS
        count += 1
    return count, total


def backup(source: Engine, file: Path) -> dict[str, int]:
    """Write everything to a file, which is complete or not there."""
    if file.exists():
        raise BadInput(phrase("problem-file-there", file=str(file)))
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
        raise BadInput(phrase("problem-no-file", file=str(file)))
    source = connect(file_url(file))
    try:
        _check_backup(source, file)
        with alone(target) as nobody:
            return copy_all(source, target, lambda copied: nobody())
    finally:
        source.dispose()


def _check_backup(source: Engine, file: Path) -> None:
    """Refuse a file that is something else."""
    try:
        known = version(source) is not None
    except DatabaseError:
        known = False
    if not known:
        raise BadInput(phrase("problem-no-backup", file=str(file)))
