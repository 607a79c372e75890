"""What a hint is, for every game: three rungs, each a list of claims, and how sure they are.

A claim is one thing that was proved: which `claim` it is, the `rule` that it rests on, and facts of
its own. Each game has a type for every kind of claim. The words of a claim are the message `hint-`
and its kind; `rival` is the seat of another player, whose name is `$whom` there.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NotRequired, Protocol

from typing_extensions import TypedDict

from .shape import shape

if TYPE_CHECKING:
    from .game import Game

Claim = Mapping[str, object]
LOOK: Literal["look"] = "look"
WANT: Literal["want"] = "want"
TURN: Literal["turn"] = "turn"


@shape
class NothingStandsOut(TypedDict):
    """So many ways to go on are within a point of win share of the best: a claim of every game."""

    claim: Literal["nothing-stands-out"]
    rule: None
    count: int


@shape
class Interval(TypedDict):
    """An estimate in points of win share (hundredths), with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


@shape
class Option(TypedDict):
    """One of the ways to go on that were compared."""

    decisions: list[int]
    text: str
    share: float
    """The win share that it led to, in hundredths, over all continuations."""
    ahead: NotRequired[int]
    """Where all ways that hidden things can lie were solved: in how many of them it ends ahead."""


@shape
class Sure(TypedDict):
    """How a hint came about: told only with the third rung, for it names the turn."""

    compared: int
    """Ways to go on that were played out, each as often as the others."""
    continuations: int
    """Continuations of each, the same for all."""
    counted: bool
    """Whether the continuations are all ways that hidden things can lie, each solved."""
    margin: Interval | None
    """How much better the first is than the second; None if there is no second."""
    close: int
    """Ways to go on, the best included, that are within a point of the best."""
    options: list[Option]
    """The best first."""


@shape
class Step(TypedDict):
    """One action of the turn that is proposed: a card, a scar, a move, a den."""

    action: str
    """Its kind; its words are the message `hint-step-` and this."""
    facts: dict[str, str | int | None]
    decisions: list[int]
    text: str
    """The decisions as the game's notation has them."""
    story: list[Mapping[str, object]]
    """What it would do, told as the log tells it, as far as the seat can know it."""


@shape
class Rung(TypedDict):
    """One step of the ladder."""

    rung: Literal["look", "want", "turn"]
    claims: list[Claim]
    places: list[str]
    """What is lit: hexes, or lands."""
    steps: list[Step]
    """The turn, in the third rung only."""


@shape
class Hint(TypedDict):
    """Where to look, what to want, what to do."""

    game: str
    seat: int
    specific: bool
    """Whether anything is proved of the turn itself, beyond that nothing stands out."""
    rungs: list[Rung]
    further: list[Claim]
    """What else was proved of the turn, the weightiest first: the ladder shows two claims."""
    sure: Sure


@shape
class Verdict(TypedDict):
    """What the tutor thinks of a turn that is fully chosen."""

    game: str
    seat: int
    loss: Interval
    """What it gives up against the best, both played out equally often in the same worlds."""
    error: float
    """The standard error of the loss."""
    threshold: float
    """The loss that is told from, in points of win share."""
    warns: bool
    """Whether the loss reaches the threshold and is three times its error."""
    label: Literal["inaccuracy", "mistake", "blunder"] | None
    chosen: list[Step]
    better: list[Step]
    with_this: list[Claim]
    """What holds after the chosen turn."""
    gives_up: list[Claim]
    """What holds after the better one instead."""
    sure: Sure


class Hinting(Protocol):
    """Who gives hints for a game in hand."""

    def hint(self, game: "Game") -> Hint:
        """Where the seat to decide should look, what it should want, what to do."""

    def judge(self, game: "Game", decisions: Sequence[int], threshold: float = ...) -> Verdict:
        """What a fully chosen turn gives up against the best."""
