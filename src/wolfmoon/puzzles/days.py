"""The puzzle of a day: it follows from the date, so it is the same on every server.

Days are those of UTC. Every puzzle of a book has its turn before one comes again: the days walk
through the book in an order that is shuffled anew each time round.
"""

import hashlib
from collections.abc import Collection
from datetime import date, timedelta
from functools import lru_cache

from .book import book
from .puzzle import Puzzle

FIRST_DAY = date(2026, 1, 1)


def of_day(game: str, day: date, without: Collection[str] = ()) -> Puzzle | None:
    """The puzzle of a day; None where a game has no puzzles.

    In place of one that is left out comes the first that is not from half a round on: it had its
    day long ago, or has it long after.
    """
    count = len(book(game))
    if count == 0:
        return None
    round_, place = divmod((day - FIRST_DAY).days, count)
    shuffled = _shuffled(game, round_)
    half = (place + count // 2) % count
    order = [shuffled[place], *shuffled[half:], *shuffled[:half]]
    return next((book(game)[id] for id in order if id not in without), None)


@lru_cache(maxsize=8)
def _shuffled(game: str, round_: int) -> list[str]:
    """A book in the order of one round; a server asks while it writes, so it is kept."""
    return sorted(book(game), key=lambda id: hashlib.sha256(f"{round_} {id}".encode()).digest())


def streak(solved: set[date], today: date) -> int:
    """How many days in a row were solved, up to today or, while today is not solved, yesterday."""
    day = today if today in solved else today - timedelta(days=1)
    count = 0
    while day in solved:
        count += 1
        day -= timedelta(days=1)
    return count
