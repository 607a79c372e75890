"""Who uses a database: servers and workers together, or one command alone.

SQLite has a file beside it that is locked, PostgreSQL an advisory lock. Whoever dies lets go of
either, however it dies.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, text

from ...engine.errors import BadInput, Phrase, os_reason, phrase
from .database import connect, is_sqlite, named_in_a_line, shown_address

try:
    import fcntl
except ImportError:  # Windows: nothing is locked
    fcntl = None  # type: ignore[assignment]

IN_USE = 7062
"""The number of the advisory lock; 7061 is that of the migrations."""
COME_BACK_SECONDS = 2.5
"""How soon a server that lost its connection asks for the lock again."""
SHARE = f"SELECT pg_advisory_lock_shared({IN_USE})"
WAITING = f"""SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {IN_USE}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND NOT granted"""
STOP_ALL = "`wolfmoon serve`, `wolfmoon worker`"
"""The commands that use a database."""
MOVING = phrase("problem-moving")


@contextmanager
def serving(engine: Engine) -> Iterator[None]:
    """Be the one server on a file, or one of many on PostgreSQL; BadInput if that can't be.

    On PostgreSQL it is only looked whether it could be: each process holds its own share of the
    lock, through the connection by which it listens.
    """
    with ExitStack() as held:
        if is_sqlite(engine):
            told = phrase("problem-database-served", file=str(_beside(engine, "")))
            held.enter_context(_locked(_beside(engine, ".server"), told, alone=True))
            held.enter_context(_locked(_beside(engine, ".lock"), MOVING))
        else:
            with _connected(engine) as connection:
                if not _said(connection, f"SELECT pg_try_advisory_lock_shared({IN_USE})"):
                    raise BadInput(MOVING)
        yield


@contextmanager
def working(engine: Engine) -> Iterator[None]:
    """Be a worker on a file, beside a server; on PostgreSQL as for a server."""
    if not is_sqlite(engine):
        with serving(engine):
            yield
        return
    with _locked(_beside(engine, ".lock"), MOVING):
        yield


def check_usable(url: URL, using: Callable[[Engine], AbstractContextManager[None]]) -> None:
    """Refuse a database that can't be used, before anything is begun that takes long."""
    engine = connect(url)
    try:
        with named_in_a_line(engine.url), using(engine), engine.connect():
            return
    finally:
        engine.dispose()


@contextmanager
def alone(engine: Engine) -> Iterator[Callable[[], None]]:
    """Be the only one who uses a database; BadInput if somebody else does.

    What it gives is to be called before anything is kept: BadInput if somebody came meanwhile.
    """
    address = shown_address(engine.url)
    in_use = phrase("problem-database-in-use", address=address, commands=STOP_ALL)
    if is_sqlite(engine):
        with _locked(_beside(engine, ".lock"), in_use, alone=True):
            yield lambda: None
        return
    with _connected(engine) as connection:
        if not _said(connection, f"SELECT pg_try_advisory_lock({IN_USE})"):
            raise BadInput(in_use)
        begun = time.monotonic()

        def check() -> None:
            """A server whose connection had just been cut has asked again by now."""
            time.sleep(max(0.0, begun + COME_BACK_SECONDS - time.monotonic()))
            if _said(connection, WAITING):
                raise BadInput(phrase("problem-nothing-kept", problem=in_use))

        yield check


@contextmanager
def _connected(engine: Engine) -> Iterator[Connection]:
    """A connection of its own: what it locked is free when it is closed."""
    with engine.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.detach()
        yield connection


def _said(connection: Connection, question: str) -> object:
    return connection.execute(text(question)).scalar()


def _beside(engine: Engine, ending: str) -> Path:
    return Path(f"{engine.url.database}{ending}")


@contextmanager
def _locked(file: Path, told: Phrase, alone: bool = False) -> Iterator[None]:
    """Hold a lock on a file, which stays: to remove it would let two have a lock each."""
    if fcntl is None:
        yield
        return
    try:
        number = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        reason = os_reason(error)
        raise BadInput(phrase("problem-write", file=str(file), reason=reason)) from None
    try:
        fcntl.flock(number, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise BadInput(told) from None
    finally:
        os.close(number)
