"""Wolfmoon: play and study The Wolves and Lone Wolves.

game = wolfmoon.new("the-wolves", players=3, seed=7)
game.offer                          # what may be decided now
game.play(game.offer[0])            # an Action, its number, or text such as "draft S4"
game.why_not("draft A7")            # the reason and the rule, or None
game.undo()
game.hint()                         # where to look, what to want, what to do
wolfmoon.review(game)               # once it is over: where it was won and lost
wolfmoon.load(game.dump())          # the whole game as a file, and back
wolfmoon.from_data(game.to_data())  # the position as plain data, and back
"""

from typing import TYPE_CHECKING, Any

from . import version  # before all else: it refuses a Python that it is not made for
from .engine.errors import BadInput, Illegal, Refusal, Unreadable, WolfmoonError
from .games import NAMES as GAMES
from .games import games, rules_of

__version__ = version.__version__

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .engine.game import Game
    from .reviews.models import Review

__all__ = [
    "GAMES",
    "BadInput",
    "Bot",
    "Illegal",
    "Refusal",
    "Unreadable",
    "WolfmoonError",
    "__version__",
    "from_data",
    "games",
    "load",
    "new",
    "review",
]


def __getattr__(name: str) -> Any:
    """`Bot`, what every bot derives from: it is loaded when it is asked for, and so is Numba."""
    if name == "Bot":
        from .bots.bot import Bot

        return Bot
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def new(name: str, **options: object) -> "Game":
    """A new game; the options are the game's own."""
    rules = games[name]
    from .engine.game import Game

    return Game(rules, rules.start(**options))


def load(text: str) -> "Game":
    """The game of a game file or position file."""
    from .engine.loading import load as load_game

    return load_game(text, rules_of)


def from_data(data: object) -> "Game":
    """A game that begins at a position given as plain data, as `Game.to_data` has it."""
    from .engine.loading import from_data as game_from_data

    return game_from_data(data, rules_of)


def review(game: "Game", *, abandoned: bool = False) -> "Review":
    """Where a game was won and lost, in accounts that add up: see docs/review.md.

    A game that is still being played is refused; one that nobody goes on with is `abandoned`, and
    is reviewed up to where it was played.
    """
    from .reviews.review import review as reviewed

    return reviewed(game, abandoned=abandoned)
