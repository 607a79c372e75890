"""wolfmoon db: keep the server's database in good order."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..engine.errors import BadInput, WolfmoonError, os_reason, phrase
from .clicks import Function, Group, argument, option
from .speech import language, speak

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

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


@contextmanager
def at_database(data: str | None, database: str | None, *, new: bool = False) -> "Iterator[Engine]":
    """The database that is meant, let go of afterwards; one that is not there is made if it may."""
    from ..server.settings import Settings
    from ..server.store.database import url_of, url_there

    url = (url_of if new else url_there)(database, Settings(data=data).folder())
    with told_in_a_line(url), _connected(url) as engine:
        yield engine


@contextmanager
def _connected(url: "URL") -> "Iterator[Engine]":
    from ..server.store.database import connect, named_in_a_line

    engine = connect(url)
    try:
        with named_in_a_line(url):
            engine.connect().close()
        yield engine
    finally:
        engine.dispose()


@contextmanager
def told_in_a_line(*urls: "URL") -> Iterator[None]:
    """A database or a file that can't be used is no fault of ours: it is told in one line."""
    from ..server.store.database import named_in_a_line

    try:
        with named_in_a_line(*urls):
            yield
    except OSError as error:
        reason = os_reason(error)
        raise BadInput(phrase("problem-write", file=str(error.filename), reason=reason)) from None


def _told(copied: dict[str, int]) -> None:
    speak("terminal-copied", tables=copied["tables"], events=copied["events"])


def _note(engine: "Engine", what: str, **facts: object) -> None:
    """Write down what was done with a database, for `wolfmoon audit`."""
    from ..server.hosting import act
    from ..server.store import host

    act(engine, lambda connection, at: host.note(connection, f"db {what}", None, at, **facts))


@db.command()
@where
def upgrade(data: str | None, database: str | None) -> None:
    """Bring the database to the form that this version needs."""
    from ..server.store.database import HEAD, version
    from ..server.store.database import upgrade as migrate

    with at_database(data, database, new=True) as engine:
        before = version(engine)
        migrate(engine)
        if before not in (None, HEAD):  # a new one has to stay empty: a backup may come into it
            _note(engine, "upgrade", before=before, after=HEAD)
    speak("terminal-database-version", version=HEAD)


@db.command()
@where
def archive(data: str | None, database: str | None) -> None:
    """Archive every game, so that it can be looked at when its rules have gone."""
    from ..server.tasks.archive_games import archive_all

    with at_database(data, database) as engine:
        count = archive_all(engine)
        speak("terminal-archived", count=count)
        _note(engine, "archive", count=count)


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
    with at_database(data, database) as engine:
        if pause is None and keep is None:
            _told(write(engine, file))
            _note(engine, "backup", file=str(file.absolute()))
        elif pause is None:
            _add(engine, file, keep or USUAL_KEPT)
        else:
            _add_for_ever(engine, file, keep or USUAL_KEPT, pause.total_seconds())


def _add(engine: "Engine", folder: Path, keep: int) -> None:
    from ..server.store.backups import add

    file, copied = add(engine, folder, keep, datetime.now(UTC))
    speak("terminal-wrote", file=str(file))
    _told(copied)
    _note(engine, "backup", file=str(file.absolute()))


def _add_for_ever(engine: "Engine", folder: Path, keep: int, pause: float) -> None:
    """Write a backup now and after every pause; one that fails is told, and tried again soon."""
    from sqlalchemy.exc import SQLAlchemyError

    while True:
        try:
            _add(engine, folder, keep)
            wait = pause
        except (WolfmoonError, SQLAlchemyError, OSError) as error:
            told = error.said_in(language()) if isinstance(error, WolfmoonError) else str(error)
            speak("terminal-backup-failed", problem=told, err=True)
            wait = min(pause, AGAIN_SECONDS)
        time.sleep(wait)


@db.command()
@argument("file", type=click.Path(dir_okay=False, path_type=Path))
@where
def restore(file: Path, data: str | None, database: str | None) -> None:
    """Read everything from FILE into an empty database; no server may run."""
    from ..server.store.moving import restore as read

    with at_database(data, database, new=True) as engine:
        _told(read(file, engine))
        _note(engine, "restore", file=str(file.absolute()))


@db.command()
@argument("source", metavar="SOURCE")
@argument("target", metavar="TARGET")
def move(source: str, target: str) -> None:
    """Copy everything from one database to another, which must be empty; no server may run."""
    from ..server.store.database import shown_address, url_of, url_there
    from ..server.store.moving import move as copy

    here, there = url_there(source, Path()), url_of(target, Path())
    with told_in_a_line(here, there), _connected(here) as one, _connected(there) as other:
        _told(copy(one, other))
        _note(one, "move", to=shown_address(there))
        _note(other, "move", source=shown_address(here))
