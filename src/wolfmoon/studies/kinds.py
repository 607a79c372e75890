"""What sets the seats of a game apart, for whoever asks how even it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..engine.kernels import States
from ..engine.rules import Rules
from ..words import key_of, say

SortKey = tuple[str, int]
"""What labels are sorted by: letters, then a number."""
Labels = list[tuple[str, int]]
"""Labels, each with a seat that it is true of."""


def as_data(group: str, label: str, language: str) -> str:
    """A label that is a name of the data, such as a number or a hex, in any language."""
    return label


@dataclass(frozen=True)
class Kinds:
    """The ways in which seats of a game differ."""

    groups: Mapping[str, str]
    """How seats are told apart, and the key of the message that says what that means."""
    labels: Callable[[Rules, States, tuple[int, ...]], dict[str, Labels]]
    """For each group the labels of a game that began so and was played so."""
    sort_key: Callable[[str, str], SortKey]
    """Where a label stands among its group."""
    label_in: Callable[[str, str, str], str] = as_data
    """A label of a group, in a language."""

    def group_in(self, group: str, language: str) -> str:
        """What a group is called in a language."""
        return say(key_of("report-group", group), language)

    def about_in(self, group: str, language: str) -> str:
        """What a group means, in a language."""
        return say(self.groups[group], language)


def by_seat() -> Kinds:
    """Seats differ by nothing but their number."""
    return Kinds(
        {"seat": "report-about-seat"},
        lambda rules, starts, actions: {
            "seat": [(str(seat + 1), seat) for seat in range(rules.seats(starts[0]))]
        },
        lambda group, label: ("", int(label)),
    )
