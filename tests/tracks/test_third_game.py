"""A third game is added by its description alone, and everything there is works with it.

Which games there are is settled when the package is loaded, so the checks run in a process of
their own, with the third game named in the environment.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

HERE = Path(__file__).parent
CHECKS = sorted(HERE.glob("check_*.py"))
MOST_LINES = 300


@pytest.mark.parametrize("checks", CHECKS, ids=lambda path: path.stem)
def test_the_third_game(checks: Path) -> None:
    environment = {**os.environ, "WOLFMOON_GAMES": "tests.tracks.description:TRACKS"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0"]
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(
        [*command, str(checks)],
        env={**environment, **paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_it_is_small() -> None:
    lines = [len(path.read_text("utf-8").splitlines()) for path in HERE.glob("[!tc]*.py")]
    assert sum(lines) <= MOST_LINES
