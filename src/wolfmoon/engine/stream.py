"""The random stream: 64 bits of state, advanced by shifts alone (Marsaglia's xorshift).

Shifts never overflow, so compiled and interpreted runs draw the same numbers without a
warning. Seeds are spread over the streams by a mixing step first, so that neighbouring
seeds share nothing.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from .compiled import compiled, wide

Stream = npt.NDArray[np.uint64]
"""An array of one word, advanced in place."""

_HALF = np.uint64(32)
_STEP = 0x9E3779B97F4A7C15
"""How far the streams of one seed lie apart."""


def streams(seed: int, count: int, first: int = 0) -> Stream:
    """The streams number `first`, `first` + 1, … of a seed (splitmix64); none of them is zero."""
    numbers = np.arange(first + 1, first + 1 + count, dtype=np.uint64)
    word = np.uint64(seed % 2**64) ^ np.uint64((seed >> 64) % 2**64)
    mixed: Any = word + numbers * np.uint64(_STEP)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ (mixed >> np.uint64(31))
    return np.where(mixed == 0, np.uint64(1), mixed).astype(np.uint64)


def seed_of(seed: int, number: int) -> int:
    """The seed whose first stream is stream `number` of another seed."""
    return (seed + number * _STEP) % 2**64


@compiled
def advance(word: np.uint64) -> np.uint64:
    """The word that follows in a stream."""
    word = word ^ (word << np.uint64(13))
    word = word ^ (word >> np.uint64(7))
    return word ^ (word << np.uint64(17))


@compiled
def below(word: np.uint64, limit: int) -> int:
    """A number from 0 to limit - 1, each as likely, from the upper half of a word."""
    return wide(((word >> _HALF) * np.uint64(limit)) >> _HALF)
