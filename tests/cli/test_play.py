"""A game in the terminal, typed line by line."""

from pathlib import Path

from click.testing import CliRunner, Result

import wolfmoon
from wolfmoon.cli import main


def play(
    typed: str, *words: str, game: tuple[str, ...] = ("the-wolves", "--players", "3")
) -> Result:
    command = ["play", *game, "--seed", "7", "--no-colour", "--bots", "random", *words]
    return CliRunner().invoke(main, command, input=typed)


def test_the_board_is_drawn_and_the_options_are_numbered() -> None:
    result = play("quit\n")
    assert result.exit_code == 0
    assert "  draft           1 S1  2 S3" in result.output
    assert "A12" in result.output


def test_the_seed_zero_gives_the_same_game_again() -> None:
    first, again = (play("1\n1\n1\nquit\n", "--seed", "0").output for _ in range(2))
    assert first == again


def test_numbers_and_notation_are_choices() -> None:
    result = play("1\nquit\n")
    assert "rock: draft" in result.output or "tundra: draft" in result.output
    assert "draft S" in play("draft S4\nquit\n").output


def test_why_answers_with_the_rule() -> None:
    result = play("why S5\nwhy draft A7\nwhy\nwhy Q1\nquit\n")
    assert "draft S5: S5 is water or chasm; no piece can stand there (W15)" in result.output
    assert "Draft on the start tile; A7 is not on it (W6)" in result.output
    assert "why what?" in result.output
    assert "“Q1”" in result.output


def test_mistakes_are_told_and_asked_again() -> None:
    result = play("99\ndraft A7\nflibber\nundo\n\nquit\n")
    assert "the options are numbered 1 to 10" in result.output
    assert "(W6)" in result.output
    assert "“flibber”" in result.output
    assert "nothing of yours to undo" in result.output


def test_undo_takes_back_a_decision_and_what_followed() -> None:
    result = play("draft S4\nundo\nquit\n")
    assert result.output.count("1 S1  2 S3") == 2


def test_score_and_help() -> None:
    result = play("score\nhelp\nquit\n")
    assert "seat 1: 0 points" in result.output
    assert "undo your last decision" in result.output


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    play(f"draft S4\nsave '{path}'\nquit\n")
    game = wolfmoon.load(path.read_text(encoding="utf-8"))
    assert "draft S4" in [str(action) for action in game.log]
    result = play("quit\n", "--load", str(path))
    assert result.exit_code == 0
    assert "can’t write" in play("save /nowhere/at/all\nquit\n").output
    for several in ("", "one two", "'one"):
        assert "save needs the name of one file" in play(f"save {several}\nquit\n").output


def test_the_end_of_typing_is_a_farewell() -> None:
    result = play("")
    assert result.exit_code == 0
    assert "Good-bye" in result.output


def test_a_whole_game_is_played_to_its_result() -> None:
    result = play("1\n" * 4000)
    assert "wins" in result.output or "You" in result.output
    assert "Traceback" not in result.output


def test_bots_take_the_other_seats() -> None:
    result = play("quit\n", "--bots", "cub,random", "--seat", "2")
    assert "You have seat 2; Cub on seat 1, Random on seat 3." in result.output
    refused = play("", "--bots", "cub,cub,cub")
    assert refused.exit_code == 2
    assert "3 bots need as many seats, and there are 2 for them" in refused.output
    unknown = play("1\n" * 20, "--bots", "hedgehog")
    assert unknown.exit_code == 2
    assert "has no bot 'hedgehog'; it has random, cub" in unknown.output


def test_what_a_bot_did_is_told_as_far_as_the_person_saw_it() -> None:
    result = play("1\n" * 200, game=("lone-wolves",))
    assert "  2: play " in result.output
    assert "take hidden, place" in result.output
    assert "take hidden=" not in result.output.split("seat 1:")[0]
