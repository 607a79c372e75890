"""The examples run as they are, each in a process of its own, and say what they promise."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, folder: Path, *words: str) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def percents(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"([\d.]+)%", text)]


def test_every_example_is_run_and_listed() -> None:
    names = {path.name for path in EXAMPLES.glob("*.py")}
    assert names == set(re.findall(r'run\("(\w+\.py)"', Path(__file__).read_text("utf-8")))
    listed = (EXAMPLES / "README.md").read_text("utf-8")
    assert all(f"[{name}]({name})" in listed for name in names)


def test_a_game_in_ten_lines(tmp_path: Path) -> None:
    said = run("play_a_game.py", tmp_path)
    assert re.search(r"\d+ decisions; scores \(\d+, \d+, \d+\), winner", said)
    assert "The game is over. (W46)" in said


def test_a_bot_of_your_own_beats_random_play(tmp_path: Path) -> None:
    share, low, high = percents(run("own_bot.py", tmp_path))
    assert 50 < low < share < high


def test_a_tiny_agent_learns(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo")
    untrained, trained = percents(run("train_an_agent.py", tmp_path))
    assert trained > 58 > untrained + 2


def test_an_ending_is_played_as_it_was_solved(tmp_path: Path) -> None:
    said = run("solve_an_ending.py", tmp_path)
    values = set(re.findall(r"seat 1 ends ([+-]\d+)", said))
    first, second = map(int, re.findall(r"scores: \((\d+), (\d+)\)", said)[0])
    assert values == {f"{first - second:+d}"}


def test_decisions_can_be_asked(tmp_path: Path) -> None:
    said = run("analyse_decisions.py", tmp_path)
    assert "take hidden" in said
    assert "lead" in said
