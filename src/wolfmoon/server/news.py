"""What server processes tell each other: one class for each kind of news, listed once.

It is only that something happened, never what: whoever hears of it reads the database.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from pydantic import TypeAdapter, ValidationError

from .store.keys import Key


class News:
    """The base of all kinds."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TableChanged(News):
    """Something has happened at a table."""

    table: str
    seq: int
    whom: list[str]
    """The people whom it may concern, wherever they look."""


@dataclass(frozen=True, slots=True)
class LineSaid(News):
    """A line of chat was said at a table."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class PeoplePresent(News):
    """Who is connected to a table, at the process that tells it."""

    table: str
    people: list[str]
    watching: int


@dataclass(frozen=True, slots=True)
class BotThinks(News):
    """The bot of a seat begins to think, or of none any more."""

    table: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class PersonChanged(News):
    """Someone is called differently, or has other settings."""

    person: str


@dataclass(frozen=True, slots=True)
class PersonOut(News):
    """Someone is gone, with all their connections."""

    person: str


@dataclass(frozen=True, slots=True)
class KeyEnded(News):
    """A session or a token has ended, and with it the connections that it let in."""

    key: Key
    person: str


@dataclass(frozen=True, slots=True)
class KeyRenewed(News):
    """Another session has taken the place of one: its connections are to come again."""

    key: Key
    person: str


@dataclass(frozen=True, slots=True)
class PeopleCame(News):
    """Some people are connected to the process that tells it."""

    people: list[str]


@dataclass(frozen=True, slots=True)
class PersonWent(News):
    """Someone is connected no longer to the process that tells it."""

    person: str


@dataclass(frozen=True, slots=True)
class TaskMoved(News):
    """A task for someone has come further."""

    task: str
    person: str


@dataclass(frozen=True, slots=True)
class WasDeaf(News):
    """A process begins to listen: something may have been told before. Nobody sends it."""


EVERY: tuple[type[News], ...] = (
    *(TableChanged, LineSaid, PeoplePresent, BotThinks, PersonChanged, PersonOut),
    *(KeyEnded, KeyRenewed, PeopleCame, PersonWent, TaskMoved),
)
"""Every kind that is sent."""
_READ = {each.__name__: TypeAdapter(each).validate_python for each in EVERY}


@dataclass(frozen=True, slots=True)
class Heard:
    """News, and the process that told it."""

    news: News
    process: str


def packed(news: News, process: str) -> dict[str, object]:
    """News as they travel."""
    return {"kind": type(news).__name__, "from": process, **asdict(news)}  # type: ignore[call-overload]


def unpacked(told: Mapping[str, object]) -> Heard | None:
    """News as they came; None if a server of another version speaks of what is not known here."""
    about = dict(told)
    kind, process = about.pop("kind", None), about.pop("from", "")
    try:
        return Heard(_READ[kind](about), str(process)) if kind in _READ else None
    except ValidationError:
        return None
