"""Ways to go on, compared: how they stand, and how clearly."""

from collections.abc import Sequence
from dataclasses import dataclass

from .estimate import POINTS, Shares, estimate
from .models import Estimate, HintOption, HintSure

EXACT = 9
"""Decimals beyond which a mean of shares says nothing."""
CLOSE = 1.0
"""Ways that differ by less, in points of win share, are as good as each other."""


@dataclass(frozen=True)
class Compared:
    """A way to go on, with the win shares that it led to."""

    line: tuple[int, ...]
    text: str
    shares: Shares
    each: int = 1
    """Continuations that each of the shares is the mean of."""
    counted: bool = False
    """Whether the shares are all that there are: then nothing is estimated."""

    @property
    def share(self) -> float:
        """Their mean, in points; equals are equal, whatever the order in which they were added."""
        return round(float(POINTS * self.shares.mean()), EXACT)


def ranked(ways: Sequence[Compared]) -> list[Compared]:
    """The best first; equals in the order of their decisions."""
    return sorted(ways, key=lambda way: (-way.share, way.line))


def close_to_best(ways: Sequence[Compared]) -> int:
    """How many ways, the best of them included, are within a point of the best."""
    return sum(ways[0].share - way.share < CLOSE for way in ways)


def sure(ways: Sequence[Compared]) -> HintSure:
    """How ways to go on compare, the best first."""
    best = ways[0]
    return {
        "compared": len(ways),
        "continuations": len(best.shares) * best.each,
        "counted": best.counted,
        "margin": margin(best, ways[1]) if len(ways) > 1 else None,
        "close": close_to_best(ways),
        "options": [_option(way) for way in ways],
    }


def margin(better: Compared, other: Compared) -> Estimate:
    """How much better one way is than another; what was counted has no doubt."""
    found = estimate(better.shares - other.shares)
    if better.counted:
        found["low"] = found["high"] = found["value"]
    return found


def _option(way: Compared) -> HintOption:
    told: HintOption = {"decisions": list(way.line), "text": way.text, "share": round(way.share, 2)}
    if way.counted:
        told["ahead"] = int((way.shares == 1.0).sum())
    return told
