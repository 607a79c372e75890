"""The picture of a game of Lone Wolves in hand, with what its score sheet counts."""

from typing import TYPE_CHECKING

from ...games.lone_wolves.models import SHEET, VIEW
from ..of_game import Drawings
from .svg import svg
from .terminal import terminal

if TYPE_CHECKING:
    from ...engine.game import Game


def svg_of(
    game: "Game", *, theme: str, names: bool, width: int, language: str, viewer: int | None
) -> str:
    """The position as an SVG file, as a viewer sees it."""
    shown, sheet = VIEW.given(game.rules.view(game.state, viewer)), SHEET.given(game.score_sheet())
    return svg(shown, theme=theme, names=names, width=width, sheet=sheet, language=language)


def seen(view: object, sheet: object, *, theme: str, width: int, language: str) -> str:
    """What a viewer sees as an SVG file."""
    given = SHEET.given(sheet)
    return svg(VIEW.given(view), theme=theme, width=width, sheet=given, language=language)


def terminal_of(game: "Game", *, viewer: int | None, colour: bool, language: str) -> str:
    """The position for the terminal, as a viewer sees it."""
    seen, sheet = VIEW.given(game.rules.view(game.state, viewer)), SHEET.given(game.score_sheet())
    return terminal(seen, colour=colour, sheet=sheet, language=language)


DRAWINGS = Drawings(svg_of, terminal_of, seen)
