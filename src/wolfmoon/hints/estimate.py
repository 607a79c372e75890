"""Estimates from paired samples: the same luck for all that is compared."""

import math

import numpy as np
import numpy.typing as npt

from ..confidence import t_quantile
from .models import Estimate, Label

Shares = npt.NDArray[np.float64]
"""Win shares of one way to go on, a number for each piece of luck."""
POINTS = 100.0
"""A win share of 1 in points."""
ERRORS_TO_WARN = 3.0
INACCURACY, MISTAKE, BLUNDER = 0.1, 0.2, 0.3
"""Parts of a fair share that a turn gives up."""
DIGITS = 2


def deviate(samples: int) -> float:
    """How many standard errors an interval of so many samples reaches to each side."""
    return t_quantile(max(samples - 1, 1))


def standard_error(differences: Shares) -> float:
    """The standard error of the mean of some differences, in points."""
    if len(differences) < 2:
        return 0.0
    return float(POINTS * differences.std(ddof=1) / math.sqrt(len(differences)))


def estimate(differences: Shares) -> Estimate:
    """The mean of some differences in points, and where it lies."""
    value = float(POINTS * differences.mean())
    half = deviate(len(differences)) * standard_error(differences)
    return {
        "value": round(value, DIGITS),
        "low": round(value - half, DIGITS),
        "high": round(value + half, DIGITS),
    }


def label_of(loss: float, error: float, seats: int) -> Label | None:
    """How heavy a loss is; none that is not three times its error."""
    if loss <= 0.0 or loss < ERRORS_TO_WARN * error:
        return None
    fair = POINTS / seats
    if loss >= BLUNDER * fair:
        return "blunder"
    if loss >= MISTAKE * fair:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY * fair else None
