"""People: who someone is, how they sign in, and by what they stay signed in."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from ..message import Language, Message, Name, Password

Invitation = Annotated[
    str | None,
    Field(max_length=100, description="Of the host, where one comes by invitation only."),
]


class Person(Message):
    """Who someone is, as they see themselves."""

    id: str
    name: str
    guest: bool
    language: Language
    settings: dict[str, object]


class NewGuest(Message):
    """Play at once, with a name."""

    name: Name
    language: Language = "en"
    invitation: Invitation = None


class Credentials(Message):
    """A name and a password: to sign up, which keeps a guest's games, or to sign in."""

    name: Name
    password: Password
    invitation: Invitation = None


class ChangePassword(Message):
    """Another password, for whoever knows the old one."""

    old: Password
    new: Password


class Session(Message):
    """A browser in which one is signed in."""

    id: str
    device: str = Field(description="The browser and its system; empty if they are not known.")
    made: datetime
    used: datetime = Field(description="To the hour.")
    ends: datetime = Field(description="Unless it is used again, and then too after a year.")
    this: bool = Field(description="Whether it is the one that asks.")


class ChangePerson(Message):
    """What is given changes; the rest stays."""

    name: Name | None = None
    language: Language | None = None
    settings: dict[str, object] | None = None


class NewToken(Message):
    """A token for a bot or a script of one's own."""

    label: Name


class Token(Message):
    """A token. The secret is shown once, when it is made."""

    id: str
    label: str
    made: datetime
    used: datetime | None = None
    secret: str | None = None
