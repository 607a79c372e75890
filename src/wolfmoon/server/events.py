"""What happened at a table: the entries of its log, as they are kept."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from pydantic_core import from_json, to_json

Data = dict[str, Any]
SHORT = 100
"""Most events are decisions, and most decisions were made before, at this table or another."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a log. Its data never leaves but through `views.py`."""

    seq: int
    at: datetime
    kind: str
    data: Data = field(default_factory=dict)
    order: str | None = None
    """The id of the order that led to it; only the first event of an order has it."""
    by: str | None = None
    """The person whose order it was; nobody's if the server itself or a bot acted."""


@dataclass(frozen=True)
class Order:
    """The frame of an order: its id, whose it is, and when it came."""

    id: str
    by: str | None
    at: datetime


def loads(kept: str) -> Data:
    """Data from what is kept, not to be written to: what is short is the same data for many."""
    return _shared(kept) if len(kept) <= SHORT else _read(kept)


def _read(kept: str) -> Data:
    data: Data = from_json(kept)
    return data


_shared = lru_cache(20_000)(_read)


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
