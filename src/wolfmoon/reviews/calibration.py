"""The curve set right: a small mapping from what the engine thinks to how games went.

Chances are sharpened or dulled by a power, which depends on the table and on how far the game has
come, and are then made to add up to 1 again. The powers are data: `calibration.json` says how they
were fitted, and on which games.
"""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

import numpy as np

from .judged import Vector

FILE = Path(__file__).with_name("calibration.json")
LEAST = 1e-6
"""No chance is smaller, however sure the engine is, while a game goes on."""


class Fitted(TypedDict):
    """The powers of a kind of table: at the beginning, in the middle and at the end."""

    table: str
    powers: list[float]


@cache
def powers() -> dict[str, list[float]]:
    """The powers by kind of table."""
    fitted: list[Fitted] = json.loads(FILE.read_text(encoding="utf-8"))["fitted"]
    return {each["table"]: each["powers"] for each in fitted}


def power_at(table: str, progress: float) -> float:
    """The power at a part of the game from 0 to 1, between those that were fitted."""
    found = powers().get(table)
    if not found:
        return 1.0
    return float(np.interp(progress, np.linspace(0.0, 1.0, len(found)), found))


def sharpened(shares: Vector, power: float) -> Vector:
    """Chances to a power, adding up to 1 again."""
    raised = np.maximum(shares, LEAST) ** power
    return np.asarray(raised / raised.sum())


def set_right(shares: Vector, table: str, progress: float) -> Vector:
    """Chances as games went, for a kind of table and a part of the game."""
    return sharpened(shares, power_at(table, progress))
