"""A course: all lessons of a game, how long they may take, and the first game that they end in.

wolfmoon course 1
game the-wolves
minutes 10                       so long all its lessons take at most
clauses 60                       so much of the rules, in percent, they touch at least
bots cub cub                     against whom the first game is played
option board basic               an option of its table
goal den act-den does built seat=me
                                 a small goal, its picture and pattern; its words end in first-den
"""

from dataclasses import dataclass, field
from pathlib import Path

from ..engine import files
from ..engine.errors import BadInput, Unreadable, phrase
from ..engine.files import Line
from ..games import described
from ..words import key_of
from .lesson import Lesson, Picture
from .patterns import Pattern
from .patterns import Reader as Patterns
from .reading import read_lesson, read_picture
from .rulebook import chapters_of, cited_in
from .tellings import facts_of

SUFFIX = ".lesson"
FILE = "course.txt"
FIRST_LINE = f"{files.PROGRAM} course {files.FORMAT_VERSION}"
ONCE = ("game", "minutes", "clauses", "bots")
FIRST = "first"
"""Stands in the keys of the words of a first game in the place of the name of a lesson."""


@dataclass(frozen=True)
class SmallGoal:
    """Something to reach in the first game, which ticks itself."""

    name: str
    words: str
    picture: Picture
    pattern: Pattern


@dataclass(frozen=True)
class FirstGame:
    """A table against the weakest bots, with the tutor on."""

    words: str
    bots: tuple[str, ...]
    options: dict[str, str]
    goals: tuple[SmallGoal, ...]

    @property
    def about_words(self) -> str:
        """The key of the half line that says what it is."""
        return key_of(self.words, "about")

    @property
    def keys(self) -> set[str]:
        """Every message that it says."""
        return {self.words, self.about_words, *(goal.words for goal in self.goals)}


@dataclass(frozen=True)
class Course:
    """The lessons of a game in their order."""

    game: str
    minutes: int
    clauses: int
    first: FirstGame
    lessons: tuple[Lesson, ...]

    @property
    def words(self) -> str:
        """The key of the line that says what the game is about."""
        return key_of("lesson", self.game, "course")

    @property
    def by_chapter(self) -> dict[str, Lesson]:
        """For each chapter of the rules the lesson that teaches the most of it, if one does.

        A chapter without clauses of its own speaks of those that it leads to.
        """
        found = {}
        for chapter, clauses in chapters_of(self.game).items():
            spoken = {*(clauses or cited_in(self.game)[chapter])}
            taught = [len({*lesson.clauses} & spoken) for lesson in self.lessons]
            if any(taught):
                found[chapter] = self.lessons[taught.index(max(taught))]
        return found

    @property
    def keys(self) -> set[str]:
        """Every message of the course and its lessons."""
        said = {key for lesson in self.lessons for key in lesson.keys}
        return said | self.first.keys | {self.words}


def read_course(folder: Path) -> Course:
    """The course of a folder; the names of its files say in which order the lessons come."""
    found = sorted(folder.glob(f"*{SUFFIX}"))
    lessons = tuple(read_lesson(each.read_text(encoding="utf-8"), each.name) for each in found)
    text = (folder / FILE).read_text(encoding="utf-8")
    try:
        return _read(text, lessons)
    except (BadInput, Unreadable) as error:
        raise BadInput(phrase("problem-in-file", file=FILE, problem=error)) from None


@dataclass
class _Said:
    """What the lines of a course say."""

    once: dict[str, Line] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    goals: list[tuple[Line, list[str]]] = field(default_factory=list)


def _read(text: str, lessons: tuple[Lesson, ...]) -> Course:
    said = _said(text)
    game = said.once["game"].text
    bots = tuple(said.once["bots"].text.split())
    for bot in bots:
        if bot not in described(game).bots:
            names = tuple(described(game).bots)
            raise Unreadable(phrase("expect-one-of", names=names), bot, said.once["bots"].number)
    minutes, clauses = (files.whole(*_value(said.once[key])) for key in ("minutes", "clauses"))
    words, patterns = key_of("lesson", game, FIRST), Patterns(facts_of(game))
    goals = [
        SmallGoal(
            name,
            key_of(words, name),
            read_picture(picture),
            patterns.read(pattern, line.number),
        )
        for line, (name, picture, *pattern) in said.goals
    ]
    first = FirstGame(words, bots, said.options, tuple(goals))
    return Course(game, minutes, clauses, first, lessons)


def _value(line: Line) -> tuple[str, int]:
    return line.text, line.number


def _said(text: str) -> _Said:
    first, *lines = files.meaningful(text) or [Line(1, "")]
    if first.text != FIRST_LINE:
        expected = phrase("expect-first-line", text=FIRST_LINE)
        raise Unreadable(expected, first.text[:40], first.number)
    said = _Said()
    for line in lines:
        key, *rest = line.text.split()
        if len(rest) < (2 if key == "goal" else 1):
            raise Unreadable(phrase("expect-values", key=key), key, line.number)
        if key in ONCE:
            said.once[key] = Line(line.number, " ".join(rest))
        elif key == "option":
            said.options[rest[0]] = " ".join(rest[1:])
        elif key == "goal":
            said.goals.append((line, rest))
        else:
            names = (*ONCE, "option", "goal")
            raise Unreadable(phrase("expect-one-of", names=names), key, line.number)
    for key in ONCE:
        if key not in said.once:
            raise Unreadable(phrase("expect-section", name=key), line=first.number)
    return said
