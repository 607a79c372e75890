"""Where the bots stand after the blocks played so far."""

from array import array
from collections.abc import Sequence

import numpy as np

from .contest import Contest
from .interval import Interval
from .records import Fault, GameRecord, block_means
from .shares import share_of
from .sprt import BOUND, Sprt, Window, elo_of_share, sprt_of
from .summary import BotFigures, EloData, SprtData, Summary

SLOW = 95
"""The percentile of the times that is told."""


class Standing:
    """The block means, times and faults of every bot, added up as blocks come in."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.means = [array("d") for _ in contest.bots]
        self.decision_micros = [array("q") for _ in contest.bots]
        self.turn_micros = [array("q") for _ in contest.bots]
        self.faults: list[Fault] = []
        self.failures = [0] * len(contest.bots)
        self.games = 0

    @property
    def blocks(self) -> int:
        """How many blocks were played."""
        return len(self.means[0])

    def add(self, games: Sequence[GameRecord]) -> None:
        """Add a block."""
        for game in games:
            for seat, bot in enumerate(game.seating):
                self.decision_micros[bot].extend(game.decision_micros[seat])
                self.turn_micros[bot].extend(game.turn_micros[seat])
            if game.fault:
                self.faults.append(game.fault)
                self.failures[game.seating[game.fault.seat]] += 1
        for own, mean in zip(self.means, block_means(games, len(self.means)), strict=True):
            own.append(mean)
        self.games += len(games)

    def share(self, bot: int = 0) -> Interval:
        """The share of a bot, over all its seats."""
        return share_of(self.means[bot])

    def sprt(self, window: Window) -> Sprt:
        """The test of a window for the bot in question."""
        return sprt_of(window, self.contest.seats, self.contest.lineup.count(0))

    def summary(self, window: Window | None = None) -> Summary:
        """All figures as plain data, the bot in question first."""
        return {
            "blocks": self.blocks,
            "games": self.games,
            "bots": [self._bot(number) for number in range(len(self.means))],
            "elo": self._elo(),
            "sprt": None if window is None else self._sprt(window),
            "faults": [fault.to_data() for fault in self.faults],
        }

    def _bot(self, number: int) -> BotFigures:
        share, held = self.share(number), self.contest.lineup.count(number)
        return {
            "name": self.contest.bots[number],
            "share": share.value,
            "low": share.low,
            "high": share.high,
            "fair": held / self.contest.seats,
            "seats": held,
            "decisions": len(self.decision_micros[number]),
            "p95_ms": slow_ms(self.decision_micros[number]),
            "p95_turn_ms": slow_ms(self.turn_micros[number]),
            "faults": self.failures[number],
        }

    def _elo(self) -> EloData | None:
        """How much stronger the bot in question is than the other, if there is but one other."""
        if len(self.means) != 2:
            return None
        seats, held, share = self.contest.seats, self.contest.lineup.count(0), self.share()
        return {
            "value": elo_of_share(share.value, seats, held),
            "low": elo_of_share(share.low, seats, held),
            "high": elo_of_share(share.high, seats, held),
        }

    def _sprt(self, window: Window) -> SprtData:
        test = self.sprt(window)
        return {
            "window": [window.low, window.high],
            "shares": [test.low_share, test.high_share],
            "ratio": test.ratio(self.means[0]),
            "bounds": [-BOUND, BOUND],
            "verdict": test.verdict(self.means[0]),
        }


def slow_ms(micros: Sequence[int]) -> float | None:
    """The time in milliseconds that 95 of 100 stay within; None if there are none."""
    return float(np.percentile(np.array(micros), SLOW)) / 1000 if len(micros) else None
