"""A hint depends on nothing that the seat can't see."""

import json
from itertools import islice

import wolfmoon
from tests.hints.positions import positions
from wolfmoon.games import described


def test_positions_that_look_alike_give_the_same_hint_byte_for_byte() -> None:
    for game in islice(positions("lone-wolves", 30_000), 12):
        said = json.dumps(game.hint())
        for seed in range(2):
            other = game.determinize(game.seat, seed)
            assert other.view(game.seat) == game.view(game.seat)
            assert json.dumps(other.hint()) == said


def test_the_same_position_gives_the_same_hint_again() -> None:
    for name in wolfmoon.GAMES:
        game = next(islice(positions(name, 31_000), 5, None))
        made = described(name).hints
        assert made is not None
        assert json.dumps(game.hint()) == json.dumps(made().hint(game))
