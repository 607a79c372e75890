"""Ratings find strengths that are known because the results were drawn from them."""

import numpy as np
import pytest

from wolfmoon.arena.ratings import Result, ratings, stages_of

STRENGTHS = np.array([0.0, 120.0, 300.0, 450.0])
"""The true ratings in Elo; the first is the anchor."""


def drawn_game(seating: list[int], stream: np.random.Generator) -> Result:
    """A ranking drawn seat by seat, each with the chance of its strength."""
    # The greatest of values with Gumbel noise is drawn with exactly these chances.
    noisy = STRENGTHS[seating] * np.log(10) / 400 + stream.gumbel(size=len(seating))
    order = np.argsort(-noisy)
    ranks = np.empty(len(seating), dtype=int)
    ranks[order] = np.arange(1, len(seating) + 1)
    return seating, ranks.tolist()


def drawn_blocks(lineups: list[list[int]], blocks: int, seed: int) -> list[list[Result]]:
    stream = np.random.default_rng(seed)
    return [[drawn_game(lineup, stream) for lineup in lineups] for _ in range(blocks)]


PAIRS = [[a, b] for a in range(4) for b in range(4) if a != b]
TRIOS = [[0, 1, 2], [1, 2, 3], [3, 0, 1], [2, 3, 0]]


@pytest.mark.parametrize("lineups", [PAIRS, TRIOS, [[0, 1, 1], [1, 2, 2], [2, 3, 3], [3, 0, 0]]])
def test_known_strengths_are_found(lineups: list[list[int]]) -> None:
    found = ratings(drawn_blocks(lineups, 1500, seed=1), bots=4)
    for rating, true in zip(found, STRENGTHS, strict=True):
        assert rating.value == pytest.approx(true, abs=25)
        assert rating.low - 12 <= true <= rating.high + 12
    assert (found[0].value, found[0].low, found[0].high) == (0, 0, 0)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(10):
        found = ratings(drawn_blocks(PAIRS, 40, seed), bots=4)
        held += sum(
            rating.low <= true <= rating.high
            for rating, true in zip(found[1:], STRENGTHS[1:], strict=True)
        )
    assert 26 <= held <= 30  # of 30; 28.5 is the mean of 95 %


def test_three_of_four_wins_are_191_elo() -> None:
    blocks = [[((0, 1), (2, 1))] * 3 + [((0, 1), (1, 2))] for _ in range(500)]
    assert ratings(blocks, bots=2)[1].value == pytest.approx(191, abs=1)


def test_a_bot_that_always_wins_has_a_rating_too() -> None:
    found = ratings([[((0, 1), (2, 1))] for _ in range(100)], bots=2)
    assert 800 < found[1].value < 1000
    assert found[1].low > 0


def test_a_shared_rank_is_half_of_each_order() -> None:
    tied = stages_of(((0, 1), (1, 1)), bots=2)
    assert tied == {((1, 1), 0): 0.5, ((1, 1), 1): 0.5}
    blocks: list[list[Result]] = [[((0, 1), (1, 1))] for _ in range(10)]
    assert ratings(blocks, bots=2)[1].value == pytest.approx(0)


def test_where_only_one_bot_is_left_nothing_is_decided() -> None:
    assert stages_of(((0, 1, 1), (1, 2, 3)), bots=2) == {((1, 2), 0): 1.0}
    assert stages_of(((0, 1, 1), (3, 2, 1)), bots=2) == {((1, 2), 1): 1.0, ((1, 1), 1): 1.0}


def test_the_same_seed_gives_the_same_intervals() -> None:
    blocks = drawn_blocks(TRIOS, 30, seed=5)
    assert ratings(blocks, 4, seed=3) == ratings(blocks, 4, seed=3)
