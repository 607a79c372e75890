"""Which turns get a label, and which are turning points: what was lost must be large and clear."""

from math import hypot

from ..hints.estimate import BLUNDER, ERRORS_TO_WARN, INACCURACY, MISTAKE
from ..hints.models import Label
from .judged import Judged

__all__ = [
    "BLUNDER",
    "GOOD_ENOUGH",
    "INACCURACY",
    "MISTAKE",
    "SURE",
    "SUSPECT",
    "is_clear",
    "is_good_enough",
    "label_of",
]

SUSPECT = 0.05
"""From this part of a fair share on a turn is looked at in depth."""
SURE = 3.0
"""So many errors are taken off a loss before it is weighed: what has a label lost that much for
sure, and what is in doubt between two labels has the milder one."""
GOOD_ENOUGH = 0.06
"""A second try that loses no more than this part of a fair share counts."""


def is_clear(amount: float, error: float, least: float) -> bool:
    """Whether an amount is large enough, and three times its error."""
    return amount >= least and amount >= ERRORS_TO_WARN * error


def is_good_enough(loss: float, seats: int) -> bool:
    """Whether a second try counts."""
    return loss <= GOOD_ENOUGH / seats


def label_of(judged: Judged, seats: int) -> Label | None:
    """How heavy the loss of a turn is at least; none that was not looked at in depth."""
    if not judged.deep:
        return None
    error = hypot(judged.se, judged.doubt)
    if not is_clear(judged.loss, error, INACCURACY / seats):
        return None
    return weighed(judged.loss - SURE * error, seats)


def weighed(loss: float, seats: int) -> Label | None:
    """How heavy a loss is that is certain."""
    if loss >= BLUNDER / seats:
        return "blunder"
    if loss >= MISTAKE / seats:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY / seats else None
