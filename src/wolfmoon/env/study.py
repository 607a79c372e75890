"""A game as all environments need it: its rules, what a seat sees, what an ending is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.kernels import States
from ..engine.rules import Rules
from ..games import described, games
from .layout import Layout, Row

if TYPE_CHECKING:
    from .drawing import DrawOrder


@dataclass(frozen=True)
class Eyes:
    """What a game gives environments."""

    layout: Layout
    see: Callable[..., None]
    """Compiled: fill a row with what a seat sees of a state."""
    see_at: Callable[..., None]
    """A kernel: fill a row with what a seat sees of one of many states."""
    share: Callable[..., float]
    """Compiled: the share of a seat in the win, once the game is over."""
    parameters: dict[str, Any]
    """The options that an environment may be made with, and what they are if nobody says."""
    draw_order: Callable[..., "DrawOrder"]
    """What is drawn before a game with such options."""
    private: tuple[str, ...] = ()
    """The parts of a row that only their seat may see."""


@dataclass(frozen=True)
class Study:
    """A game and the eyes to see it with."""

    rules: Rules
    eyes: Eyes

    @property
    def layout(self) -> Layout:
        """What stands where in a row."""
        return self.eyes.layout

    @property
    def functions(self) -> dict[str, Callable[..., Any]]:
        """The compiled functions of the game that kernels are made of."""
        return {**self.rules.functions, "see": self.eyes.see, "share": self.eyes.share}

    def observe(self, states: States, seat: int, memory: bool, row: Row | None = None) -> Row:
        """What a seat sees of the first of some states."""
        seen = np.zeros(self.layout.size, dtype=np.int8) if row is None else row
        self.eyes.see_at(states, 0, seat, memory, seen)
        return seen


@cache
def study(name: str) -> Study:
    """The study of a game."""
    return Study(games[name], described(name).eyes())


def utility(share: Any, seats: int) -> Any:
    """What a share in the win is worth: 1 for a win alone; all players together get nothing."""
    return (seats * share - 1) / (seats - 1)


def utilities(rules: Rules, states: States) -> list[float]:
    """What the end of a game is worth to each seat; nothing while it goes on."""
    outcome = rules.outcome(states)
    seats = rules.seats(states[0])
    if outcome is None:
        return [0.0] * seats
    return [utility(share, seats) for share in outcome.shares]
