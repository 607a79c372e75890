"""Measures the rules beside an older version: python bench/beside.py COMMIT [--turns N] [--compile]

Processes of the two versions take turns on one machine. Both are measured by the `measure.py` of
this tree, so a figure means the same in both; what only the rules of a version can measure, such
as solving, they measure themselves. The table has the medians and the best of all turns, and how
much faster this tree is: 0.95 is 5 % slower.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from types import ModuleType, SimpleNamespace
from typing import Any

from keeping import keep

ROOT = Path(__file__).resolve().parents[1]
MEASURE = ROOT / "src" / "wolfmoon" / "measure.py"
TURNS, REPEATS = 4, 5
MORE_IS_BETTER = "_per_second"
NO_SPEED = ("cores", "record_bytes")
LOW = 0.95
NAMES = {"wolfmoon.engine.batches": ("NO_LIMIT",), "wolfmoon.engine.rules": ("Rules",)}
"""What `measure.py` imports that had another place once, where a version lacks that module."""
PLACES = ("wolfmoon.engine.game", "wolfmoon.engine.kernels")


# -- in a process of its own ------------------------------------------------------------
def _stand_in(name: str, wanted: tuple[str, ...]) -> None:
    """A module that an older version lacks, with what is wanted of it from its older places."""
    try:
        import_module(name)
    except ModuleNotFoundError:
        made = ModuleType(name)
        for each in wanted:
            places = (import_module(place) for place in PLACES)
            setattr(made, each, next(getattr(p, each) for p in places if hasattr(p, each)))
        sys.modules[name] = made


def _measuring(variants: dict[str, list[dict[str, Any]]]) -> Any:
    """The `measure.py` of this tree, at work on whichever wolfmoon is imported here."""
    games = import_module("wolfmoon.games")
    for name, wanted in NAMES.items():
        _stand_in(name, wanted)
    try:
        import_module("wolfmoon.engine.start")
    except ModuleNotFoundError:
        sys.modules["wolfmoon.engine.start"] = SimpleNamespace(Options=dict)  # type: ignore[assignment]
    if not hasattr(games, "described"):
        games.NAMES = tuple(variants)  # type: ignore[attr-defined]
        games.described = lambda name: SimpleNamespace(variants=variants[name])  # type: ignore[attr-defined]
    spec = spec_from_file_location("wolfmoon.measure", MEASURE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def measure_here(given: dict[str, Any]) -> None:
    """Measure the version that is imported here, and print its figures."""
    measuring = _measuring(given["variants"])
    measuring.REPEATS = given["repeats"]
    print(json.dumps(measuring.measure(compile_too=given["compile"])))


# -- the turns --------------------------------------------------------------------------
@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A worktree of a commit for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", str(tree), commit], check=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def measured(tree: Path, given: dict[str, Any]) -> dict[str, float]:
    """All figures of one turn of a tree, by name."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, __file__, "--here", json.dumps(given)]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return dict(flat(json.loads(done.stdout.splitlines()[-1])))


def flat(figures: dict[str, Any], before: str = "") -> Iterator[tuple[str, float]]:
    """Figures within figures by one name each."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from flat(value, f"{before}{name} ")
        else:
            yield f"{before}{name}", value


def faster(name: str, old: float, new: float) -> float:
    """How many times as fast the new figure is."""
    return new / old if name.endswith(MORE_IS_BETTER) else old / new


def rows(old: list[dict[str, float]], new: list[dict[str, float]]) -> Iterator[str]:
    """The table: for each figure both medians and how they compare, as do the best."""
    yield "| figure | older | this | faster | best |\n|---|---:|---:|---:|---:|"
    for name in new[0]:
        if name.endswith(NO_SPEED) or name not in old[0]:
            continue
        one, other = ([turn[name] for turn in turns] for turns in (old, new))
        best = max if name.endswith(MORE_IS_BETTER) else min
        middle = faster(name, median(one), median(other))
        top = faster(name, best(one), best(other))
        sign = " **LOW**" if max(middle, top) < LOW else ""
        yield (
            f"| {name.removeprefix('games ')} | {median(one):,.4g} | {median(other):,.4g} "
            f"| {middle:.3f} | {top:.3f}{sign} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the rules beside an older version.")
    parser.add_argument("commit")
    parser.add_argument("--turns", type=int, default=TURNS, help="of each version")
    parser.add_argument("--repeats", type=int, default=REPEATS, help="of each figure in a turn")
    parser.add_argument("--compile", action="store_true", help="measure the cold compile too")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the worktree goes all the same
    from wolfmoon.games import NAMES as games
    from wolfmoon.games import described

    variants = {name: list(described(name).variants) for name in games}
    given = {"variants": variants, "repeats": asked.repeats, "compile": asked.compile}
    old: list[dict[str, float]] = []
    new: list[dict[str, float]] = []
    with checked_out(asked.commit) as tree:
        for each in (tree, ROOT):  # compiles, or loads what was compiled
            measured(each, {**given, "repeats": 1, "compile": False})
        for turn in range(asked.turns):
            both = [(tree, old), (ROOT, new)]
            for each, found in both if turn % 2 == 0 else both[::-1]:
                print(f"turn {turn + 1}: {'older' if each == tree else 'this'} …", file=sys.stderr)
                found.append(measured(each, given))
    print("\n".join(rows(old, new)))
    if asked.turns >= TURNS:
        keep("beside", {"commit": asked.commit, "older": old, "this": new})


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        measure_here(json.loads(sys.argv[2]))
    else:
        main()
