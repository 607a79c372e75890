"""How time may be measured at a table: what a host chooses from."""

from typing import Annotated, Literal

from pydantic import Field

from .message import Message


class NoClock(Message):
    """Nobody is hurried."""

    kind: Literal["none"] = "none"


class LiveClock(Message):
    """So many minutes for the whole game, and seconds back for every turn."""

    kind: Literal["live"]
    minutes: float = Field(gt=0, le=600)
    increment: float = Field(default=0, ge=0, le=600, description="Seconds.")


class TurnClock(Message):
    """So many hours for every turn."""

    kind: Literal["turns"]
    hours: float = Field(gt=0, le=24 * 30)


Clock = Annotated[NoClock | LiveClock | TurnClock, Field(discriminator="kind")]
