"""What happened in any game, as plain data and in words.

A telling is one thing that happened: `what` it was, the `seat` that did it, the seat of a
`victim`, and facts of its own. Each game has a type for every kind of telling, and makes them of
what its rules note while they carry out a decision: see `Rules.story`. The words of a telling are
the message `log-` and `what`, with the names of the two as `$who` and `$whom`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from typing_extensions import TypedDict

from ..words import say
from .shape import shape

if TYPE_CHECKING:
    from .outcome import Outcome

Telling = Mapping[str, object]


@shape
class Final(TypedDict):
    """The points of a seat at the end, and its rank."""

    what: Literal["final"]
    seat: int
    rank: int
    total: int


@shape
class Won(TypedDict):
    """A seat has won, alone or with others."""

    what: Literal["won", "shared"]
    seat: int


def final(outcome: "Outcome") -> list[Final | Won]:
    """The end of any game: the points of every seat, the best first, and who has won."""
    ranked = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    rows: list[Final | Won] = [
        {"what": "final", "seat": seat, "rank": outcome.ranks[seat], "total": outcome.scores[seat]}
        for seat in ranked
    ]
    alone = len(outcome.winners) == 1
    return [*rows, *(Won(what="won" if alone else "shared", seat=seat) for seat in outcome.winners)]


def sentence(telling: Telling, language: str, names: Sequence[str]) -> str:
    """A telling in words; the names are those of the players, by seat."""
    people = {
        fact: names[seat]
        for role, fact in (("seat", "who"), ("victim", "whom"))
        if isinstance(seat := telling.get(role), int)
    }
    return say(f"log-{telling['what']}", language, **{**_spoken(telling), **people})


def _spoken(telling: Telling) -> dict[str, object]:
    """The facts that words can speak of: numbers, names, and how many of a list."""
    return {
        name: len(fact) if isinstance(fact, list) else fact
        for name, fact in telling.items()
        if not isinstance(fact, dict)
    }
