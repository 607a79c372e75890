"""Lessons are files: what is wrong with one is told with file, line and what was expected."""

import pytest

from tests.lessons.school import FILE, TEXT, changed, lesson
from wolfmoon.engine.errors import BadInput
from wolfmoon.lessons.lesson import Picture
from wolfmoon.lessons.reading import read_lesson, read_picture

LINES = TEXT.splitlines()


def test_a_lesson_says_all_that_its_file_says() -> None:
    read = lesson()
    win, lead = read.steps
    assert (read.id, read.game, read.seat, read.picture) == (
        "lone-wolves.follow",
        "lone-wolves",
        0,
        Picture(None, ("R6",)),
    )
    assert (win.name, win.light, win.part) == ("win", ("volcano", "R3", "R6"), "trick")
    assert win.scene is not None and win.scene.seat == 0 and lead.scene is None
    assert [slip.name for slip in win.slips] == ["lower", "suit"]
    assert [reply.decisions for reply in win.replies] == ["take S6", "place volcano"]
    assert read.clauses == ("L5", "L6", "L8", "L10", "L11", "L12")


def test_a_picture_is_a_symbol_or_a_card_which_may_beat_another() -> None:
    assert read_picture("act-howl") == Picture("act-howl")
    assert read_picture("R6>R4") == Picture(None, ("R6", "R4"))


def test_a_hint_has_lines_and_their_decisions_one_by_one() -> None:
    (win, _) = lesson("  turn play R6 volcano", "  turn play R6 volcano, take S6").steps
    assert win.hint.lines == ("play R6 volcano, take S6",)
    assert win.hint.decisions == ["play R6 volcano", "take S6"]


def test_the_keys_of_all_words_follow_from_names() -> None:
    assert lesson().keys == {
        *("lesson-lone-wolves-follow", "lesson-lone-wolves-follow-about"),
        *("lesson-lone-wolves-follow-win", "lesson-lone-wolves-follow-win-goal"),
        *("lesson-lone-wolves-follow-lead", "lesson-lone-wolves-follow-lead-goal"),
        *("lesson-lone-wolves-follow-no-lower", "lesson-lone-wolves-follow-no-suit"),
        *(f"lesson-lone-wolves-follow-know-{each}" for each in ("one", "two", "three")),
    }


def test_another_text_is_another_lesson() -> None:
    assert lesson().mark == lesson().mark
    assert lesson("picture R6", "picture R7").mark != lesson().mark


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("wolfmoon lesson 1", "wolfmoon lessen 1", "“wolfmoon lesson 1” as the first line"),
        ("lesson follow", "lesson", "one value after “lesson”"),
        ("game lone-wolves\nlesson", "game chess\nlesson", "found “chess”, expected one of"),
        ("seat 1\npicture", "seat 3\npicture", "found “3”, expected a seat from 1 to 2"),
        ("seat 1\npicture", "sit 1\npicture", "found “sit”, expected one of game, lesson"),
        ("picture R6\n", "", "expected “picture”"),
        ("picture R6\n", "picture R6\npicture R6\n", "each header once"),
        ("\nend\n", "\n", "expected “end”"),
        ("aside R4 R7 N3 N6", "aside R4 R7 N3", "position: N6 is missing"),
        ("2: play R5 volcano", "2: play R6 volcano", "a legal action"),
        ("  light volcano R3 R6", "  shine volcano", "found “shine”, expected one of light"),
        ("  light volcano R3 R6", "  light", "something after “light”"),
        ("  part trick", "  part moon", "found “moon”, expected one of tiles"),
        ("  accept play R6 *\n", "", "expected “accept”"),
        ("  goal does led seat=me\n", "", "expected “goal”"),
        ("  goal does led seat=me", "  goal did led", "found “did”, expected one of decides"),
        ("  goal does led seat=me", "  goal does", "a pattern after “does”"),
        ("  goal does led seat=me", "  goal does lead", "found “lead”, expected one of discarded"),
        ("  goal does led seat=me", "  goal does led who=me", "found “who”, expected one of card"),
        ("  goal does led seat=me", "  goal does led me", "a comparison such as seat=me"),
        ("  wrong lower L8", "  wrong lower eight", "the number of a rule such as W29"),
    ],
)
def test_what_is_wrong_is_told_with_file_line_and_what_was_expected(
    old: str, new: str, said: str
) -> None:
    with pytest.raises(BadInput) as raised:
        read_lesson(changed(old, new), FILE)
    assert str(raised.value).startswith(f"{FILE}: line ")
    assert said in str(raised.value)


def test_a_position_is_wrong_in_the_line_of_the_lesson() -> None:
    line = 1 + LINES.index("aside R4 R7 N3 N6")
    with pytest.raises(BadInput, match=f"{FILE}: line {line}: "):
        read_lesson(changed("aside R4 R7 N3 N6", "aside R4 R7 N3 X6"), FILE)
    line = 1 + LINES.index("2: play R5 volcano")
    with pytest.raises(BadInput, match=f"{FILE}: line {line}: "):
        read_lesson(changed("2: play R5 volcano", "2: play R5 sea"), FILE)


def test_what_is_wrong_is_told_in_every_language() -> None:
    with pytest.raises(BadInput) as raised:
        read_lesson(changed("  part trick", "  part moon"), FILE)
    assert LINES.index("  part trick") == 25
    assert raised.value.said_in("uk").startswith(f"{FILE}: рядок 26: ")
