"""Checks hints: python bench/hints.py [--positions N] [--processes P] [--game NAME] [--folder DIR]

Positions come from games of Scout and Hunter against themselves, on every kind of table. Every
claim of every hint is checked by the predicates of tests/reference/claims, which know nothing of
how hints are made. Where a game hides something, another world that looks the same to the seat must
give the same hint, byte for byte. The run fails if a claim is false, if a hint depends on what the
seat can't see, if fewer than nine in ten hints are specific, or if the 95th percentile of the CPU
time of a hint is above the bar. What was checked is kept in a folder named by the sources, a file
for each piece of work, so a run that was stopped goes on.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from keeping import keep

from tests.hints.pairs import another_world, depends_on_hidden
from tests.hints.positions import positions
from tests.reference.claims.checking import claims_of, untrue
from wolfmoon import GAMES
from wolfmoon.engine.compiled import PLAYING_FOLDERS, source_digest
from wolfmoon.games import described
from wolfmoon.saving import saved

POSITIONS = 10_000
IN_A_PIECE = 50
"""Positions of one piece of work: a stopped run loses no more."""
FIRST_SEED = 2_000_000
LEAST_SPECIFIC = 0.9
MOST_P95_SECONDS = 1.5
FEWEST_KINDS = 15


def checked(name: str, number: int, count: int) -> dict[str, Any]:
    """What a piece of work found: times, kinds, specific hints, and what does not hold."""
    took, kinds, wrong, specific = [], Counter[str](), [], 0
    dependent: list[str] = []
    pairs = 0
    found = positions(name, FIRST_SEED + number)
    next(found).hint()  # compiles, or loads what was compiled
    for position, game in enumerate(islice(found, count), number * IN_A_PIECE):
        began = time.process_time()
        hint = game.hint()
        took.append(time.process_time() - began)
        kinds.update(claim["claim"] for claim in claims_of(hint))
        specific += hint["specific"]
        data = json.loads(json.dumps(game.to_data()))
        wrong += [f"{claim}\n{game.position()}" for claim in untrue(data, hint)]
        other = another_world(game, position) if game.rules.hides else None
        pairs += other is not None
        if other is not None and depends_on_hidden(hint, other.hint()):
            dependent.append(f"{game.position()}\nand\n{other.position()}")
    return {
        "took": took,
        "kinds": dict(kinds),
        "specific": specific,
        "wrong": wrong,
        "hidden_pairs": pairs,
        "dependent": dependent,
    }


def kept(folder: Path, name: str, piece: tuple[int, int]) -> dict[str, Any]:
    """The piece with a number, of so many positions: read if it was done before."""
    number, count = piece
    path = folder / f"{name}-{number}-{count}.json"
    if not path.exists():
        found = checked(name, number, count)
        with saved(path) as part:
            part.write_text(json.dumps(found), encoding="utf-8")
    done: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return done


def pieces(total: int) -> list[tuple[int, int]]:
    """The numbers of pieces of work that make up so many positions, and how many each has."""
    firsts = range(0, total, IN_A_PIECE)
    return [(first // IN_A_PIECE, min(IN_A_PIECE, total - first)) for first in firsts]


def figures(found: list[dict[str, Any]]) -> dict[str, Any]:
    """What the hints of a game are like."""
    took = [seconds for each in found for seconds in each["took"]]
    kinds = sum((Counter(each["kinds"]) for each in found), Counter[str]())
    p50, p95, most = np.percentile(took, [50, 95, 100]).round(3).tolist()
    return {
        "hints": len(took),
        "claims": kinds.total(),
        "false": sum(len(each["wrong"]) for each in found),
        "hidden_pairs": sum(each["hidden_pairs"] for each in found),
        "dependent": sum(len(each["dependent"]) for each in found),
        "specific": round(sum(each["specific"] for each in found) / len(took), 4),
        "cpu_seconds": {"p50": p50, "p95": p95, "most": most},
        "kinds": dict(kinds.most_common()),
    }


def hides(name: str) -> bool:
    """Whether a game hides anything from a seat."""
    return described(name).rules().hides


def is_fine(name: str, figure: dict[str, Any]) -> bool:
    """Whether the hints of a game are as they should be."""
    enough = figure["specific"] >= LEAST_SPECIFIC and len(figure["kinds"]) >= FEWEST_KINDS
    proved = not figure["false"] and not figure["dependent"]
    paired = figure["hidden_pairs"] > 0 or not hides(name)
    return proved and paired and enough and figure["cpu_seconds"]["p95"] <= MOST_P95_SECONDS


def show(name: str, figure: dict[str, Any], found: list[dict[str, Any]]) -> None:
    """Print what the hints of a game are like, and the first claims that do not hold."""
    times, kinds = figure["cpu_seconds"], figure["kinds"]
    print(f"{name}: {figure['hints']} hints, {figure['claims']} claims, {figure['false']} false")
    pairs = f"{figure['hidden_pairs']} hidden pairs, {figure['dependent']} hints that differ"
    print(f"  {pairs if hides(name) else 'nothing is hidden, so there are no hidden pairs'}")
    print(f"  specific {figure['specific']:.1%}; CPU seconds {times}")
    print(f"  {len(kinds)} kinds:", ", ".join(f"{kind} {count}" for kind, count in kinds.items()))
    for claim in [claim for each in found for claim in each["wrong"]][:5]:
        print(f"  FALSE {claim}")
    for pair in [pair for each in found for pair in each["dependent"]][:5]:
        print(f"  DEPENDS ON WHAT IS HIDDEN\n{pair}")


def main() -> None:
    """Check as many positions of each game as are asked for."""
    sources = source_digest((*PLAYING_FOLDERS, "hints"))
    usual = Path(tempfile.gettempdir()) / f"wolfmoon-hints-{sources}"
    parser = argparse.ArgumentParser(description="Checks hints, claim by claim.")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each game")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--game", choices=GAMES, action="append", help="all if none is named")
    parser.add_argument("--folder", type=Path, default=usual, help="where work is kept")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    told = {}
    with ProcessPoolExecutor(given.processes) as workers:
        for name in given.game or GAMES:
            found = list(workers.map(partial(kept, given.folder, name), pieces(given.positions)))
            told[name] = figures(found)
            show(name, told[name], found)
    if given.positions >= POSITIONS:
        keep("hints", told)
    sys.exit(not all(is_fine(name, figure) for name, figure in told.items()))


if __name__ == "__main__":
    main()
