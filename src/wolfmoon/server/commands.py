"""The commands that no person gives: what bots and the clock do at a table.

What people may ask for is in `protocol/commands.py`.
"""

from dataclasses import dataclass, field
from typing import Literal

from . import protocol


@dataclass(frozen=True)
class BotPlays:
    """A bot has decided for a seat."""

    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class BotFailed:
    """A bot hung, died or chose what was not offered, and a lower level takes its place."""

    seat: int
    reason: str
    replaced_by: str


@dataclass(frozen=True)
class CallOff:
    """A rival of a hunt has failed so often that nobody waits for it any more."""


@dataclass(frozen=True)
class TimedOut:
    """The clock of a seat has run out, and the stand-in takes the seat."""

    seat: int


@dataclass(frozen=True)
class Depart:
    """A person is gone for good: every seat of theirs is left."""

    person: str


@dataclass(frozen=True)
class Expire:
    """Nobody has come to a table that gathers, for too long: it is closed for good."""


@dataclass(frozen=True)
class NoteHint:
    """A seat is about to get a hint, or the tutor's word: everyone is to know."""

    seat: int
    turn: int
    by: Literal["lantern", "tutor"]


OwnCommand = BotPlays | BotFailed | CallOff | TimedOut | Depart | Expire | NoteHint
"""Every command that no person gives."""
Command = protocol.PersonCommand | OwnCommand
"""Every command there is."""


@dataclass(frozen=True)
class Who:
    """Who gives a command, and what the doors found out about it."""

    person: str | None
    """None: the server itself, for a bot or the clock."""
    invited_to: int | None = None
    """The seat that the invite shown with the command opens."""
    new_table: str | None = None
    """The id that a table made by the command gets."""
    bots: tuple[str, ...] = field(default=())
    """The bots of the game."""
