"""How far from an estimate the truth may lie: the confidence of every interval, and its reach."""

import math
from statistics import NormalDist

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""How many standard errors an interval reaches to each side where the spread is known."""


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
