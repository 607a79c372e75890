"""Ways to go on are told in the order of their shares, and equals stay equal."""

import numpy as np

from wolfmoon.hints.comparing import Compared, close_to_best, ranked, sure


def way(line: int, shares: list[float], counted: bool = False) -> Compared:
    return Compared((line,), str(line), np.array(shares), 10, counted)


def test_equal_shares_are_equal_in_whatever_order_they_were_added() -> None:
    one, other = [0.1] * 10 + [0.3] * 10, [0.3] * 10 + [0.1] * 10
    ways = ranked([way(2, other), way(1, one)])
    assert [each.line for each in ways] == [(1,), (2,)]
    assert ways[0].share == ways[1].share == 20.0


def test_the_shares_that_are_told_never_rise() -> None:
    chance = np.random.default_rng(3)
    for _ in range(200):
        shares = chance.integers(0, 41, size=(6, 20)) / 40 / 100 + 0.99
        told = sure(ranked([way(line, list(row)) for line, row in enumerate(shares)]))
        found = [option["share"] for option in told["options"]]
        assert found == sorted(found, reverse=True)


def test_ways_within_a_point_are_close() -> None:
    ways = ranked([way(1, [0.5, 0.5]), way(2, [0.495, 0.495]), way(3, [0.4, 0.5])])
    assert close_to_best(ways) == 2


def test_what_was_counted_has_no_doubt() -> None:
    told = sure(ranked([way(1, [1.0, 0.0], counted=True), way(2, [0.0, 0.0], counted=True)]))
    assert told["margin"] == {"value": 50.0, "low": 50.0, "high": 50.0}
    assert [option["ahead"] for option in told["options"]] == [1, 0]
    estimated = sure([way(1, [1.0, 0.0]), way(2, [0.0, 0.0])])["margin"]
    assert estimated is not None and estimated["low"] < 50.0 < estimated["high"]
