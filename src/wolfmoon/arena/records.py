"""What is kept of a game: who sat where, what came out, what was decided, and how long it took."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..engine.outcome import win_shares
from .summary import FaultData

CRASH, HANG, ILLEGAL = "crash", "hang", "illegal"
"""How a bot can fail: an exception, no answer in time, an action that is not offered."""


@dataclass(frozen=True)
class Fault:
    """A bot that failed, and so lost a game."""

    bot: str
    seat: int
    kind: str
    what: str
    """What happened, in one line."""

    def to_data(self) -> FaultData:
        """The fault as plain data."""
        return {"bot": self.bot, "seat": self.seat, "kind": self.kind, "what": self.what}

    def __str__(self) -> str:
        return f"{self.bot} on seat {self.seat + 1}: {self.kind}, {self.what}"


@dataclass(frozen=True)
class GameRecord:
    """One game. What belongs to the seats stands in their order."""

    block: int
    rotation: int
    """Which game of its block; the first bot of the lineup has the seat of this number."""
    setup_seed: int
    seating: tuple[int, ...]
    """The number of the bot on each seat."""
    points: dict[str, tuple[int, ...]]
    """By source, as they stood at the end."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    turns: int
    ended_by: str
    fault: Fault | None
    actions: tuple[int, ...]
    decision_micros: tuple[tuple[int, ...], ...]
    """For each seat, the time that each of its decisions took."""
    turn_micros: tuple[tuple[int, ...], ...]
    """For each seat, the time that all decisions of each of its turns took."""

    def shares(self) -> tuple[float, ...]:
        """The share of each seat in the win."""
        return win_shares(self.winners, len(self.seating))

    def to_data(self) -> dict[str, object]:
        """The record as plain data."""
        return asdict(self)


def from_data(data: dict[str, Any]) -> GameRecord:
    """A record from plain data, as `to_data` gave it."""
    changed: dict[str, Callable[[Any], Any]] = {
        "seating": tuple,
        "scores": tuple,
        "winners": tuple,
        "ranks": tuple,
        "actions": tuple,
        "points": _points,
        "fault": lambda fault: Fault(**fault) if fault else None,
        "decision_micros": _rows,
        "turn_micros": _rows,
    }
    read = {key: change(data[key]) for key, change in changed.items()}
    return GameRecord(**{**data, **read})


def _points(points: dict[str, list[int]]) -> dict[str, tuple[int, ...]]:
    """Points by source; in older records the names of sources have spaces."""
    return {source.replace(" ", "-"): tuple(row) for source, row in points.items()}


def _rows(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(row) for row in rows)


def block_means(games: Sequence[GameRecord], bots: int) -> list[float]:
    """The share in the win of each bot in the games of a block, over all its seats."""
    totals = [0.0] * bots
    for game in games:
        for bot, share in zip(game.seating, game.shares(), strict=True):
            totals[bot] += share
    return [total / len(games) for total in totals]
