"""Reviews: what was found of a game that is over, how far one is, and another try at a turn."""

from typing import Annotated, Literal

from pydantic import Field

from ...hints.models import Label
from ...reviews.models import Review, SecondTry, Stage
from ..message import FromServer, Line, Message
from .questions import Ask, AskAhead, AskWhyNot

MOST_TURNS = 2_000
ReviewStatus = Literal["none", "waiting", "working", "stopped", "done"]
"""none: nobody has asked for it; stopped: it was given up, and goes on when it is asked for."""


class ReviewFound(FromServer):
    """A label that was found while a review is under way."""

    turn: int
    label: Label


class ReviewState(FromServer):
    """How far the review of a game is, and as much of it as there is."""

    table: str
    status: ReviewStatus
    stage: Stage | None = Field(description="What is being done, or was done last.")
    progress: float = Field(description="The part of all work that is done, from 0 to 1.")
    task: str | None = Field(description="The task that the person who asked for it is told of.")
    ahead: int = Field(description="Reviews that wait before this one.")
    seconds: int = Field(description="About how long a review of this game computes.")
    judged: int = Field(description="Turns that were judged so far.")
    found: list[ReviewFound] = Field(description="Labels so far, while it is under way.")
    review: Review | None = Field(description="The curve alone, until it is done.")


class AskTry(Message):
    """What would other decisions have been worth in the place of a turn?"""

    turn: Annotated[int, Field(ge=1, le=MOST_TURNS)]
    line: Line


class TryAnswer(FromServer):
    """What another try at a turn is worth."""

    table: str
    tried: SecondTry


TurnNumber = Annotated[int, Field(ge=1, le=MOST_TURNS, description="Which turn is tried again.")]


class AskTurn(Ask):
    """What would be after a line, in the place of a turn that was reviewed?"""

    turn: TurnNumber
    tried: Line = Field(default_factory=list)


class AskTurnAhead(AskAhead):
    """What may follow, in the place of a turn that was reviewed?"""

    turn: TurnNumber
    tried: Line = Field(default_factory=list)


class AskTurnWhyNot(AskWhyNot):
    """Why can't I, in the place of a turn that was reviewed?"""

    turn: TurnNumber
    tried: Line = Field(default_factory=list)
