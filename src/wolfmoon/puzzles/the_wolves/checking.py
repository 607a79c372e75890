"""Whether a turn keeps its promise: it is played by the rules, and what they tell is counted."""

from collections.abc import Iterator
from functools import cache

from ...engine.errors import Phrase, phrase
from ..attempt import Attempt
from ..puzzle import BEST, Puzzle
from ..themes import Solution
from .rechecking import Again
from .recounting import points_told, recounted

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


@cache
def _again() -> Again:
    """The memory in which best turns are played on."""
    return Again()


def problems(puzzle: Puzzle) -> Iterator[Phrase]:
    """What is wrong with a turn."""
    texts, game = list[str](), puzzle.begin()
    for number in puzzle.solution:
        texts.append(game.action(number).text)
        game.play(number)
    if not Attempt(puzzle, texts).solved:
        yield phrase("problem-puzzle-solution")
    elif not (_again().stands_out(puzzle) if puzzle.kind == BEST else _is_told(puzzle)):
        yield phrase("problem-puzzle-value")


def _is_told(puzzle: Puzzle) -> bool:
    """Whether the rules tell of all that the goal asks for, and the pieces on the map agree."""
    solution = Solution(puzzle)
    points = points_told(puzzle.start, solution.told, puzzle.seat)
    for part in puzzle.goal:
        if not recounted(puzzle.start, solution.game.states, puzzle.seat, part):
            return False
        if part.what == "score" and points < part.count:
            return False
        kinds = TOLD.get(part.what)
        told = [each for each in solution.told if kinds and each["what"] in kinds]
        if part.what in ("prey", "phase"):
            told = [each for each in told if part.of in (each.get("prey"), each.get("phase"))]
        if part.what == "harm":
            told = [each for each in told if each.get("victim") == puzzle.victim]
        if kinds and len(told) < part.count:
            return False
    return True
