"""Who makes, judges and checks the puzzles of a game: one interface for all of them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Protocol

from ..bots.bot import Budget
from ..engine.errors import Phrase
from ..engine.kernels import States
from ..engine.start import Options
from .puzzle import Puzzle
from .verdict import Judge

if TYPE_CHECKING:
    from .themes import Solution

    Predicate = Callable[[Solution], bool]


class Maker(Protocol):
    """Who finds puzzles in a game."""

    def puzzles(self, seed: int, number: int, kinds: Collection[str]) -> list[Puzzle]:
        """The puzzles of some kinds in the game with a number, of a seed."""


class Puzzler(ABC):
    """What a game says about its puzzles; each part is loaded when it is asked for."""

    kinds: ClassVar[tuple[str, ...]]
    """What its book has."""
    own_kind: ClassVar[str]
    """Of puzzles from people's own games."""
    answers: ClassVar[bool]
    """Whether others answer within a try, so that it is seen on the board as it is played."""
    scouting: ClassVar[Budget]
    """How much Scout may think of a decision when it tries to solve one."""

    @abstractmethod
    def options(self, variant: str) -> Options:
        """The options of a table that a variant stands for."""

    @abstractmethod
    def given(self, puzzle: Puzzle, states: States) -> States:
        """The position as a solver is given it, from where its game stood."""

    @abstractmethod
    def judge(self) -> Judge:
        """Who knows what the puzzles ask for."""

    @abstractmethod
    def themes(self) -> "Mapping[str, Predicate]":
        """What a puzzle may be about, in the order in which themes are listed."""

    @abstractmethod
    def problems(self, puzzle: Puzzle) -> Iterator[Phrase]:
        """What is wrong with a puzzle, solved once more in another way."""

    @abstractmethod
    def canonical(self, puzzle: Puzzle) -> str:
        """A puzzle without the names that its game gives by chance: the same for doubles."""

    def likeness(self, puzzle: Puzzle) -> str:
        """What is the same for doubles too, and found more quickly."""
        return self.canonical(puzzle)

    @abstractmethod
    def maker(self) -> Maker:
        """Who finds puzzles in games of bots."""
