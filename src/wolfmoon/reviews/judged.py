"""What is found out about a turn: what everyone's chance was before and after it, and its price."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ..hints.estimate import deviate
from .models import ReviewKnown, ReviewRange

Vector = npt.NDArray[np.float64]
"""A win share for each seat."""


@dataclass
class Judged:
    """A turn that was judged."""

    before: Vector
    after: Vector
    loss: float = 0.0
    se: float = 0.0
    doubt: float = 0.0
    """How far off the value itself may be, with any luck: a label has to stand that too."""
    samples: int = 0
    """Continuations of the turn, and as many of the better one; or ways that were solved."""
    counted: bool = False
    forced: bool = False
    deep: bool = False
    """Whether it was looked at in depth: nothing else gets a label."""
    better: tuple[int, ...] | None = None
    margin: float = 0.0
    """How much better it is than the next best idea, if it is the best; and the error of that."""
    margin_se: float = 0.0
    alternative: tuple[int, ...] | None = None
    """The next best idea; or what is nearly as good as the better one."""
    gifts: Vector = field(default_factory=lambda: np.zeros(0))
    others: Vector = field(default_factory=lambda: np.zeros(0))
    known: ReviewKnown | None = None

    @property
    def moved(self) -> Vector:
        """What the turn changed for each."""
        return self.after - self.before


def error_of(differences: npt.NDArray[np.float64]) -> float:
    """The standard error of the mean of paired differences."""
    if len(differences) < 2:
        return 0.0
    return float(differences.std(ddof=1) / np.sqrt(len(differences)))


def range_of(value: float, error: float, samples: int) -> ReviewRange:
    """The 95 % interval of an estimate."""
    half = deviate(samples) * error if error else 0.0
    return {"low": value - half, "high": value + half}


def shared_out(moved: Vector, seat: int, loss: float) -> tuple[Vector, Vector]:
    """What an error gave to the others, and what a free choice moved between them.

    The gifts add up to the loss: they go to those who gained, in proportion. What is left adds up
    to nothing: it was taken from some and given to others.
    """
    gains = np.maximum(moved, 0.0)
    gains[seat] = 0.0
    total = float(gains.sum())
    gifts = gains * (loss / total) if total > 0.0 else np.zeros_like(moved)
    others = moved - gifts
    others[seat] += loss
    return gifts, others
