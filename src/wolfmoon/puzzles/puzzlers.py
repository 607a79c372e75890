"""Who has to do with the puzzles of each game, as its description names them."""

from functools import cache

from ..games import NAMES, described
from .puzzler import Puzzler
from .verdict import Judge

GAMES = tuple(name for name in NAMES if described(name).puzzles is not None)
"""The games that have puzzles."""


@cache
def puzzler_of(game: str) -> Puzzler:
    """Who has to do with the puzzles of a game."""
    made = described(game).puzzles
    assert made is not None, f"{game} has no puzzles"
    return made()


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game's puzzles."""
    return puzzler_of(game).judge()


KINDS = {game: puzzler_of(game).kinds for game in GAMES}
"""What kinds of puzzles each game has."""
