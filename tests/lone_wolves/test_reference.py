"""The engine against the plain second implementation, decision by decision."""

import random
from typing import Any

import pytest

import wolfmoon
from tests.lone_wolves.scenes import BOARDS, RULES, facts
from tests.reference.lone_wolves import position_from_data


def alike(data: dict[str, Any]) -> dict[str, Any]:
    """Plain data with the borders of the basic board as no lists at all."""
    return {**data, "borders": [[slot for slot in borders if slot] for borders in data["borders"]]}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(20))
def test_both_agree_in_every_position_of_a_game(board: str, seed: int) -> None:
    """[L5, L6, L7, L8, L9, L10, L11, L12, L13, L14, L15, L16, L17, L18, L19, L20]"""
    game = wolfmoon.new("lone-wolves", board=board, seed=seed)
    position = position_from_data(facts(game))
    choose = random.Random(seed)
    while not game.over:
        offer = [action.text for action in game.offer]
        assert offer == position.offer()
        text = choose.choice(offer)
        game.play(text)
        position = position.play(text)
        assert alike(facts(game)) == alike(position.to_data())
    assert game.outcome is not None
    assert list(game.outcome.scores) == position.scores()
    assert list(game.outcome.winners) == position.winners()


def test_the_house_values_are_those_of_the_reference() -> None:
    """[L1, L2]"""
    from tests.reference.lone_wolves import tables

    for board in BOARDS:
        assert RULES.to_data(RULES.new_many(1, 1, board=board)[0])["house"] == tables.HOUSE[board]
