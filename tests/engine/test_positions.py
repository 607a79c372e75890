"""The positions of a game are the same, however far back they lie."""

import random

import pytest

from wolfmoon.engine.game import Game
from wolfmoon.games import NAMES, games


@pytest.mark.parametrize("name", NAMES)
def test_positions_far_back_are_what_they_were(name: str) -> None:
    chance, rules = random.Random(name), games[name]
    game = Game(rules, rules.start(seed=5))
    seen, copies = [game.states.tobytes()], []
    for _ in range(150):
        back = chance.randrange(70) if chance.random() < 0.05 else 0
        game.undo(min(back, game.step))
        del seen[game.step + 1 :]
        if not game.over:
            game.play(chance.choice(game.offer))
            seen.append(game.states.tobytes())
        copies.append((game.copy(), list(seen)))
    for each, was in copies[::10]:
        assert [states.tobytes() for states in each.path] == was
        middle = each.at(each.step // 2)
        assert middle.states is middle.states
        assert middle.states.tobytes() == was[each.step // 2]
