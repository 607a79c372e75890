"""What comes through sockets: that of a table, and that of a person."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from ..message import FromServer, Message
from .chat import Chat
from .events import Event, State
from .problems import Problem
from .tables import Progress


class Ping(Message):
    """To the server, through any socket: still there?"""

    type: Literal["ping"] = "ping"


class Here(Message):
    """To the server, through the socket of a person: they have just done something.

    Whoever is here is told nothing by other ways.
    """

    type: Literal["here"] = "here"


class Happened(FromServer):
    """To the client: events, and the table after them."""

    type: Literal["happened"] = "happened"
    events: list[Event]
    state: State
    order: UUID | None = Field(
        default=None, description="The order given through this connection that led to them."
    )


class Answered(Message):
    """To the client: its order was carried out before; what happened was told before, too."""

    type: Literal["answered"] = "answered"
    id: UUID
    seq: int = Field(description="The number of the last event that it led to.")


class RefusedOrder(FromServer):
    """To the client: its order is not carried out."""

    type: Literal["refused"] = "refused"
    id: str | None = Field(description="As it was sent; null if that was no id.")
    status: int = Field(description="What the door for orders would answer.")
    problem: Problem


class Present(Message):
    """To the client: who is connected, and whose bot is thinking. Not part of the log."""

    type: Literal["present"] = "present"
    present: list[int]
    watching: int
    thinking: int | None
    preparing: Progress | None = Field(
        default=None, description="How far the bots are, while they are compiled."
    )


class Said(Message):
    """To the client: a line of chat."""

    type: Literal["said"] = "said"
    chat: Chat


class Pong(Message):
    """To the client: still here; the server's clock and the last number."""

    type: Literal["pong"] = "pong"
    seq: int
    at: datetime


class MentionedTable(Message):
    """A table that somebody who looks elsewhere is told of."""

    id: str
    game: str
    title: str
    seq: int


class YourTurn(Message):
    """To a person: a table waits for their decision, or does no longer."""

    type: Literal["your_turn"] = "your_turn"
    table: MentionedTable
    yours: bool = Field(description="False: it was so, and they were told.")
    ends: datetime | None = Field(
        default=None, description="When their clock runs out, where there is one."
    )


class Invited(Message):
    """To a person: a seat is kept for them, or is no longer."""

    type: Literal["invited"] = "invited"
    table: MentionedTable
    by: str | None = Field(description="What the host is called.")
    open: bool = Field(description="False: it was so, and they were told.")


class BackWanted(Message):
    """To a person: someone asks them to agree to going back, or does no longer."""

    type: Literal["back_wanted"] = "back_wanted"
    table: MentionedTable
    by: str | None = Field(description="What the one who asks is called.")
    open: bool = Field(description="False: it was so, and they were told.")


class TaskProgress(Message):
    """To a person: how far something is that is worked out for them."""

    type: Literal["task"] = "task"
    id: str
    kind: str
    state: Literal["waiting", "done", "given-up"]
    progress: float = Field(ge=0, le=1)
    sentence: str | None = Field(description="What is being done, in their language.")


class Around(Message):
    """To a person: who of those with whom they play is here now, whatever they look at."""

    type: Literal["around"] = "around"
    people: list[str]


class TablesChanged(Message):
    """To a person, every few seconds at most: lists of their tables are old."""

    type: Literal["tables_changed"] = "tables_changed"
    tables: list[str] = Field(
        description="Where something has happened, whoever did it. Empty: perhaps at any of them."
    )


class Alive(Message):
    """To a person: still here; the server's clock."""

    type: Literal["pong"] = "pong"
    at: datetime


PersonMessage = Annotated[
    YourTurn | Invited | BackWanted | TablesChanged | TaskProgress | Around | Alive,
    Field(discriminator="type"),
]


SocketMessage = Annotated[
    Happened | Answered | RefusedOrder | Present | Said | Pong, Field(discriminator="type")
]
