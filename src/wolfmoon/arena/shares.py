"""Shares in the wins, from the means of blocks: games of one block are not independent."""

import math
from collections.abc import Sequence
from statistics import NormalDist

import numpy as np

from ..engine.errors import BadInput, phrase
from .interval import Interval

CONFIDENCE = 0.95
FEWEST_BLOCKS = 2


def share_of(means: Sequence[float]) -> Interval:
    """The mean of block means, with the interval of Student's t inside of 0 to 1."""
    numbers = np.asarray(means, dtype=np.float64)
    if len(numbers) < FEWEST_BLOCKS:
        raise BadInput(phrase("problem-few-blocks", fewest=FEWEST_BLOCKS, found=len(numbers)))
    if numbers.min() == numbers.max():
        return _all_alike(float(numbers[0]), len(numbers))
    value, deviation = float(numbers.mean()), float(numbers.std(ddof=1))
    reach = t_quantile(len(numbers) - 1) * deviation / math.sqrt(len(numbers))
    return Interval(value, max(0.0, value - reach), min(1.0, value + reach))


def _all_alike(value: float, blocks: int) -> Interval:
    """The interval where all blocks came out alike, whose variance says nothing.

    Had blocks of another kind a chance above `other`, so many alike would be seen less often than
    the confidence allows (the exact binomial bound); at worst such blocks have a share of 0 or 1.
    """
    other = 1 - ((1 - CONFIDENCE) / 2) ** (1 / blocks)
    return Interval(value, value - other * value, value + other * (1 - value))


def t_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """How many standard errors an interval reaches to each side, for so many degrees of freedom.

    Exact for 1 and 2; from 3 on the series of Abramowitz and Stegun, 26.7.5, to 0.1 % or better.
    """
    upper = (1 + confidence) / 2
    if freedom == 1:
        return math.tan(math.pi * (upper - 0.5))
    if freedom == 2:
        return (2 * upper - 1) / math.sqrt(2 * upper * (1 - upper))
    z = NormalDist().inv_cdf(upper)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))
