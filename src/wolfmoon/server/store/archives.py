"""Archives in the database, and the tables whose rules have gone or come back."""

import json
from base64 import b85decode, b85encode
from collections.abc import Iterable
from datetime import datetime
from uuid import uuid4
from zlib import compress, decompress

from pydantic_core import to_json
from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, insert, or_, select, update

from ...games import NAMES, versions_of
from ..archive import Part, Read, replay
from ..events import Data, Event, dumps, microseconds
from ..happened import Closed
from ..refused import Refused
from ..summary import summary
from ..table import ARCHIVED, FINISHED, GATHERING, PLAYING, Table, table_of
from ..wanted import wanted_jobs
from . import logs
from .moves import IS_OVER
from .schema import archives, seats, tables

AT_ONCE = 20
"""Tables that are looked for together."""
STANDS_STILL = {"status": ARCHIVED, "to_decide": None, "takeback": None}
"""What is shown of a game that can't go on."""


# -- parts ------------------------------------------------------------------------------
def reader(connection: Connection, id: str) -> Read:
    """How the parts of a table's archive are found."""

    def read(part: str) -> Part:
        one = (archives.c.table_id == id) & (archives.c.part == part)
        kept = connection.execute(select(archives.c.data).where(one)).scalar()
        if kept is None:
            raise Refused("archive-missing")
        return json.loads(decompress(b85decode(kept)))

    return read


def packed(parts: Iterable[tuple[str, Part]]) -> dict[str, str]:
    """Parts as they are kept. It takes a while, and needs no database."""
    return {name: b85encode(compress(dumps(part).encode())).decode() for name, part in parts}


def keep(connection: Connection, id: str, seq: int, parts: dict[str, str]) -> bool:
    """Keep the archive of a table as it stood after an event; not if more has happened."""
    if logs.seq_of(connection, id, lock=True) != seq:
        return False
    connection.execute(delete(archives).where(archives.c.table_id == id))
    rows = [{"table_id": id, "part": part, "data": data} for part, data in parts.items()]
    connection.execute(insert(archives), rows)
    connection.execute(update(tables).where(tables.c.id == id).values(archived=seq))
    return True


def last_seen(connection: Connection, table: Table) -> dict[int | None, bytes] | None:
    """How a game stood last, for each viewer; None if it was never archived."""
    read = reader(connection, table.id)
    try:
        return {
            viewer: to_json(replay(read, None, viewer, None, False)["position"])
            for viewer in (None, *range(len(table.seats)))
        }
    except Refused:
        return None


def summary_of(connection: Connection, id: str) -> Data:
    """What a list shows of a table whose rules are gone."""
    kept = connection.execute(select(tables.c.summary).where(tables.c.id == id)).scalar_one()
    shown: Data = json.loads(kept)
    return shown if shown["status"] == FINISHED else {**shown, **STANDS_STILL}


# -- which tables -----------------------------------------------------------------------
def lacking(
    connection: Connection, older: bool, before: datetime | None = None, after: str = ""
) -> list[str]:
    """Some tables without an archive, or with one that is not up to date, in the order of ids.

    Either all whose rules are known, or those of older versions alone; of games that go on, those
    at which nothing has happened since a moment.
    """
    stale = or_(tables.c.archived.is_(None), tables.c.archived < tables.c.seq)
    rests = tables.c.status == FINISHED
    going_on = tables.c.status == PLAYING
    if before is not None:
        going_on &= tables.c.changed < microseconds(before)
    query = select(tables.c.id).where(_played_by(older), stale, or_(rests, going_on))
    found = query.where(tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
    return list(connection.execute(found).scalars())


def _played_by(older: bool) -> ColumnElement[bool]:
    """The tables whose rules are known here: all, or but for the newest version of each game."""
    known = {name: versions_of(name)[: -1 if older else None] for name in NAMES}
    return or_(*(_of(game, versions) for game, versions in known.items()))


def _of(game: str, versions: tuple[int, ...]) -> ColumnElement[bool]:
    return and_(tables.c.game == game, tables.c.rules.in_(versions))


# -- rules that have gone, or come back -------------------------------------------------
def settle(engine: Engine, at: datetime) -> None:
    """Archive the games whose rules are not known here, and let those go on whose rules are."""
    with engine.connect() as connection:
        if not _unsettled(connection):
            return
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            _say_versions(connection)
            for status, (game, version) in sorted(_unsettled(connection)):
                for id in _with(connection, status, game, version):
                    _SETTLE[status](connection, id, at)


def _unsettled(connection: Connection) -> set[tuple[str, tuple[str, int | None]]]:
    """In which state there are tables that can't stay in it, and of which rules; None: not said."""
    columns = (tables.c.status, tables.c.game, tables.c.rules)
    query = select(*columns).where(tables.c.status.in_(_SETTLE)).distinct()
    return {
        (row.status, (row.game, row.rules))
        for row in connection.execute(query)
        if row.rules is None or _is_known(row.game, row.rules) == (row.status == ARCHIVED)
    }


def _is_known(game: str, version: int) -> bool:
    return game not in NAMES or version in versions_of(game)


def _say_versions(connection: Connection) -> None:
    """A server of before tables said so may have made some meanwhile."""
    query = select(tables.c.id, tables.c.summary).where(tables.c.rules.is_(None))
    for row in connection.execute(query).all():
        version = json.loads(row.summary)["rules"]
        connection.execute(update(tables).where(tables.c.id == row.id).values(rules=version))


def _with(connection: Connection, status: str, game: str, version: int | None) -> list[str]:
    query = select(tables.c.id).where(tables.c.status == status, _of(game, (version or 0,)))
    return list(connection.execute(query.order_by(tables.c.id).with_for_update()).scalars())


def _close(connection: Connection, id: str, at: datetime) -> None:
    """A table at which no game will begin."""
    table = table_of(id, logs.read(connection, id))
    closed = Event(table.seq + 1, at, Closed("rules"), order=uuid4().hex)
    table.apply(closed)
    logs.append(connection, table, [closed], dumps(summary(table)))


def _archive(connection: Connection, id: str, at: datetime) -> None:
    """A game that can't go on: nobody is to decide, nothing is to be done, and it is listed so."""
    shown = dumps(summary_of(connection, id))
    values = {"status": ARCHIVED, "to_decide": None, "listed": None, "summary": shown}
    connection.execute(update(tables).where(tables.c.id == id).values(values))
    shelf = update(seats).where(seats.c.table_id == id, seats.c.stands.is_not(None))
    connection.execute(shelf.values(stands=IS_OVER))
    logs.forget_jobs(connection, id)


def _go_on(connection: Connection, id: str, at: datetime) -> None:
    """A game whose rules are here again."""
    table = table_of(id, logs.read(connection, id))
    logs.stand_again(connection, table, dumps(summary(table)))
    logs.replace_jobs(connection, table, wanted_jobs(table))


_SETTLE = {GATHERING: _close, PLAYING: _archive, ARCHIVED: _go_on}
"""What is done about a table in a state in which it can't stay."""
