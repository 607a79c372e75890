"""The bots of each game, by name. A bot is loaded, and compiled, only when it is asked for."""

from importlib import import_module

from ..engine.errors import BadInput
from .bot import Bot

_FOR_ALL = {"random": "wolfmoon.bots.chance:Random"}
_WHERE: dict[str, dict[str, str]] = {
    "the-wolves": {
        "cub": "wolfmoon.bots.the_wolves.levels:Cub",
        "scout": "wolfmoon.bots.the_wolves.levels:Scout",
        "hunter": "wolfmoon.bots.the_wolves.levels:Hunter",
        "alpha": "wolfmoon.bots.the_wolves.levels:Alpha",
    },
    "lone-wolves": {
        "cub": "wolfmoon.bots.lone_wolves.lookers:Cub",
        "scout": "wolfmoon.bots.lone_wolves.lookers:Scout",
        "hunter": "wolfmoon.bots.lone_wolves.searchers:Hunter",
        "alpha": "wolfmoon.bots.lone_wolves.searchers:Alpha",
    },
}
"""For each game the name of a bot, weakest first, and where it is."""


def bot_names(game: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return [*_FOR_ALL, *_WHERE[game]]


def make_bot(game: str, name: str) -> Bot:
    """A bot by its name; or one of the user's own, as `module:Class`."""
    where = {**_FOR_ALL, **_WHERE[game]}.get(name, name)
    if ":" not in where:
        raise BadInput(f"{game} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    module, _, kind = where.partition(":")
    try:
        made = getattr(import_module(module), kind)()
    except (ImportError, AttributeError) as error:
        raise BadInput(f"bot {name!r} can't be loaded: {error}") from None
    if not isinstance(made, Bot):
        raise BadInput(f"{name!r} is not a wolfmoon.bots.bot.Bot")
    return made
