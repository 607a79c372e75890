"""Lists of tables: the lobby, one's own games, how one has fared.

Each is read from an index, a page at a time: how much there is beside the page costs nothing.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, Row, Select, func, literal, or_, select, tuple_

from ...engine.errors import phrase
from ..events import Data
from ..refused import Refused
from ..summary import Names, info
from ..table import GATHERING, PLAYING
from .logs import names_of
from .moves import GOES_ON, IS_OVER, WAITS
from .schema import hunts, seats, tables

PAGE = 50
FEW = 3
"""So many tables of one host come before those of the next."""
MOST_WATCHED = 500
"""Of the games going on, the lobby knows those where something happened last."""


@dataclass(frozen=True)
class Place:
    """Where a page ended: the next one begins after it."""

    part: int
    tier: int
    changed: int
    id: str

    def __str__(self) -> str:
        return f"{self.part}.{self.tier}.{self.changed}.{self.id}"


START = Place(0, -1, 0, "")


def place_of(text: str | None) -> Place:
    """The place that a page named as its end."""
    if text is None:
        return START
    part, tier, changed, id = (text.split(".", 3) + [""] * 3)[:4]
    numbers = (part, tier, changed)
    if not id or not all(each.isascii() and each.isdigit() and len(each) < 18 for each in numbers):
        raise Refused("bad-request", field="after", problem=phrase("field-wrong"))
    return Place(int(part), int(tier), int(changed), id)


Part = Callable[[Place], "Select[tuple[str, int, int]]"]
"""The id, tier and last change of the tables of one part of a list after a place, in order."""


def _page(connection: Connection, parts: list[Part], after: Place) -> tuple[list[str], str | None]:
    """The ids of a page, and where it ended if there is more."""
    found: list[tuple[int, Row[tuple[str, int, int]]]] = []
    for part, query in enumerate(parts):
        if part < after.part or len(found) > PAGE:
            continue
        begin = after if part == after.part else START
        rows = connection.execute(query(begin).limit(PAGE + 1 - len(found)))
        found += [(part, row) for row in rows]
    ids = [row.id for _, row in found[:PAGE]]
    if len(found) <= PAGE:
        return ids, None
    part, last = found[PAGE - 1]
    return ids, str(Place(part, last.tier, last.changed, last.id))


# -- the lobby --------------------------------------------------------------------------
def lobby(
    connection: Connection, person: str | None, game: str | None, after: Place = START
) -> tuple[list[Data], str | None]:
    """A page of open tables that gather, then of those being played that may be watched.

    The newest come first, but of one host only a few before those of others.
    """
    gathering, playing = _listed(GATHERING, game), _listed(PLAYING, game)
    newest = playing.order_by(tables.c.changed.desc()).limit(MOST_WATCHED)
    parts: list[Part] = [lambda place: _fairly(gathering, place), lambda p: _fairly(newest, p)]
    ids, end = _page(connection, parts, after)
    return shown(connection, list(_summaries(connection, ids)), person), end


def _listed(status: str, game: str | None) -> "Select[tuple[str, int, str | None]]":
    of = func.coalesce(tables.c.origin, tables.c.host).label("of")
    query = select(tables.c.id, tables.c.changed, of).where(tables.c.listed == status)
    return query if game is None else query.where(tables.c.game == game)


def _fairly(
    listed: "Select[tuple[str, int, str | None]]", after: Place
) -> "Select[tuple[str, int, int]]":
    """Some tables after a place: a few of each address or host, then a few more, newest first."""
    some = listed.subquery("some")
    newest = (some.c.changed.desc(), some.c.id.desc())
    number = func.row_number().over(partition_by=some.c.of, order_by=newest)
    before = (number - 1) - (number - 1) % FEW
    ranked = select(some.c.id, before.label("tier"), some.c.changed)
    every = ranked.subquery("ranked")
    later = tuple_(every.c.changed, every.c.id) < (after.changed, after.id)
    follows = or_(every.c.tier > after.tier, (every.c.tier == after.tier) & later)
    order = (every.c.tier, every.c.changed.desc(), every.c.id.desc())
    return select(every.c.id, every.c.tier, every.c.changed).where(follows).order_by(*order)


def waiting_since(connection: Connection, opened: int, other: int) -> list[tuple[str, int]]:
    """Tables that gather and where nothing has happened: open ones, and others, since moments."""
    old = (tables.c.access == "open") & (tables.c.changed < opened) | (tables.c.changed < other)
    query = select(tables.c.id, tables.c.seq).where(tables.c.status == GATHERING, old)
    recent = tables.c.changed < max(opened, other)
    rows = connection.execute(query.where(recent).order_by(tables.c.changed).limit(PAGE))
    return [(row.id, row.seq) for row in rows]


# -- one's own --------------------------------------------------------------------------
def mine(
    connection: Connection, person: str, after: Place = START
) -> tuple[list[Data], str | None]:
    """A page of one's own tables: where one is to decide, then going on, then finished.

    Newest first in each part.
    """
    parts: list[Part] = [_shelf(person, stands) for stands in (WAITS, GOES_ON, IS_OVER)]
    ids, end = _page(connection, parts, after)
    return shown(connection, list(_summaries(connection, ids)), person), end


def _shelf(person: str, stands: int) -> Part:
    def after(place: Place) -> "Select[tuple[str, int, int]]":
        table, changed = seats.c.table_id, seats.c.changed
        query = select(table.label("id"), literal(0).label("tier"), changed)
        query = query.where(seats.c.person == person, seats.c.stands == stands)
        if place.id:
            query = query.where(tuple_(changed, table) < (place.changed, place.id))
        return query.order_by(changed.desc(), table.desc())

    return after


def statistics(connection: Connection, person: str) -> list[Data]:
    """How one has fared in finished games that count, by game and number of players.

    A hunt that anyone could foresee counts for hunts alone.
    """
    foreseen = select(hunts.c.table_id).where(hunts.c.person == person, hunts.c.foreseen)
    counted = [seats.c.person == person, seats.c.here.is_(False), seats.c.points.is_not(None)]
    counted.append(seats.c.table_id.not_in(foreseen))
    own = (
        select(
            seats.c.game,
            seats.c.players,
            func.count().label("games"),
            func.sum(seats.c.win).label("wins"),
            func.avg(seats.c.points).label("mean"),
            func.max(seats.c.points).label("best"),
        )
        .where(*counted)
        .group_by(seats.c.game, seats.c.players)
        .order_by(seats.c.game, seats.c.players)
    )
    return [
        {
            "game": row.game,
            "players": row.players,
            "games": row.games,
            "wins": float(row.wins or 0),
            "mean_points": float(row.mean or 0),
            "best_points": int(row.best or 0),
        }
        for row in connection.execute(own)
    ]


# -- summaries --------------------------------------------------------------------------
def _summaries(connection: Connection, ids: list[str]) -> Iterator[Data]:
    query = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(ids))
    kept = {row.id: row.summary for row in connection.execute(query)}
    return (json.loads(kept[id]) for id in ids)


def shown(connection: Connection, kept: list[Data], person: str | None) -> list[Data]:
    """Summaries as one visitor may know them."""
    sits = [seat for each in kept for seat in each["seats"]]
    people = {seat["person"] or seat.get("kept_for") for seat in sits} - {None}
    names = names_of(connection, people)
    here = _names_here(connection, [each["id"] for each in kept if _has_here(each)])
    return [info(each, person, Names(names, here.get(each["id"], {}))) for each in kept]


def _has_here(kept: Data) -> bool:
    return any(seat["here"] for seat in kept["seats"])


def _names_here(connection: Connection, ids: list[str]) -> dict[str, dict[int, str]]:
    if not ids:
        return {}
    query = select(seats.c.table_id, seats.c.seat, seats.c.name)
    found: dict[str, dict[int, str]] = {}
    for row in connection.execute(
        query.where(seats.c.table_id.in_(ids), seats.c.name.is_not(None))
    ):
        found.setdefault(row.table_id, {})[row.seat] = row.name
    return found


def shown_one(connection: Connection, summary: str, person: str | None) -> Data:
    """One summary as a visitor may know it."""
    return shown(connection, [json.loads(summary)], person)[0]
