"""The picture of a game in hand, whichever game it is."""

from dataclasses import dataclass
from types import EllipsisType
from typing import TYPE_CHECKING, Protocol

from ..games import described
from ..words import ENGLISH

if TYPE_CHECKING:
    from ..engine.game import Game


class Paper(Protocol):
    """Draws a position as an SVG file."""

    def __call__(
        self,
        game: "Game",
        *,
        theme: str,
        names: bool,
        width: int,
        language: str,
        viewer: int | None,
    ) -> str:
        """The position as a viewer sees it: a seat, a spectator, or EVERYTHING."""


class Terminal(Protocol):
    """Draws a position for the terminal."""

    def __call__(self, game: "Game", *, viewer: int | None, colour: bool, language: str) -> str:
        """The position as a viewer sees it."""


class Sight(Protocol):
    """Draws what a viewer sees as an SVG file."""

    def __call__(
        self, view: object, sheet: object, *, theme: str, width: int, language: str
    ) -> str:
        """The view and the score sheet, as plain data: there is nothing else to draw from."""


@dataclass(frozen=True)
class Drawings:
    """How the positions of a game are drawn."""

    svg_of: Paper
    terminal_of: Terminal
    seen: Sight | None = None


def svg_of(
    game: "Game",
    *,
    theme: str = "night",
    names: bool = False,
    width: int = 1200,
    language: str = ENGLISH,
    viewer: int | EllipsisType | None = ...,
) -> str:
    """The position of a game as an SVG file, everything open unless a viewer is given."""
    from ..engine.rules import EVERYTHING  # which loads the compiler

    drawings = described(game.rules.name).drawings()
    eyes = EVERYTHING if isinstance(viewer, EllipsisType) else viewer
    return drawings.svg_of(
        game, theme=theme, names=names, width=width, language=language, viewer=eyes
    )


def terminal_of(
    game: "Game", *, viewer: int | None = None, colour: bool = True, language: str = ENGLISH
) -> str:
    """The position of a game for the terminal, as a viewer sees it."""
    drawings = described(game.rules.name).drawings()
    return drawings.terminal_of(game, viewer=viewer, colour=colour, language=language)
