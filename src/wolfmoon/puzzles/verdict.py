"""What is said to a try: right or not, what was reached, and what answers it on the board."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from ..engine.game import Game
from .puzzle import Puzzle

LOOK, WANT, TURN = "look", "want", "turn"
RUNGS = (LOOK, WANT, TURN)


@dataclass(frozen=True)
class Margin:
    """A hand that fits, and by how much best play wins or loses against it."""

    hand: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class Refutation:
    """What answers a wrong try, to be played on the board from where the try has led."""

    game: Game
    """It begins where the try has led; where a hand was imagined, with that hand."""
    hand: tuple[str, ...] = ()
    """The hand that beats the try, if it is one that was hidden."""


@dataclass(frozen=True)
class Verdict:
    """What a try has come to."""

    right: bool
    reached: tuple[int, ...]
    """How much of each part of the goal."""
    hands: tuple[Margin, ...] = ()
    """How the try does against each hand that fits."""
    refutation: Refutation | None = None
    loss: float | None = None
    """What it gives up against the best turn, in points of win share."""
    doubt: float | None = None
    """Half of the 95 % interval of that; 0 where it was counted."""


@dataclass(frozen=True)
class Lantern:
    """A rung of a hint."""

    rung: str
    places: tuple[str, ...]
    acts: tuple[str, ...] = ()
    """What to do, by its kind alone: move, den, play, …"""
    decisions: tuple[str, ...] = ()


class Judge(ABC):
    """Who knows what a game's puzzles ask for."""

    @abstractmethod
    def reached(self, puzzle: Puzzle, game: Game) -> tuple[int, ...]:
        """How much of each part of the goal would be reached if it ended here."""

    @abstractmethod
    def judged(self, puzzle: Puzzle, game: Game) -> Verdict | None:
        """What a decision of the solver has come to; None if the try goes on."""

    @abstractmethod
    def reply(self, puzzle: Puzzle, game: Game) -> int | None:
        """What another decides before it is the solver's decision again."""

    @abstractmethod
    def solution(self, puzzle: Puzzle) -> list[int]:
        """One way to the goal, with the replies of others."""

    @abstractmethod
    def others(self, puzzle: Puzzle) -> list[str]:
        """The right first decisions, where they can be listed."""

    @abstractmethod
    def hands(self, puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
        """The hands that fit, where the puzzle is about them."""

    @abstractmethod
    def lantern(self, puzzle: Puzzle, rung: str) -> Lantern:
        """A rung of the hint."""
