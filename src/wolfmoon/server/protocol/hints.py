"""Hints and the tutor's verdict: what `hints/models.py` says, and when it was asked for."""

from typing import Literal

from pydantic import Field
from typing_extensions import TypedDict

from ...engine.shape import shape
from ...hints import models
from ..message import Line, Message
from ..shapes import Claim

Threshold = Literal[10, 20, 30]


class AskHint(Message):
    """What would you do? For a seat of one's own that is to decide."""

    seat: int


class AskVerdict(AskHint):
    """What does this turn give up? What was decided in it so far goes before the line."""

    line: Line = Field(default_factory=list)
    threshold: Threshold = Field(
        default=10, description="From which loss on it is told: per cent of a fair share."
    )


@shape
class AtStep(TypedDict):
    """What is worked out for a seat at one step of the game."""

    step: int
    """Decisions made when it was asked: it holds for no other."""


@shape
class Hint(AtStep, models.Hint):
    """Where to look, what to want, what to do; from what the seat can see, and nothing else."""


@shape
class Remark(AtStep):
    """What is worth a look at the start of a turn: the first rung of the hint, and no more."""

    claims: list[Claim]
    """As in a rung."""
    places: list[str]
    """As in a rung."""


@shape
class Verdict(AtStep, models.Verdict):
    """What a turn that is fully chosen gives up against the best."""
