"""All that may happen at a table: one class for each kind of event, listed once.

A class says how an event is kept: its fields, in their order, as JSON. What everyone may know of it
and what follows from it for the rest of the server stands with it. Logs are kept for ever, so a
field that came later has a default for the logs from before it.
"""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import PlainSerializer
from typing_extensions import TypedDict

from .message import Access, Undo
from .seats import Seat, as_data
from .timing import Clock

BEFORE_OPENINGS = ""
"""The opening of a table from before openings were kept."""


class Happening:
    """The base of all kinds."""

    __slots__ = ()
    kind: ClassVar[str]
    shown: ClassVar[tuple[str, ...]] = ()
    """The fields that everyone may know, beside the seat and its name. Nothing else leaves."""
    moves_people: ClassVar[bool] = False
    """Whether someone else may sit somewhere after it."""
    begins_turn: ClassVar[bool] = False
    """Whether a bot may have to begin after it: the pause before its turn counts from there."""
    counts_steps: ClassVar[bool] = False
    """Whether the number of decisions made may be another one after it."""
    is_bounded: ClassVar[bool] = False
    """Whether a log has room only for so many of it."""


class Hunted(TypedDict):
    """Whose table it is: that of someone who hunts on a day."""

    day: str
    pool: int
    """Which of the set-ups of that day."""
    counts: bool
    """Whether it is the try that counts."""


@dataclass(frozen=True, slots=True)
class Made(Happening):
    """A table was made: all that was chosen, and all that was drawn."""

    kind = "made"
    moves_people = begins_turn = True
    game: str
    rules: int
    """The version of the rules that the game is played by, to its end."""
    title: str
    access: Access
    spectators: bool
    seed: int | None
    options: dict[str, Any]
    file: str | None
    """The game that it goes on from."""
    clock: Clock
    undo: Undo
    stand_in: str
    pause: float
    """Seconds before a bot's turn."""
    host: str
    seats: list[Annotated[Seat, PlainSerializer(as_data)]]
    analysis: bool
    """Whether one person plays all seats, to study."""
    branch_of: str | None
    begun: bool
    """Whether the game has begun with this very event."""
    secret: str | None = None
    """What the luck of its bots is derived from; it never leaves."""
    opening: str | None = BEFORE_OPENINGS
    """The deal that was drawn, with its salt; None if somebody chose the deal."""
    commitment: str | None = None
    hunt: Hunted | None = None
    hints: bool | None = None
    """Whether players may have hints; None: those who play with nobody but bots."""
    rated: bool = False
    """Whether it counts for a rating: then nobody has hints."""

    @property
    def one_try(self) -> bool:
        """Whether it is the try at a daily hunt that counts."""
        return self.hunt is not None and self.hunt["counts"]


@dataclass(frozen=True, slots=True)
class Sat(Happening):
    """Someone has sat down."""

    kind = "sat"
    shown = ("here",)
    moves_people = is_bounded = True
    seat: int
    person: str
    here: bool
    """Whether it is a second person on the device of one who sits elsewhere."""


@dataclass(frozen=True, slots=True)
class Filled(Happening):
    """The host has given a seat to a bot, or opened it again."""

    kind = "filled"
    shown = ("level",)
    moves_people = is_bounded = True
    seat: int
    level: str | None


@dataclass(frozen=True, slots=True)
class Left(Happening):
    """Someone has left, or declined a rematch."""

    kind = "left"
    moves_people = is_bounded = True
    seat: int | None
    """None: it was a host without a seat."""
    person: str | None


@dataclass(frozen=True, slots=True)
class SentAway(Happening):
    """The host has sent someone away."""

    kind = "sent_away"
    moves_people = True
    seat: int
    person: str


@dataclass(frozen=True, slots=True)
class Closed(Happening):
    """The table will never begin, or a hunt is called off."""

    kind = "closed"
    shown = ("reason",)
    moves_people = True
    reason: Literal["host", "unused", "rules", "rival"]
    """rules: those of its game are not known here any more; rival: a hunt's has failed for good."""


@dataclass(frozen=True, slots=True)
class Began(Happening):
    """The game has begun."""

    kind = "began"
    moves_people = begins_turn = counts_steps = True


@dataclass(frozen=True, slots=True)
class Played(Happening):
    """A seat has decided, once or several times in a row."""

    kind = "played"
    begins_turn = counts_steps = True
    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Undone(Happening):
    """The game is back at an earlier step."""

    kind = "undone"
    shown = ("to_step", "by")
    begins_turn = counts_steps = True
    seat: int
    to_step: int
    by: Literal["undo", "takeback"]


@dataclass(frozen=True, slots=True)
class BackAsked(Happening):
    """Someone asks the others to go back."""

    kind = "back_asked"
    shown = ("to_step",)
    is_bounded = True
    seat: int
    to_step: int


@dataclass(frozen=True, slots=True)
class BackAnswered(Happening):
    """Someone agrees to go back, or does not."""

    kind = "back_answered"
    shown = ("agree",)
    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class StoodIn(Happening):
    """A bot has taken the place of someone, who may come back."""

    kind = "stood_in"
    shown = ("level", "reason")
    begins_turn = True
    seat: int
    level: str
    reason: Literal["left", "timed_out"]


@dataclass(frozen=True, slots=True)
class Reclaimed(Happening):
    """Someone has taken their seat back."""

    kind = "reclaimed"
    is_bounded = True
    seat: int
    person: str
    fresh: bool | None = None
    """Whether they have all the time of a turn; None in older logs, where they had a little."""


@dataclass(frozen=True, slots=True)
class TimedOut(Happening):
    """The clock of a seat has run out."""

    kind = "timed_out"
    seat: int
    person: str


@dataclass(frozen=True, slots=True)
class BotFailed(Happening):
    """A bot hung, died or chose what was not offered, and a lower level has taken its place."""

    kind = "bot_failed"
    shown = ("level", "replaced_by", "reason")
    seat: int
    level: str
    replaced_by: str
    reason: str


@dataclass(frozen=True, slots=True)
class Hinted(Happening):
    """A seat has had a hint, once for each turn; or the tutor's word, once for all turns."""

    kind = "hinted"
    shown = ("by",)
    seat: int
    turn: int
    """How many turns there were before it; of the tutor's word none."""
    by: Literal["lantern", "tutor"]


@dataclass(frozen=True, slots=True)
class Ended(Happening):
    """The game is over."""

    kind = "ended"
    shown = ("scores", "winners", "ranks", "ended_by")
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    ended_by: str


@dataclass(frozen=True, slots=True)
class Rematched(Happening):
    """Someone has asked for the same table again, which is there by now."""

    kind = "rematched"
    shown = ("table",)
    table: str
    person: str


EVERY: tuple[type[Happening], ...] = (
    *(Made, Sat, Filled, Left, SentAway, Closed, Began, Played, Undone, BackAsked, BackAnswered),
    *(StoodIn, Reclaimed, TimedOut, BotFailed, Hinted, Ended, Rematched),
)
"""Every kind of event there is."""


def seat_of(what: Happening) -> int | None:
    """The seat that an event is about, if it is about one."""
    return getattr(what, "seat", None)


def person_of(what: Happening) -> str | None:
    """The person whom an event names, if it names one."""
    return getattr(what, "person", None)
