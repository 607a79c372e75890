"""Whole random games, walked once and told decision by decision to any viewer."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import EVERYTHING

Data = dict[str, Any]
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "two": ("the-wolves", {"players": 2}),
    "three": ("the-wolves", {"players": 3}),
    "four": ("the-wolves", {"players": 4}),
    "five": ("the-wolves", {"players": 5}),
    "basic": ("lone-wolves", {"board": "basic"}),
    "advanced": ("lone-wolves", {"board": "advanced"}),
    "few slots": ("lone-wolves", {"slots": {"land": 1, "border": 0}}),
}
THE_WOLVES = ("two", "three", "four", "five")
LONE_WOLVES = ("basic", "advanced", "few slots")


@dataclass(frozen=True, eq=False)
class Decision:
    """A decision of a game with the positions before and after it."""

    before: Game
    decided: Data
    after: Game
    sheet_before: Data
    sheet_after: Data

    def told(self, viewer: int | None = None) -> list[Data]:
        """What a viewer is told of it."""
        return _told(self, viewer)

    @property
    def seat(self) -> int:
        """Who decided."""
        assert self.before.seat is not None
        return self.before.seat


@cache
def _told(decision: Decision, viewer: int | None) -> list[Data]:
    game = decision.before
    return [dict(t) for t in game.rules.story_for(game.states, decision.decided["number"], viewer)]


@cache
def seen(game: Game, viewer: int | None) -> Data:
    """A viewer's view; one viewer is the game's own record."""
    return game.rules.view(game.state, viewer)


def viewers(game: Game) -> list[int | None]:
    """Every seat, a spectator, and the record from which nothing is hidden."""
    return [*range(game.seats), None, EVERYTHING]


@cache
def walk(variant: str, seed: int = 1) -> list[Decision]:
    """A whole random game."""
    return list(_played(variant, seed))


def _played(variant: str, seed: int) -> Iterator[Decision]:
    name, options = VARIANTS[variant]
    chance = random.Random(seed)
    game = wolfmoon.new(name, seed=seed, **options)
    sheet = game.score_sheet()
    while not game.over:
        decision = decide(game, chance.choice(game.offer).number, sheet)
        yield decision
        game, sheet = decision.after, decision.sheet_after


def decide(game: Game, number: int, sheet: Data | None = None) -> Decision:
    """One decision in a game, which stays as it is."""
    decided = game.rules.action_data(game.state, number)
    after = game.copy()
    after.play(number)
    return Decision(game, decided, after, sheet or game.score_sheet(), after.score_sheet())
