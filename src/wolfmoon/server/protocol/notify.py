"""Notifications: the ways by which messages go, and what one wants to be told."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from ..message import Language, Message
from ..notify.choices import Choices
from ..notify.kinds import Service

Address = Annotated[str, Field(min_length=1, max_length=2000)]


class ServiceAnswer(Message):
    """What a service said to a message, in its own words."""

    ok: bool
    status: int | None = None
    reason: str = ""
    words: str = ""
    seconds: float | None = None


class MessageWay(Message):
    """A way by which messages go. Where exactly to is never shown again."""

    id: str
    kind: Literal["push", "mail", "hook"]
    service: str
    label: str
    state: Literal["on", "off", "unconfirmed", "gone", "failing"]
    made: datetime
    used: datetime | None = Field(description="When a message last arrived.")
    failing: datetime | None = Field(description="Since when none does.")
    answer: ServiceAnswer | None = Field(description="What the service said last.")


class Notifications(Message):
    """All that is set about notifications."""

    push_key: str | None = Field(description="By which browsers know this server; null: no push.")
    mail: bool = Field(description="Whether this server can send e-mail.")
    private_hooks: bool = Field(description="Whether addresses inside a network are allowed.")
    most: int = Field(description="So many ways one may have.")
    ways: list[MessageWay]
    choices: Choices


class PushKeys(Message):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


class ThisBrowser(Message):
    """The browser that asks, by the endpoint of its `PushSubscription`."""

    endpoint: Address


class NewPush(Message):
    """This browser, as `PushSubscription.toJSON` has it."""

    kind: Literal["push"]
    endpoint: Address
    keys: PushKeys


class NewMail(Message):
    """An e-mail address, which has to be confirmed."""

    kind: Literal["mail"]
    address: Annotated[
        str, Field(max_length=200, pattern=r"^[^@\s<>,;\"]+@[^@\s<>,;\"]+\.[^@\s<>,;\"]+$")
    ]


class NewHook(Message):
    """A webhook."""

    kind: Literal["hook"]
    service: Service
    address: Address


class NewWay(Message):
    """A way by which messages shall go."""

    way: Annotated[NewPush | NewMail | NewHook, Field(discriminator="kind")]
    language: Language | None = Field(default=None, description="Of what is said by it.")


class ChangeWay(Message):
    """Switch a way on or off, or say that one has seen that it went off."""

    on: bool | None = None
    seen: bool | None = None


class NoticeLink(Message):
    """What a link in a message does, or did."""

    what: Literal["stop", "mute", "confirm"]
    done: bool
    label: str
