"""Where a difference in value comes from: parts that add up, by the definition of Shapley."""

from itertools import permutations
from math import factorial

import numpy as np
import pytest

import wolfmoon
from wolfmoon.bots.the_wolves.features import See
from wolfmoon.bots.the_wolves.minds import HUNTER, trained_mind
from wolfmoon.bots.the_wolves.planner import Planner
from wolfmoon.engine.stream import streams
from wolfmoon.hints.the_wolves.attribution import GROUPS, WAYS, attributed, shapley, win_shares
from wolfmoon.hints.the_wolves.turns import Turns


def states(seed: int, players: int) -> object:
    rules = wolfmoon.games["the-wolves"]
    found = rules.new_many(1, seed, players=players)
    rules.play_out_many(found, streams(seed, 1), 400)
    return found


def test_every_feature_is_in_one_group() -> None:
    named = [feature for features in GROUPS.values() for feature in features]
    assert sorted(named) == sorted(See) and len(GROUPS) <= 12


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_value_is_the_one_that_bots_judge_by(players: int) -> None:
    turns, judge = Turns(), Planner(trained_mind(HUNTER), (1, 1, 1))
    at = states(7, players)
    seen = turns.looked_at(at)
    assert seen is not None
    found = [win_shares(seen.rows[None], seen.points[None], seat)[0] for seat in range(players)]
    assert found == pytest.approx(judge.win_shares(at), abs=1e-4)


def test_the_parts_add_up_to_the_gap() -> None:
    turns = Turns()
    one, other = turns.looked_at(states(7, 3)), turns.looked_at(states(8, 3))
    assert one is not None and other is not None
    gap, parts = attributed(one, other, 1)
    assert sum(parts.values()) == pytest.approx(gap) and abs(gap) > 0.001
    assert attributed(one, one, 1) == (0.0, dict.fromkeys(GROUPS, 0.0))


def test_a_part_is_the_mean_over_all_orders() -> None:
    """Three groups that matter and nine that do not: all orders of the three."""
    chance, three = np.random.default_rng(1), 3
    small = chance.normal(size=1 << three)
    values = small[np.arange(WAYS) & (1 << three) - 1]
    expected = np.zeros(three)
    for order in permutations(range(three)):
        held = 0
        for group in order:
            expected[group] += small[held | 1 << group] - small[held]
            held |= 1 << group
    parts = shapley(values)
    assert parts[:three] == pytest.approx(expected / factorial(three))
    assert parts[three:] == pytest.approx(np.zeros(len(GROUPS) - three))
