"""The sequential test accepts and rejects what it should, and errs as seldom as it says."""

import numpy as np
import pytest

from wolfmoon.arena.sprt import (
    ACCEPTED,
    BOUND,
    FEWEST_BLOCKS,
    REJECTED,
    UNDECIDED,
    Window,
    elo_of_share,
    read_window,
    share_of_elo,
    sprt_of,
)
from wolfmoon.engine.errors import BadInput

RUNS = 100
LONGEST = 2000


def verdicts(elo: float, window: Window, seats: int, seed: int) -> list[str]:
    """The verdicts of many tests on simulated blocks of a bot that is so much stronger."""
    chance, sprt = share_of_elo(elo, seats), sprt_of(window, seats)
    stream = np.random.default_rng(seed)
    found = []
    for _ in range(RUNS):
        means = (stream.random((LONGEST, seats)) < chance).mean(axis=1)
        ends = range(FEWEST_BLOCKS, LONGEST, 5)
        decided = (sprt.verdict(means[:end]) for end in ends)
        found.append(next((verdict for verdict in decided if verdict != UNDECIDED), UNDECIDED))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_as_strong_as_the_upper_end_is_accepted(seats: int) -> None:
    assert verdicts(60, Window(0, 60), seats, seed=1).count(ACCEPTED) >= 0.9 * RUNS


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_as_strong_as_the_lower_end_is_rejected(seats: int) -> None:
    assert verdicts(0, Window(0, 60), seats, seed=2).count(REJECTED) >= 0.9 * RUNS


def test_a_much_weaker_bot_is_never_accepted() -> None:
    assert set(verdicts(-60, Window(0, 60), 2, seed=3)) == {REJECTED}


def test_the_bounds_are_those_of_five_of_a_hundred() -> None:
    assert pytest.approx(2.944, abs=1e-3) == BOUND


def test_the_ratio_is_that_of_the_normal_distribution() -> None:
    means = [0.5, 1.0] * 50
    sprt = sprt_of(Window(0, 15), 2)
    low, high = sprt.low_share, sprt.high_share
    spread = (100 * 0.0625 + 20 * 0.125) / 120  # the blocks and the guess
    by_hand = sum((each - low) ** 2 - (each - high) ** 2 for each in means) / (2 * spread)
    assert sprt.ratio(means) == pytest.approx(by_hand)


def test_blocks_all_alike_decide_but_not_at_once() -> None:
    sprt = sprt_of(Window(0, 15), 2)
    assert sprt.verdict([1.0] * (FEWEST_BLOCKS - 1)) == UNDECIDED
    assert sprt.verdict([1.0] * FEWEST_BLOCKS) == ACCEPTED
    assert sprt.verdict([0.0] * FEWEST_BLOCKS) == REJECTED
    assert sprt.ratio([]) == 0


def test_elo_and_share_are_two_words_for_one_thing() -> None:
    assert share_of_elo(0) == 0.5
    assert share_of_elo(400) == pytest.approx(10 / 11)
    assert share_of_elo(0, seats=3) == pytest.approx(1 / 3)
    assert share_of_elo(400, seats=3) == pytest.approx(10 / 12)
    assert share_of_elo(400, seats=3, held=2) == pytest.approx(20 / 21)
    for seats, held in ((2, 1), (3, 1), (5, 1), (4, 3)):
        share = share_of_elo(37, seats, held)
        assert elo_of_share(share, seats, held) == pytest.approx(37)
    assert elo_of_share(0) is None and elo_of_share(1) is None


def test_a_window_is_two_numbers_in_order() -> None:
    assert read_window("-10, 0") == Window(-10, 0)
    for text in ("15", "a,b", "0,1,2", "15,0", "0,0", "nan,3", "0,inf", ""):
        with pytest.raises(BadInput, match="a window"):
            read_window(text)
