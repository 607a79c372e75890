"""Files of games and positions: headers, then lines. What the lines mean is a game's matter.

wolfmoon game 1          the kind of file and the version of the format
game the-wolves          headers: a key and its values
seed 7
                         empty lines and text from # on are skipped
forest: draft S4         the body: everything from the first line whose first word ends in a
                         colon, or after
                         one of the words `map` and `moves` on a line of its own
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from .errors import BadInput, Unreadable, phrase

PROGRAM = "wolfmoon"
FORMAT_VERSION = "1"
GAME = "game"
POSITION = "position"
LARGEST_FILE = 4_000_000
COMMENT = "#"
SECTIONS = ("map", "moves")
NUMBERED = ("seat", "player", "bot")
"""Headers of which there is one for each seat."""
LONGEST_NAME = 24
PART = re.compile(r"(?:setup\.)?(\w+)(?:\[(\d+)\])?")
"""The part of plain data, and its number in a list, that a path such as seats[0].prey is in."""


@dataclass(frozen=True)
class Line:
    """A line of a file that says something, without its comment."""

    number: int
    text: str


@dataclass
class Header:
    """The values of a key, and the line where it stands."""

    line: int
    values: list[str]


@dataclass(frozen=True)
class Player:
    """Who played a seat: a person by name, or a bot by its level."""

    name: str | None = None
    bot: str | None = None

    def header(self, seat: int) -> str:
        """How a file says it; what begins a comment is written otherwise."""
        key, word = ("bot", self.bot) if self.bot else ("player", self.name)
        return f"{key} {seat + 1} {str(word).replace(COMMENT, '＃')}"


@dataclass
class File:
    """A file taken apart, not yet understood."""

    kind: str
    headers: dict[str, Header] = field(default_factory=dict)
    sections: dict[str, list[Line]] = field(default_factory=dict)
    _read: set[str] = field(default_factory=set)

    def header(self, key: str) -> Header:
        """A header that must be there."""
        if key not in self.headers:
            raise Unreadable(phrase("expect-header", key=key, kind=self.kind))
        self._read.add(key)
        return self.headers[key]

    def check_all_read(self) -> None:
        """Refuse a header that nobody asked for: it is a mistake, or meant for a newer program."""
        for key, header in self.headers.items():
            if key not in self._read:
                raise Unreadable(phrase("expect-known-header"), key, header.line)

    def players(self, seats: int) -> dict[int, Player]:
        """Who played, by seat, as far as the file says so."""
        found = {}
        for seat in range(seats):
            for key in NUMBERED[1:]:
                header = self.headers.get(f"{key} {seat + 1}")
                if header is not None and seat not in found:
                    self._read.add(f"{key} {seat + 1}")
                    word = " ".join(header.values)[:LONGEST_NAME]
                    found[seat] = Player(bot=word) if key == "bot" else Player(word)
        return found

    def value(self, key: str) -> str:
        """The one value of a header that must be there."""
        header = self.header(key)
        if len(header.values) != 1:
            expected = phrase("expect-one-value", key=key)
            raise Unreadable(expected, " ".join(header.values), header.line)
        return header.values[0]

    def line_of(self, path: str, headers: Mapping[str, str]) -> int:
        """The line of the header that a value of plain data was read from; 0 if there is none.

        `headers` names the headers that are called otherwise than their part of the data.
        """
        part = PART.match(path)
        name, number = part.groups() if part else ("", None)
        key = headers.get(name, name).format(int(number or 0) + 1)
        return self.headers[key].line if key in self.headers else 0

    def number(self, key: str) -> int:
        """The one value of a header, a whole number."""
        return whole(self.value(key), self.header(key).line)


def whole(token: str, line: int) -> int:
    """A whole number, or an error with its line."""
    digits = token.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 40):
        raise Unreadable(phrase("expect-whole"), token, line)
    return int(token)


def meaningful(text: str) -> list[Line]:
    """The lines of a text that are not empty, without comments."""
    lines = []
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.split(COMMENT, 1)[0].rstrip()
        if said:
            lines.append(Line(number, said))
    return lines


def parse(text: str) -> File:
    """Take a file apart, or say what is wrong with its frame."""
    if len(text) > LARGEST_FILE:
        raise BadInput(phrase("input-file-large", count=len(text), most=LARGEST_FILE))
    lines = meaningful(text)
    if not lines:
        raise Unreadable(phrase("expect-first-line", text=head(GAME)))
    file = File(_kind_of(lines[0]))
    section = ""
    for line in lines[1:]:
        if line.text in SECTIONS:
            section = line.text
            file.sections[section] = []
        elif not section and line.text.split()[0].endswith(":"):
            section = SECTIONS[-1]
            file.sections[section] = [line]
        elif section:
            file.sections[section].append(line)
        else:
            _add_header(file, line)
    return file


def _kind_of(line: Line) -> str:
    words = line.text.split()
    if len(words) != 3 or words[0] != PROGRAM or words[1] not in (GAME, POSITION):
        expected = phrase("expect-first-line", text=head(GAME))
        raise Unreadable(expected, line.text[:40], line.number)
    if words[2] != FORMAT_VERSION:
        expected = phrase("expect-format", version=FORMAT_VERSION)
        raise Unreadable(expected, words[2], line.number)
    return words[1]


def _add_header(file: File, line: Line) -> None:
    key, *values = line.text.split()
    if key in NUMBERED and values:  # one header for each seat
        key = f"{key} {values.pop(0)}"
    if key in file.headers:
        raise Unreadable(phrase("expect-header-once"), key, line.number)
    file.headers[key] = Header(line.number, values)


def head(kind: str) -> str:
    """The first line of a file."""
    return f"{PROGRAM} {kind} {FORMAT_VERSION}"
