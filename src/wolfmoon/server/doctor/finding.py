"""What a check is given, and what it finds."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from ...engine.errors import Phrase, phrase
from ..settings import Settings


class Health(StrEnum):
    """How something is."""

    WELL = "well"
    NOTE = "note"
    """It works; something would be better."""
    ILL = "ill"


@dataclass(frozen=True)
class Patient:
    """The server that is looked at."""

    settings: Settings
    address: str | None = None
    """Where people find it, with the base and without a slash at the end: then it is asked too."""


@dataclass(frozen=True)
class Finding:
    """What a check found, and what helps, each in a sentence."""

    health: Health
    said: Phrase
    cure: Phrase | None = None


Check = Callable[[Patient], Finding | None]
"""What looks at one thing; None if there is nothing to look at."""


def well(words: str, **facts: object) -> Finding:
    """All is as it should be."""
    return Finding(Health.WELL, phrase(words, **facts))


def note(words: str, cure: Phrase, **facts: object) -> Finding:
    """It works, and could be better."""
    return Finding(Health.NOTE, phrase(words, **facts), cure)


def ill(words: str, cure: Phrase, **facts: object) -> Finding:
    """It does not work."""
    return Finding(Health.ILL, phrase(words, **facts), cure)
