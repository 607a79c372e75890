"""What many games have in common: played at random, counted, summed up."""

from collections import Counter
from typing import Any

import numpy as np

from .engine.game import Rules
from .engine.stream import streams

PLAYOUTS = 1
"""Play-outs draw from streams of their own, so that they share nothing with the set-ups."""


class Tally:
    """Random games of one kind, counted as they are played."""

    def __init__(self, rules: Rules, options: dict[str, Any]) -> None:
        self.rules = rules
        self.options = options
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.points: dict[str, Any] = {}
        self.wins: Any = 0.0
        self.ended_by: Counter[str] = Counter()

    def play(self, count: int, seed: int) -> None:
        """Play so many games more; the seed and their numbers decide all of them."""
        states = self.rules.new_many(count, seed, first=self.games, **self.options)
        words = streams(seed + PLAYOUTS, count, first=self.games)
        self.decisions += int(self.rules.play_out_many(states, words).sum())
        for index in range(count):
            self._add(states[index : index + 1])
        self.games += count

    def _add(self, states: Any) -> None:
        outcome = self.rules.outcome(states)
        assert outcome is not None, "a game that was played out has ended"
        self.turns += self.rules.turns(states[0])
        self.ended_by[outcome.ended_by] += 1
        share = [
            (seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.scores))
        ]
        self.wins = self.wins + np.array(share)
        for seat, points in enumerate(self.rules.points(states)):
            for source, value in points.items():
                row = self.points.setdefault(source, [0] * len(share))
                row[seat] += value

    def summary(self, seconds: float) -> dict[str, Any]:
        """The counts as means."""
        seats = [
            {
                "seat": seat,
                "points": {source: row[seat] / self.games for source, row in self.points.items()},
                "total": sum(row[seat] for row in self.points.values()) / self.games,
                "wins": float(self.wins[seat]) / self.games,
            }
            for seat in range(len(self.wins))
        ]
        return {
            "games": self.games,
            "seconds": seconds,
            "games_per_second": self.games / seconds,
            "decisions_per_game": self.decisions / self.games,
            "turns_per_game": self.turns / self.games,
            "seats": seats,
            "ended_by": {why: count / self.games for why, count in self.ended_by.items()},
        }
