"""How a person stands in puzzles: ratings in words, streaks, themes, and what was tried."""

from datetime import date

from sqlalchemy import Connection

from ..puzzles import KINDS, book, streak
from ..puzzles.rating import between
from .puzzle_frames import Data
from .puzzles import info_of, strength_data
from .store import puzzles as kept
from .store.schema import Found

DAYS_SHOWN = 60


def mine_data(connection: Connection, person: str, today: date) -> Data:
    """How a person stands, and the puzzles that they met last."""
    tried = kept.attempts(connection, person)
    solved = {row.puzzle for row in tried if row.solved is not None}
    return {
        "standings": [_standing(connection, person, game, tried, today) for game in KINDS],
        "history": [_tried_once(row) for row in tried[: kept.HISTORY]],
        "own": [_own(each, solved) for each in kept.own(connection, person)],
    }


def _standing(
    connection: Connection, person: str, game: str, tried: list[Found], today: date
) -> Data:
    rating = kept.player(connection, person, game)
    rows = [row for row in tried if row.puzzle.startswith(f"{game}.") and row.first is not None]
    solved = [row for row in rows if row.solved is not None]
    days = {date.fromisoformat(row.day) for row in solved if row.day is not None}
    above, below = between(rating.value)
    return {
        "game": game,
        "rating": strength_data(rating),
        "above": above,
        "below": below,
        "tried": len(rows),
        "solved": len(solved),
        "themes": _themes(game, solved),
        "days": [day.isoformat() for day in sorted(days, reverse=True)[:DAYS_SHOWN]],
        "streak": streak(days, today),
    }


def _themes(game: str, solved: list[Found]) -> dict[str, int]:
    """By theme, how many puzzles were solved."""
    counted: dict[str, int] = {}
    for row in solved:
        puzzle = book(game).get(row.puzzle)
        for theme in puzzle.themes if puzzle is not None else ():
            counted[theme] = counted.get(theme, 0) + 1
    return counted


def _own(own: kept.Own, solved: set[str]) -> Data:
    return {
        "puzzle": info_of(own.puzzle, {}),
        "table": own.table,
        "at": own.at,
        "solved": own.puzzle.id in solved,
    }


def _tried_once(row: Found) -> Data:
    return {
        "puzzle": row.puzzle,
        "first": row.first,
        "solved": row.solved is not None,
        "hinted": row.hinted,
        "tries": row.tries,
        "after": None if row.after is None else round(row.after),
        "at": row.at,
    }
