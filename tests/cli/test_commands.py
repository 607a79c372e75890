"""The command line, as a user types it."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import wolfmoon
from wolfmoon.cli import main
from wolfmoon.cli.tables import table

GAME = Path(__file__).parents[1] / "replays" / "the-wolves-3-players.game"


def run(*words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    shown = [name for name, command in main.commands.items() if not command.hidden]
    for command in shown:
        assert f"\n  {command} " in result.output
        assert run(command, "--help").exit_code == 0


def test_version() -> None:
    assert wolfmoon.__version__ in run("--version").output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "'chess' is not"),
        (["simulate", "the-wolves", "--players", "9"], "2 to 5 players, not 9"),
        (["simulate", "the-wolves", "--games", "0"], "0 is not in the range"),
        (["show", "/nowhere/at/all"], "no such file"),
        (["perft", "the-wolves", "--depth", "99"], "99 is not in the range"),
        (["replay", str(GAME), "--to", "100000"], "the game has"),
        (["play", "the-wolves", "--seat", "4", "--players", "3"], "there is no seat 4"),
        (["replay", __file__], "expected “wolfmoon game 1”"),
    ],
)
def test_bad_input_ends_with_one_sentence_and_exit_code_two(words: list[str], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.game"
    path.write_bytes(bytes(range(256)))
    result = run("show", str(path))
    assert result.exit_code == 2
    assert "is not a text file" in result.output


def test_errors_leave_no_traceback_in_a_real_shell() -> None:
    command = [sys.executable, "-m", "wolfmoon", "replay", __file__]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Error: line 1")
    assert "Traceback" not in done.stderr


def test_show_draws_in_the_terminal_and_as_pictures(tmp_path: Path) -> None:
    plain = run("show", str(GAME), "--no-colour")
    assert plain.exit_code == 0
    assert "A12" in plain.output and "\x1b[" not in plain.output
    assert "\x1b[" not in run("show", str(GAME)).output  # no terminal, no colours
    assert "\x1b[" in CliRunner().invoke(main, ["show", str(GAME)], color=True).output
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    result = run("show", str(GAME), "--svg", str(svg), "--png", str(png), "--theme", "day")
    assert result.exit_code == 0, result.output
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG")


def test_show_reads_standard_input() -> None:
    result = run("show", "-", "--no-colour", typed=GAME.read_text(encoding="utf-8"))
    assert result.exit_code == 0
    assert "A12" in result.output


def test_replay_stops_where_it_is_told(tmp_path: Path) -> None:
    result = run("replay", str(GAME), "--to", "6", "--no-colour")
    assert result.output.count("draft") == 6
    assert "end" not in result.output.split("\n\n")[0]
    position = run("replay", str(GAME), "--to", "40", "--position").output
    whole = wolfmoon.load(GAME.read_text(encoding="utf-8"))
    assert wolfmoon.load(position).states.tobytes() == whole.at(40).states.tobytes()


def test_simulate_gives_the_same_games_from_the_same_seed() -> None:
    words = ["simulate", "the-wolves", "--players", "4", "--games", "30", "--seed", "1", "--json"]
    once, twice = (json.loads(run(*words).stdout) for _ in range(2))
    for measured in ("seconds", "games_per_second"):
        once.pop(measured)
        twice.pop(measured)
    assert once == twice
    assert once["games"] == 30
    assert len(once["seats"]) == 4
    assert sum(seat["wins"] for seat in once["seats"]) == pytest.approx(1)
    for seat in once["seats"]:
        assert seat["total"] == pytest.approx(sum(seat["points"].values()))
    assert "decisions a game" in run(*words[:-1]).output


@pytest.mark.parametrize(
    "heads",
    [
        ["bot", "seats", "share", "95 %", "fair", "p95 ms", "turn ms", "faults"],
        ["game", "decisions/s", "all cores", "copy µs", "offer µs", "view µs", "bytes"],
    ],
)
def test_no_table_is_cut_in_a_narrow_terminal(heads: list[str]) -> None:
    shown = StringIO()
    rows = [["the-wolves", *["1,234,567"] * (len(heads) - 1)]]
    Console(width=60, file=shown).print(table(heads, rows))
    assert "…" not in shown.getvalue()
    assert max(map(len, shown.getvalue().splitlines())) <= 60


def test_simulate_fits_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    shown = run("simulate", "the-wolves", "--players", "5", "--games", "2", "--seed", "1").output
    assert "Second places" in shown and "…" not in shown
    assert max(map(len, shown.splitlines())) <= 60


def test_simulate_with_bots_counts_by_seat_and_by_bot() -> None:
    words = ["simulate", "lone-wolves", "--bots", "cub,random", "--games", "9", "--seed", "3"]
    result = json.loads(run(*words, "--json").stdout)
    assert result["games"] == 10  # whole rounds: every set-up from both seats
    assert [bot["name"] for bot in result["bots"]] == ["cub", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(1)
    assert [bot["seats"] for bot in result["bots"]] == [1, 1]


def test_perft_counts(tmp_path: Path) -> None:
    result = run("perft", "the-wolves", "--players", "3", "--seed", "7", "--depth", "3")
    assert [line.split("  ")[0] for line in result.output.splitlines()] == [
        "perft 1 10",
        "perft 2 90",
        "perft 3 720",
    ]
    divided = run(
        "perft", "the-wolves", "--players", "3", "--seed", "7", "--depth", "2", "--divide"
    )
    assert divided.output.splitlines()[0] == "draft S1: 9"


def test_warm_compiles_and_says_so() -> None:
    result = run("warm", "the-wolves")
    assert result.exit_code == 0
    assert "rules and bots ready" in result.output
