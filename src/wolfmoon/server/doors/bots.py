"""The bots that may take a seat."""

from functools import cache

from ...bots.registry import bot_names

STAND_IN_LEVEL = 2
"""Who takes the place of one who left, if the table does not say: quick, and no fool."""


@cache
def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest first."""
    return tuple(bot_names(game))


def usual_stand_in(game: str) -> str:
    """The bot that stands in where nobody chose one."""
    names = bots_of(game)
    return names[min(STAND_IN_LEVEL, len(names) - 1)]


def bots_data(game: str) -> list[dict[str, object]]:
    """The bots of a game, as they are listed."""
    return [{"name": name, "level": level} for level, name in enumerate(bots_of(game))]
