"""Ratings in Elo from who finished before whom: Plackett–Luce, which for two is Bradley–Terry.

A ranking is a run of stages: the first is drawn among all seats, each with the chance of its
strength, the second among the rest, and so on. Seats that share a rank count as all their orders
in parts. Every pair of bots has one imagined game that both shared, so that a bot that always
won has a rating too.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

import numpy as np
import numpy.typing as npt

from .interval import Interval
from .sprt import ELO_OF_TEN

Floats = npt.NDArray[np.float64]
Stage = tuple[tuple[int, ...], int]
"""How many seats each bot has among those still without a rank, and the bot that comes next."""
Result = tuple[Sequence[int], Sequence[int]]
"""The bot and the rank of every seat."""

RESAMPLES = 1000
TAILS = (2.5, 97.5)
STEPS = 100
SMALL = 1e-9
LARGEST_STEP = 2.0


def stages_of(result: Result, bots: int) -> dict[Stage, float]:
    """The stages of a ranking, each with its weight."""
    seating, ranks = result
    orders = _orders(seating, ranks)
    found: dict[Stage, float] = defaultdict(float)
    for order in orders:
        left = Counter(order)
        for bot in order:
            if len(left) > 1:  # where only one bot is left nothing is decided
                found[tuple(left[each] for each in range(bots)), bot] += 1 / len(orders)
            left[bot] -= 1
            left += Counter()  # forget who has no seat left
    return found


def _orders(seating: Sequence[int], ranks: Sequence[int]) -> list[list[int]]:
    """All orders of the bots that fit the ranks."""
    orders: list[list[int]] = [[]]
    for rank in sorted(set(ranks)):
        tied = [bot for bot, own in zip(seating, ranks, strict=True) if own == rank]
        orders = [[*order, *more] for order in orders for more in permutations(tied)]
    return orders


class Stages:
    """The stages of many blocks: what each kind is, and its weight in each block."""

    def __init__(self, blocks: Iterable[Iterable[Result]], bots: int) -> None:
        rows: list[dict[Stage, float]] = []
        for results in blocks:
            row: dict[Stage, float] = defaultdict(float)
            for result in results:
                for stage, weight in stages_of(result, bots).items():
                    row[stage] += weight
            rows.append(row)
        imagined = _imagined(bots)
        kinds = sorted({stage for row in [imagined, *rows] for stage in row})
        self.left = np.array([left for left, _ in kinds], dtype=np.float64)
        self.next = np.array([bot for _, bot in kinds])
        self.weights = np.array([[row.get(kind, 0.0) for kind in kinds] for row in rows])
        self.imagined = np.array([imagined.get(kind, 0.0) for kind in kinds])
        self.bots = bots


def _imagined(bots: int) -> dict[Stage, float]:
    found: dict[Stage, float] = {}
    for pair in combinations(range(bots), 2):
        left = tuple(int(bot in pair) for bot in range(bots))
        found.update({(left, bot): 0.5 for bot in pair})
    return found


def strengths(stages: Stages, weights: Floats, anchor: int) -> Floats:
    """For each row of weights the most likely strengths, as natural logarithms; the anchor's is 0.

    Newton's method: the likelihood is concave, and steps are kept short far from its top.
    """
    free = np.array([bot for bot in range(stages.bots) if bot != anchor])
    total = weights + stages.imagined
    won = total @ (stages.next[:, None] == np.arange(stages.bots))
    theta: Floats = np.zeros((len(total), stages.bots))
    for _ in range(STEPS):
        powers = np.exp(theta - theta.max(axis=1, keepdims=True))
        chances = stages.left * powers[:, None, :]
        chances /= chances.sum(axis=2, keepdims=True)
        expected = np.einsum("rs,rsi->ri", total, chances)
        slope = (won - expected)[:, free]
        curve = -np.einsum("rs,rsi,rsj->rij", total, chances, chances)
        curve[:, range(stages.bots), range(stages.bots)] += expected
        step = np.linalg.solve(curve[:, free[:, None], free], slope[:, :, None])[:, :, 0]
        largest = np.abs(step).max(axis=1, keepdims=True)
        theta[:, free] += step * np.minimum(1.0, LARGEST_STEP / np.maximum(largest, SMALL))
        if largest.max() < SMALL:
            break
    return theta


def ratings(
    blocks: Iterable[Iterable[Result]], bots: int, anchor: int = 0, seed: int = 0
) -> list[Interval]:
    """The rating of each bot in Elo, its interval from blocks drawn again; the anchor has 0."""
    stages = Stages(blocks, bots)
    count = len(stages.weights)
    (best,) = strengths(stages, stages.weights.sum(axis=0, keepdims=True), anchor)
    draws = np.random.default_rng(seed).multinomial(count, [1 / count] * count, RESAMPLES)
    again = strengths(stages, draws @ stages.weights, anchor)
    ends = np.percentile(again, TAILS, axis=0)
    scale = ELO_OF_TEN / math.log(10)
    return [
        Interval(float(best[bot] * scale), float(low * scale), float(high * scale))
        for bot, (low, high) in enumerate(ends.T)
    ]
