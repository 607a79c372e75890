"""Whether puzzles keep their promises: each is solved once more, in another way.

Lone Wolves: by brute force, every first decision, against every hand where hands are counted. The
Wolves: the stored turn is played by the rules, and what it reaches is counted from what the rules
tell, not from the positions. No two puzzles are the same up to symmetry.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..engine.errors import Phrase, phrase
from .attempt import Attempt
from .judges import judge_of
from .lone_wolves.brute import Brute
from .lone_wolves.judge import AHEAD
from .lone_wolves.solving import hands_that_fit, with_hand
from .making.scouting import scouted
from .puzzle import BEST, OPEN, PERCENTAGE, Puzzle
from .symmetry import doubles
from .themes import Solution, themes_of

CLEAR_BY = 3
LEVEL = 200
"""Ratings are counted in steps of so much."""
TOLD = {
    "hunt": ("hunted",),
    "prey": ("hunted",),
    "lair": ("upgraded",),
    "howl": ("howled",),
    "dominate": ("dominated-wolf", "dominated-den"),
    "harm": ("dominated-wolf", "dominated-den"),
    "phase": ("phase",),
}
"""What the rules tell when a part of a goal is reached."""


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


class Checker:
    """Checks puzzles one after the other."""

    def __init__(self) -> None:
        self._brute = Brute()

    def problems(self, puzzle: Puzzle) -> Iterator[Phrase]:
        """What is wrong with a puzzle."""
        if puzzle.game == "lone-wolves":
            yield from self._ending(puzzle)
        else:
            yield from _turn(puzzle)
        if themes_of(puzzle) != puzzle.themes:
            yield phrase("problem-puzzle-themes")

    # -- Lone Wolves
    def _ending(self, puzzle: Puzzle) -> Iterator[Phrase]:
        (condition,), rules = puzzle.goal, puzzle.rules
        won = {
            rules.action_text(puzzle.start[0], number): self._won(puzzle, number)
            for number in (action.number for action in puzzle.begin().offer)
        }
        right = [text for text, count in won.items() if count >= condition.count]
        others = [count for count in won.values() if count < condition.count]
        if right != judge_of(puzzle.game).others(puzzle):
            yield phrase("problem-puzzle-value")
        if not right or not others:
            yield phrase("problem-puzzle-easy")
        elif puzzle.kind == PERCENTAGE and max(others) > condition.count - CLEAR_BY:
            yield phrase("problem-puzzle-value")

    def _won(self, puzzle: Puzzle, number: int) -> int:
        """The hands that a decision wins; where all lies open, the margin if it is reached."""
        (condition,), seat, rules = puzzle.goal, puzzle.seat, puzzle.rules
        if puzzle.kind == OPEN:
            after, _ = rules.after(puzzle.start, number)
            return condition.count if self._brute.wins(after, seat, condition.count) else -1
        hands = hands_that_fit(puzzle.start, seat)
        given = (rules.after(with_hand(puzzle.start, seat, hand), number)[0] for hand in hands)
        return sum(bool(self._brute.wins(after, seat, AHEAD)) for after in given)


# -- The Wolves -------------------------------------------------------------------------
def _turn(puzzle: Puzzle) -> Iterator[Phrase]:
    texts, game = list[str](), puzzle.begin()
    for number in puzzle.solution:
        texts.append(game.action(number).text)
        game.play(number)
    if not Attempt(puzzle, texts).solved:
        yield phrase("problem-puzzle-solution")
    elif puzzle.kind != BEST and not _is_told(puzzle):
        yield phrase("problem-puzzle-value")


def _is_told(puzzle: Puzzle) -> bool:
    """Whether the rules tell of everything that the goal asks for."""
    solution = Solution(puzzle)
    for part in puzzle.goal:
        kinds = TOLD.get(part.what)
        told = [each for each in solution.told if kinds and each["what"] in kinds]
        if part.what in ("prey", "phase"):
            told = [each for each in told if part.of in (each.get("prey"), each.get("phase"))]
        if part.what == "harm":
            told = [each for each in told if each.get("victim") == puzzle.victim]
        if kinds and len(told) < part.count:
            return False
    return True


# -- a book -----------------------------------------------------------------------------
def check(puzzles: Iterable[Puzzle], scout: bool = True) -> Iterator[Report]:
    """The report as it grows, puzzle by puzzle; the last one is whole."""
    report, checker, known = Report(), Checker(), list[Puzzle]()
    for puzzle in puzzles:
        known.append(puzzle)
        report.count += 1
        report.kinds[puzzle.kind] += 1
        report.themes.update(puzzle.themes)
        report.levels[puzzle.rating // LEVEL * LEVEL] += 1
        report.wrong += [(puzzle, each) for each in checker.problems(puzzle)]
        report.unsolved += scout and not scouted(puzzle)
        yield report
    report.wrong += [
        (one, phrase("problem-puzzle-double", other=other.id)) for one, other in doubles(known)
    ]
    yield report
