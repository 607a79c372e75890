"""The sequential test: play on until one of two strengths is clearly the likelier one.

The generalised likelihood ratio of two expected shares, with the variance of the block means and
the normal distribution. It may stop after every block. On simulated blocks (windows of 40 and 60
Elo, 2 and 3 seats, 3000 runs each) it was wrong in 4.4 to 5.9 of 100 cases.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..engine.errors import BadInput, phrase, shown

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
"""2.94: where the ratio is clear enough, to either side."""
MOST_BLOCKS = 20_000
FEWEST_BLOCKS = 20
"""Before so many blocks their variance is not known well enough to stop."""
IMAGINED_BLOCKS = 20
"""The weight of a guess at the variance: few blocks that look alike by chance must not decide."""
ELO_OF_TEN = 400.0

ACCEPTED, REJECTED, UNDECIDED = "accepted", "rejected", "undecided"


def share_of_elo(elo: float, seats: int = 2, held: int = 1) -> float:
    """The expected share of a bot on `held` of the seats that is so much stronger than the others.

    Plackett–Luce: the chance of a seat to win is its strength among all strengths.
    """
    strength = held * 10 ** (elo / ELO_OF_TEN)
    return strength / (strength + seats - held)


def elo_of_share(share: float, seats: int = 2, held: int = 1) -> float | None:
    """How much stronger a bot with such a share is; None for a share of 0 or 1."""
    if not 0 < share < 1:
        return None
    return ELO_OF_TEN * math.log10(share / (1 - share) * (seats - held) / held)


@dataclass(frozen=True)
class Window:
    """The two strengths in question, in Elo: no better than `low`, at least as good as `high`."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not self.low < self.high:
            ends = {"low": f"{self.low:g}", "high": f"{self.high:g}"}
            raise BadInput(phrase("problem-window-order", **ends))


def read_window(text: str) -> Window:
    """A window from two numbers such as `0,15`."""
    try:
        low, high = (float(word) for word in text.split(","))
        if not (math.isfinite(low) and math.isfinite(high)):
            raise ValueError
    except ValueError:
        raise BadInput(phrase("problem-window", found=shown(text))) from None
    return Window(low, high)


@dataclass(frozen=True)
class Sprt:
    """Two expected shares, and which of them the blocks speak for."""

    low_share: float
    high_share: float
    guess: float
    """The variance of block means that is assumed before any block was seen."""

    def ratio(self, means: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio: above 0 it speaks for the higher share."""
        if not len(means):
            return 0.0
        numbers = np.asarray(means, dtype=np.float64)
        blocks, mean = len(numbers), float(numbers.mean())
        squares = blocks * float(numbers.var()) + IMAGINED_BLOCKS * self.guess
        spread = squares / (blocks + IMAGINED_BLOCKS)
        middle = (self.low_share + self.high_share) / 2
        return blocks * (self.high_share - self.low_share) * (mean - middle) / spread

    def verdict(self, means: Sequence[float]) -> str:
        """Whether the higher share is accepted, rejected, or still undecided."""
        ratio = self.ratio(means)
        if len(means) < FEWEST_BLOCKS or abs(ratio) < BOUND:
            return UNDECIDED
        return ACCEPTED if ratio > 0 else REJECTED


def sprt_of(window: Window, seats: int, held: int = 1) -> Sprt:
    """The test of a window in Elo for a bot on `held` of the seats."""
    low, high = (share_of_elo(elo, seats, held) for elo in (window.low, window.high))
    fair = held / seats
    return Sprt(low, high, guess=fair * (1 - fair) / seats)  # equal bots, games independent
