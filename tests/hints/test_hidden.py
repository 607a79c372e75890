"""A hint depends on nothing that the seat can't see."""

import json
from itertools import islice

import pytest

import wolfmoon
from tests.hints.pairs import another_world, depends_on_hidden
from tests.hints.positions import positions
from wolfmoon.engine.game import Game
from wolfmoon.games import described

SEED = 30_000
WORLDS = 2


def dependent_pairs(count: int) -> tuple[int, int]:
    """How many hidden pairs were found at so many positions, and how many got two hints."""
    found = dependent = 0
    for game in islice(positions("lone-wolves", SEED), count):
        for seed in range(WORLDS):
            other = another_world(game, seed)
            if other is None:
                continue
            assert other.view(game.seat) == game.view(game.seat)
            found += 1
            dependent += depends_on_hidden(game.hint(), other.hint())
    return found, dependent


def test_positions_that_look_alike_give_the_same_hint_byte_for_byte() -> None:
    found, dependent = dependent_pairs(12)
    assert found > 12 and dependent == 0


def test_a_hint_that_looks_at_hidden_things_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "hint", lambda game: {"hands": game.to_data()["hands"]})
    found, dependent = dependent_pairs(3)
    assert found and dependent == found


def test_the_same_position_gives_the_same_hint_again() -> None:
    for name in wolfmoon.GAMES:
        game = next(islice(positions(name, 31_000), 5, None))
        made = described(name).hints
        assert made is not None
        assert json.dumps(game.hint()) == json.dumps(made().hint(game))
