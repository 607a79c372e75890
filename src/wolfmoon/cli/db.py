"""wolfmoon db: keep the server's database in good order."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .clicks import Group, argument, option
from .speech import tell

if TYPE_CHECKING:
    from sqlalchemy import Engine


@click.group(cls=Group)
def db() -> None:
    """Upgrade, archive, back up, restore and move the server's database."""


def where(command: Callable[..., object]) -> Callable[..., Any]:
    """The options that say which database is meant."""
    data = option("--data", type=click.Path(file_okay=False), help="option-data")
    database = option("--database", metavar="URL", help="option-database")
    return data(database(command))


def _engine(data: str | None, database: str | None) -> "Engine":
    from ..server.settings import Settings
    from ..server.store.database import connect, url_of

    return connect(url_of(database, Settings(data=data).folder()))


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
@argument("file", type=click.Path(dir_okay=False, path_type=Path))
@where
def backup(file: Path, data: str | None, database: str | None) -> None:
    """Write everything to FILE; the server may go on meanwhile."""
    from ..server.store.moving import backup as write

    engine = _engine(data, database)
    try:
        _told(write(engine, file))
    finally:
        engine.dispose()


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
