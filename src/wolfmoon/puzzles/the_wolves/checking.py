"""Whether a turn keeps its promise: it is played by the rules, and what they tell is counted."""

from collections.abc import Iterator

from ...engine.errors import Phrase, phrase
from ..attempt import Attempt
from ..puzzle import BEST, Puzzle
from ..themes import Solution

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


def problems(puzzle: Puzzle) -> Iterator[Phrase]:
    """What is wrong with a turn."""
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
