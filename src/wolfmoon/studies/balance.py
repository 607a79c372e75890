"""How fair a game is: who wins, by all that sets seats apart, and what the points come from.

Every game has a set-up of its own, so that games are independent; bots of several kinds move on
by one seat from game to game.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from statistics import fmean, median

from ..arena.bout import rehearse
from ..arena.contest import Contest
from ..arena.executors import Executor, Job, in_order
from ..arena.records import Fault, GameRecord
from ..games import described, games
from .lengths import Lengths
from .means import Mean, mean, share_mean


def _numbers() -> "defaultdict[str, array[float]]":
    return defaultdict(lambda: array("d"))


class Balance(Lengths):
    """Games of one contest, counted as they are played; each array has a number for a game."""

    def __init__(self, contest: Contest) -> None:
        super().__init__()
        self.contest = contest
        self.shares: dict[str, dict[str, array[float]]] = {}
        """By group and label, the mean share in the win of the seats that it is true of."""
        self.points = _numbers()
        """By source, the mean of all seats."""
        self.winning_points = _numbers()
        """By source, the mean of those who won."""
        self.faults: Counter[Fault] = Counter()
        """Games that a bot lost by its own doing; nothing else counts in them."""

    @property
    def fair(self) -> float:
        """The share in the win of a seat that is like any other."""
        return 1 / self.contest.seats

    def add(self, record: GameRecord) -> None:
        """Count a game."""
        if record.fault:
            self.faults[record.fault] += 1
            return
        self.count(len(record.actions), record.turns, record.ended_by)
        for source, row in record.points.items():
            self.points[source].append(fmean(row))
            self.winning_points[source].append(fmean(row[seat] for seat in record.winners))
        self._add_shares(record)

    def _add_shares(self, record: GameRecord) -> None:
        rules = games[self.contest.game]
        starts = rules.start(seed=record.setup_seed, **self.contest.options).states
        found = described(self.contest.game).kinds().labels(rules, starts, record.actions)
        shares = record.shares()
        for group, labels in found.items():
            by_label = defaultdict(list)
            for label, seat in labels:
                by_label[label].append(shares[seat])
            kept = self.shares.setdefault(group, _numbers())
            for label, values in by_label.items():
                kept[label].append(fmean(values))

    def groups(self) -> dict[str, dict[str, Mean]]:
        """The share in the win by group and label."""
        kinds = described(self.contest.game).kinds()
        return {
            group: {
                label: share_mean(by_label[label])
                for label in sorted(by_label, key=lambda each: kinds.sort_key(group, each))
            }
            for group, by_label in self.shares.items()
        }

    def summary(self) -> dict[str, object]:
        """All figures as plain data."""
        return {
            "game": self.contest.game,
            "options": self.contest.options,
            "bots": [self.contest.bots[bot] for bot in self.contest.lineup],
            "seed": self.contest.seed,
            "games": self.games,
            "fair": self.fair,
            "shares": {
                group: {label: each.to_data() for label, each in labels.items()}
                for group, labels in self.groups().items()
            },
            "points": _means(self.points),
            "winning_points": _means(self.winning_points),
            "decisions": _length(self.decisions),
            "turns": _length(self.turns),
            "ended_by": dict(self.ended_by),
            "faults": {str(fault): count for fault, count in self.faults.items()},
        }


def _means(numbers: dict[str, "array[float]"]) -> dict[str, object]:
    return {source: mean(row).to_data() for source, row in numbers.items()}


def _length(counts: Sequence[int]) -> dict[str, object]:
    return {**mean(counts).to_data(), "median": median(counts)} if counts else {}


def play(contest: Contest, games: int, executor: Executor) -> Iterator[Balance]:
    """Play so many games; what is known after each."""
    rehearse(contest)
    balance, rotations = Balance(contest), contest.rotations
    jobs = (Job(n, contest, n, (rotations[n % len(rotations)],)) for n in range(games))
    with closing(executor.run(jobs)) as results:
        for _, records in in_order(results):
            for record in records:
                balance.add(record)
            yield balance
