"""Themes: what a puzzle is about, found by predicates on its solution as the rules tell it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from ..engine.game import Game
from ..engine.rules import EVERYTHING
from ..engine.story import Telling
from .judges import judge_of
from .lone_wolves.themes import LONE_WOLVES
from .puzzle import Puzzle
from .the_wolves.themes import THE_WOLVES


@dataclass(frozen=True)
class Solution:
    """A solution, played through: what themes are found by."""

    puzzle: Puzzle

    @cached_property
    def game(self) -> Game:
        """The game after the solution."""
        game = self.puzzle.begin()
        for number in judge_of(self.puzzle.game).solution(self.puzzle):
            game.play(number)
        return game

    @cached_property
    def told(self) -> list[Telling]:
        """Everything that happens on the way."""
        path, rules = self.game.path, self.game.rules
        return [
            each
            for step, number in enumerate(self.game.numbers)
            for each in rules.story_for(path[step], number, EVERYTHING)
        ]

    @cached_property
    def own(self) -> list[Telling]:
        """What the solver does."""
        return [each for each in self.told if each.get("seat") == self.puzzle.seat]

    def happens(self, what: str, times: int = 1, **facts: object) -> bool:
        """Whether the solver does something so often."""
        found = [
            each
            for each in self.own
            if each["what"] == what and all(each.get(name) == facts[name] for name in facts)
        ]
        return len(found) >= times

    @cached_property
    def right(self) -> list[str]:
        """The right first decisions, where they are listed."""
        return judge_of(self.puzzle.game).others(self.puzzle)


Predicate = Callable[[Solution], bool]
_ALL: dict[str, dict[str, Predicate]] = {"lone-wolves": LONE_WOLVES, "the-wolves": THE_WOLVES}
THEMES = {game: tuple(found) for game, found in _ALL.items()}
"""The themes of each game, in the order in which they are listed."""


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The themes of a puzzle."""
    solution = Solution(puzzle)
    return tuple(name for name, holds in _ALL[puzzle.game].items() if holds(solution))
