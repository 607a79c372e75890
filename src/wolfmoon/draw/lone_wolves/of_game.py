"""The picture of a game of Lone Wolves in hand, with what its score sheet counts."""

from typing import TYPE_CHECKING

from ..of_game import Drawings
from .svg import svg
from .terminal import terminal

if TYPE_CHECKING:
    from ...engine.game import Game


def svg_of(game: "Game", *, theme: str, names: bool, width: int) -> str:
    """The position as an SVG file, everything open."""
    whole = game.rules.to_data(game.state)
    return svg(whole, theme=theme, names=names, width=width, sheet=game.score_sheet())


def terminal_of(game: "Game", *, viewer: int | None, colour: bool) -> str:
    """The position for the terminal, as a viewer sees it."""
    return terminal(game.rules.view(game.state, viewer), colour=colour, sheet=game.score_sheet())


DRAWINGS = Drawings(svg_of, terminal_of)
