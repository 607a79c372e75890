"""Tables: how one is made, who sits there, what a visitor may know of it."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from ..message import (
    FEWEST_SEATS,
    MOST_SEATS,
    Access,
    Deal,
    Hinting,
    Level,
    Message,
    Name,
    Status,
    Undo,
)
from ..shapes import GameName
from ..timing import Clock, NoClock


class SeatWish(Message):
    """What a seat of a new table is for."""

    kind: Literal["me", "open", "bot", "here"]
    """me: the one who makes the table; here: another person on the same device (hot-seat)."""
    name: Name | None = Field(default=None, description="For `here`: how the seat is called.")
    level: Level | None = Field(default=None, description="For `bot`.")


class NewTable(Message):
    """A new table with everything that can be chosen."""

    game: GameName
    seats: list[SeatWish] = Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)
    options: dict[str, object] = Field(
        default_factory=dict,
        description="Of the game, such as packs or a board; and a seed or a whole setup.",
    )
    access: Access = "open"
    spectators: bool = True
    clock: Clock = NoClock()
    undo: Undo = "turn"
    stand_in: Level | None = Field(
        default=None, description="The bot that takes the seat of one who left or ran out of time."
    )
    pause: float = Field(default=0.6, ge=0, le=10, description="Seconds before a bot's turn.")
    title: Annotated[str, Field(max_length=60)] = ""
    hints: bool | None = Field(
        default=None,
        description="Whether players may have hints; null: those who play with nobody but bots.",
    )


class Seat(Message):
    """A seat and who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    person: str | None = None
    level: str | None = None
    stand_in: str | None = Field(
        default=None, description="The bot that plays for an absent person, who may come back."
    )
    kept_for: str | None = Field(
        default=None, description="Who was asked for a rematch, by name, and has not answered."
    )
    kept_for_you: bool = False
    yours: bool = False
    host: bool = False
    present: bool = Field(default=False, description="Whether the person is connected now.")
    seconds_left: float | None = Field(default=None, description="On this seat's clock.")
    hints: int = Field(default=0, description="Turns in which it had hints.")
    tutored: bool = Field(default=False, description="Whether the tutor looked at its turns.")


class Takeback(Message):
    """Someone asks the others to go back to an earlier step."""

    seat: int
    to_step: int
    agreed: list[int]
    waiting_for: list[int]


class Progress(Message):
    """How far a game has come: dates of the moon covered, or tricks taken."""

    done: int
    of: int


class HuntOf(Message):
    """The day that someone hunts, and whether this is the try that counts."""

    day: str
    counts: bool


class TableInfo(Message):
    """A table as one visitor may know it."""

    id: str
    game: GameName
    rules: int
    title: str
    status: Status
    access: Access
    spectators: bool
    options: dict[str, object] = Field(description="As chosen; a seed only once the game is over.")
    deal: Deal = Field(description="Who decided how the cards, or the map, lie.")
    commitment: str | None = Field(
        description="Of a drawn deal: SHA-256 of its file's opening, which is shown at the end."
    )
    clock: Clock
    undo: Undo
    hints: Hinting = Field(description="Whether players may have hints, or why not.")
    stand_in: str
    pause: float
    seats: list[Seat]
    made: datetime
    changed: datetime
    seq: int
    step: int
    to_decide: int | None
    points: list[int] | None = Field(
        default=None, description="By seat, as they stand, once the game has begun."
    )
    progress: Progress | None = None
    takeback: Takeback | None = None
    rematch: str | None = Field(default=None, description="The table of the rematch.")
    branch_of: str | None = None
    analysis: bool = Field(
        default=False, description="One person plays all seats, from an import or a branch."
    )
    hunt: HuntOf | None = Field(default=None, description="The daily hunt that it is.")
    watching: int = 0
    thinking: int | None = Field(default=None, description="The seat whose bot is thinking.")
    preparing: Progress | None = Field(
        default=None, description="How far the bots are, while they are compiled."
    )


class Invite(Message):
    """A link that seats one person, once."""

    seat: int
    secret: str
    path: str


class InvitedTo(Message):
    """Which table and seat an invite is for."""

    table: "TableInfo"
    seat: int


class NewImport(Message):
    """A game file, to be looked at or played on from a step."""

    text: str = Field(max_length=200_000)
    step: int | None = Field(default=None, ge=0)
    seats: list[SeatWish] | None = Field(
        default=None, description="Without seats it is for analysis: one person plays all."
    )


class NewBranch(Message):
    """A table of one's own that goes on from a step of a game, against bots or alone."""

    step: int = Field(ge=0)
    seats: list[SeatWish] | None = None
