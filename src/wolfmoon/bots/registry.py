"""The bots of each game, by name. A bot is loaded, and compiled, only when it is asked for."""

from collections.abc import Callable
from importlib import import_module

from ..engine.errors import BadInput, phrase, shown
from ..games import described
from .bot import Bot


def _at_random() -> Bot:
    from .chance import Random

    return Random()


_FOR_ALL: dict[str, Callable[[], Bot]] = {"random": _at_random}


def bot_names(game: str, rules: int | None = None) -> list[str]:
    """The names of a game's bots, weakest first, as it is now or under a version of its rules."""
    return [*_FOR_ALL, *described(game, rules).bots]


def make_bot(game: str, name: str, rules: int | None = None) -> Bot:
    """A bot by its name; or one of the user's own, as `module:Class`."""
    known = {**_FOR_ALL, **described(game, rules).bots}
    if name in known:
        return known[name]()
    if ":" not in name:
        facts = {"game": game, "found": shown(name), "names": bot_names(game)}
        raise BadInput(phrase("problem-no-bot", **facts))
    return _own(name)


def _own(name: str) -> Bot:
    """A bot of the user's own."""
    module, _, kind = name.partition(":")
    try:
        made = getattr(import_module(module), kind)()
    except (ImportError, AttributeError) as error:
        facts = {"found": shown(name), "problem": str(error)}
        raise BadInput(phrase("problem-bot-not-loaded", **facts)) from None
    if not isinstance(made, Bot):
        raise BadInput(phrase("problem-not-a-bot", found=shown(name), wanted="wolfmoon.Bot"))
    return made
