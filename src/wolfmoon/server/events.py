"""The entries of a table's log, and how they are kept."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter
from pydantic_core import to_json

from . import happened
from .happened import Happening

Data = dict[str, Any]
SHORT = 100
"""Most events are decisions, and most decisions were made before, at this table or another."""
MOST_SHARED = 20_000
"""Of each kind."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a log. What it says never leaves but through `views.py`."""

    seq: int
    at: datetime
    what: Happening
    order: str | None = None
    """The id of the order that led to it; only the first event of an order has it."""
    by: str | None = None
    """The person whose order it was; nobody's if the server itself or a bot acted."""

    @property
    def kind(self) -> str:
        """The name of its kind, as it is kept."""
        return self.what.kind


@dataclass(frozen=True)
class Order:
    """The frame of an order: its id, whose it is, and when it came."""

    id: str
    by: str | None
    at: datetime


# -- what happened, as it is kept ---------------------------------------------------------
_KEPT: dict[str, TypeAdapter[Happening]] = {each.kind: TypeAdapter(each) for each in happened.EVERY}
_READ = {kind: adapter.validator.validate_json for kind, adapter in _KEPT.items()}
_SHARED = {kind: lru_cache(MOST_SHARED)(read) for kind, read in _READ.items()}
_WRITE = {kind: adapter.serializer.to_json for kind, adapter in _KEPT.items()}


def written(what: Happening) -> str:
    """What happened, as it is kept beside the name of its kind."""
    return _WRITE[what.kind](what).decode()


def read(kind: str, kept: str) -> Happening:
    """What happened, from what is kept: what is short is one and the same for many."""
    found: Happening = (_SHARED if len(kept) <= SHORT else _READ)[kind](kept)
    return found


def shared(what: Happening) -> Happening:
    """What happened as it will be read, so that many hold one and the same."""
    return read(what.kind, written(what))


# -- other data, as it is kept ------------------------------------------------------------
def dumps(data: object) -> str:
    """Data as it is kept."""
    return to_json(data).decode()


def microseconds(at: datetime) -> int:
    """A moment as it is kept: microseconds since 1970."""
    whole = int(at.timestamp()) * 1_000_000
    return whole + at.microsecond


def moment(kept: int) -> datetime:
    """A moment from what is kept."""
    seconds, rest = divmod(kept, 1_000_000)
    return datetime.fromtimestamp(seconds, UTC).replace(microsecond=rest)
