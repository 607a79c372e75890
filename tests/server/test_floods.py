"""S3: floods are refused, and others are served. In short; `tests/faults` does it at length."""

from pathlib import Path

from tests.faults.floods import LIMITS, flooded
from tests.server.houses import House


def test_limits_hold_in_every_flood(tmp_path: Path) -> None:
    with House(None, tmp_path, *LIMITS) as house:
        flooded(house, times=1)
