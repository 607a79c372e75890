"""Fitting a mind to games: what was seen after each turn foretells how the game ends.

The targets are those of TD(λ): partly what the mind itself says one turn later, partly what
came of the game. Only differences between the players of a game count, for what all of them
gain changes nothing. NumPy alone, and the same numbers from the same games.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .desk import FIRST_HIDDEN, SECOND_HIDDEN, Mind
from .features import FEATURES, See
from .value import POINTS_SCALE

Array = npt.NDArray[np.float32]
Weights = dict[str, Array]
Games = dict[str, npt.NDArray[Any]]
LINEAR = ("linear", "doubt")
NET = ("linear", "first", "first_bias", "second", "second_bias", "last", "doubt")
SPREAD = 0.8
"""How far final points usually lie from what is foretold, in POINTS_SCALE."""
BATCH = 1024
DECAY = 1e-4


@dataclass(frozen=True)
class Recipe:
    """How a mind is fitted."""

    parts: tuple[str, ...]
    passes: int
    speed: float = 3e-3
    fading: float = 0.95  # λ of TD(λ), for one turn
    unseen: tuple[int, ...] = ()  # features that a linear mind does without


@dataclass
class Table:
    """Positions of one number of players, and what is foretold and aimed at for each seat."""

    seen: npt.NDArray[np.float16]
    had: Array
    points: Array  # final points aimed at, in POINTS_SCALE
    wins: Array  # win shares aimed at


def new_weights(seed: int) -> Weights:
    """Weights to begin with: the net is silent at first, the linear part empty."""
    chance = np.random.default_rng(seed)

    def spread(*shape: int) -> Array:
        drawn = chance.standard_normal(shape) / np.sqrt(shape[0] / 2)
        return np.asarray(drawn, dtype=np.float32)

    return {
        "linear": np.zeros(FEATURES, dtype=np.float32),
        "first": 0.5 * spread(FEATURES, FIRST_HIDDEN),
        "first_bias": np.zeros(FIRST_HIDDEN, dtype=np.float32),
        "second": spread(FIRST_HIDDEN, SECOND_HIDDEN),
        "second_bias": np.zeros(SECOND_HIDDEN, dtype=np.float32),
        "last": 0.05 * spread(SECOND_HIDDEN, 1)[:, 0],
        "doubt": np.log(np.array([0.2, 0.6], dtype=np.float32)),
    }


def mind_of(weights: Weights, net: bool) -> Any:
    """The mind that compiled code uses, as an array of one."""
    minds = Mind.zeros()
    for name in NET if net else LINEAR:
        minds[0][name] = without_dust(weights[name])
    minds[0].doubt = np.exp(weights["doubt"]) * POINTS_SCALE
    minds[0].uses_net = net
    return minds


def without_dust(weights: Array) -> Array:
    """Weights that decay has made next to nothing as nothing: no sum feels them, but a processor
    takes many times longer for numbers as small as that."""
    return np.where(np.abs(weights) < np.finfo(np.float32).tiny, np.float32(0), weights)


# -- forwards and back --------------------------------------------------------------
def forward(weights: Weights, seen: Array, net: bool) -> tuple[Array, tuple[Array, ...]]:
    """What is added to the points of each row, and the hidden units for the way back."""
    added = seen @ weights["linear"]
    if not net:
        return added, ()
    one = np.maximum(seen @ weights["first"] + weights["first_bias"], 0)
    two = np.maximum(one @ weights["second"] + weights["second_bias"], 0)
    return added + two @ weights["last"], (one, two)


def backward(
    weights: Weights, seen: Array, hidden: tuple[Array, ...], slope: Array
) -> dict[str, Array]:
    """How the loss changes with each weight, from how it changes with what is foretold."""
    slopes = {"linear": seen.T @ slope}
    if hidden:
        one, two = hidden
        slopes["last"] = two.T @ slope
        at_two = np.outer(slope, weights["last"]) * (two > 0)
        slopes["second"] = one.T @ at_two
        slopes["second_bias"] = at_two.sum(axis=0)
        at_one = (at_two @ weights["second"].T) * (one > 0)
        slopes["first"] = seen.T @ at_one
        slopes["first_bias"] = at_one.sum(axis=0)
    return slopes


def doubts(weights: Weights, seen: Array) -> Array:
    """The doubt in each position."""
    base, more = np.exp(weights["doubt"])
    return np.asarray(base + more * seen[:, 0, See.DATES_LEFT], dtype=np.float32)


def shares(foretold: Array, doubt: Array) -> Array:
    """The win share of each seat in each position."""
    powers = foretold / doubt[:, None]
    powers = np.exp(powers - powers.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def slopes_of(
    weights: Weights, table: Table, rows: Any, net: bool
) -> tuple[dict[str, Array], float]:
    """How the loss on some positions changes with each weight, and the loss of win shares."""
    seen = table.seen[rows].astype(np.float32)
    positions, players, _ = seen.shape
    flat = seen.reshape(-1, FEATURES)
    added, hidden = forward(weights, flat, net)
    foretold = table.had[rows] / POINTS_SCALE + added.reshape(positions, players)
    gap = foretold - table.points[rows]
    gap -= gap.mean(axis=1, keepdims=True)
    doubt = doubts(weights, seen)
    share, aim = shares(foretold, doubt), table.wins[rows]
    off = (share - aim) / doubt[:, None]
    slope = (gap / SPREAD**2 + off) / positions
    slopes = backward(weights, flat, hidden, slope.reshape(-1).astype(np.float32))
    by_doubt = -(off * foretold).sum(axis=1) / doubt / positions
    base, more = np.exp(weights["doubt"])
    left = seen[:, 0, See.DATES_LEFT]
    slopes["doubt"] = np.array(
        [(by_doubt * base).sum(), (by_doubt * more * left).sum()], dtype=np.float32
    )
    loss = -(aim * np.log(share + 1e-9)).sum(axis=1).mean()
    return slopes, float(loss)


# -- what is aimed at ---------------------------------------------------------------
def aims(games: Games, weights: Weights, net: bool, fading: float) -> Table:
    """The targets of TD(λ) for every position of some games."""
    seen, had = games["seen"], games["had"]
    foretold = np.empty_like(had)
    for first in range(0, len(seen), 50_000):
        part = seen[first : first + 50_000].astype(np.float32)
        added, _ = forward(weights, part.reshape(-1, FEATURES), net)
        foretold[first : first + 50_000] = added.reshape(part.shape[:2])
    foretold += had / POINTS_SCALE
    share = shares(foretold, doubts(weights, seen.astype(np.float32)))
    points, wins = np.empty_like(foretold), np.empty_like(foretold)
    end = 0
    for length, ended, won in zip(games["lengths"], games["ended"], games["won"], strict=True):
        first, end = end, end + int(length)
        aim, win = ended / POINTS_SCALE, won
        for position in range(end - 1, first - 1, -1):
            points[position], wins[position] = aim, win
            aim = fading * aim + (1 - fading) * foretold[position]
            win = fading * win + (1 - fading) * share[position]
    return Table(seen, had, points, wins)


# -- the fit ------------------------------------------------------------------------
class Adam:
    """Steps of a size that fits each weight."""

    def __init__(self, weights: Weights, parts: tuple[str, ...]) -> None:
        self.mean = {part: np.zeros_like(weights[part]) for part in parts}
        self.square = {part: np.zeros_like(weights[part]) for part in parts}
        self.steps = 0

    def step(self, weights: Weights, slopes: dict[str, Array], speed: float) -> None:
        """Move every weight a little downhill."""
        self.steps += 1
        for part, mean in self.mean.items():
            slope = slopes[part] + DECAY * weights[part]
            mean += 0.1 * (slope - mean)
            self.square[part] += 0.001 * (slope * slope - self.square[part])
            sure = mean / (1 - 0.9**self.steps)
            scale = np.sqrt(self.square[part] / (1 - 0.999**self.steps)) + 1e-8
            weights[part] -= (speed * sure / scale).astype(np.float32)


def fit(
    weights: Weights,
    many: list[Games],
    recipe: Recipe,
    seed: int,
    tell: Callable[[str], None] = lambda line: None,
) -> tuple[Weights, float]:
    """Weights fitted to games, and the loss of their win shares in the last pass."""
    weights = {name: value.copy() for name, value in weights.items()}
    net = "first" in recipe.parts
    weights["linear"][list(recipe.unseen)] = 0.0
    tables = [aims(games, weights, net, recipe.fading) for games in many if len(games["lengths"])]
    chance = np.random.default_rng(seed)
    adam = Adam(weights, recipe.parts)
    batches = [
        (number, start)
        for number, table in enumerate(tables)
        for start in range(0, len(table.seen), BATCH)
    ]
    loss = 0.0
    for done in range(recipe.passes):
        orders = [chance.permutation(len(table.seen)) for table in tables]
        losses = []
        speed = recipe.speed * 0.5 * (1 + np.cos(np.pi * done / recipe.passes))
        for pick in chance.permutation(len(batches)):
            number, start = batches[pick]
            rows = np.sort(orders[number][start : start + BATCH])
            slopes, batch_loss = slopes_of(weights, tables[number], rows, net)
            slopes["linear"][list(recipe.unseen)] = 0.0
            adam.step(weights, slopes, speed)
            losses.append(batch_loss)
        loss = float(np.mean(losses))
        tell(f"fitting: pass {done + 1} of {recipe.passes}, loss {loss:.4f}")
    return weights, loss
