"""Commands: all that a person may ask of a table, each in an order of its own."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from ..message import Language, Level, Line, Message, Name


class Sit(Message):
    """Take an open seat; an invite opens a private one. One that is kept for one's rematch is
    taken with all others of one's own, and the last answer begins the game."""

    do: Literal["sit"]
    seat: int
    invite: str | None = None
    name: Name | None = Field(default=None, description="For a second person on this device.")


class Fill(Message):
    """The host gives a seat to a bot, or opens it again."""

    do: Literal["fill"]
    seat: int
    level: Level | None = Field(description="A bot; null opens the seat.")


class SendAway(Message):
    """The host sends someone away from a table that gathers; only an invite leads them back."""

    do: Literal["send_away"]
    seat: int


class Close(Message):
    """The host closes a table that gathers, for good."""

    do: Literal["close"]


class Begin(Message):
    """The host begins; open seats go to bots of the stand-in's level."""

    do: Literal["begin"]


class Leave(Message):
    """Stand up, or decline a rematch: before the game the seat is open again; in a game a bot takes
    it."""

    do: Literal["leave"]
    seat: int | None = None


class Reclaim(Message):
    """Take one's seat back from the stand-in."""

    do: Literal["reclaim"]
    seat: int | None = None


class Play(Message):
    """Decide. Several decisions are taken all or none."""

    do: Literal["play"]
    seat: int
    line: Line = Field(min_length=1)


class TakeBack(Message):
    """Undo: back to a step of one's own turn; by default the last decision."""

    do: Literal["undo"]
    seat: int
    to_step: int | None = Field(default=None, ge=0)


class AskBack(Message):
    """Ask the others to go back to one's last turn, where undo may not."""

    do: Literal["ask_back"]
    seat: int


class AnswerBack(Message):
    """Agree, or not, to go back."""

    do: Literal["answer_back"]
    seat: int
    agree: bool


class Rematch(Message):
    """A new table like this one, with rotated seats: the other people are asked to sit down. Where
    there are none, it begins."""

    do: Literal["rematch"]


PersonCommand = (
    Sit
    | Fill
    | SendAway
    | Close
    | Begin
    | Leave
    | Reclaim
    | Play
    | TakeBack
    | AskBack
    | AnswerBack
    | Rematch
)
"""Every command that a person may give."""
Command = Annotated[PersonCommand, Field(discriminator="do")]


class Order(Message):
    """A command with the number of the last event seen, and an id of one's own.

    Sent again with the same id it is not carried out again, and gets the same answer.
    """

    id: UUID
    seq: int = Field(ge=0)
    command: Command


class GivenOrder(Order):
    """To the server: an order through the socket of a table, the same as at the door for orders."""

    type: Literal["order"]
    language: Language | None = Field(
        default=None, description="Of a refusal; without it, that of the connection."
    )
