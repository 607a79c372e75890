"""Which puzzle comes next: one near a rating that was not seen, of a theme where one is chosen."""

from collections.abc import Callable, Collection
from random import Random

from .book import book
from .puzzle import Puzzle

NEAREST = 12
"""The next puzzle is drawn from so many that are nearest."""
EASIER, HARDER = -250, 250
LEVELS = {"easier": EASIER, "same": 0, "harder": HARDER}


def pick(
    game: str,
    rating: float,
    seen: Collection[str],
    theme: str | None,
    rated: Callable[[Puzzle], float],
    luck: Random,
) -> Puzzle | None:
    """A puzzle near a rating; None where none is left."""
    left = nearest(game, rating, seen, theme, rated)
    return luck.choice(left[:NEAREST]) if left else None


def nearest(
    game: str,
    rating: float,
    seen: Collection[str],
    theme: str | None,
    rated: Callable[[Puzzle], float],
) -> list[Puzzle]:
    """All puzzles that are left, the nearest to a rating first."""
    left = [
        puzzle
        for puzzle in book(game).values()
        if puzzle.id not in seen and (theme is None or theme in puzzle.themes)
    ]
    return sorted(left, key=lambda puzzle: (abs(rated(puzzle) - rating), puzzle.id))
