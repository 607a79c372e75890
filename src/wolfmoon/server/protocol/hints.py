"""Hints and the tutor's verdict: what `engine/hint.py` says, with the claims of every game."""

from typing import Annotated, Literal

from pydantic import Field

from ..message import FromServer, Line, Message
from ..shapes import Claim, GameName, Told

Estimate = Annotated[float, Field(description="In points of win share (hundredths).")]
Threshold = Literal[10, 20, 30]
Weight = Literal["inaccuracy", "mistake", "blunder"]


class AskHint(Message):
    """What would you do? For a seat of one's own that is to decide."""

    seat: int


class AskVerdict(AskHint):
    """What does this turn give up? What was decided in it so far goes before the line."""

    line: Line = Field(default_factory=list)
    threshold: Threshold = Field(
        default=10, description="From which loss on it is told: per cent of a fair share."
    )


class Doubt(FromServer):
    """An estimate with the ends of its 95 % interval."""

    value: Estimate
    low: Estimate
    high: Estimate


class Compared(FromServer):
    """One of the ways to go on that were compared."""

    decisions: list[int]
    text: str
    share: Estimate
    ahead: int | None = Field(
        default=None,
        description="Where all ways that hidden things can lie were solved: in how many of them it "
        "ends ahead.",
    )


class HintSure(FromServer):
    """How a hint came about."""

    compared: int = Field(description="Ways to go on, each played out as often as the others.")
    continuations: int = Field(description="Of each, the same for all.")
    counted: bool = Field(
        description="Whether the continuations are all ways that hidden things can lie, each "
        "solved."
    )
    margin: Doubt | None = Field(description="How much better the first is than the second.")
    close: int = Field(description="Ways, the best included, that are within a point of the best.")
    options: list[Compared] = Field(description="The best first.")


class HintStep(FromServer):
    """One action of a turn: a card, a scar, a move, a den."""

    action: str = Field(description="Its words are the message `hint-step-` and this.")
    facts: dict[str, str | int | None]
    decisions: list[int]
    text: str
    story: list[Told] = Field(description="What it would do, as far as the seat can know it.")


class HintRung(FromServer):
    """One step of the ladder: where to look, what to want, the turn."""

    rung: Literal["look", "want", "turn"]
    claims: list[Claim] = Field(
        description="What was proved; the words of each are the message `hint-` and its kind."
    )
    places: list[str] = Field(description="What is lit: hexes, or lands.")
    steps: list[HintStep] = Field(description="The turn, in the third rung only.")


class Hint(FromServer):
    """Where to look, what to want, what to do; from what the seat can see, and nothing else."""

    step: int = Field(description="Decisions made when it was asked: it holds for no other.")
    game: GameName
    seat: int
    specific: bool = Field(description="Whether anything is proved of the turn itself.")
    rungs: list[HintRung]
    further: list[Claim]
    sure: HintSure


class Remark(FromServer):
    """What is worth a look at the start of a turn: the first rung of the hint, and no more."""

    step: int = Field(description="Decisions made when it was asked: it holds for no other.")
    claims: list[Claim] = Field(description="As in a rung.")
    places: list[str] = Field(description="As in a rung.")


class Verdict(FromServer):
    """What a turn that is fully chosen gives up against the best."""

    step: int
    game: GameName
    seat: int
    loss: Doubt
    error: Estimate = Field(description="The standard error of the loss.")
    threshold: Estimate
    warns: bool = Field(description="Whether it reaches the threshold and three times its error.")
    label: Weight | None
    chosen: list[HintStep]
    better: list[HintStep]
    with_this: list[Claim] = Field(description="What holds after the chosen turn.")
    gives_up: list[Claim] = Field(description="What holds after the better one instead.")
    sure: HintSure
