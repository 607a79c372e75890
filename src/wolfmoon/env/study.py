"""A game as all environments need it: its rules, what a seat sees, what an ending is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.errors import BadInput
from ..engine.game import Rules
from ..engine.kernels import States
from ..games import NAMES, games
from .layout import Layout, Row

Mask = npt.NDArray[np.int8]


@dataclass(frozen=True)
class Study:
    """A game and the eyes to see it with."""

    rules: Rules
    layout: Layout
    see_at: Callable[..., None]
    functions: dict[str, Callable[..., Any]]
    """The compiled functions of the game that kernels are made of."""

    def observe(self, states: States, seat: int, memory: bool, row: Row | None = None) -> Row:
        """What a seat sees of the first of some states."""
        seen = np.zeros(self.layout.size, dtype=np.int8) if row is None else row
        self.see_at(states, 0, seat, memory, seen)
        return seen


@cache
def study(name: str) -> Study:
    """The study of a game."""
    if name not in NAMES:
        raise BadInput(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    folder = name.replace("-", "_")
    eyes = import_module(f".see_{folder}", __package__)
    turn = import_module(f"..games.{folder}.turn", __package__)
    setup = import_module(f"..games.{folder}.setup", __package__)
    functions = {
        "set_up": setup.set_up,
        "offer": turn.offer,
        "why_not": turn.why_not,
        "apply": turn.apply,
        "is_over": turn.is_over,
        "see": eyes.see,
        "share": eyes.share,
    }
    return Study(games[name], eyes.LAYOUT, eyes.see_at, functions)


def utility(share: Any, seats: int) -> Any:
    """What a share in the win is worth: 1 for a win alone; all players together get nothing."""
    return (seats * share - 1) / (seats - 1)


def utilities(rules: Rules, states: States) -> list[float]:
    """What the end of a game is worth to each seat; nothing while it goes on."""
    outcome = rules.outcome(states)
    seats = rules.seats(states[0])
    if outcome is None:
        return [0.0] * seats
    winners = outcome.winners
    return [utility((seat in winners) / len(winners), seats) for seat in range(seats)]


class Hand:
    """One game in Python's hand, stepped and seen without making anything new on the way."""

    def __init__(self, kind: Study, memory: bool = True) -> None:
        self.study, self.memory = kind, memory
        self.rules = kind.rules
        self.states: States = kind.rules.state_record.zeros()
        self._offered = np.zeros((1, kind.rules.most_offered), dtype=np.int32)
        self._count, self._action, self._reason = np.zeros((3, 1), dtype=np.int64)

    def start(self, seed: int, **options: Any) -> None:
        """Begin a new game."""
        self.states = self.rules.start(seed=seed, **options).states
        self._look()

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None once the game is over."""
        return self.rules.seat(self.states[0])

    @property
    def offer(self) -> npt.NDArray[np.int32]:
        """What may be decided now."""
        return self._offered[0, : self._count[0]]

    def step(self, action: int) -> int:
        """Decide; the reason code, 0 if it was done."""
        self._action[0] = action
        self.rules.kernels.step(self.states, self._action, self._reason, self._offered, 0, 1)
        reason = int(self._reason[0])
        self._look()
        return reason

    def mask(self) -> Mask:
        """A one for every action that is offered."""
        mask = np.zeros(self.rules.num_actions, dtype=np.int8)
        mask[self.offer] = 1
        return mask

    def observe(self, seat: int) -> Row:
        """What a seat sees."""
        return self.study.observe(self.states, seat, self.memory)

    def _look(self) -> None:
        self.rules.kernels.offer(self.states, self._offered, self._count, 0, 1)
