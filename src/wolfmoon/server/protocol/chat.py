"""What is said at a table."""

from datetime import datetime
from uuid import UUID

from pydantic import Field

from ..message import Message


class NewChat(Message):
    """A line of chat."""

    id: UUID
    text: str = Field(min_length=1, max_length=500)


class Chat(Message):
    """A line of chat at a table."""

    number: int
    at: datetime
    name: str
    seat: int | None
    text: str
