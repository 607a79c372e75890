"""Rows of numbers hold what a view holds, and nothing else."""

import random
from pathlib import Path

import numpy as np
import pytest

import wolfmoon
from tests.env import rows
from wolfmoon.engine.game import Game
from wolfmoon.env.study import study

DOCS = Path(__file__).parents[2] / "docs" / "env.md"


def positions(name: str, seed: int, **options: object) -> list[Game]:
    """Some positions of a random game, its first and last too."""
    chance, game = random.Random(seed), wolfmoon.new(name, seed=seed, **options)
    found = [game.copy()]
    while not game.over:
        game.play(chance.choice(game.offer))
        if chance.random() < 0.15 or game.rules.question(game.state).startswith("where the pushed"):
            found.append(game.copy())
    return [*found, game]


def same(name: str, row: np.ndarray, parts: dict[str, object]) -> None:
    layout = study(name).layout
    assert set(parts) == set(layout.parts)
    for part, expected in parts.items():
        seen = layout.part(row, part)
        assert np.array_equal(seen, np.array(expected)), part


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_row_of_the_wolves_is_the_view_in_numbers(players: int) -> None:
    kind = study("the-wolves")
    for game in positions("the-wolves", players, players=players):
        totals = [seat["total"] for seat in game.score_sheet()["seats"]]
        for seat in range(players):
            row = kind.observe(game.states, seat, memory=True)
            same("the-wolves", row, rows.the_wolves(game.view(seat), totals, seat))


@pytest.mark.parametrize("board", ["basic", "advanced"])
@pytest.mark.parametrize("memory", [True, False])
def test_a_row_of_lone_wolves_is_the_view_in_numbers(board: str, memory: bool) -> None:
    kind = study("lone-wolves")
    for seed in range(4):
        for game in positions("lone-wolves", seed, board=board):
            for seat in range(2):
                row = kind.observe(game.states, seat, memory)
                same("lone-wolves", row, rows.lone_wolves(game.view(seat), seat, memory))


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    """The state in which all that is hidden was dealt again gives the same row."""
    kind = study("lone-wolves")
    for game in positions("lone-wolves", 9):
        for seat in range(2):
            for memory in (True, False):
                known = game.rules.seen(game.states, seat)
                row = kind.observe(game.states, seat, memory)
                assert np.array_equal(row, kind.observe(known, seat, memory))


@pytest.mark.parametrize("name", ["the-wolves", "lone-wolves"])
def test_the_documentation_lists_every_part(name: str) -> None:
    assert study(name).layout.table() in DOCS.read_text(encoding="utf-8")
