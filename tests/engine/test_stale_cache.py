"""An edited helper in another file is noticed: no stale machine code is ever run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import wolfmoon

PACKAGE = Path(wolfmoon.__file__).parent
ASK = """
import wolfmoon
from wolfmoon.games.the_wolves.forms.sheet import points_by_source
states = wolfmoon.games["the-wolves"].state_record.zeros()
states[0].seats = 2
states[0].players[0].wolves_out = 3
points, _ = points_by_source(states)
print(sum(points[0]), wolfmoon.__file__)
"""


def points(copy: Path, cache: Path) -> int:
    """The points of a seat with three wolves out, by the copy of the package."""
    environment = {**os.environ, "PYTHONPATH": str(copy.parent), "WOLFMOON_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True
    )
    total, where = done.stdout.split()
    assert Path(where).is_relative_to(copy)
    return int(total)


def test_an_edited_helper_gives_the_new_result(tmp_path: Path) -> None:
    copy, cache = tmp_path / "wolfmoon", tmp_path / "cache"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert points(copy, cache) == 3
    helper = copy / "games" / "the_wolves" / "scoring.py"
    text = helper.read_text(encoding="utf-8")
    edited = text.replace(
        "return wide(WOLF_POINTS[state.players[seat].wolves_out])",
        "return wide(WOLF_POINTS[state.players[seat].wolves_out]) + 100",
    )
    assert edited != text
    helper.write_text(edited, encoding="utf-8")
    assert points(copy, cache) == 103
    helper.write_text(text, encoding="utf-8")
    assert points(copy, cache) == 3
