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

from .features import FEATURES, See
from .value import POINTS_SCALE
from .workbench import FIRST_HIDDEN, SECOND_HIDDEN, Mind

Array = npt.NDArray[np.float32]
Weights = dict[str, Array]
Games = dict[str, npt.NDArray[Any]]
ReportEpoch = Callable[[int, int, float], None]
"""Hears which epoch is done, of how many, and its loss."""
LINEAR = ("linear", "doubt")
NET = ("linear", "first", "first_bias", "second", "second_bias", "last", "doubt")
SPREAD = 0.8
"""How far final points usually lie from what is foretold, in POINTS_SCALE."""
BATCH_SIZE = 1024
WEIGHT_DECAY = 1e-4


@dataclass(frozen=True)
class Recipe:
    """How a mind is fitted."""

    parts: tuple[str, ...]
    epochs: int
    learning_rate: float = 3e-3
    td_lambda: float = 0.95  # λ of TD(λ), for one turn
    left_out: tuple[int, ...] = ()  # features that a linear mind does without


@dataclass
class Samples:
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
    weights: Weights, seen: Array, hidden: tuple[Array, ...], gradient: Array
) -> dict[str, Array]:
    """How the loss changes with each weight, from how it changes with what is foretold."""
    gradients = {"linear": seen.T @ gradient}
    if hidden:
        one, two = hidden
        gradients["last"] = two.T @ gradient
        at_two = np.outer(gradient, weights["last"]) * (two > 0)
        gradients["second"] = one.T @ at_two
        gradients["second_bias"] = at_two.sum(axis=0)
        at_one = (at_two @ weights["second"].T) * (one > 0)
        gradients["first"] = seen.T @ at_one
        gradients["first_bias"] = at_one.sum(axis=0)
    return gradients


def doubts(weights: Weights, seen: Array) -> Array:
    """The doubt in each position."""
    base, more = np.exp(weights["doubt"])
    return np.asarray(base + more * seen[:, 0, See.DATES_LEFT], dtype=np.float32)


def shares(foretold: Array, doubt: Array) -> Array:
    """The win share of each seat in each position."""
    powers = foretold / doubt[:, None]
    powers = np.exp(powers - powers.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def gradients_of(
    weights: Weights, samples: Samples, rows: Any, net: bool
) -> tuple[dict[str, Array], float]:
    """How the loss on some positions changes with each weight, and the loss of win shares."""
    seen = samples.seen[rows].astype(np.float32)
    positions, players, _ = seen.shape
    flat = seen.reshape(-1, FEATURES)
    added, hidden = forward(weights, flat, net)
    foretold = samples.had[rows] / POINTS_SCALE + added.reshape(positions, players)
    gap = foretold - samples.points[rows]
    gap -= gap.mean(axis=1, keepdims=True)
    doubt = doubts(weights, seen)
    share, target = shares(foretold, doubt), samples.wins[rows]
    off = (share - target) / doubt[:, None]
    gradient = (gap / SPREAD**2 + off) / positions
    gradients = backward(weights, flat, hidden, gradient.reshape(-1).astype(np.float32))
    by_doubt = -(off * foretold).sum(axis=1) / doubt / positions
    base, more = np.exp(weights["doubt"])
    left = seen[:, 0, See.DATES_LEFT]
    gradients["doubt"] = np.array(
        [(by_doubt * base).sum(), (by_doubt * more * left).sum()], dtype=np.float32
    )
    loss = -(target * np.log(share + 1e-9)).sum(axis=1).mean()
    return gradients, float(loss)


# -- what is aimed at ---------------------------------------------------------------
def targets(games: Games, weights: Weights, net: bool, td_lambda: float) -> Samples:
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
        target, win = ended / POINTS_SCALE, won
        for position in range(end - 1, first - 1, -1):
            points[position], wins[position] = target, win
            target = td_lambda * target + (1 - td_lambda) * foretold[position]
            win = td_lambda * win + (1 - td_lambda) * share[position]
    return Samples(seen, had, points, wins)


# -- the fit ------------------------------------------------------------------------
class Adam:
    """Steps of a size that fits each weight."""

    def __init__(self, weights: Weights, parts: tuple[str, ...]) -> None:
        self.mean = {part: np.zeros_like(weights[part]) for part in parts}
        self.square = {part: np.zeros_like(weights[part]) for part in parts}
        self.steps = 0

    def step(self, weights: Weights, gradients: dict[str, Array], learning_rate: float) -> None:
        """Move every weight a little downhill."""
        self.steps += 1
        for part, mean in self.mean.items():
            gradient = gradients[part] + WEIGHT_DECAY * weights[part]
            mean += 0.1 * (gradient - mean)
            self.square[part] += 0.001 * (gradient * gradient - self.square[part])
            sure = mean / (1 - 0.9**self.steps)
            scale = np.sqrt(self.square[part] / (1 - 0.999**self.steps)) + 1e-8
            weights[part] -= (learning_rate * sure / scale).astype(np.float32)


def fit(
    weights: Weights,
    many: list[Games],
    recipe: Recipe,
    seed: int,
    report: ReportEpoch = lambda epoch, epochs, loss: None,
) -> tuple[Weights, float]:
    """Weights fitted to games, and the loss of their win shares in the last epoch."""
    weights = {name: value.copy() for name, value in weights.items()}
    net = "first" in recipe.parts
    weights["linear"][list(recipe.left_out)] = 0.0
    played = [games for games in many if len(games["lengths"])]
    sample_sets = [targets(games, weights, net, recipe.td_lambda) for games in played]
    chance = np.random.default_rng(seed)
    adam = Adam(weights, recipe.parts)
    batches = [
        (number, start)
        for number, samples in enumerate(sample_sets)
        for start in range(0, len(samples.seen), BATCH_SIZE)
    ]
    loss = 0.0
    for done in range(recipe.epochs):
        orders = [chance.permutation(len(samples.seen)) for samples in sample_sets]
        losses = []
        learning_rate = recipe.learning_rate * 0.5 * (1 + np.cos(np.pi * done / recipe.epochs))
        for pick in chance.permutation(len(batches)):
            number, start = batches[pick]
            rows = np.sort(orders[number][start : start + BATCH_SIZE])
            gradients, batch_loss = gradients_of(weights, sample_sets[number], rows, net)
            gradients["linear"][list(recipe.left_out)] = 0.0
            adam.step(weights, gradients, learning_rate)
            losses.append(batch_loss)
        loss = float(np.mean(losses))
        report(done + 1, recipe.epochs, loss)
    return weights, loss
