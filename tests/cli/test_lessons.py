"""wolfmoon lessons: listed, checked and played in the terminal."""

import pytest
from click.testing import Result

from tests.cli.test_commands import run
from wolfmoon.words import LANGUAGES

LESSON = "lone-wolves.follow"


def test_lessons_are_listed_by_game() -> None:
    lines = run("lessons", "list").output.splitlines()
    assert "Lone Wolves" in lines and "The Wolves" in lines
    assert any(line.split()[0] == LESSON for line in lines)


def test_the_check_tells_a_line_for_each_lesson_and_passes() -> None:
    result = run("lessons", "check")
    assert result.exit_code == 0
    assert "lone-wolves.follow: states 7, words 30, " in result.output
    assert "All lessons keep their promises." in result.output


def test_the_check_fails_on_a_breach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfmoon.lessons.checking.MOST_WORDS", 29)
    result = run("lessons", "check")
    assert result.exit_code == 1
    assert "1-follow.lesson: line 24: 30 words on the screen" in result.output
    assert "promises are broken" in result.output


def played(*typed: str, language: str = "en") -> Result:
    command = ("lessons", "play", LESSON, "--no-colour", "--language", language)
    return run(*command, typed="\n".join(typed) + "\n")


def test_a_lesson_is_played_to_its_end() -> None:
    result = played("play R6 swamp", "play G7 swamp")
    assert result.exit_code == 0
    assert "Win the trick" in result.output and "★★★" in result.output
    assert "Follow suit if you can." in result.output


def test_what_is_wrong_is_told_and_costs_a_star() -> None:
    result = played("play R3 swamp", "play G7 swamp", "sing", "play R6 swamp", "play G7 swamp")
    assert "Red 3 is lower than red 5" in result.output and "(L8)" in result.output
    assert "Green has to wait" in result.output and "(L6)" in result.output
    assert "found “sing”" in result.output
    assert "★★☆" in result.output


def test_hints_options_undo_and_leaving() -> None:
    result = played("hint", "options", "play R6 swamp", "undo", "quit")
    assert "Look at: volcano R3 R6" in result.output and "play R6 volcano" in result.output
    assert "play R3 swamp, play R3 caves" in result.output
    assert result.output.count("Win the trick") == 2
    assert "Good-bye." in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_in_every_language(language: str) -> None:
    result = played("play R3 swamp", "play R6 swamp", "play G7 swamp", language=language)
    assert result.exit_code == 0 and "★★☆" in result.output and "**" not in result.output


def test_a_lesson_that_is_not_there() -> None:
    result = run("lessons", "play", "sing")
    assert result.exit_code == 2 and "there is no lesson 'sing'" in result.output
