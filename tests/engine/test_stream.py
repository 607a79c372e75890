"""The random stream."""

import numpy as np

from wolfmoon.engine.stream import advance, below, streams


def test_streams_of_a_seed_are_the_same_wherever_they_are_cut() -> None:
    assert streams(7, 10)[4:].tolist() == streams(7, 6, first=4).tolist()


def test_neighbouring_seeds_share_nothing() -> None:
    words = np.concatenate([streams(seed, 1000) for seed in range(20)])
    assert len(set(words.tolist())) == len(words)
    assert 0 not in words


def test_numbers_below_a_limit_are_equally_likely() -> None:
    word, counts = streams(3, 1)[0], [0] * 6
    draws = 60_000
    for _ in range(draws):
        word = advance(word)
        counts[below(word, 6)] += 1
    expected = draws / 6
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 20.5  # 5 degrees of freedom: one run in a thousand is above
