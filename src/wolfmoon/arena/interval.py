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

    def to_data(self, name: str = "value") -> dict[str, float | None]:
        """Plain data, with a name for the value; an end that has no bound is None."""
        ends = {"low": self.low, "high": self.high}
        bounded = {end: value if math.isfinite(value) else None for end, value in ends.items()}
        return {name: self.value, **bounded}
