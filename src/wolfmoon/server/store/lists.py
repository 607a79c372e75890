"""Lists of tables: the lobby, one's own games, how one has fared."""

import json
from typing import Any

from sqlalchemy import Connection, Integer, func, select

from ..summary import Names, info
from ..table import FINISHED, GATHERING, PLAYING
from .logs import names_of
from .schema import seats, tables

Data = dict[str, Any]
PAGE = 50


def lobby(connection: Connection, person: str | None, game: str | None) -> list[Data]:
    """Open tables that gather, then those being played that may be watched, newest first."""
    found: list[str] = []
    for status in (GATHERING, PLAYING):
        listed = (tables.c.status == status) & (tables.c.access == "open")
        query = select(tables.c.summary).where(listed, tables.c.host.is_not(None))
        if game is not None:
            query = query.where(tables.c.game == game)
        rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(PAGE))
        found += [row.summary for row in rows]
    kept = [json.loads(text) for text in found]
    kept = [each for each in kept if each["status"] == GATHERING or each["spectators"]]
    return shown(connection, kept, person)


def shown(connection: Connection, kept: list[Data], person: str | None) -> list[Data]:
    """Summaries as one visitor may know them."""
    people = {s["person"] for each in kept for s in each["seats"] if s["person"] is not None}
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


def mine(connection: Connection, person: str, page: int) -> tuple[list[Data], bool]:
    """One's own tables: where one is to decide, then going on, then finished; newest first."""
    own = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.person == person)
    waiting = tables.c.to_decide.in_(own)
    of_person = select(seats.c.table_id).where(seats.c.person == person)
    query = (
        select(tables.c.summary)
        .where(tables.c.id.in_(of_person))
        .order_by(
            func.coalesce(waiting.cast(Integer), 0).desc(),
            (tables.c.status == FINISHED).cast(Integer),
            tables.c.changed.desc(),
            tables.c.id,
        )
        .limit(PAGE + 1)
        .offset(PAGE * page)
    )
    kept = [json.loads(row.summary) for row in connection.execute(query)]
    return shown(connection, kept[:PAGE], person), len(kept) > PAGE


def statistics(connection: Connection, person: str) -> list[Data]:
    """How one has fared in finished games, by game and number of players."""
    own = (
        select(
            tables.c.game,
            tables.c.players,
            func.count().label("games"),
            func.sum(seats.c.win).label("wins"),
            func.avg(seats.c.points).label("mean"),
            func.max(seats.c.points).label("best"),
        )
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, seats.c.here.is_(False), tables.c.status == FINISHED)
        .group_by(tables.c.game, tables.c.players)
        .order_by(tables.c.game, tables.c.players)
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


def shown_one(connection: Connection, summary: str, person: str | None) -> Data:
    """One summary as a visitor may know it."""
    return shown(connection, [json.loads(summary)], person)[0]
