"""What players and the host of a server tell each other."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from ..message import Message

ReportReason = Literal["chat", "name", "play", "other"]


class NewReport(Message):
    """Something about someone at a table that the host should know."""

    seat: Annotated[int, Field(ge=0, le=4)]
    reason: ReportReason
    text: Annotated[str, Field(max_length=500)] = ""


class Announcement(Message):
    """What the host tells everyone."""

    id: str
    text: str
    until: datetime
