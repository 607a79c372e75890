"""Where a difference in value comes from: exact Shapley values over twelve groups of features.

The value of a position is the chance to win that the hunter's mind gives a seat. Between two
positions each group of features is taken from one or from the other, in all 4,096 ways; what a
group adds is the mean over all orders in which the groups may change. The parts add up to the gap.
"""

from functools import cache
from math import comb

import numpy as np
import numpy.typing as npt

from ...bots.the_wolves.features import See
from ...bots.the_wolves.minds import HUNTER, trained_mind
from ...bots.the_wolves.value import POINTS_SCALE
from .claims import Group

Floats = npt.NDArray[np.float64]
GROUPS: dict[Group, tuple[See, ...]] = {
    "moon": (
        *(See.ONE, See.DATES_LEFT, See.STEPS, See.CRESCENT_IS_NEXT, See.QUARTER_IS_NEXT),
        *(See.WAIT, See.MOVES_NEXT, See.FOR_TWO, See.FOR_THREE, See.FOR_FOUR, See.ROOM_LEFT),
    ),
    "points": (See.POINTS,),
    "wolves": (See.WOLVES_OUT, See.ALPHAS, See.PACKS),
    "tracks": (
        *(See.SPREAD_DENS, See.SPEED_DENS, See.HOWL_DENS, See.SPREAD, See.SPEED, See.HOWL),
        *(See.TRACKS_AT_TWO, See.TRACKS_AT_THREE),
    ),
    "lairs": (See.LAIRS, See.LAIRS_TO_SCORE, See.UPGRADES, See.DENS_BY_WATER, See.WATER_HEXES),
    "prey": (See.PREY, See.PREY_SQUARED, See.TWO_AT_PREY, See.ONE_AT_PREY, See.HUNTERS_NEAR),
    "tokens": (See.BONUS_ACTION, See.BONUS_TERRAIN),
    "tiles": (See.PAIRS_OF_TILES, See.TRIPLES_OF_TILES, See.TERRAINS_SHOWN),
    "targets": (See.HOWLS, See.HEARERS, See.DEN_HEXES, See.VICTIMS),
    "danger": (See.EXPOSED, See.IN_EARSHOT, See.AT_RISK),
    "next": (
        *(See.PAID_NEXT, See.PAID_SOON, See.LEAD_NEXT, See.CLOSE_NEXT, See.CONTROL_NEXT),
        *(See.REACH_NEXT, See.IN_REACH),
    ),
    "later": (See.PAID_SECOND, See.PAID_THIRD, See.LEAD_LATER, See.CONTROL_LATER),
}
"""Every feature in one group. The points of the moment belong to `points` with their feature."""
WAYS = 1 << len(GROUPS)


class Seen:
    """A position in the eyes of the mind: a row of features and the points of each seat."""

    def __init__(self, rows: npt.ArrayLike, points: npt.ArrayLike) -> None:
        self.rows: Floats = np.asarray(rows, dtype=np.float64)
        self.points: Floats = np.asarray(points, dtype=np.float64)


@cache
def _weights() -> dict[str, Floats]:
    """The weights of the mind, as plain arrays."""
    mind = trained_mind(HUNTER)[0]
    names = ("linear", "first", "first_bias", "second", "second_bias", "last", "doubt")
    return {name: np.array(getattr(mind, name), dtype=np.float64) for name in names}


def added(rows: Floats) -> Floats:
    """What the mind foretells to be added, for rows of features; as `foretell` does."""
    weights = _weights()
    one = np.maximum(rows @ weights["first"] + weights["first_bias"], 0.0)
    two = np.maximum(one @ weights["second"] + weights["second_bias"], 0.0)
    return np.asarray(rows @ weights["linear"] + two @ weights["last"])


def win_shares(rows: Floats, points: Floats, seat: int) -> Floats:
    """The chance of a seat to win, for many positions: rows by position, seat and feature."""
    doubt = _weights()["doubt"]
    spread = doubt[0] + doubt[1] * rows[:, 0, See.DATES_LEFT]
    foretold = points + POINTS_SCALE * added(rows)
    lags = np.minimum(30.0, (foretold - foretold[:, seat : seat + 1]) / spread[:, None])
    return np.asarray(1.0 / np.exp(lags).sum(axis=1))


@cache
def _choices() -> npt.NDArray[np.bool_]:
    """For each of the ways, which groups are taken from the second position."""
    return (np.arange(WAYS)[:, None] >> np.arange(len(GROUPS)) & 1).astype(bool)


def mixed(base: Seen, other: Seen, seat: int) -> Floats:
    """The value of every mixture of two positions, by the set of groups taken from the other."""
    rows = np.repeat(base.rows[None], WAYS, axis=0)
    points = np.repeat(base.points[None], WAYS, axis=0)
    for number, (group, features) in enumerate(GROUPS.items()):
        taken = np.flatnonzero(_choices()[:, number])
        for feature in features:
            rows[taken, :, feature] = other.rows[:, feature]
        if group == "points":
            points[taken] = other.points
    return win_shares(rows, points, seat)


def shapley(values: Floats) -> Floats:
    """What each group adds, from the value of every set of groups."""
    groups = len(GROUPS)
    sizes = _choices().sum(axis=1)
    weight = np.array([1.0 / (groups * comb(groups - 1, size)) for size in range(groups)])
    parts = np.zeros(groups)
    for number in range(groups):
        without = np.flatnonzero(~_choices()[:, number])
        gains = values[without | 1 << number] - values[without]
        parts[number] = (weight[sizes[without]] * gains).sum()
    return parts


def attributed(base: Seen, other: Seen, seat: int) -> tuple[float, dict[Group, float]]:
    """The gap in value from one position to another, and what each group adds to it."""
    values = mixed(base, other, seat)
    parts = shapley(values)
    return float(values[-1] - values[0]), dict(zip(GROUPS, parts.tolist(), strict=True))
