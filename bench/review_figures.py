"""Figures of reviews, from the rows that `bench/review.py` has kept."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt
from review_games import LEVELS, Row

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


# -- reviews ----------------------------------------------------------------------------
def of_reviews(rows: list[Row]) -> Row:
    """All figures of reviews."""
    firsts = [row["reviews"][0] for row in rows]
    return {
        "games": len(rows),
        "adds up to": max((_gap(each) for each in firsts), default=None),
        "revised": _revised(firsts),
        "loss a decision": _losses(rows),
        "labels": _labels(rows),
        "curve after searching": calibration(after_searching(rows), as_it_is),
        "cpu": _spread([each["cpu"] for row in rows for each in row["reviews"]]),
    }


def after_searching(rows: list[Row]) -> list[Row]:
    """The curves of whole reviews: chances when each turn began, once it was searched."""
    found = []
    for row in rows:
        review, kind = row["reviews"][0], next(iter(row["options"].values()))
        turns, shares = review["turns"], [each["share"] for each in review["players"]]
        name = f"{review['game']} {kind}"
        points = [[name, at / len(turns), turn["before"]] for at, turn in enumerate(turns)]
        found.append({"points": points, "shares": shares})
    return found


def _gap(review: Row) -> float:
    """By how much a ledger does not add up, at its worst."""
    players = review["players"]
    gaps = (sum(p["ledger"].values()) + p["fair"] - p["share"] for p in players)
    return float(max(map(abs, gaps)))


def _revised(reviews: list[Row]) -> Row:
    """The mean of what the engine revised for each seat, its error, and its part of all entries."""
    ledgers = [[player["ledger"] for player in review["players"]] for review in reviews]
    amounts = [[each[0]["revised"]] for each in ledgers]
    moved = [abs(amount) for game in ledgers for each in game for amount in each.values()]
    part = sum(abs(each["revised"]) for game in ledgers for each in game) / max(sum(moved), LEAST)
    mean, error = mean_and_error(amounts)
    return {"mean of the first seat": mean, "error": error, "part": round(part, 3)}


def mean_and_error(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of amounts, and its error where those of a group go together."""
    total = sum(len(each) for each in groups)
    mean = sum(float(np.sum(each)) for each in groups) / max(total, 1)
    apart = sum(float(np.sum(np.asarray(each) - mean)) ** 2 for each in groups)
    error = (apart * len(groups) / max(len(groups) - 1, 1)) ** 0.5 / max(total, 1)
    return round(mean, 5), round(error, 5)


def _decided(rows: list[Row]) -> Iterator[tuple[int, str, Row]]:
    """Every decision with a choice: its game, and the bot that took it."""
    for number, row in enumerate(rows):
        for turn in row["reviews"][0]["turns"]:
            if not turn["forced"]:
                yield number, row["bots"][turn["seat"]], turn


def _losses(rows: list[Row]) -> dict[str, Row]:
    """What each bot loses a decision, with the error of the mean: a game is one piece of luck."""
    found: dict[str, dict[int, list[float]]] = {bot: {} for bot in LEVELS}
    for number, bot, turn in _decided(rows):
        found[bot].setdefault(number, []).append(turn["loss"])
    told = {}
    for bot, games in found.items():
        mean, error = mean_and_error([*games.values()])
        decisions = sum(len(each) for each in games.values())
        told[bot] = {"mean": mean, "error": error, "games": len(games), "decisions": decisions}
    return told


def _labels(rows: list[Row]) -> Row:
    """How many decisions of each bot have a label, and what becomes of it with other luck."""
    labels: dict[str, list[bool]] = {}
    for _, bot, turn in _decided(rows):
        labels.setdefault(bot, []).append(turn["label"] is not None)
    pairs = [
        (turn["label"], again["label"])
        for row in rows
        if len(row["reviews"]) > 1
        for turn, again in zip(*(each["turns"] for each in row["reviews"][:2]), strict=True)
        if not turn["forced"]
    ]
    some = [pair for pair in pairs if any(pair)]
    return {
        "by bot": {bot: [sum(each), len(each)] for bot, each in labels.items()},
        "decisions judged twice": len(pairs),
        "same verdict": sum(one == other for one, other in pairs),
        "labelled at least once": len(some),
        "labelled both times": sum(all(pair) for pair in some),
        "same label both times": sum(one == other for one, other in some),
    }


def _spread(amounts: list[float]) -> Row:
    if not amounts:
        return {}
    low, middle, high = np.quantile(amounts, [0.05, 0.5, 0.95])
    found = {"5 %": low, "median": middle, "95 %": high}
    return {name: round(float(seconds), 1) for name, seconds in found.items()}


def slope_of(rows: list[Row]) -> Row:
    """Realised loss on claimed loss, through nothing; each label weighs the same."""
    if not rows:
        return {}
    claimed = np.array([row["claimed"] for row in rows])
    realised = np.array([row["realised"] for row in rows])
    weight = float((claimed * claimed).sum())
    slope = float((claimed * realised).sum()) / weight
    error = float((((realised - slope * claimed) * claimed) ** 2).sum()) ** 0.5 / weight
    ratio = float(realised.mean() / claimed.mean())
    right = int((realised > 0).sum())
    told = {"labels": len(rows), "slope": round(slope, 3), "error": round(error, 3)}
    return {**told, "mean realised of claimed": round(ratio, 3), "better choice was better": right}


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
