"""Figures of the curve, from the rows that `bench/review.py` has kept."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from review_games import Row

from wolfmoon.reviews.calibration import LEAST, set_right

Floats = npt.NDArray[np.float64]
Mapping = Callable[[Floats, str, float], Floats]
KNOTS = 3
PARTS = ("first third", "second third", "last third")
BOOTSTRAPS = 200


# -- the curve --------------------------------------------------------------------------
def fitted(rows: list[Row]) -> list[Row]:
    """For each kind of table the powers with the best logarithmic score."""
    by_table: dict[str, list[tuple[float, list[float], list[float]]]] = {}
    for row in rows:
        for table, progress, shares in row["points"]:
            by_table.setdefault(table, []).append((progress, shares, row["shares"]))
    return [{"table": table, "powers": _powers(by_table[table])} for table in sorted(by_table)]


def _powers(points: list[tuple[float, list[float], list[float]]]) -> list[float]:
    """One knot after the other is moved to where the score is best."""
    progress = np.array([each[0] for each in points])
    logs = np.log(np.maximum(np.array([each[1] for each in points]), LEAST))
    won = np.array([each[2] for each in points])
    found, places, grid = [1.0] * KNOTS, np.linspace(0.0, 1.0, KNOTS), np.arange(0.1, 2.01, 0.05)

    def score(powers: list[float]) -> float:
        raised = logs * np.interp(progress, places, powers)[:, None]
        return float((won * (raised - np.log(np.exp(raised).sum(axis=1, keepdims=True)))).sum())

    for _ in range(4):
        for knot in range(KNOTS):
            tries = [[*found[:knot], float(p), *found[knot + 1 :]] for p in grid]
            found = max(tries, key=score)
    return [round(power, 2) for power in found]


def as_it_is(shares: Floats, table: str, progress: float) -> Floats:
    """Nothing is set right."""
    return shares


def calibration(rows: list[Row], mapping: Mapping) -> dict[str, Row]:
    """By table: the mean distance between chances and how often they came true, in points."""
    tables: dict[str, list[Floats]] = {}
    for row in rows:
        if not row["points"]:  # a quick game that did not end
            continue
        name = " ".join(row["points"][0][0].split()[:2])
        told = [mapping(np.array(shares), table, at) for table, at, shares in row["points"]]
        at = [each[1] for each in row["points"]]
        points = [(c, w, p) for t, p in zip(told, at, strict=True) for c, w in _pairs(t, row)]
        tables.setdefault(name, []).append(np.array(points))
    return {name: _told(tables[name]) for name in sorted(tables)}


def _pairs(told: Floats, row: Row) -> list[tuple[float, float]]:
    return [*zip(told.tolist(), row["shares"], strict=True)]


def _told(games: list[Floats]) -> Row:
    """The error of some games, where it may lie, and in each part of the game."""
    points = np.concatenate(games)
    third = np.minimum((points[:, 2] * 3).astype(int), 2)
    parts = {name: _error(points[third == place]) for place, name in enumerate(PARTS)}
    sums = np.array([_by_bin(each) for each in games])
    chance = np.random.default_rng(1)
    drawn = [
        _error_of(sums[chance.integers(len(games), size=len(games))].sum(axis=0))
        for _ in range(BOOTSTRAPS)
    ]
    high = round(float(np.quantile(drawn, 0.95)), 2)
    return {"games": len(games), "error": _error(points), "95 % below": high, **parts}


def _by_bin(points: Floats, bins: int = 10) -> Floats:
    """In each bin: the sum of chances less what came of them, and how many points."""
    place = np.minimum((points[:, 0] * bins).astype(int), bins - 1)
    gaps = np.bincount(place, weights=points[:, 0] - points[:, 1], minlength=bins)
    return np.array([gaps, np.bincount(place, minlength=bins)])


def _error_of(sums: Floats) -> float:
    return float(100 * abs(sums[0]).sum() / sums[1].sum())


def _error(points: Floats) -> float:
    return round(_error_of(_by_bin(points)), 2)


def curves(rows: dict[str, list[Row]]) -> Row:
    """The curve as it is told and as the engine has it, on games that were held back."""
    return {
        name: {
            "told": calibration(games, set_right),
            "engine": calibration(games, as_it_is),
        }
        for name, games in rows.items()
        if games
    }
