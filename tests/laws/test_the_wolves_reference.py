"""The engine and the plain second implementation play the same game, decision by decision."""

import random

import pytest

import wolfmoon
from tests.reference import the_wolves as reference
from wolfmoon.games.the_wolves.forms.plain import to_data

RARE = {"lair": 6, "dominate": 6, "howl": 4, "den": 4, "push": 3, "hunt": 3}
"""What random play would seldom choose is chosen more often."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_offers_positions_and_scores(players: int, seed: int) -> None:
    game = wolfmoon.new("the-wolves", players=players, seed=seed)
    position = reference.position_from_data(to_data(game.state))
    choose = random.Random(seed)
    while not game.over:
        texts = [str(action) for action in game.offer]
        assert texts == position.offer()
        assert to_data(game.state) == position.to_data()
        weights = [RARE.get(text.split()[0], 1) for text in texts]
        chosen = choose.choices(texts, weights)[0]
        game.play(chosen)
        position = position.play(chosen)
    outcome = game.outcome
    assert outcome is not None
    assert list(outcome.scores) == position.scores()
    assert list(outcome.winners) == position.winners()
    assert outcome.ended_by == position.ended_by
