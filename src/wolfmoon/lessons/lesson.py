"""What a lesson is made of. Lessons are data: `reading.py` reads them from their files."""

from dataclasses import dataclass
from functools import cached_property

from ..engine.game import Game
from ..words import key_of
from .patterns import Pattern

PARTS = (
    *("tiles", "tracks", "wolves", "lairs", "prey", "moonlight", "control"),
    *("hand", "trick", "strength", "scars", "honour", "trump", "points"),
)
"""What of a board a lesson may show large: a row of tiles, a track, the hand, …"""
LINES_TO_KNOW = ("one", "two", "three")
"""The lines that a lesson ends with, in which it says what one knows now."""


@dataclass(frozen=True)
class Picture:
    """What stands for a lesson or a goal: a symbol of the sheet, or a card and the one it beats."""

    symbol: str | None
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Accept:
    """Decisions that are right, or may be."""

    pattern: Pattern
    line: int


@dataclass(frozen=True)
class Slip:
    """A wrong decision that is expected: its pattern, the rule it is about, the key of its words.

    Slips of one name have the same words, in whichever steps of a lesson they are.
    """

    name: str
    clause: str
    pattern: Pattern
    words: str
    line: int


@dataclass(frozen=True)
class Reply:
    """What another seat decides, as soon as it is asked and may decide so."""

    decisions: str
    line: int


@dataclass(frozen=True)
class Hint:
    """The rungs of a hint: where to look, what to want, and the decisions that reach the goal."""

    places: tuple[str, ...]
    lines: tuple[str, ...]
    line: int

    @property
    def decisions(self) -> list[str]:
        """The decisions of its lines, one by one."""
        return [decision for line in self.lines for decision in line.split(", ")]


@dataclass(frozen=True)
class Step:
    """One thing to do: what is said and lit, what may be decided, and what it is for."""

    name: str
    words: str
    light: tuple[str, ...]
    part: str | None
    about: tuple[str, ...]
    """The rules that its words are about."""
    sieve: tuple[Accept | Slip, ...]
    """What is accepted and what is wrong: the first that fits decides."""
    goals: tuple[Pattern, ...]
    """All of them must hold."""
    replies: tuple[Reply, ...]
    hint: Hint
    scene: Game | None
    """The position that it begins with, unless it goes on from the one before it."""
    line: int

    @property
    def accepts(self) -> list[Accept]:
        """What is accepted."""
        return [each for each in self.sieve if isinstance(each, Accept)]

    @property
    def slips(self) -> list[Slip]:
        """What is wrong."""
        return [each for each in self.sieve if isinstance(each, Slip)]

    @property
    def goal_words(self) -> str:
        """The key of the sentence that says what is to be reached."""
        return key_of(self.words, "goal")


@dataclass(frozen=True)
class Lesson:
    """A lesson: steps on the ordinary table, by the ordinary rules."""

    game: str
    name: str
    seat: int
    """Whose decisions are the learner's."""
    picture: Picture
    steps: tuple[Step, ...]
    mark: str
    """Another one once the file has changed: who is in the middle of a lesson begins anew."""
    file: str

    @property
    def id(self) -> str:
        """As addresses and commands have it: "the-wolves.howl"."""
        return f"{self.game}.{self.name}"

    @property
    def words(self) -> str:
        """The key of its title; the keys of all its words begin so."""
        return key_of("lesson", self.game, self.name)

    @property
    def about_words(self) -> str:
        """The key of the half line that says what it is about."""
        return key_of(self.words, "about")

    @property
    def known_words(self) -> tuple[str, ...]:
        """The keys of the lines that say what one knows now."""
        return tuple(key_of(self.words, "know", each) for each in LINES_TO_KNOW)

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The rules that it teaches, in their order, each once."""
        found = {*(each for step in self.steps for each in step.about)}
        found |= {slip.clause for step in self.steps for slip in step.slips}
        return tuple(sorted(found, key=clause_order))

    @property
    def screens(self) -> list[tuple[str, ...]]:
        """The keys of what is read at once, screen by screen."""
        asked = [(step.words, step.goal_words) for step in self.steps]
        wrong = [(slip.words, step.goal_words) for step in self.steps for slip in step.slips]
        return [*asked, *wrong, self.known_words]

    @property
    def keys(self) -> set[str]:
        """Every message that it says."""
        said = {key for screen in self.screens for key in screen}
        return said | {self.words, self.about_words}


def clause_order(clause: str) -> tuple[str, int]:
    """By letter, then by number: W9 comes before W10."""
    return clause[0], int(clause[1:])
