"""Themes: what a puzzle is about, found by predicates on its solution as the rules tell it."""

from dataclasses import dataclass
from functools import cached_property

from ..engine.game import Game
from ..engine.rules import EVERYTHING
from ..engine.story import Telling
from .puzzle import Puzzle
from .puzzlers import GAMES, judge_of, puzzler_of


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


THEMES = {game: tuple(puzzler_of(game).themes()) for game in GAMES}
"""The themes of each game, in the order in which they are listed."""


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The themes of a puzzle."""
    solution, themes = Solution(puzzle), puzzler_of(puzzle.game).themes()
    return tuple(name for name, holds in themes.items() if holds(solution))
