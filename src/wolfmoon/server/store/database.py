"""The connection to a database: SQLite beside us, or PostgreSQL anywhere."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import QueuePool

from ...engine.errors import BadInput, phrase, shown

HEAD = "0016"
"""The newest migration; a test holds it to the files."""
POSTGRESQL, SQLITE = "postgresql+psycopg://", "sqlite:///"
"""How the addresses of databases begin."""
FILE = "wolfmoon.sqlite3"
BUSY_SECONDS = 5
READERS = 8
PRIVATE, OTHERS = 0o600, 0o077
IN_TIME: dict[str, Any] = {
    "connect_timeout": BUSY_SECONDS,
    "keepalives_idle": BUSY_SECONDS,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": BUSY_SECONDS * 1000,
}
"""What a connection to PostgreSQL needs so that it notices when nobody is there any more."""
UPGRADE = "`wolfmoon db upgrade`"
PATIENTLY = "SET LOCAL statement_timeout = 0"
"""For what may take long, in its own transaction."""


def url_of(database: str | None, folder: Path) -> URL:
    """Where the database is, or will be: the given address, or a file in a folder."""
    if database is None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return _address(database, folder)


def url_there(database: str | None, folder: Path) -> URL:
    """Where a database is that must be there already: no file is made."""
    url = _address(database, folder)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        serve, options = "`wolfmoon serve`", "--data, --database"
        raise BadInput(phrase("problem-no-database", file=url.database, options=options, run=serve))
    return url


def _address(database: str | None, folder: Path) -> URL:
    if database is None:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadInput(phrase("problem-database-address", found=shown(database))) from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadInput(phrase("problem-database-kind", names=[POSTGRESQL, SQLITE]))
    return url


def is_sqlite(engine: Engine) -> bool:
    """Whether the database is a file beside us."""
    return engine.dialect.name == "sqlite"


def connect(url: URL) -> Engine:
    """A pool of connections; none is made before one is needed.

    What goes wrong is written down without what was to be kept: deals, addresses, what was said.
    """
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    return create_engine(
        url,
        pool_size=READERS + 2,
        max_overflow=4,
        pool_timeout=BUSY_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={**IN_TIME, "options": "-c lock_timeout=4s -c statement_timeout=5s"},
    )


def _sqlite(url: URL) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS + 2,
        max_overflow=4,
        pool_timeout=BUSY_SECONDS,
        hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "do_connect")
    def _private(dialect: object, record: object, given: Sequence[str], named: object) -> None:
        if url.database not in (None, "", ":memory:"):
            keep_private(Path(given[0]))

    @event.listens_for(engine, "connect")
    def _settings(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # we say ourselves where a transaction begins
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",  # an acknowledged move survives a power cut
            f"busy_timeout={BUSY_SECONDS * 1000}",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def keep_private(file: Path) -> None:
    """Let nobody but us read a database file, nor what SQLite puts beside it.

    One that is there is never opened here: to close it would free all locks that SQLite holds on
    it in this process, and another process would throw away what it has not yet taken over.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    for ending in ("", "-wal", "-shm"):
        one = Path(f"{file}{ending}")
        with suppress(FileNotFoundError, PermissionError):  # gone, or somebody else's to decide
            if one.stat().st_mode & OTHERS:
                one.chmod(PRIVATE)


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest form; nothing is loaded if it has it already."""
    found = version(engine)
    if found == HEAD:
        return
    _check_not_newer(found)
    from .migrating import upgrade as migrate

    migrate(engine)


def check_form(engine: Engine) -> None:
    """Refuse a database of another form."""
    found = version(engine)
    if found == HEAD:
        return
    _check_not_newer(found)
    if found is None:
        raise BadInput(phrase("problem-database-empty", command=UPGRADE))
    raise BadInput(phrase("problem-database-version", version=found, command=UPGRADE))


def _check_not_newer(found: str | None) -> None:
    if found is not None and found > HEAD:
        raise BadInput(phrase("problem-database-newer", version=found))


def version(engine: Engine) -> str | None:
    """The form that the database has; None if it is empty."""
    with engine.connect() as connection:
        if not engine.dialect.has_table(connection, "alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


@contextmanager
def named_in_a_line(*urls: URL) -> Iterator[None]:
    """What is wrong with a database is told in one line that names it, unless the fault is ours.

    A file that is no database is a plain DatabaseError; its own kinds are mistakes in a query.
    """
    try:
        yield
    except (DBAPIError, NoConnection) as error:
        if not is_away(error) and type(error) is not DatabaseError:
            raise
        problem = str(getattr(error, "orig", error)).splitlines()[0]
        names = ", ".join(map(shown_address, urls))
        raise BadInput(phrase("problem-database", address=names, problem=problem)) from None


def shown_address(url: URL) -> str:
    """An address as it may be shown: nothing that could be a password is in it."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    shown = URL.create(
        url.drivername, url.username, host=url.host, port=url.port, database=url.database
    )
    return shown.render_as_string()


def is_away(error: BaseException) -> bool:
    """Whether an error means that the database can't be reached or can't keep anything now."""
    if isinstance(error, OperationalError | InterfaceError | NoConnection):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated
