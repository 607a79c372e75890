"""What a server says of itself, and why it refuses something."""

from typing import Literal

from pydantic import Field

from ..message import FromServer, Message
from .events import Answer


class Health(Message):
    """The server can do its work: the database was asked."""

    status: Literal["well"]
    version: str


class Reached(Message):
    """How the server sees whoever asks, through all proxies on the way."""

    address: str
    scheme: Literal["http", "https"]
    host: str
    base: str = Field(description="The path under which everything lies; empty without one.")
    proxied: bool = Field(description="Whether the server listens to what a proxy says.")
    forwarded: bool = Field(description="Whether one has said for whom it asks.")


class Problem(FromServer):
    """Why something was refused, for a program and for a person."""

    code: str
    arguments: dict[str, object] = Field(default_factory=dict)
    clause: str | None = Field(default=None, description="The number of the rule, if it is one.")
    sentence: str = Field(description="In the language of the one who asked.")
    missed: Answer | None = Field(
        default=None, description="With `behind`: the events that were missed."
    )
