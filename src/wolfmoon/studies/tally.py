"""Games played at random or by bots, counted as they come."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NotRequired

import numpy as np
import numpy.typing as npt
from typing_extensions import TypedDict

from ..data.facts import Facts, ending
from ..engine.kernels import States
from ..engine.outcome import Outcome
from ..engine.rules import Rules
from ..engine.start import Options
from ..engine.stream import seed_of, streams
from .lengths import Lengths

if TYPE_CHECKING:
    from ..arena.contest import Contest
    from ..arena.records import GameRecord
    from ..data.parquet import Writer

AT_RANDOM = "random"
PLAYOUTS = 1
"""Play-outs draw from streams of their own, so that they share nothing with the set-ups."""


Sums = npt.NDArray[np.float64]
"""Sums by seat."""
NONE: Sums = np.zeros(1)


class SeatMeans(TypedDict):
    """The means of a seat: points by source and in all, and its share of the wins."""

    seat: int
    points: dict[str, float]
    total: float
    wins: float


class BotMeans(TypedDict):
    """The means of a bot: how many seats it has in a game, its share of the wins, its points."""

    name: str
    seats: float
    wins: float
    total: float


class TallyData(TypedDict):
    """What many games of one kind come to."""

    games: int
    seconds: float
    games_per_second: float
    decisions_per_game: float
    turns_per_game: float
    seats: list[SeatMeans]
    ended_by: dict[str, float]
    bots: NotRequired[list[BotMeans]]


class Tally(Lengths):
    """Games of one kind, counted as they are played: by seat and, if bots play, by bot."""

    def __init__(self, bots: Sequence[str] = ()) -> None:
        super().__init__()
        self.bots = tuple(bots)
        self.bot_seats: Counter[int] = Counter()
        self.bot_points: Counter[int] = Counter()
        self.bot_wins = [0.0] * len(bots)
        self.points: dict[str, Sums] = {}
        self.wins: Sums = np.zeros(1)

    def add(
        self,
        decisions: int,
        turns: int,
        points: Mapping[str, Sequence[int]],
        shares: Sequence[float],
        ended_by: str,
    ) -> None:
        """Count a game; points by source and shares in the win stand in the order of the seats."""
        self.count(decisions, turns, ended_by)
        self.wins = self.wins + np.array(shares, dtype=np.float64)
        for source, row in points.items():
            self.points[source] = self.points.get(source, NONE) + np.array(row)

    def add_record(self, record: "GameRecord") -> None:
        """Count a game of bots as the arena keeps it."""
        shares = record.shares()
        self.add(len(record.actions), record.turns, record.points, shares, record.ended_by)
        for bot, share, score in zip(record.seating, shares, record.scores, strict=True):
            self.bot_seats[bot] += 1
            self.bot_points[bot] += score
            self.bot_wins[bot] += share

    def summary(self, seconds: float) -> TallyData:
        """The counts as means."""
        seats: list[SeatMeans] = [
            {
                "seat": seat,
                "points": {
                    source: float(row[seat]) / self.games for source, row in self.points.items()
                },
                "total": sum(float(row[seat]) for row in self.points.values()) / self.games,
                "wins": float(self.wins[seat]) / self.games,
            }
            for seat in range(len(self.wins))
        ]
        told: TallyData = {
            "games": self.games,
            "seconds": seconds,
            "games_per_second": self.games / seconds,
            "decisions_per_game": sum(self.decisions) / self.games,
            "turns_per_game": sum(self.turns) / self.games,
            "seats": seats,
            "ended_by": {why: count / self.games for why, count in self.ended_by.items()},
        }
        return {**told, "bots": self._by_bot()} if self.bots else told

    def _by_bot(self) -> list[BotMeans]:
        """The means of each bot; its share of wins is summed over its seats."""
        return [
            {
                "name": name,
                "seats": self.bot_seats[bot] / self.games,
                "wins": self.bot_wins[bot] / self.games,
                "total": self.bot_points[bot] / self.bot_seats[bot],
            }
            for bot, name in enumerate(self.bots)
        ]


def play_at_random(
    tally: Tally,
    rules: Rules,
    options: Options,
    seed: int,
    count: int,
    writer: "Writer | None" = None,
) -> None:
    """Play so many games more; the seed and their numbers decide all of them.

    A writer gets every decision.
    """
    first = tally.games
    states = rules.new_many(count, seed, first=first, **options)
    words = streams(seed + PLAYOUTS, count, first=first)
    if writer is None:
        decisions, recorded = rules.play_out_many(states, words), None
    else:
        recorded = writer.recorder.at_random(states, words)
        states, decisions = recorded.ends, recorded.lengths
    outcomes = [
        _count_state(tally, rules, states[index : index + 1], int(decisions[index]))
        for index in range(count)
    ]
    if writer is not None and recorded is not None:
        writer.add(_facts_at_random(seed, first, outcomes), recorded)


def _facts_at_random(seed: int, first: int, outcomes: list[Outcome]) -> list[Facts]:
    seats = len(outcomes[0].scores)
    return [
        Facts(number, seed_of(seed, number), bots=(AT_RANDOM,) * seats, **ending(outcome))
        for number, outcome in enumerate(outcomes, start=first)
    ]


def _count_state(tally: Tally, rules: Rules, states: States, decisions: int) -> Outcome:
    outcome = rules.outcome(states)
    assert outcome is not None, "a game that was played out has ended"
    rows = rules.points(states)
    points = {source: [row[source] for row in rows] for source in rows[0]}
    tally.add(decisions, rules.turns(states[0]), points, outcome.shares, outcome.ended_by)
    return outcome


def write_records(
    writer: "Writer", contest: "Contest", first: int, records: Sequence["GameRecord"]
) -> None:
    """Write the decisions of some games as the arena keeps them, numbered from the first on."""
    rules = writer.recorder.rules
    facts = [
        Facts(
            number,
            record.setup_seed,
            bots=tuple(contest.bots[bot] for bot in record.seating),
            final=record.scores,
            shares=record.shares(),
            ended_by=record.ended_by,
        )
        for number, record in enumerate(records, start=first)
    ]
    starts = [rules.start(seed=each.setup_seed, **contest.options).states for each in records]
    recorded = writer.recorder.again(np.concatenate(starts), [each.actions for each in records])
    writer.add(facts, recorded)
