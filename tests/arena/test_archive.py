"""Results on disk: interrupted or not they are the same, and every game can be played again."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from tests import ROOT
from tests.arena.shell import contest, own, run
from wolfmoon.arena.archive import ABOUT, GAMES, JOURNAL, MOVES, Archive
from wolfmoon.arena.arena import Match, run_arena
from wolfmoon.arena.executors import Local
from wolfmoon.engine.errors import BadInput
from wolfmoon.games import games

BLOCKS = 16
BOTS = ",".join(own("Slow", "random"))
COMMAND = ["arena", "lone-wolves", "--bots", BOTS, "--blocks", str(BLOCKS), "--seed", "5"]


def begin(folder: Path) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    words = [sys.executable, "-m", "tests.arena.shell", *COMMAND, "--processes", "1"]
    return subprocess.Popen(
        [*words, "--save", str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def journaled(folder: Path) -> int:
    path = folder / JOURNAL
    return path.read_bytes().count(b"\n") if path.exists() else 0


def stop_after(folder: Path, blocks: int, how: signal.Signals) -> subprocess.Popen[str]:
    """Begin or go on, and stop once there are so many blocks."""
    process = begin(folder)
    while journaled(folder) < blocks and process.poll() is None:
        time.sleep(0.005)
    process.send_signal(how)
    process.said = process.communicate()  # type: ignore[attr-defined]
    return process


def without_times(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / GAMES).drop("decision_micros", "turn_micros")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that nothing interrupted."""
    folder = tmp_path_factory.mktemp("whole") / "deeper" / "down"
    result = run(*COMMAND, "--save", folder, "--processes", 2)
    assert result.exit_code == 0, result.output
    return folder


def test_killed_and_stopped_and_resumed_it_is_the_same_file(whole: Path, tmp_path: Path) -> None:
    killed = stop_after(tmp_path, 2, signal.SIGKILL)
    assert killed.returncode == -signal.SIGKILL
    first = journaled(tmp_path)
    assert 2 <= first < BLOCKS and not (tmp_path / GAMES).exists()
    with (tmp_path / JOURNAL).open("a", encoding="utf-8") as journal:
        journal.write('[{"block": 99, "rota')  # as if it was killed while it wrote

    stopped = stop_after(tmp_path, first + 2, signal.SIGINT)
    assert stopped.returncode == 130
    assert "The same command goes on" in stopped.said[1]  # type: ignore[attr-defined]
    assert "Traceback" not in stopped.said[1]  # type: ignore[attr-defined]
    assert first + 2 <= journaled(tmp_path) < BLOCKS

    assert run(*COMMAND, "--save", tmp_path, "--processes", 1).exit_code == 0
    assert (tmp_path / MOVES).read_bytes() == (whole / MOVES).read_bytes()
    assert without_times(tmp_path).equals(without_times(whole))
    assert sorted(path.name for path in tmp_path.iterdir()) == [ABOUT, GAMES, MOVES]


def test_a_finished_command_tells_its_result_again(whole: Path) -> None:
    before = (whole / GAMES).stat().st_mtime_ns
    once, twice = (run(*COMMAND, "--save", whole, "--json").stdout for _ in range(2))
    assert json.loads(once)["blocks"] == BLOCKS
    assert once == twice  # times too: they are read, not measured
    assert (whole / GAMES).stat().st_mtime_ns == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seed", "6"], "seed 5 and not 6"),
        (["--blocks", "17"], "blocks 16 and not 17"),
        (["--bots", ",".join(own("First", "random"))], "Slow"),
        (["--simulations", "9"], "budget"),
        (["--sprt", "0,15"], "sprt None and not"),
        (["--patience", "3"], "patience 60.0 and not 3"),
    ],
)
def test_another_command_in_the_same_folder_is_refused(
    whole: Path, words: list[str], said: str
) -> None:
    result = run(*COMMAND, "--save", whole, *words)
    assert result.exit_code == 2
    assert said in result.output and "choose another folder" in result.output


def test_other_code_in_the_same_folder_is_refused(whole: Path) -> None:
    match = Match(contest("Slow", "random", game="lone-wolves"), BLOCKS)
    Archive.open(whole, match.about())
    with pytest.raises(BadInput, match="other source code"):
        Archive.open(whole, {**match.about(), "sources": "changed"})


def test_a_row_says_all_about_a_game(whole: Path) -> None:
    rows = pl.read_parquet(whole / GAMES)
    assert len(rows) == 2 * BLOCKS
    row = rows.row(1, named=True)
    assert (row["block"], row["rotation"], row["seating"]) == (0, 1, [1, 0])
    assert row["bots"] == ["random", "tests.arena.sparring:Slow"]
    assert row["scores"] == [sum(points) for points in zip(*row["points"].values(), strict=True)]
    assert row["winners"] and row["ranks"] and row["turns"] == 13
    assert row["decisions"] == sum(len(times) for times in row["decision_micros"])
    assert (row["fault"], row["fault_seat"]) == (None, None)
    assert min(row["decision_micros"][1]) >= 2000  # Slow takes its time


def test_every_game_can_be_played_again(whole: Path) -> None:
    archive = Archive.read(whole)
    for block in archive.blocks():
        for record in block:
            game = archive.game(record.block, record.rotation)
            assert game.outcome is not None
            assert game.outcome.scores == record.scores
            assert [action.number for action in game.log] == list(record.actions)
    text = run("report", whole, "--game", "3,2").stdout
    assert text.startswith("wolfmoon game 1\ngame lone-wolves\n")
    assert "result " in text
    assert run("report", whole, "--game", "99,1").exit_code == 2


def test_faults_come_back_from_disk(tmp_path: Path) -> None:
    match = Match(contest("Crash", "random", patience=5.0), 2)
    played = run_arena(match, Local(1), tmp_path)
    again = run_arena(match, Local(1), tmp_path)
    assert again.summary() == played.summary()
    assert len(again.faults) == 4 and again.faults == played.faults
    game = Archive.read(tmp_path).game(0, 0)
    assert not game.over and game.rules is games["the-wolves"]


def test_a_folder_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(*COMMAND, "--save", tmp_path / "file" / "below")
    assert result.exit_code == 2
    assert "can’t write" in result.output


def test_a_damaged_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / ABOUT).write_text("{")
    assert "is damaged" in run(*COMMAND, "--save", tmp_path).output
    (tmp_path / ABOUT).write_text('{"format": 99}')
    assert "format 99, not 1" in run(*COMMAND, "--save", tmp_path).output
