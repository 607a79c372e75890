"""A value and its interval."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Interval:
    """A value, and the ends between which it lies: an estimate's at 95 %, times' from p5 to p95."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Interval":
        """All of it in another unit."""
        return Interval(factor * self.value, factor * self.low, factor * self.high)

    def bounds(self) -> tuple[float | None, float | None]:
        """Both ends; one that has no bound is None."""
        low, high = (end if math.isfinite(end) else None for end in (self.low, self.high))
        return low, high

    def to_data(self) -> dict[str, float | None]:
        """Plain data; an end that has no bound is None."""
        low, high = self.bounds()
        return {"value": self.value, "low": low, "high": high}
