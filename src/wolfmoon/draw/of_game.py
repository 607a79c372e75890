"""The picture of a game in hand, whichever game it is."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.game import Game


def _module(game: "Game") -> Any:
    return import_module(f"wolfmoon.draw.{game.rules.name.replace('-', '_')}.of_game")


def svg_of(game: "Game", *, theme: str = "night", names: bool = False, width: int = 1200) -> str:
    """The position of a game as an SVG file, everything open."""
    text: str = _module(game).svg_of(game, theme=theme, names=names, width=width)
    return text


def terminal_of(game: "Game", *, viewer: int | None = None, colour: bool = True) -> str:
    """The position of a game for the terminal, as a viewer sees it."""
    text: str = _module(game).terminal_of(game, viewer=viewer, colour=colour)
    return text
