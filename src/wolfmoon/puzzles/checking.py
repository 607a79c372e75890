"""Whether puzzles keep their promises: each is solved once more, in another way.

Lone Wolves: by brute force, every first decision, against every hand where hands are counted. The
Wolves: the stored turn is played by the rules, and what it reaches is counted from what the rules
tell and from the position as plain data. Best turns are played on with other luck, by rivals that
look further, against what other minds would do. No two puzzles are the same up to symmetry.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..engine.errors import Phrase, WolfmoonError, phrase
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


def problems(puzzle: Puzzle) -> list[Phrase]:
    """What is wrong with a puzzle; its themes are only looked for if nothing else is."""
    try:
        found = list(puzzler_of(puzzle.game).problems(puzzle))
        if not found and themes_of(puzzle) != puzzle.themes:
            found.append(phrase("problem-puzzle-themes"))
    except WolfmoonError as error:
        found = [phrase("problem-puzzle-refused", why=error)]
    return found


def check(puzzles: Iterable[Puzzle], scout: bool = True) -> Iterator[Report]:
    """The report as it grows, puzzle by puzzle; the last one is whole."""
    report, right = Report(), list[Puzzle]()
    for puzzle in puzzles:
        report.count += 1
        report.kinds[puzzle.kind] += 1
        report.themes.update(puzzle.themes)
        report.levels[puzzle.rating // LEVEL * LEVEL] += 1
        found = problems(puzzle)
        report.wrong += [(puzzle, each) for each in found]
        right += [] if found else [puzzle]
        report.unsolved += scout and not found and not scouted(puzzle)
        yield report
    report.wrong += [
        (one, phrase("problem-puzzle-double", other=other.id)) for one, other in doubles(right)
    ]
    yield report
