"""Whether puzzles keep their promises: each is solved once more, in another way.

Lone Wolves: by brute force, every first decision, against every hand where hands are counted. The
Wolves: the stored turn is played by the rules, and what it reaches is counted from what the rules
tell and from the position as plain data. Best turns are played on with other luck, by rivals that
look further, against what other minds would do. No two puzzles are the same up to symmetry.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..engine.errors import Phrase, phrase
from .making.scouting import scouted
from .puzzle import Puzzle
from .puzzlers import puzzler_of
from .symmetry import doubles
from .themes import themes_of

LEVEL = 200
"""Ratings are counted in steps of so much."""


@dataclass
class Report:
    """What the check of a book has found."""

    count: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    themes: Counter[str] = field(default_factory=Counter)
    levels: Counter[int] = field(default_factory=Counter)
    unsolved: int = 0
    """Puzzles that Scout does not solve."""
    wrong: list[tuple[Puzzle, Phrase]] = field(default_factory=list)


def problems(puzzle: Puzzle) -> Iterator[Phrase]:
    """What is wrong with a puzzle."""
    yield from puzzler_of(puzzle.game).problems(puzzle)
    if themes_of(puzzle) != puzzle.themes:
        yield phrase("problem-puzzle-themes")


def check(puzzles: Iterable[Puzzle], scout: bool = True) -> Iterator[Report]:
    """The report as it grows, puzzle by puzzle; the last one is whole."""
    report, known = Report(), list[Puzzle]()
    for puzzle in puzzles:
        known.append(puzzle)
        report.count += 1
        report.kinds[puzzle.kind] += 1
        report.themes.update(puzzle.themes)
        report.levels[puzzle.rating // LEVEL * LEVEL] += 1
        report.wrong += [(puzzle, each) for each in problems(puzzle)]
        report.unsolved += scout and not scouted(puzzle)
        yield report
    report.wrong += [
        (one, phrase("problem-puzzle-double", other=other.id)) for one, other in doubles(known)
    ]
    yield report
