"""The mark of a hunt: how many games of bots from the same seat it beats, in per cent."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

LEVELS = ("scout", "hunter", "alpha")
"""Who hunts the night before."""
LEAST_GAMES = 20
"""Games of each bot that a mark wants; a night brings more."""
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


ByLevel = Mapping[str, Sequence[Result]]
"""What bots made of a set-up, by their levels."""


def mark_of(own: Result, bots: ByLevel) -> int | None:
    """The mark, ties half; None until each bot has played often enough.

    Before that it would depend on which of them happened to play first, and move with every game.
    """
    if any(len(bots.get(level, ())) < LEAST_GAMES for level in LEVELS):
        return None
    games = [each for level in LEVELS for each in bots[level]]
    beaten = sum((own > each) + (own == each) / 2 for each in games)
    return round(100 * beaten / len(games))


def week_of(marks: Sequence[int]) -> int:
    """What the marks of a week are worth together."""
    return sum(sorted(marks, reverse=True)[:BEST_OF_WEEK])
