"""How true reviews are: `python bench/review.py WHAT --game NAME --count N --folder DIR`.

WHAT is `curve` (games of scouts and hunters with the curve at every turn; with `--quick`, of their
minds with narrow plans), `reviews` (games of mixed bots, reviewed), `labels` (labelled turns of
such reviews, both choices played on), `fit` (the powers that set the curve right, from curves) or
`report`. Rows are kept in DIR as they are made, and a run goes on where it stopped. Curves that are
fitted and those that are held back have other seeds.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from keeping import keep
from review_figures import curves, fitted, of_reviews, slope_of
from review_games import LEVELS, Quick, Row, begun, mixed, played_out

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.games import described
from wolfmoon.reviews.review import Work
from wolfmoon.reviews.reviewer import Reviewer

FITTED, HELD_BACK, REVIEWED, PLAYED_ON = 910_000, 920_000, 930_000, 940_000
"""Where the seeds of each purpose begin."""
LABELS = 2
"""Labels of a game that are played on: more of one game would say little more."""
KEPT = ("curve", "held-back", "curve-quick", "held-back-quick", "reviews", "labels")


# -- what is measured -------------------------------------------------------------------
@cache
def quick() -> tuple[Quick, Reviewer]:
    """Who plays The Wolves quickly, and who looks on."""
    reviews = described("the-wolves").reviews
    assert reviews is not None
    return Quick(), reviews.by()


def quick_row(seed: int, number: int) -> Row:
    """A quick game of The Wolves: the curve as the engine has it, and the result."""
    game, options = begun("the-wolves", number, seed)
    bots, (player, reviewer) = mixed(game, ("scout", "hunter"), seed + number), quick()
    *turns, end = player.turns(game.states, bots, seed + number)
    outcome = game.rules.outcome(end)
    shares = outcome.shares if outcome else ()
    points = [point(*reviewer.raw(states)) for states in turns] if outcome else []
    return {"options": options, "bots": bots, "shares": shares, "points": points}


def curve_row(name: str, seed: int, every: int, number: int) -> Row:
    """A game of scouts and hunters: the curve as the engine has it, and the result."""
    game, options = begun(name, number, seed)
    bots = mixed(game, ("scout", "hunter"), seed + number)
    played_out(game, bots, seed + number)
    assert game.outcome is not None
    row = {"options": options, "bots": bots, "shares": game.outcome.shares}
    work = Work(game)
    steps = [part.step for part in work.parts][number // 2 % every :: every]
    points = [point(*work.reviewer.raw(game.path_between(step, step)[0])) for step in steps]
    return {**row, "points": points}


def point(shares: Any, table: str, progress: float) -> list[Any]:
    """A point of a curve as it is kept."""
    return [table, round(progress, 4), [round(share, 6) for share in shares.tolist()]]


def review_row(name: str, lucks: int, table: int | None, number: int) -> Row:
    """A game of mixed bots, reviewed; a quarter of them once more with other luck."""
    game, options = begun(name, number, REVIEWED, table)
    bots = mixed(game, LEVELS, REVIEWED + number)
    played_out(game, bots, REVIEWED + number)
    row: Row = {"options": options, "bots": bots, "file": game.dump(), "reviews": []}
    for luck in range(lucks if number % 8 < 2 else 1):
        began = time.process_time()
        work = Work(game, luck=luck)
        found = work.told(work.deepened(work.judged()))
        row["reviews"].append({**found, "cpu": time.process_time() - began})
    return row


def label_rows(rows: list[Row], done: list[Row], times: int) -> Iterator[Row]:
    """Some labelled turns of each game that are not done yet, both choices played on."""
    begun_with = {row["game"] for row in done}
    for number, row in enumerate(rows):
        if number in begun_with:
            continue
        game = wolfmoon.load(row["file"])
        turns = [turn for turn in row["reviews"][0]["turns"] if turn["label"]]
        for turn in Random(number).sample(turns, min(len(turns), LABELS)):
            lines = (turn["better"]["decisions"], turn["played"]["decisions"])
            ends = np.array(
                [[_ends(game, turn, li, luck) for luck in range(times)] for li in lines]
            )
            told = {name: turn[name] for name in ("turn", "seat", "label", "se")}
            told |= {"game": number, "bot": row["bots"][turn["seat"]], "claimed": turn["loss"]}
            counted = bool(turn["known"] and turn["known"]["counted"])
            error = float((ends[0] - ends[1]).std(ddof=1) / times**0.5)
            lost = float((ends[0] - ends[1]).mean())
            yield {**told, "counted": counted, "realised": lost, "error": error}


def _ends(game: Game, turn: Row, line: list[int], luck: int) -> float:
    """The share of the seat if a turn is taken and hunters play on, in a world that fits."""
    tried, seed = game.at(turn["step"]), PLAYED_ON + luck
    if tried.rules.hides:
        tried = tried.determinize(turn["seat"], seed=seed)
    for number in line:
        tried.play(number)
    hunters = ("hunter",) * tried.seats
    if tried.rules.hides:
        outcome = played_out(tried, hunters, seed).outcome
    else:
        outcome = tried.rules.outcome(quick()[0].ended(tried.states, hunters, seed))
    return outcome.shares[turn["seat"]] if outcome else 1.0 / tried.seats


# -- keeping ----------------------------------------------------------------------------
def kept_rows(path: Path) -> list[Row]:
    """The rows that were made so far."""
    return [json.loads(line) for line in path.open(encoding="utf-8")] if path.exists() else []


def grown(path: Path, make: Callable[[int], Row], count: int) -> None:
    """Rows up to a count, each kept as soon as it is made."""
    keep_all(path, (make(number) for number in range(len(kept_rows(path)), count)))


def keep_all(path: Path, rows: Iterator[Row]) -> None:
    """Rows that are kept as soon as they are made."""
    for row in rows:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, separators=(",", ":")) + "\n")


def figures(where: dict[str, Path]) -> Row:
    """All figures of a game, from the rows that were kept."""
    rows = kept_rows(where["reviews"])
    held_back = {what: kept_rows(where[what]) for what in ("held-back", "held-back-quick")}
    return {
        "reviews": of_reviews(rows) if rows else {},
        "curve": curves(held_back),
        "played on": slope_of(kept_rows(where["labels"])),
    }


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["curve", "fit", "reviews", "labels", "report"])
    parser.add_argument("--game", choices=wolfmoon.GAMES, required=True)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--lucks", type=int, default=1)
    parser.add_argument("--table", type=int, help="which kind of table; all in turn if not given")
    parser.add_argument("--held-back", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="of how many turns a curve has one")
    parser.add_argument("--folder", type=Path, required=True)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    where = {what: given.folder / f"{given.game}-{what}.jsonl" for what in KEPT}
    if given.what == "curve":
        what, seed = ("held-back", HELD_BACK) if given.held_back else ("curve", FITTED)
        make: Callable[[int], Row] = partial(curve_row, given.game, seed, given.every)
        if given.quick:
            make = partial(quick_row, seed)
        grown(where[f"{what}-quick" if given.quick else what], make, given.count)
    elif given.what == "reviews":
        make = partial(review_row, given.game, given.lucks, given.table)
        grown(where["reviews"], make, given.count)
    elif given.what == "labels":
        rows, done = kept_rows(where["reviews"]), kept_rows(where["labels"])
        keep_all(where["labels"], label_rows(rows, done, given.times))
    elif given.what == "fit":
        rows = kept_rows(where["curve"]) + kept_rows(where["curve-quick"])
        print(json.dumps(fitted(rows), indent=1))
    else:
        found = figures(where)
        print(json.dumps(found, indent=1))
        keep(f"review-{given.game}", found)


if __name__ == "__main__":
    main()
