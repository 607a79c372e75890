"""Everything that can be wrong with what a user gives us. Each says what and what to do."""

from dataclasses import dataclass, field
from typing import Any

from ..words import ENGLISH, plain, say


class WolfmoonError(Exception):
    """The base of all errors that are the caller's to mend; never a bug of ours."""


class BadInput(WolfmoonError):
    """A value that can't be used: an unknown game, a player count out of range, and so on."""


class Unreadable(WolfmoonError):
    """A text that does not follow the notation."""

    def __init__(self, expected: str, token: str = "", line: int = 0) -> None:
        self.line = line
        self.token = token
        self.expected = expected
        where = f"line {line}: " if line else ""
        found = f"found {token!r}, " if token else ""
        super().__init__(f"{where}{found}expected {expected}")

    def at_line(self, line: int) -> "Unreadable":
        """The same error, with the line where it happened."""
        return Unreadable(self.expected, self.token, line)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not possible: a code, its rule, the facts, and the key of its words."""

    reason: str
    clause: str
    facts: dict[str, Any] = field(default_factory=dict)
    words: str = ""

    @property
    def sentence(self) -> str:
        """The refusal in English."""
        return plain(self.sentence_in(ENGLISH))

    def sentence_in(self, language: str) -> str:
        """The refusal in a language of the catalogue."""
        return say(self.words, language, **self.facts)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence


class Illegal(WolfmoonError):
    """An action that is not offered now."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal
        self.reason = refusal.reason
        self.clause = refusal.clause
        super().__init__(f"{action}: {refusal}")
