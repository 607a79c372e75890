"""The picture of a game of The Wolves in hand, with points and leaders from its score sheet."""

from typing import TYPE_CHECKING

from ...games.the_wolves.models import SHEET, VIEW
from ..of_game import Drawings
from .svg import svg
from .terminal import terminal

if TYPE_CHECKING:
    from ...engine.game import Game


def _points(sheet: object) -> list[int]:
    return [seat["total"] for seat in SHEET.given(sheet)["seats"]]


def _leaders(sheet: object) -> dict[str, tuple[str, int]]:
    regions = SHEET.given(sheet)["regions"]
    return {
        region["region"]: (region["first"], region["control"][region["first"]]["control"])
        for region in regions
        if region["first"]
    }


def svg_of(
    game: "Game", *, theme: str, names: bool, width: int, language: str, viewer: int | None
) -> str:
    """The position as an SVG file; every viewer sees the same."""
    sheet = game.score_sheet()
    return svg(
        VIEW.given(game.view()),
        theme=theme,
        names=names,
        width=width,
        points=_points(sheet),
        leaders=_leaders(sheet),
        language=language,
    )


def seen(view: object, sheet: object, *, theme: str, width: int, language: str) -> str:
    """A picture of a position given as plain data: nothing in it is hidden from anyone."""
    return svg(
        VIEW.given(view),
        theme=theme,
        width=width,
        points=_points(sheet),
        leaders=_leaders(sheet),
        language=language,
    )


def terminal_of(game: "Game", *, viewer: int | None, colour: bool, language: str) -> str:
    """The position for the terminal; every viewer sees the same."""
    view, points = VIEW.given(game.view()), _points(game.score_sheet())
    return terminal(view, colour=colour, points=points, language=language)


DRAWINGS = Drawings(svg_of, terminal_of, seen)
