"""Means over games, with their intervals (95 %)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..arena.interval import Interval
from ..confidence import NORMAL, t_quantile


@dataclass(frozen=True)
class Mean(Interval):
    """A mean over so many games, and where the true one lies."""

    games: int

    def to_data(self) -> dict[str, float | None]:
        """Plain data, with how many games there are."""
        return {**super().to_data(), "games": self.games}


def share_mean(shares: Sequence[float]) -> Mean:
    """The mean of shares in the win, one for each game, with the interval of Wilson.

    It is that of a share that is all or nothing. Shared wins and the mean of several seats spread
    less, so with them it is rather too wide than too narrow.
    """
    games = len(shares)
    value = math.fsum(shares) / games
    weight = NORMAL**2 / games
    middle = (value + weight / 2) / (1 + weight)
    reach = NORMAL * math.sqrt(value * (1 - value) / games + weight / (4 * games)) / (1 + weight)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Mean(value, min(low, value), max(high, value), games)  # rounding must not cross it


def mean(numbers: Sequence[float]) -> Mean:
    """The mean of numbers, one for each game, with the interval of Student's t.

    One game says nothing about the spread, and so its interval has no bounds.
    """
    values = np.asarray(numbers, dtype=np.float64)
    games, value = len(values), float(values.mean())
    if games == 1:
        return Mean(value, -math.inf, math.inf, games)
    reach = t_quantile(games - 1) * float(values.std(ddof=1)) / math.sqrt(games)
    return Mean(value, value - reach, value + reach, games)
