"""How far one way to go on is ahead of another, and how sure that is."""

from dataclasses import dataclass

from ..hints.estimate import ERRORS_TO_WARN, POINTS, Shares, deviate, standard_error
from .verdict import Refutation, Verdict

GOOD_ENOUGH = 0.05
"""The part of a fair share that may be given up and still be right: half of what sets the best
apart from the next."""


@dataclass(frozen=True)
class Lead:
    """How far a turn is ahead of another, in points of win share, and the error of that."""

    points: float
    error: float
    samples: int

    @classmethod
    def of(cls, ahead: Shares) -> "Lead":
        """What differences of win shares come to."""
        return cls(float(POINTS * ahead.mean()), standard_error(ahead), len(ahead))

    @property
    def doubt(self) -> float:
        """Half of the 95 % interval."""
        return deviate(self.samples) * self.error

    def is_clear(self, least: float) -> bool:
        """Whether it is large enough, and three times its error."""
        return self.points >= least and self.points >= ERRORS_TO_WARN * self.error

    def verdict(self, fair: float, refutation: Refutation | None = None) -> Verdict:
        """What is said to a try that the best is so far ahead of."""
        loss = max(self.points, 0.0)
        right = loss <= GOOD_ENOUGH * fair
        answer = None if right else refutation
        return Verdict(right, (int(right),), refutation=answer, loss=loss, doubt=self.doubt)
