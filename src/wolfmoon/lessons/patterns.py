"""Patterns of a lesson: what is decided, what a decision does, and how things stand after it.

decides play R* swamp            a decision as it is written; * stands for anything
refused play G* swamp            the same, where the rules refuse it
does trick-won seat=me           something that happens, with some of its facts
view seats.0.wolves>=1           a part of what the learner sees
sheet seats.0.points.lairs>=5    a part of the score sheet

A value may be one of several (hex=A7|A8); `me` is the learner's seat. Signs are =, !=, >= and <=.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from ..engine.errors import Unreadable, phrase
from ..engine.game import Game
from ..engine.story import Telling

DECIDES, REFUSED, DOES, VIEW, SHEET = "decides", "refused", "does", "view", "sheet"
KINDS = (DECIDES, REFUSED, DOES, VIEW, SHEET)
"""The words that a pattern begins with."""
ME = "me"
_TEST = re.compile(r"([\w.-]+)(!=|>=|<=|=)(\S+)")


@dataclass(frozen=True)
class Test:
    """A comparison of one fact, or of one part of some data, with what is wanted."""

    path: str
    sign: str
    values: tuple[str, ...]

    def holds(self, data: object, seat: int) -> bool:
        """Whether it holds in some data for a learner on a seat."""
        found = _part(data, self.path)
        wanted = [str(seat) if each == ME else each for each in self.values]
        if self.sign == "=":
            return _as_text(found) in wanted
        if self.sign == "!=":
            return _as_text(found) not in wanted
        if not isinstance(found, int) or not wanted[0].lstrip("-").isdigit():
            return False
        return found >= int(wanted[0]) if self.sign == ">=" else found <= int(wanted[0])


def _part(data: object, path: str) -> object:
    """A part of plain data, by names and numbers with dots between; None if it is not there."""
    for step in path.split("."):
        if isinstance(data, Mapping):
            data = data.get(step)
        elif isinstance(data, Sequence) and not isinstance(data, str) and step.isdigit():
            data = data[int(step)] if int(step) < len(data) else None
        else:
            return None
    return data


def _as_text(found: object) -> str:
    """A value as a file writes it; a list by how many it holds."""
    if found is None:
        return "-"
    return str(len(found)) if isinstance(found, list | dict) else str(found)


@dataclass(frozen=True)
class Deed:
    """A decision with all that it did, and the game after it."""

    text: str
    told: tuple[Telling, ...]
    after: Game


@dataclass(frozen=True)
class Decided:
    """A decision as it is written."""

    text: str

    def holds(self, deed: Deed, seat: int) -> bool:
        """Whether a deed is decided so."""
        return fnmatchcase(deed.text, self.text)


@dataclass(frozen=True)
class Refuses:
    """A decision that the rules refuse where it is tried."""

    text: str

    def is_of(self, text: str) -> bool:
        """Whether a decision is written so."""
        return fnmatchcase(text, self.text)

    def holds(self, deed: Deed, seat: int) -> bool:
        """Nothing that is refused is ever done."""
        return False


@dataclass(frozen=True)
class Happens:
    """Something that happens, with some of its facts."""

    what: str
    tests: tuple[Test, ...]

    def holds(self, deed: Deed, seat: int) -> bool:
        """Whether a deed has brought it."""
        return any(self._tells(each, seat) for each in deed.told)

    def _tells(self, telling: Telling, seat: int) -> bool:
        return telling["what"] == self.what and all(
            test.holds(telling, seat) for test in self.tests
        )


@dataclass(frozen=True)
class Stands:
    """How things stand: in what the learner sees, or on the score sheet."""

    source: str
    tests: tuple[Test, ...]

    def holds(self, deed: Deed, seat: int) -> bool:
        """Whether things stand so after a deed."""
        data = deed.after.view(seat) if self.source == VIEW else deed.after.score_sheet()
        return all(test.holds(data, seat) for test in self.tests)


Pattern = Decided | Refuses | Happens | Stands


@dataclass(frozen=True)
class Reader:
    """Reads patterns of one game, which says what may happen in it."""

    happens: Mapping[str, frozenset[str]]
    """Everything that may happen, and its facts."""

    def read(self, words: list[str], line: int) -> Pattern:
        """The pattern that some words of a line say."""
        kind, *rest = words or [""]
        if kind not in KINDS:
            raise Unreadable(phrase("expect-one-of", names=KINDS), kind, line)
        if not rest:
            raise Unreadable(phrase("expect-pattern", kind=kind), kind, line)
        if kind in (DECIDES, REFUSED):
            text = " ".join(rest)
            return Decided(text) if kind == DECIDES else Refuses(text)
        if kind == DOES:
            return self._happens(rest, line)
        return Stands(kind, self._tests(rest, line))

    def _happens(self, words: list[str], line: int) -> Happens:
        what, *rest = words
        if what not in self.happens:
            raise Unreadable(phrase("expect-one-of", names=sorted(self.happens)), what, line)
        tests = self._tests(rest, line)
        for test in tests:
            if test.path.partition(".")[0] not in self.happens[what]:
                names = sorted(self.happens[what])
                raise Unreadable(phrase("expect-one-of", names=names), test.path, line)
        return Happens(what, tests)

    def _tests(self, words: Iterable[str], line: int) -> tuple[Test, ...]:
        found = []
        for word in words:
            parts = _TEST.fullmatch(word)
            if parts is None:
                raise Unreadable(phrase("expect-test", example="seat=me"), word, line)
            found.append(Test(parts[1], parts[2], tuple(parts[3].split("|"))))
        return tuple(found)
