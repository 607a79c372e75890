"""What a puzzle is: a position, a goal, and what is known of how hard it is.

It is right by its goal and not by a stored line. Where a solution is stored, it is one of them: it
proves that the goal can be reached, and is shown to whoever asks for it.
"""

from dataclasses import dataclass
from functools import cached_property

from ..engine.game import Game
from ..engine.kernels import States
from ..engine.rules import EVERYTHING, Rules
from ..engine.start import Start
from ..games import games

OPEN, SAFE, PERCENTAGE = "open", "safe", "percentage"
GOAL, BEST, THREAT = "goal", "best", "threat"
DECISION = "decision"
"""The best decision of Lone Wolves by what could be known: it comes from one's own games alone."""
OWN = "own"
"""Puzzles of one person, from their own games, have ids that begin with it."""


@dataclass(frozen=True)
class Condition:
    """A part of a goal: so much of something, maybe somewhere; all parts must hold at once."""

    what: str
    count: int = 1
    of: str = ""
    """The region or the kind of prey that it is about, if it is about one."""

    def __str__(self) -> str:
        return ":".join([self.what, str(self.count), *([self.of] if self.of else [])])

    @classmethod
    def read(cls, text: str) -> "Condition":
        """A condition as a book has it: `score:10`, `first:1:C`."""
        what, count, *of = text.split(":")
        return cls(what, int(count), of[0] if of else "")


@dataclass(frozen=True)
class Played:
    """Where a puzzle begins: a game from a seed after some decisions."""

    variant: str
    """How the table is laid: the number of players, or the side of the board."""
    seed: int
    decisions: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """Where a puzzle begins that comes from a game of which no seed is known: the position."""

    position: str


@dataclass(frozen=True)
class Puzzle:
    """A puzzle."""

    id: str
    game: str
    kind: str
    source: Played | Standing
    goal: tuple[Condition, ...]
    rating: int
    """How hard it is before anybody has tried it."""
    themes: tuple[str, ...] = ()
    solution: tuple[int, ...] = ()
    """One way to the goal, where it would take long to find one again."""

    @property
    def rules(self) -> Rules:
        """The rules of its game."""
        return games[self.game]

    @cached_property
    def start(self) -> States:
        """The array of one state in which it begins; not to be written to."""
        from .starting import started

        return started(self)

    def begin(self) -> Game:
        """The game that the solver is given, as it stands."""
        return Game(self.rules, Start(self.start))

    @cached_property
    def seat(self) -> int:
        """The seat that is played."""
        return int(self.start[0].seat)

    @property
    def viewer(self) -> int:
        """Through whose eyes it is seen: where the hands lie open, nothing is hidden."""
        return EVERYTHING if self.kind == OPEN else self.seat

    @property
    def victim(self) -> int | None:
        """In a threat, the seat that is asked what would be done to it."""
        if self.kind != THREAT:
            return None
        seats = self.rules.seats(self.start[0])
        return (self.seat - 1) % seats
