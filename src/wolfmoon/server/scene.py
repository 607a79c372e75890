"""What a game looks like to one who may see it: positions, offers, sheets.

These models say what `Rules.view`, `score_sheet` and `action_data` give; a test holds them to it.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Terrain = Literal["forest", "rock", "grass", "tundra", "desert"]
Pack = Literal["forest", "rock", "grass", "tundra", "desert", "neutral"]
Kind = Literal["alpha", "pack", "den", "lair"]
Phase = Literal["none", "crescent", "quarter", "full"]
Prey = Literal["rabbit", "raccoon", "deer", "boar", "moose"]


class Shape(BaseModel):
    """The base of all shapes: exactly these fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Refusal(Shape):
    """Why an action is not possible."""

    reason: str
    clause: str
    facts: dict[str, Any]
    sentence: str


class Option(Shape):
    """A decision that may be taken: its number, its words, its parts."""

    number: int
    text: str
    data: dict[str, Any] = Field(description="action, and as it needs hex, terrain, tiles, card, …")


class Outcome(Shape):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ranks: list[int]
    ended_by: str


class Position(Shape):
    """A game at one step, as one viewer sees it."""

    game: Literal["the-wolves", "lone-wolves"]
    step: int
    turn_step: int = Field(description="The step at which the turn began; undo goes no further.")
    undo_step: int | None = Field(description="Where undo would lead now; null: it may not.")
    to_decide: int | None
    question: str = Field(description="What is asked, as a code: act, pay, lead, …")
    view: dict[str, Any] = Field(description="The position as docs/notation.md has it.")
    sheet: dict[str, Any] = Field(description="The points as they stand, by source.")
    offer: list[Option] = Field(description="Empty unless it is the viewer's decision.")
    outcome: Outcome | None
