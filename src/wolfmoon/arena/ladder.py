"""All bots of a game against each other, and the ratings that follow."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, permutations

from ..engine.errors import BadInput, phrase
from .bout import rehearse
from .contest import Contest, checked
from .executors import Executor, Job, in_order
from .interval import Interval
from .ratings import Result, ratings
from .records import block_means
from .shares import FEWEST_BLOCKS, share_of
from .summary import FaultData, Meeting, Rating, Ratings

ANCHOR = "random"
"""The bot whose rating is 0."""


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets: every choice of bots that fills the seats; if there are too few, all of them."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    choices = combinations_with_replacement(range(bots), seats)
    return [choice for choice in choices if len(set(choice)) == bots]


def orders_of(lineup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All orders round the table: a block itself takes everyone to every seat."""
    first, *others = lineup
    return sorted({(first, *order) for order in permutations(others)})


@dataclass(frozen=True)
class Ladder:
    """Contests of the same bots, one for each lineup, on the same set-ups."""

    contests: tuple[Contest, ...]
    blocks: int

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of all bots."""
        return self.contests[0].bots

    def jobs(self) -> list[Job]:
        """All blocks; from one to the next a lineup sits in another order, all orders in turn."""
        jobs: list[Job] = []
        for block in range(self.blocks):
            for contest in self.contests:
                orders = orders_of(contest.lineup)
                lineup = orders[block % len(orders)]
                jobs.append(Job(len(jobs), replace(contest, lineup=lineup), block))
        return jobs


def ladder_of(contest: Contest, seats: int, blocks: int) -> Ladder:
    """The ladder of a contest's bots, with the anchor among them."""
    bots = contest.bots if ANCHOR in contest.bots else (ANCHOR, *contest.bots)
    if twice := {name for name in bots if bots.count(name) > 1}:
        raise BadInput(phrase("problem-ladder-twice", name=min(twice)))
    if len(bots) < 2:
        raise BadInput(phrase("problem-ladder-alone", name=ANCHOR))
    if blocks < FEWEST_BLOCKS:
        raise BadInput(phrase("problem-few-blocks", fewest=FEWEST_BLOCKS, found=blocks))
    checked(replace(contest, bots=bots))
    found = lineups(len(bots), seats)
    return Ladder(tuple(replace(contest, bots=bots, lineup=each) for each in found), blocks)


def run_ladder(
    ladder: Ladder, executor: Executor, watch: Callable[[int], None] = lambda done: None
) -> Ratings:
    """Play everything; the ratings and the single meetings as plain data."""
    by_block: list[list[Result]] = [[] for _ in range(ladder.blocks)]
    meetings: dict[tuple[int, ...], list[list[float]]] = {}
    faults: list[FaultData] = []
    rehearse(ladder.contests[0])
    with closing(executor.run(ladder.jobs())) as results:
        for job, games in in_order(results):
            # Lineups share their set-ups and luck, so they are drawn again together.
            by_block[job.block] += [(game.seating, game.ranks) for game in games]
            means = meetings.setdefault(tuple(sorted(job.contest.lineup)), [])
            means.append(block_means(games, len(ladder.bots)))
            faults += [game.fault.to_data() for game in games if game.fault]
            watch(job.number + 1)
    anchor, seed = ladder.bots.index(ANCHOR), ladder.contests[0].seed
    found = ratings(by_block, len(ladder.bots), anchor, seed)
    rows = [_rating(name, one) for name, one in zip(ladder.bots, found, strict=True)]
    return {
        "blocks": ladder.blocks,
        "bots": sorted(rows, key=lambda row: -row["elo"]),
        "meetings": [_meeting(ladder.bots, *each) for each in meetings.items()],
        "faults": faults,
    }


def _rating(name: str, elo: Interval) -> Rating:
    low, high = elo.bounds()
    return {"name": name, "elo": elo.value, "low": low, "high": high}


def _meeting(names: tuple[str, ...], lineup: tuple[int, ...], means: list[list[float]]) -> Meeting:
    """The share of each bot of a lineup in the games they played together."""
    found = sorted(set(lineup))
    shares = [share_of([row[bot] for row in means]) for bot in found]
    return {
        "lineup": [names[bot] for bot in lineup],
        "bots": [
            {
                "name": names[bot],
                "share": share.value,
                "low": share.low,
                "high": share.high,
                "fair": lineup.count(bot) / len(lineup),
            }
            for bot, share in zip(found, shares, strict=True)
        ],
    }
