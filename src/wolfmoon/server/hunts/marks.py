"""The mark of a hunt: how many games of bots from the same seat it beats, in per cent."""

from collections.abc import Sequence
from typing import NamedTuple

BEST_OF_WEEK = 5
"""So many marks of seven days count in a week."""


class Result(NamedTuple):
    """What came of a hunt. A better one is greater: the win first, then the points ahead."""

    share: float
    """Of the win."""
    ahead: int
    """Points ahead of the best of the others."""


def result_of(shares: Sequence[float], points: Sequence[int], seat: int) -> Result:
    """The result of a seat."""
    others = [each for place, each in enumerate(points) if place != seat]
    return Result(shares[seat], points[seat] - max(others))


def mark_of(own: Result, bots: Sequence[Result]) -> int | None:
    """The mark, ties half; None while no bot has played."""
    if not bots:
        return None
    beaten = sum((own > each) + (own == each) / 2 for each in bots)
    return round(100 * beaten / len(bots))


def week_of(marks: Sequence[int]) -> int:
    """What the marks of a week are worth together."""
    return sum(sorted(marks, reverse=True)[:BEST_OF_WEEK])
