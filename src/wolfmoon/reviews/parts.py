"""A game taken apart: the turns or decisions that are judged one by one."""

from dataclasses import dataclass

from ..engine.game import Game
from ..games.shapes import TurnKind


@dataclass(frozen=True)
class Part:
    """A run of decisions of one seat that is judged as a whole."""

    number: int
    """From 1."""
    round: int
    """As people count turns or tricks, from 1; 0 before the first."""
    kind: TurnKind
    seat: int
    step: int
    end: int
    date: int | None = None
    phases: tuple[str, ...] = ()


def line_of(game: Game, part: Part) -> tuple[int, ...]:
    """The decisions of a part."""
    return tuple(game.numbers[part.step : part.end])
