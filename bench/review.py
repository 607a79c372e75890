"""How true reviews are: `python bench/review.py WHAT --game NAME --count N --folder DIR`.

WHAT is `curve` (games of scouts and hunters with the curve at every turn; with `--quick`, of their
minds with narrow plans), `fit` (the powers that set the curve right, from curves), `reviews` (games
of mixed bots, reviewed), `light` (the same with hardly any search, to see that all adds up),
`choices` (what every bot decides in the same positions, judged), `weak` (the same for cub and scout
alone, in games of their own), `labels` (what has a label among these, both choices played on),
`revised` (of Lone Wolves: how often the curve changes its mind, with nothing judged), `times` (how
long the shell takes for a review, one after the other) or `report` (all figures, kept by game and
date). Rows are kept in DIR as they are made, and a run goes on where it stopped. Each purpose has
seeds of its own.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from keeping import keep
from review_choices import WEAK, choices_row, reviewer_of, weak_row
from review_figures import curves, fitted
from review_games import LEVELS, Quick, Row, begun, mine, mixed, played_out
from review_labels import label_rows
from review_revised import revised_row
from review_times import time_row
from review_verdicts import (
    of_choices,
    of_labels,
    of_light,
    of_reviews,
    of_revised,
    of_times,
    of_weak,
)

import wolfmoon
from wolfmoon.bots.the_wolves.levels import Hunter
from wolfmoon.hints.the_wolves.turns import REPLY_WIDTHS
from wolfmoon.reviews.lone_wolves import depth, lying
from wolfmoon.reviews.lone_wolves import reviewer as lone
from wolfmoon.reviews.review import Work
from wolfmoon.reviews.reviewer import Reviewer
from wolfmoon.reviews.the_wolves import rounds

FITTED, HELD_BACK, REVIEWED = 910_000, 920_000, 930_000
LIGHT, CHOSEN, WEAKLY, REVISED, TIMED = 960_000, 970_000, 980_000, 990_000, 1_000_000
"""Where the seeds of each purpose begin; 940,000 and on play labels on, and 950,000 and on were for
trying things out."""
ROWS = ("reviews", "light", "choices", "weak", "revised", "times")
LABELS = "labels-of-weak"
"""What `labels` keeps is named for its run: in another the same number is another game."""
KEPT = ("curve", "held-back", "curve-quick", "held-back-quick", *ROWS, LABELS)


# -- what is measured -------------------------------------------------------------------
def quick() -> tuple[Quick, Reviewer]:
    """Who plays The Wolves quickly, and who looks on."""
    return mine("quick", lambda: (Quick(), reviewer_of("the-wolves")))


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


def light_row(name: str, number: int) -> Row:
    """A game of cubs and scouts, reviewed with hardly any search; what is kept is its ledgers."""
    lone.LOOK = 60
    depth.JUDGING = depth.DEEP = depth.Effort(2, 40)
    lying.SIMULATIONS = 100
    rounds.LEAST_LIKELY = 1.0
    Hunter.widths = REPLY_WIDTHS
    game, options = begun(name, number, LIGHT)
    played_out(game, mixed(game, WEAK, LIGHT + number), LIGHT + number)
    work = Work(game)
    judged = work.judged()
    told = work.told(work.deepened(judged) if game.rules.hides else judged)
    players: list[Row] = [
        {"share": each["share"], "fair": each["fair"], "ledger": each["ledger"]}
        for each in told["players"]
    ]
    return {"options": options, "players": players}


def chosen_row(name: str, number: int) -> Row:
    """What every bot decides in some positions of a game."""
    return choices_row(mine(name, lambda: reviewer_of(name)), name, CHOSEN, number)


def weakly_row(name: str, number: int) -> Row:
    """What cub and scout decide in some positions of a game."""
    return weak_row(mine(name, lambda: reviewer_of(name)), name, WEAKLY, number)


def revised_at(number: int) -> Row:
    """A game of mixed bots with its curve before and after each decision."""
    return revised_row(REVISED, number)


# -- keeping ----------------------------------------------------------------------------
def kept_rows(path: Path) -> list[Row]:
    """The rows that were made so far."""
    return [json.loads(line) for line in path.open(encoding="utf-8")] if path.exists() else []


def keep_all(path: Path, made: Iterable[list[Row]]) -> None:
    """Rows, kept in their order as soon as they are made."""
    with path.open("a", encoding="utf-8") as file:
        for rows in made:
            file.write("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))
            file.flush()


def grown(path: Path, make: Callable[[int], Row], given: argparse.Namespace) -> None:
    """Rows up to a count."""
    missing = range(len(kept_rows(path)), given.count)
    with ProcessPoolExecutor(1 if given.what == "times" else given.processes) as workers:
        keep_all(path, ([row] for row in workers.map(make, missing)))


def labelled(where: dict[str, Path], given: argparse.Namespace) -> None:
    """The labels of weak bots that were kept, up to a count of games, played on."""
    rows, done = kept_rows(where["weak"]), kept_rows(where[LABELS])
    first = max((row["game"] + 1 for row in done), default=0)
    numbers = range(first, min(len(rows), given.count))
    with ProcessPoolExecutor(given.processes) as workers:
        make = partial(label_rows, given.times)
        keep_all(where[LABELS], workers.map(make, [rows[each] for each in numbers], numbers))


def figures(where: dict[str, Path]) -> Row:
    """All figures of a game, from the rows that were kept."""
    kept = {what: kept_rows(where[what]) for what in KEPT}
    told = {
        "reviews": of_reviews(kept["reviews"]),
        "light": of_light(kept["light"]),
        "choices": of_choices(kept["choices"]),
        "weak": of_weak(kept["weak"]),
        "revised": of_revised(kept["revised"]),
        "times": of_times(kept["times"]),
        "curve": curves({what: kept[what] for what in ("held-back", "held-back-quick")}),
        "played on": of_labels(kept[LABELS]),
    }
    return {name: found for name, found in told.items() if found}


def rows_of(given: argparse.Namespace) -> Callable[[int], Row]:
    """How rows of a kind are made."""
    if given.what == "reviews":
        return partial(review_row, given.game, given.lucks, given.table)
    if given.what == "times":
        return partial(time_row, given.game, given.table, TIMED)
    rows = {"light": light_row, "choices": chosen_row, "weak": weakly_row}
    return partial(rows[given.what], given.game) if given.what in rows else revised_at


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["curve", "fit", *ROWS, "labels", "report"])
    parser.add_argument("--game", choices=wolfmoon.GAMES, required=True)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--lucks", type=int, default=1)
    parser.add_argument("--table", type=int, help="which kind of table; all in turn if not given")
    parser.add_argument("--held-back", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="of how many turns a curve has one")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, required=True)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    where = {what: given.folder / f"{given.game}-{what}.jsonl" for what in KEPT}
    if given.what == "curve":
        what, seed = ("held-back", HELD_BACK) if given.held_back else ("curve", FITTED)
        make: Callable[[int], Row] = partial(curve_row, given.game, seed, given.every)
        if given.quick:
            make = partial(quick_row, seed)
        grown(where[f"{what}-quick" if given.quick else what], make, given)
    elif given.what in ROWS:
        grown(where[given.what], rows_of(given), given)
    elif given.what == "labels":
        labelled(where, given)
    elif given.what == "fit":
        rows = kept_rows(where["curve"]) + kept_rows(where["curve-quick"])
        print(json.dumps(fitted(rows), indent=1))
    else:
        found = figures(where)
        print(json.dumps(found, indent=1))
        keep(f"review-{given.game}", found)


if __name__ == "__main__":
    main()
