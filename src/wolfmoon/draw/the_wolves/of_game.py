"""The picture of a game of The Wolves in hand, with points and leaders from its score sheet."""

from typing import TYPE_CHECKING

from ...games.the_wolves.models import SHEET, VIEW
from ..of_game import Drawings
from .svg import svg
from .terminal import terminal

if TYPE_CHECKING:
    from ...engine.game import Game


def _points(game: "Game") -> list[int]:
    return [seat["total"] for seat in SHEET.given(game.score_sheet())["seats"]]


def _leaders(game: "Game") -> dict[str, tuple[str, int]]:
    regions = SHEET.given(game.score_sheet())["regions"]
    return {
        region["region"]: (region["first"], region["control"][region["first"]]["control"])
        for region in regions
        if region["first"]
    }


def svg_of(game: "Game", *, theme: str, names: bool, width: int, language: str) -> str:
    """The position as an SVG file."""
    return svg(
        VIEW.given(game.view()),
        theme=theme,
        names=names,
        width=width,
        points=_points(game),
        leaders=_leaders(game),
        language=language,
    )


def terminal_of(game: "Game", *, viewer: int | None, colour: bool, language: str) -> str:
    """The position for the terminal; every viewer sees the same."""
    view, points = VIEW.given(game.view()), _points(game)
    return terminal(view, colour=colour, points=points, language=language)


DRAWINGS = Drawings(svg_of, terminal_of)
