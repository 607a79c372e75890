"""What every bot is: one interface for all games and levels."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from ..engine.kernels import States
from ..engine.rules import Rules


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: simulations, seconds, or what is usual.

    With a number of simulations a choice depends on nothing but what is seen and the stream.
    """

    simulations: int | None = None
    seconds: float | None = None


USUAL = Budget()


@dataclass(frozen=True)
class Evaluation:
    """What a bot thinks of a position."""

    win_shares: tuple[float, ...]
    """The chance of each seat to win, a shared win counted in parts."""
    options: tuple[tuple[int, float], ...]
    """The actions looked at, best first, each with the win share of the one to decide."""
    line: tuple[int, ...]
    """What the bot expects to be played, its own choice first."""


@dataclass(frozen=True)
class Choice:
    """What a bot decides, and what it took."""

    action: int
    simulations: int = 0
    cut_short: bool = False
    """Whether the time ran out before the usual search was done."""
    evaluation: Evaluation | None = None


@dataclass(frozen=True)
class Seen:
    """What a bot gets: an array of one state in which nothing is true but what the seat knows.

    Where something is hidden the state holds one world that fits, the same for all states that
    look the same to the seat.
    """

    rules: Rules
    states: States
    seat: int
    offer: tuple[int, ...]


class Bot(ABC):
    """A player without a body."""

    game: ClassVar[str]
    name: ClassVar[str]
    level: ClassVar[int]
    """1 is the weakest; 0 chooses at random."""

    @abstractmethod
    def choose(
        self, seen: Seen, budget: Budget = USUAL, stream: int = 1, evaluate: bool = False
    ) -> Choice:
        """One of the offered actions; the stream (not zero) is all the luck there is."""
