"""Shares in the wins, from the means of blocks: games of one block are not independent."""

import math
from collections.abc import Sequence

import numpy as np

from ..confidence import CONFIDENCE, t_quantile
from ..engine.errors import BadInput, phrase
from .interval import Interval

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
