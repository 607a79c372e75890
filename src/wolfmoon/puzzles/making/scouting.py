"""How a bot fares at a puzzle."""

from functools import cache

from ...bots.bot import Bot, Budget
from ...bots.registry import make_bot
from ...bots.seating import seen_by
from ..attempt import Attempt
from ..puzzle import Puzzle
from ..puzzlers import puzzler_of

SCOUT = "scout"


@cache
def _scout(game: str) -> Bot:
    return make_bot(game, SCOUT)


def solves(bot: Bot, budget: Budget, puzzle: Puzzle) -> bool:
    """Whether a bot, who sees what its seat may see, solves a puzzle."""
    attempt = Attempt(puzzle)
    while attempt.verdict is None:
        action = bot.choose(seen_by(attempt.game, puzzle.seat), budget).action
        attempt.play(attempt.game.action(action).text)
    return attempt.solved


def scouted(puzzle: Puzzle) -> bool:
    """Whether Scout solves a puzzle."""
    return solves(_scout(puzzle.game), puzzler_of(puzzle.game).scouting, puzzle)
