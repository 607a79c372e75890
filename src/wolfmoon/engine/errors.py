"""Everything that can be wrong with what a user gives us. Each says what and what to do."""

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field

from typing_extensions import TypeIs

from ..words import ENGLISH, plain, say

LONGEST_SHOWN = 80
OS_REASONS = {
    errno.ENOENT: "input-os-missing",
    errno.EACCES: "input-os-forbidden",
    errno.EPERM: "input-os-forbidden",
    errno.EISDIR: "input-os-folder",
    errno.ENOTDIR: "input-os-no-folder",
    errno.EEXIST: "input-os-exists",
    errno.ENOSPC: "input-os-full",
    errno.EROFS: "input-os-read-only",
    errno.EADDRINUSE: "input-os-address-used",
    errno.EADDRNOTAVAIL: "input-os-address-unknown",
}
"""What an operating system refuses most often."""
COUNT = "count"
"""The fact by which a phrase chooses its plural; all other numbers stand as they are written."""


@dataclass(frozen=True)
class Phrase:
    """Words of the catalogue with their facts, said once it is known in which language."""

    words: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def said_in(self, language: str) -> str:
        """The phrase in a language of the catalogue."""
        facts = {name: _said(name, fact, language) for name, fact in self.facts.items()}
        return say(self.words, language, **facts)


def phrase(words: str, /, **facts: object) -> Phrase:
    """A phrase of the catalogue with its facts: names, lists of names, or what is said itself."""
    return Phrase(words, facts)


def os_reason(error: OSError) -> Phrase:
    """Why the operating system refused something."""
    known = OS_REASONS.get(error.errno or 0)
    return phrase(known) if known else phrase("input-os-other", text=error.strerror or str(error))


def _said(name: str, fact: object, language: str) -> object:
    if is_said(fact):
        return fact.said_in(language)
    if isinstance(fact, list | tuple):
        return ", ".join(map(str, fact))
    return str(fact) if isinstance(fact, int) and name != COUNT else fact


def is_said(fact: object) -> TypeIs["Phrase | Refusal | WolfmoonError"]:
    """Whether a fact is itself something that is said in a language."""
    return isinstance(fact, Phrase | Refusal | WolfmoonError)


def shown(value: object) -> str:
    """A value as data has it, cut if it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


class WolfmoonError(Exception):
    """The base of all errors that are the caller's to mend; never a bug of ours."""

    def said_in(self, language: str) -> str:
        """The error in a language; what only tools for developers say, they say in English."""
        return str(self)


class BadInput(WolfmoonError):
    """A value that can't be used: an unknown game, a player count out of range, and so on."""

    def __init__(
        self, problem: str | Phrase, path: str = "", clause: str = "", line: int = 0
    ) -> None:
        self.problem = problem
        self.path = path
        self.clause = clause
        self.line = line
        super().__init__(problem, path, clause, line)

    def __str__(self) -> str:
        return plain(self.said_in(ENGLISH))

    def said_in(self, language: str) -> str:
        """Where the value stands, what is wrong with it, and the rule that says so."""
        said = self.problem if isinstance(self.problem, str) else self.problem.said_in(language)
        path = f"{self.path}: " if self.path else ""
        return _at_line(self.line, path + _by(said, self.clause), language)

    def at_line(self, line: int) -> "BadInput":
        """This error, with the line where the value stands."""
        return BadInput(self.problem, self.path, self.clause, line)


class RulesUnknown(BadInput):
    """A version of a game's rules that is not known here."""

    def __init__(self, version: object, known: tuple[int, ...]) -> None:
        self.known = ", ".join(map(str, sorted(known)))
        super().__init__(phrase("input-rules", found=shown(version), known=self.known), "rules")


class Unreadable(WolfmoonError):
    """A text that does not follow the notation."""

    def __init__(self, expected: Phrase, token: str = "", line: int = 0) -> None:
        self.expected = expected
        self.token = token
        self.line = line
        super().__init__(expected, token, line)

    def __str__(self) -> str:
        return plain(self.said_in(ENGLISH))

    def said_in(self, language: str) -> str:
        """Where the text can't be read, what stands there and what was expected."""
        expected = self.expected.said_in(language)
        if self.token:
            said = say("input-found", language, found=self.token, expected=expected)
        else:
            said = say("input-expected", language, expected=expected)
        return _at_line(self.line, said, language)

    def at_line(self, line: int) -> "Unreadable":
        """This error, with the line where it happened."""
        return Unreadable(self.expected, self.token, line)


def _at_line(line: int, problem: str, language: str) -> str:
    return say("input-line", language, line=str(line), problem=problem) if line else problem


def _by(said: str, clause: str) -> str:
    return f"{said} ({clause})" if clause else said


@dataclass(frozen=True)
class Refusal:
    """Why an action is not possible: a code, its rule, the facts, and the key of its words."""

    reason: str
    clause: str
    facts: Mapping[str, object] = field(default_factory=dict)
    words: str = ""

    @property
    def sentence(self) -> str:
        """The refusal in English."""
        return plain(self.sentence_in(ENGLISH))

    def sentence_in(self, language: str) -> str:
        """The refusal in a language of the catalogue."""
        return say(self.words, language, **self.facts)

    def said_in(self, language: str) -> str:
        """The refusal as a part of another sentence, with its rule."""
        return _by(self.sentence_in(language).removesuffix("."), self.clause)

    def __str__(self) -> str:
        return _by(self.sentence, self.clause)


class Illegal(WolfmoonError):
    """An action that is not offered now."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal
        self.reason = refusal.reason
        self.clause = refusal.clause
        super().__init__(action, refusal)

    def __str__(self) -> str:
        return f"{self.action}: {self.refusal}"

    def said_in(self, language: str) -> str:
        """The action, and why it is not possible."""
        return f"{self.action}: {self.refusal.said_in(language)}"
