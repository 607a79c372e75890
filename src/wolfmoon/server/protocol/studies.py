"""Looking back: a game at its steps, thing by thing, and its points over time."""

from pydantic import Field

from ..message import FromServer, Message
from ..shapes import Known, Option, Position, Told


class Replay(FromServer):
    """A game at one of its steps."""

    step: int
    steps: int
    turns: list[int] = Field(description="The steps at which turns (or tricks) begin.")
    seat: int | None
    open: bool = Field(description="Whether everything is shown.")
    position: Position
    told: list[Told] = Field(description="What the last decision before this step led to.")


class Deed(FromServer):
    """Something that was done, with all its parts: an action, a card played, a scar taken."""

    seq: int = Field(description="Counted from 1.")
    step: int = Field(description="The step after it.")
    seat: int
    options: list[Option]
    told: list[Told]


class Course(FromServer):
    """A whole game, thing by thing, to step through."""

    turns: list[int] = Field(description="The steps at which turns (or tricks) begin.")
    deeds: list[Deed]


class Moment(FromServer):
    """Something that was done, and how the game stood after it."""

    seat: int
    options: list[Option]
    told: list[Told]
    position: Position


class Since(FromServer):
    """What was done after a step, thing by thing."""

    step: int = Field(description="Where it begins: the step asked for, or later if much was done.")
    before: Position = Field(description="How the game stood then.")
    turns: list[int] = Field(description="The steps after it at which turns (or tricks) begin.")
    moments: list[Moment]
    knew: Known | None = Field(description="What the viewer could tell then, if cards are hidden.")
    knows: Known | None = Field(description="And what they can tell now.")


class Points(Message):
    """The points of every seat when each turn (or trick) began, and as they stand now."""

    steps: list[int]
    points: list[list[int]] = Field(description="For each step, by seat.")
