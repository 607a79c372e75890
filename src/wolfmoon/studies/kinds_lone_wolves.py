"""What tells the seats of a game of Lone Wolves apart: who leads, and the hands."""

from ..engine.kernels import States
from ..engine.rules import Rules
from ..games.lone_wolves.box.cards import values_in
from ..games.lone_wolves.box.components import SEATS
from ..words import named
from .kinds import Kinds, Labels, SortKey

GROUPS = {
    "seat": "report-about-seat-lone-wolves",
    "hand": "report-about-hand",
}
"""How seats are told apart, and the message that says what that means."""
_HANDS = ["higher", "equal", "lower"]


def labels(rules: Rules, starts: States, actions: tuple[int, ...]) -> dict[str, Labels]:
    """For each group the labels of a game, each with a seat that it is true of."""
    state = starts[0]
    leader = int(state.leader)
    values = [int(values_in(int(state.hands[seat]))) for seat in range(SEATS)]
    return {
        "seat": [(str((seat - leader) % SEATS + 1), seat) for seat in range(SEATS)],
        "hand": [(_beside(values[seat], values[1 - seat]), seat) for seat in range(SEATS)],
    }


def _beside(own: int, other: int) -> str:
    return _HANDS[1 + (own < other) - (own > other)]


def sort_key(group: str, label: str) -> SortKey:
    """Where a label stands among its group."""
    return "", _HANDS.index(label) if group == "hand" else int(label)


def label_in(group: str, label: str, language: str) -> str:
    """A label in a language."""
    return named("report-hand", label, language) if group == "hand" else label


KINDS = Kinds(GROUPS, labels, sort_key, label_in)
