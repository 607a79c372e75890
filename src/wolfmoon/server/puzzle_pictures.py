"""What a puzzle looks like as it begins: the drawing of what its solver sees, and no more."""

from functools import lru_cache
from typing import Literal

from ..games import described
from ..puzzles import Puzzle
from .puzzle_frames import shown_to
from .refused import Refused
from .thinking.drawing import draughtsman

Theme = Literal["night", "day"]
WIDTH = 1200
"""Pixels: what those who show links ask for."""
MOST_DRAWN = 64
"""Pictures that are remembered."""


@lru_cache(MOST_DRAWN)
def svg_of(puzzle: Puzzle, theme: Theme, language: str) -> str:
    """The position that a puzzle begins with."""
    draw = described(puzzle.game).drawings().seen
    if draw is None:
        raise Refused("not-found")
    game = puzzle.begin()
    view = shown_to(puzzle, game)["view"]
    assert isinstance(view, dict)
    return draw(view, game.score_sheet(), theme=theme, width=WIDTH, language=language)


@lru_cache(MOST_DRAWN)
def png_of(puzzle: Puzzle, language: str) -> bytes:
    """The position that a puzzle begins with, for those who show links and read no SVG."""
    return draughtsman.png(svg_of(puzzle, "night", language))
