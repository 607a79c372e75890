"""wolfmoon db: keep the server's database in good order."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..engine.errors import WolfmoonError
from .clicks import Function, Group, argument, option
from .speech import language, tell

if TYPE_CHECKING:
    from sqlalchemy import Engine

USUAL_KEPT = 7
AGAIN_SECONDS = 300.0
"""How soon a backup that failed is tried again."""


@click.group(cls=Group)
def db() -> None:
    """Upgrade, archive, back up, restore and move the server's database."""


def where(command: Callable[..., object]) -> Function:
    """The options that say which database is meant."""
    data = option("--data", type=click.Path(file_okay=False), help="option-data")
    database = option("--database", metavar="URL", help="option-database")
    return data(database(command))


def _engine(data: str | None, database: str | None) -> "Engine":
    from ..server.settings import Settings
    from ..server.store.database import connect, url_of

    return connect(url_of(database, Settings(data=data).folder()))


@contextmanager
def at_database(data: str | None, database: str | None) -> "Iterator[Engine]":
    """The database that is meant, let go of afterwards."""
    engine = _engine(data, database)
    try:
        yield engine
    finally:
        engine.dispose()


def _address(database: str) -> "Engine":
    from ..server.store.database import connect, url_of

    return connect(url_of(database, Path()))


def _told(copied: dict[str, int]) -> None:
    tell("terminal-copied", tables=copied["tables"], events=copied["events"])


@db.command()
@where
def upgrade(data: str | None, database: str | None) -> None:
    """Bring the database to the form that this version needs."""
    from ..server.store.database import HEAD
    from ..server.store.database import upgrade as migrate

    engine = _engine(data, database)
    migrate(engine)
    engine.dispose()
    tell("terminal-database-version", version=HEAD)


@db.command()
@where
def archive(data: str | None, database: str | None) -> None:
    """Archive every game, so that it can be looked at when its rules have gone."""
    from ..server.tasks.archive_games import archive_all

    engine = _engine(data, database)
    try:
        tell("terminal-archived", count=archive_all(engine))
    finally:
        engine.dispose()


@db.command()
@argument("file", type=click.Path(path_type=Path))
@option("--every", metavar="SPAN", help="option-every")
@option("--keep", type=click.IntRange(1), help="option-keep")
@where
def backup(
    file: Path, every: str | None, keep: int | None, data: str | None, database: str | None
) -> None:
    """Write everything to FILE; with --every or --keep, into a folder, where the oldest go."""
    from ..server.store.backups import span
    from ..server.store.moving import backup as write

    pause = span(every) if every else None
    engine = _engine(data, database)
    try:
        if pause is None and keep is None:
            _told(write(engine, file))
        elif pause is None:
            _add(engine, file, keep or USUAL_KEPT)
        else:
            _add_for_ever(engine, file, keep or USUAL_KEPT, pause.total_seconds())
    finally:
        engine.dispose()


def _add(engine: "Engine", folder: Path, keep: int) -> None:
    from ..server.store.backups import add

    file, copied = add(engine, folder, keep, datetime.now(UTC))
    tell("terminal-wrote", file=str(file))
    _told(copied)


def _add_for_ever(engine: "Engine", folder: Path, keep: int, pause: float) -> None:
    """Write a backup now and after every pause; one that fails is told, and tried again soon."""
    from sqlalchemy.exc import SQLAlchemyError

    while True:
        try:
            _add(engine, folder, keep)
            wait = pause
        except (WolfmoonError, SQLAlchemyError, OSError) as error:
            told = error.said_in(language()) if isinstance(error, WolfmoonError) else str(error)
            tell("terminal-backup-failed", problem=told, err=True)
            wait = min(pause, AGAIN_SECONDS)
        time.sleep(wait)


@db.command()
@argument("file", type=click.Path(dir_okay=False, path_type=Path))
@where
def restore(file: Path, data: str | None, database: str | None) -> None:
    """Read everything from FILE into an empty database; no server may run."""
    from ..server.store.moving import restore as read

    engine = _engine(data, database)
    try:
        _told(read(file, engine))
    finally:
        engine.dispose()


@db.command()
@argument("source", metavar="SOURCE")
@argument("target", metavar="TARGET")
def move(source: str, target: str) -> None:
    """Copy everything from one database to another, which must be empty; no server may run."""
    from ..server.store.moving import move as copy

    engines = _address(source), _address(target)
    try:
        _told(copy(*engines))
    finally:
        for engine in engines:
            engine.dispose()
