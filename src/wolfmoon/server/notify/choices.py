"""What a person wants to be told, how and when: what was chosen, and what is usual."""

from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

from pydantic import Field, ValidationError, field_validator

from ..message import Message
from ..store.ways import Wants
from .kinds import What

Mode = Literal["usual", "soon", "mute"]
"""Of one table: as everything else, only when time runs out, or not at all."""
MOST_TABLES = 200
zones = cache(available_timezones)


class Kinds(Message):
    """By which ways one is told of one kind of thing."""

    push: bool = True
    mail: bool = True
    hook: bool = True


class Quiet(Message):
    """Hours in which nothing is sent."""

    on: bool = False
    begins: int = Field(default=22 * 60 + 30, ge=0, lt=24 * 60)
    ends: int = Field(default=7 * 60, ge=0, lt=24 * 60)
    but_soon: bool = Field(
        default=True, description="A turn that would run out by then is told of all the same."
    )


class Digest(Message):
    """One message a day instead of single ones."""

    on: bool = False
    at: int = Field(default=8 * 60, ge=0, lt=24 * 60)


class Choices(Message):
    """What a person wants to be told, how and when. Moments are minutes after midnight."""

    turn: Kinds = Kinds(mail=False)
    soon: Kinds = Kinds()
    invited: Kinds = Kinds(hook=False)
    back: Kinds = Kinds(mail=False, hook=False)
    quiet: Quiet = Quiet()
    digest: Digest = Digest()
    zone: str = Field(default="UTC", max_length=64, description="Where the person is.")
    tables: dict[str, Mode] = Field(default_factory=dict, max_length=MOST_TABLES)

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        return zone if zone in zones() else "UTC"

    def kinds(self, what: What) -> Kinds:
        """By which ways one is told of something."""
        kinds: Kinds = getattr(self, what)
        return kinds

    def mode(self, table: str) -> Mode:
        """How much one wants to know of a table."""
        return self.tables.get(table, "usual")

    # -- when
    def quiet_until(self, at: datetime) -> datetime | None:
        """Until when nothing is sent; None if it is not quiet."""
        if not self.quiet.on or self.quiet.begins == self.quiet.ends:
            return None
        here = at.astimezone(ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        begins, ends = self.quiet.begins, self.quiet.ends
        inside = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
        return _next(here, ends) if inside else None

    def digest_at(self, at: datetime) -> datetime:
        """When the next digest is due."""
        return _next(at.astimezone(ZoneInfo(self.zone)), self.digest.at)


def choices_of(wants: Wants) -> Choices:
    """What someone has chosen; what can't be understood any more is as usual."""
    try:
        return Choices.model_validate(wants.choices)
    except ValidationError:
        return Choices()


def _next(here: datetime, minute: int) -> datetime:
    """The next moment at which clocks show a time; days are not all equally long.

    Moments of one zone are compared by what its clocks show, which comes twice in one night of the
    year: so they are compared elsewhere.
    """
    shown = time(minute // 60, minute % 60)
    day = here.date()
    while (then := datetime.combine(day, shown, here.tzinfo).astimezone(UTC)) <= here:
        day += timedelta(days=1)
    return then
