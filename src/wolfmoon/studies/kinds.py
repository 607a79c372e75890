"""What sets the seats of a game apart, for whoever asks how even it is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..engine.kernels import States
from ..engine.rules import Rules

Labels = list[tuple[str, int]]
"""Labels, each with a seat that it is true of."""


@dataclass(frozen=True)
class Kinds:
    """The ways in which seats of a game differ."""

    groups: dict[str, str]
    """How seats are told apart, and what that means."""
    labels: Callable[[Rules, States, tuple[int, ...]], dict[str, Labels]]
    """For each group the labels of a game that began so and was played so."""
    sort_key: Callable[[str, str], Any]
    """Where a label stands among its group."""


def by_seat() -> Kinds:
    """Seats differ by nothing but their number."""
    return Kinds(
        {"seat": "Counted in the order of play."},
        lambda rules, starts, actions: {
            "seat": [(str(seat + 1), seat) for seat in range(rules.seats(starts[0]))]
        },
        lambda group, label: int(label),
    )
