"""Compiled, interpreted and bounds-checked runs give the same results."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.engine.trace import trace

TRACE = Path(__file__).with_name("trace.py")
BOARDS = ("basic", "advanced")
CASES: list[list[Any]] = [
    *(["the-wolves", {"players": players}, 5, 150] for players in (2, 3, 4, 5)),
    *(["lone-wolves", {"board": board}, 5, 100] for board in BOARDS),
]
LONG_CASES: list[list[Any]] = [
    *(
        ["the-wolves", {"players": players}, seed, 5000]
        for players in (2, 3, 4, 5)
        for seed in (1, 2)
    ),
    *(["lone-wolves", {"board": board}, seed, 100] for board in BOARDS for seed in range(10)),
]


def run(cases: list[list[Any]], **environment: str) -> list[list[str]]:
    """The traces of cases in another process; any warning is an error there."""
    command = [sys.executable, "-W", "error", str(TRACE), json.dumps(cases)]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    traces: list[list[str]] = json.loads(done.stdout)
    return traces


def test_interpreted_rules_play_the_same_games() -> None:
    assert run(CASES, NUMBA_DISABLE_JIT="1") == [trace(*case) for case in CASES]


def test_no_index_runs_past_its_end() -> None:
    assert run(LONG_CASES, NUMBA_BOUNDSCHECK="1") == [trace(*case) for case in LONG_CASES]
