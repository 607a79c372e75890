"""What a hint is, for every game: three rungs, each a list of claims, and how sure they are.

A claim is one thing that was proved: which `claim` it is, the `rule` that it rests on, and facts of
its own. Each game has a type for every kind of claim. The words of a claim are the message `hint-`
and its kind; `rival` is the seat of another player, whose name is `$whom` there.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ..engine.shape import Checked, shape
from ..games.shapes import Claim, GameName, Told

LOOK: Literal["look"] = "look"
WANT: Literal["want"] = "want"
TURN: Literal["turn"] = "turn"
RungName = Literal["look", "want", "turn"]
Label = Literal["inaccuracy", "mistake", "blunder"]


@shape
class NothingStandsOut(TypedDict):
    """So many ways to go on are within a point of win share of the best: a claim of every game."""

    claim: Literal["nothing-stands-out"]
    rule: None
    count: int


@shape
class Estimate(TypedDict):
    """An estimate in points of win share (hundredths), with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


@shape
class HintOption(TypedDict):
    """One of the ways to go on that were compared."""

    decisions: list[int]
    text: str
    share: float
    """The win share that it led to, in hundredths, over all continuations."""
    ahead: NotRequired[int]
    """Where all ways that hidden things can lie were solved: in how many of them it ends ahead."""


@shape
class HintSure(TypedDict):
    """How a hint came about: told only with the third rung, for it names the turn."""

    compared: int
    """Ways to go on that were played out, each as often as the others."""
    continuations: int
    """Continuations of each, the same for all."""
    counted: bool
    """Whether the continuations are all ways that hidden things can lie, each solved."""
    margin: Estimate | None
    """How much better the first is than the second; null if there is no second."""
    close: int
    """Ways to go on, the best included, that are within a point of the best."""
    options: list[HintOption]
    """The best first."""


@shape
class HintStep(TypedDict):
    """One action of a turn: a card, a scar, a move, a den."""

    action: str
    """Its kind; its words are the message `hint-step-` and this."""
    facts: dict[str, str | int | None]
    decisions: list[int]
    text: str
    """The decisions as the game's notation has them."""
    story: list[Told]
    """What it would do, or did, told as the log tells it, as far as the seat can know it."""


@shape
class HintRung(TypedDict):
    """One step of the ladder: where to look, what to want, the turn."""

    rung: RungName
    claims: list[Claim]
    """What was proved; the words of each are the message `hint-` and its kind."""
    places: list[str]
    """What is lit: hexes, or lands."""
    steps: list[HintStep]
    """The turn, in the third rung only."""


@shape
class Hint(TypedDict):
    """Where to look, what to want, what to do; from what the seat can see, and nothing else."""

    game: GameName
    seat: int
    specific: bool
    """Whether anything is proved of the turn itself, beyond that nothing stands out."""
    rungs: list[HintRung]
    further: list[Claim]
    """What else was proved of the turn, the weightiest first: the ladder shows two claims."""
    sure: HintSure


@shape
class Verdict(TypedDict):
    """What a turn that is fully chosen gives up against the best."""

    game: GameName
    seat: int
    loss: Estimate
    """What it gives up; both were played out equally often in the same worlds."""
    error: float
    """The standard error of the loss."""
    threshold: float
    """The loss that is told from, in points of win share."""
    warns: bool
    """Whether the loss reaches the threshold and is three times its error."""
    label: Label | None
    chosen: list[HintStep]
    better: list[HintStep]
    with_this: list[Claim]
    """What holds after the chosen turn."""
    gives_up: list[Claim]
    """What holds after the better one instead."""
    sure: HintSure


HINT = Checked[Hint](Hint)
VERDICT = Checked[Verdict](Verdict)
