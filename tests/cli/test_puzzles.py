"""wolfmoon puzzles: made and checked by commands, and played in the terminal."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from click.testing import CliRunner

from wolfmoon.cli import main
from wolfmoon.puzzles import Puzzle, book
from wolfmoon.puzzles.puzzlers import GAMES, judge_of

QUICK = {"the-wolves": "goal", "lone-wolves": "open"}
"""The kind that is found most quickly."""


def own_lines(puzzle: Puzzle) -> list[str]:
    game, lines = puzzle.begin(), []
    for number in judge_of(puzzle.game).solution(puzzle):
        if game.seat == puzzle.seat:
            lines.append(game.action(number).text)
        game.play(number)
    return lines


def test_a_puzzle_is_played_in_the_terminal_with_its_answer_to_a_wrong_try() -> None:
    puzzle = next(each for each in book("lone-wolves").values() if each.kind == "open")
    right = judge_of(puzzle.game).others(puzzle)
    wrong = next(each.text for each in puzzle.begin().offer if each.text not in right)
    typed = ["hint", "hint", "hint", "options", "sing", wrong, *own_lines(puzzle)]
    arguments = ["puzzles", "play", puzzle.id, "--no-colour", "--language", "en"]
    done = CliRunner().invoke(main, arguments, input="\n".join(typed) + "\n")
    assert done.exit_code == 0, done.output
    assert "Not yet:" in done.output and "The answer:" in done.output and "Solved." in done.output


def test_the_check_counts_and_finds_nothing_wrong() -> None:
    arguments = ["puzzles", "check", "--sample", "3", "--language", "en"]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert "All puzzles are right." in done.output and "not solved by Scout" in done.output


@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_made_by_two_processes_interrupted_and_made_on(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / f"puzzles-{game}.txt"
    command = ["puzzles", "make", "--game", game, "--seed", "5", "--kind", QUICK[game]]
    endless = [sys.executable, "-m", "wolfmoon", *command, "--count", "1000000", "--processes", "2"]
    with subprocess.Popen(endless, start_new_session=True) as running:
        try:
            while not (path.exists() and puzzle_lines(path)):
                assert running.poll() is None
                sleep(0.1)
        finally:
            os.killpg(running.pid, signal.SIGKILL)
    held = puzzle_lines(path)
    arguments = [*command, "--count", str(len(held) + 2), "--language", "en"]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert path.name in done.output
    lines = path.read_text(encoding="ascii").splitlines()
    assert set(held) < set(lines) and len(lines) >= len(held) + 2
    assert lines == sorted(lines)
    done = CliRunner().invoke(main, ["puzzles", "check", "--book", str(path), "--language", "en"])
    assert done.exit_code == 0, done.output
    assert f"puzzles {len(lines)}" in done.output and "All puzzles are right." in done.output


def puzzle_lines(path: Path) -> list[str]:
    """The whole lines of a file that hold puzzles."""
    text = path.read_text(encoding="ascii")
    lines = text[: text.rfind("\n") + 1].splitlines()
    return [line for line in lines if not line.startswith("#")]
