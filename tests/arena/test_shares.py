"""A share is a mean of block means, and its interval comes from their spread alone."""

import math

import pytest

from tests.arena.shell import game_record
from wolfmoon.arena.contest import Contest
from wolfmoon.arena.records import Fault
from wolfmoon.arena.shares import share_of
from wolfmoon.arena.standing import Standing
from wolfmoon.confidence import t_quantile
from wolfmoon.engine.errors import BadInput

PRINTED = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 30: 2.042, 100: 1.984, 1000: 1.962}
"""Student's t for 95 %, from a printed table."""


@pytest.mark.parametrize(("freedom", "printed"), PRINTED.items())
def test_the_quantiles_of_student_are_those_of_the_tables(freedom: int, printed: float) -> None:
    assert t_quantile(freedom) == pytest.approx(printed, rel=1.1e-3)


def test_a_hand_made_list_of_block_means() -> None:
    # mean 0.6, deviation 0.1, five blocks: 2.776 * 0.1 / sqrt(5)
    share = share_of([0.5, 0.5, 0.6, 0.7, 0.7])
    reach = 2.776 * 0.1 / math.sqrt(5)
    assert share.value == pytest.approx(0.6)
    assert share.low == pytest.approx(0.6 - reach, abs=1e-3)
    assert share.high == pytest.approx(0.6 + reach, abs=1e-3)


def test_an_interval_stays_inside_of_what_a_share_can_be() -> None:
    share = share_of([1.0, 1.0, 0.5])
    assert 0 < share.low < share.value < 1
    assert share.high == 1


def test_blocks_that_are_all_alike_are_not_certain() -> None:
    assert share_of([1.0] * 10).low == pytest.approx(0.025 ** (1 / 10))
    assert share_of([1.0] * 10).high == 1
    assert share_of([0.0] * 1000).high < 0.004
    middle = share_of([1 / 3] * 100)
    assert middle.low < 1 / 3 < middle.high


def test_an_interval_needs_two_blocks() -> None:
    with pytest.raises(BadInput, match="at least 2 blocks, not 1"):
        share_of([0.5])


def three_seats() -> Standing:
    return Standing(Contest("the-wolves", {"players": 3}, ("a", "b"), (0, 1, 1), seed=1))


def test_a_shared_win_counts_in_parts_and_the_shares_of_all_bots_make_one() -> None:
    standing = three_seats()
    standing.add(
        [
            game_record((0, 1, 1), winners=[0]),
            game_record((1, 0, 1), winners=[0, 1]),
            game_record((1, 1, 0), winners=[0, 1]),
        ]
    )
    assert list(standing.means[0]) == [pytest.approx((1 + 1 / 2 + 0) / 3)]
    assert list(standing.means[1]) == [pytest.approx((0 + 1 / 2 + 1) / 3)]


def test_the_interval_ignores_what_happens_inside_of_a_block() -> None:
    # In each block the same seat wins all three games: single games look like dice, blocks do not.
    standing = three_seats()
    for _ in range(50):
        seatings = ((0, 1, 1), (1, 0, 1), (1, 1, 0))
        standing.add([game_record(seating, winners=[0]) for seating in seatings])
    share = standing.share()
    assert share.value == pytest.approx(1 / 3)
    assert share.high - share.low < 0.08  # by single games it would be 0.15


def test_the_summary_tells_times_and_faults_of_each_bot() -> None:
    standing = three_seats()
    fault = Fault("b", 1, "crash", "ValueError: x")
    for _ in range(2):
        standing.add([game_record((0, 1, 1), winners=[0], fault=fault)])
    question, other = standing.summary()["bots"]
    assert (question["name"], question["seats"], question["fair"]) == ("a", 1, pytest.approx(1 / 3))
    assert (other["seats"], other["fair"]) == (2, pytest.approx(2 / 3))
    assert question["decisions"] == 4 and other["decisions"] == 8
    assert question["p95_ms"] == pytest.approx(3.0)
    assert question["p95_turn_ms"] == pytest.approx(4.0)
    assert (question["faults"], other["faults"]) == (0, 2)
