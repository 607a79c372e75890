"""Figures of reviews and labels, from the rows that `bench/review.py` has kept."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from review_choices import KINDS, WEAK, label_in
from review_figures import as_it_is, calibration
from review_games import LEVELS, Row

from wolfmoon.confidence import NORMAL

LEAST = 1e-9
ERRORS_APART = 3


# -- reviews ----------------------------------------------------------------------------
def of_reviews(rows: list[Row]) -> Row:
    """All figures of reviews."""
    if not rows:
        return {}
    firsts = [row["reviews"][0] for row in rows]
    return {
        "games": len(rows),
        "adds up to": max(map(_gap, firsts)),
        "revised": _revised(firsts),
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


def _spread(amounts: list[float]) -> Row:
    if not amounts:
        return {}
    low, middle, high = np.quantile(amounts, [0.05, 0.5, 0.95])
    found = {"5 %": low, "median": middle, "95 %": high}
    return {name: round(float(seconds), 1) for name, seconds in found.items()}


# -- labels -----------------------------------------------------------------------------
def of_labels(rows: list[Row]) -> Row:
    """Labels that were played on: all, by halves, and by what they rest on."""
    if not rows:
        return {}
    parts = {
        "first half": [row for row in rows if row["game"] // KINDS % 2 == 0],
        "second half": [row for row in rows if row["game"] // KINDS % 2 == 1],
        "counted": [row for row in rows if row["counted"]],
        "searched": [row for row in rows if not row["counted"]],
    }
    return {**slope_of(rows), **{name: slope_of(some) for name, some in parts.items() if some}}


def slope_of(rows: list[Row]) -> Row:
    """Realised loss on claimed loss, through nothing; each label weighs the same.

    Its error takes a game for one piece of luck.
    """
    claimed = np.array([row["claimed"] for row in rows])
    realised = np.array([row["realised"] for row in rows])
    weight = float((claimed * claimed).sum())
    slope = float((claimed * realised).sum()) / weight
    games = np.unique([row["game"] for row in rows], return_inverse=True)[1]
    sums = np.bincount(games, weights=(realised - slope * claimed) * claimed)
    error = float((sums * sums).sum() * len(sums) / max(len(sums) - 1, 1)) ** 0.5 / weight
    ratio = float(realised.mean() / claimed.mean())
    right = int((realised > 0).sum())
    told = {"labels": len(rows), "slope": round(slope, 3), "error": round(error, 3)}
    return {**told, "mean realised of claimed": round(ratio, 3), "better choice was better": right}


# -- choices ----------------------------------------------------------------------------
def of_choices(rows: list[Row]) -> Row:
    """What each bot loses a decision, how far they lie apart, and labels, with other luck too."""
    if not rows:
        return {}
    return {
        "games": len(rows),
        "loss a decision": {bot: told(losses(rows, bot)) for bot in LEVELS},
        "more than the next": {
            f"{one} than {other}": told(losses(rows, one, other)) for one, other in pairwise(LEVELS)
        },
        "labels": {bot: labels_of(rows, bot) for bot in LEVELS},
        "twice": twice(rows),
        "scale": scale_of(rows),
    }


def scale_of(rows: list[Row]) -> list[Row]:
    """What `scale.json` says of a game: nothing until each bot is three errors from the next."""
    gaps = [told(losses(rows, one, other)) for one, other in pairwise(LEVELS)]
    if any(each["mean"] < ERRORS_APART * each["error"] for each in gaps):
        return []
    means = {bot: told(losses(rows, bot)) for bot in LEVELS}
    return [
        {
            "bot": bot,
            "part": each["mean"],
            "low": round(each["mean"] - NORMAL * each["error"], 5),
            "high": round(each["mean"] + NORMAL * each["error"], 5),
        }
        for bot, each in means.items()
    ]


def losses(rows: list[Row], bot: str, other: str | None = None) -> list[list[float]]:
    """What a bot loses in each position, or how much more than another; a list for each game.

    In parts of a fair share, so that tables of all sizes count alike.
    """
    found = []
    for row in rows:
        bots = [place["bots"] for place in row["positions"]]
        own = [each[bot]["judged"][0]["loss"] for each in bots]
        less = [each[other]["judged"][0]["loss"] if other else 0.0 for each in bots]
        found.append([seats_of(row) * (a - b) for a, b in zip(own, less, strict=True)])
    return found


def told(groups: Sequence[Sequence[float]]) -> Row:
    """A mean with its error: a game is one piece of luck."""
    mean, error = mean_and_error(groups)
    errors = round(mean / error, 1) if error else None
    count = sum(len(each) for each in groups)
    return {"mean": mean, "error": error, "errors": errors, "decisions": count}


def labels_of(rows: list[Row], bot: str) -> list[int]:
    """How many decisions of a bot have a label, and how many there are."""
    found = [
        label_in(place["bots"][bot]["judged"][0], seats_of(row))
        for row in rows
        for place in row["positions"]
    ]
    return [sum(label is not None for label in found), len(found)]


def seats_of(row: Row) -> int:
    """How many play."""
    return int(row["options"].get("players", 2))


def verdicts(rows: list[Row]) -> Iterator[tuple[str | None, str | None]]:
    """The label of every line that was judged twice, with either luck."""
    for row in rows:
        for place in row["positions"]:
            lines = {tuple(each["line"]): each["judged"] for each in place["bots"].values()}
            for judged in lines.values():
                if len(judged) > 1:
                    yield label_in(judged[0], seats_of(row)), label_in(judged[1], seats_of(row))


def twice(rows: list[Row]) -> Row:
    """What becomes of labels with other luck."""
    pairs = [*verdicts(rows)]
    return {
        "judged twice": len(pairs),
        "same verdict": sum(one == other for one, other in pairs),
        "labels": sum(one is not None for pair in pairs for one in pair),
        "labelled with other luck too": sum(2 for pair in pairs if all(pair)),
        "same label with other luck": sum(2 for one, other in pairs if one and one == other),
    }


def of_weak(rows: list[Row]) -> Row:
    """How many decisions of cub and scout have a label, and what becomes of it with other luck."""
    if not rows:
        return {}
    return {
        "games": len(rows),
        "labels": {bot: labels_of(rows, bot) for bot in WEAK},
        "twice": twice(rows),
    }


def of_light(rows: list[Row]) -> Row:
    """Whether all adds up, in many games."""
    return {"games": len(rows), "adds up to": max(map(_gap, rows))} if rows else {}


def of_revised(rows: list[Row]) -> Row:
    """What the engine revised, by kind of table."""
    tables: dict[str, list[Row]] = {}
    for row in rows:
        tables.setdefault(next(iter(row["options"].values())), []).append(row)
    return {name: {"games": len(some), **_revised(some)} for name, some in tables.items()}


def of_times(rows: list[Row]) -> Row:
    """How long the shell takes for a review, and how long the curve alone takes."""
    if not rows:
        return {}
    found = {name: [row[name] for row in rows] for name in ("seconds", "curve")}
    means = {name: round(float(np.mean(each)), 2) for name, each in found.items()}
    return {"reviews": len(rows), "mean": means, "slowest": {n: max(e) for n, e in found.items()}}
