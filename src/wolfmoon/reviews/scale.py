"""Whom someone played like: what the bots lose a turn, measured by the same reviewer."""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

import numpy as np

from ..games.shapes import BotName
from ..hints.estimate import deviate
from .models import ReviewRange, ReviewScale

FILE = Path(__file__).with_name("scale.json")
FEWEST = 5
"""Turns from which a mean says something."""


class Measured(TypedDict):
    """What a bot loses a turn, in parts of a fair share: so tables of any size are compared."""

    bot: BotName
    part: float
    low: float
    high: float


@cache
def _measured() -> dict[str, list[Measured]]:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: rows for name, rows in kept.items() if isinstance(rows, list)}


def scale_of(game: str, seats: int) -> list[ReviewScale]:
    """What each bot loses a turn at a table of so many, the weakest first."""
    return [
        {
            "bot": row["bot"],
            "loss": row["part"] / seats,
            "interval": {"low": row["low"] / seats, "high": row["high"] / seats},
        }
        for row in _measured().get(game, [])
    ]


def mean_loss(losses: list[float]) -> tuple[float, ReviewRange]:
    """The mean share lost a turn, with its interval; nobody loses less than nothing."""
    if not losses:
        return 0.0, {"low": 0.0, "high": 0.0}
    mean = float(np.mean(losses))
    if len(losses) < 2:
        return mean, {"low": 0.0, "high": 1.0}
    half = deviate(len(losses)) * float(np.std(losses, ddof=1)) / len(losses) ** 0.5
    return mean, {"low": max(0.0, mean - half), "high": mean + half}


def like(game: str, seats: int, losses: list[float]) -> tuple[BotName | None, list[BotName]]:
    """The bot that loses about as much, and all that the interval does not rule out."""
    scale = scale_of(game, seats)
    if len(losses) < FEWEST or not scale:
        return None, []
    mean, ends = mean_loss(losses)
    nearest = min(scale, key=lambda row: abs(_log(row["loss"]) - _log(mean)))["bot"]
    within = [row["bot"] for row in scale if ends["low"] <= row["loss"] <= ends["high"]]
    return nearest, within or _around(scale, mean)


def _around(scale: list[ReviewScale], mean: float) -> list[BotName]:
    """The bots beside a mean that is no bot's."""
    above = [row["bot"] for row in scale if row["loss"] > mean]
    below = [row["bot"] for row in scale if row["loss"] <= mean]
    return [*above[-1:], *below[:1]]


def _log(loss: float) -> float:
    """Losses are compared by how many times as large one is: twice is twice anywhere."""
    return float(np.log(max(loss, 1e-4)))
