"""Figures of a benchmark are kept, and the docs give those that were."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
MAKEFILE = """
play:
	@env -u WOLFMOON_CACHE {python} -m wolfmoon serve --port 0 --open
"""
"""What `make play` ends with: nothing is installed, and what is compiled is taken as it is."""
TIMES = ("page_s", "the-wolves_first_turn_s", "lone-wolves_first_turn_s")


def test_the_times_from_a_clone_are_those_that_were_kept() -> None:
    newest = max(RESULTS.glob("start-*.json"))
    kept = json.loads(newest.read_text())
    speed = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8")
    (told,) = [line for line in speed.splitlines() if newest.name in line]
    told = told.partition(newest.name)[0]
    figures = [float(each) for each in re.findall(r"\b\d+\.\d\b", told)]
    assert figures == [kept[name] for name in (*TIMES, "cpu_s")]


@pytest.mark.skipif(
    any(shutil.which(each) is None for each in ("git", "make")), reason="there is no git or no make"
)
def test_the_start_is_measured_and_kept(tmp_path: Path) -> None:
    """In a clone of a project that has the benchmark and `make play`, and nothing else."""
    (tmp_path / "bench").mkdir()
    for name in ("start.py", "keeping.py"):
        shutil.copy(ROOT / "bench" / name, tmp_path / "bench")
    (tmp_path / "Makefile").write_text(MAKEFILE.format(python=sys.executable))
    us = ("-c", "user.name=Ada", "-c", "user.email=ada@your.site")
    for words in (("init", "--quiet"), ("add", "."), (*us, "commit", "--quiet", "-m", "all")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    start = [sys.executable, "bench/start.py", "--bot", "cub"]
    done = subprocess.run(start, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (file,) = (tmp_path / "bench" / "results").iterdir()
    kept = json.loads(file.read_text())
    assert re.fullmatch(r"start-\d{4}-\d\d-\d\d\.json", file.name)
    assert 0 < kept["page_s"] <= kept[TIMES[1]] <= kept[TIMES[2]]
    assert kept["bot"] == "cub" and kept["machine"] and kept["cpu_s"] > 0
