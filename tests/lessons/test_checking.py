"""The check of lessons finds every breach that there may be."""

import pytest

from tests.lessons.school import lesson
from wolfmoon.lessons import Lesson, courses
from wolfmoon.lessons.checking import check, clauses_in, words_on
from wolfmoon.lessons.walking import walk

OURS = [each for course in courses().values() for each in course.lessons]


@pytest.mark.parametrize("ours", OURS, ids=lambda each: each.id)
def test_our_lessons_keep_their_promises(ours: Lesson) -> None:
    assert [breach.said_in("en") for breach in check(ours).breaches] == []


def breaches(old: str, new: str) -> set[str]:
    return {each.problem.words for each in check(lesson(old, new)).breaches}


def test_a_right_lesson_has_no_breach() -> None:
    report = check(lesson())
    assert report.breaches == ()
    assert report.states == 7  # where the red 6 lies, in five ways; the beginning; the end
    assert 0 < report.words <= 30 and 10 < report.seconds < 60


@pytest.mark.parametrize(
    ("old", "new", "breach"),
    [
        ("  reply take S6\n", "", "problem-lesson-reply"),
        ("  goal does led seat=me", "  goal does followed seat=me", "problem-lesson-hopeless"),
        ("  goal does led seat=me", "  goal does followed seat=me", "problem-lesson-goal"),
        ("  accept play R6 *", "  accept play R6 *\n  accept play W2 *", "problem-lesson-accept"),
        ("  accept play R6 *", "  accept play R6 swamp", "problem-lesson-wordless"),
        (
            "  wrong suit L6 refused play G* *\n",
            "  wrong suit L6 decides play G*\n",
            "problem-lesson-way",
        ),
        ("  wrong suit L6 refused", "  wrong suit L8 refused", "problem-lesson-refusal"),
        ("  turn play R6 volcano", "  turn play R3 volcano", "problem-lesson-hint"),
        ("  turn play G7 swamp", "  turn sing", "problem-lesson-hint"),
        ("  light volcano R3 R6", "  light sea", "problem-lesson-place"),
        ("  about L6 L8", "  about L99", "problem-lesson-clause"),
        ("  about L6 L8", "  about L14", "problem-lesson-untold"),
        ("step lead", "step leads", "problem-lesson-message"),
    ],
)
def test_every_breach_is_found(old: str, new: str, breach: str) -> None:
    assert breach in breaches(old, new)


def test_a_breach_is_told_with_file_and_line() -> None:
    found = check(lesson("  light volcano R3 R6", "  light sea")).breaches
    assert found[0].said_in("en") == "follow.lesson: line 24: there is no place sea"


def test_too_many_states_are_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfmoon.lessons.walking.MOST_STATES", 3)
    assert not walk(lesson()).whole
    assert check(lesson()).breaches[0].problem.words == "problem-lesson-states"


def test_too_many_words_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfmoon.lessons.checking.MOST_WORDS", 3)
    monkeypatch.setattr("wolfmoon.lessons.checking.FIRST_DECISION_SECONDS", 3)
    words = {each.problem.words for each in check(lesson()).breaches}
    assert words == {"problem-lesson-words", "problem-lesson-first"}


def test_words_are_counted_without_marks_and_drawings() -> None:
    assert words_on(("s2",), "en") == 3  # [[s2]] +3 strength here.
    assert words_on(("s2", "w26"), "en") == 12


def test_the_rules_of_a_game_are_known_by_number() -> None:
    assert clauses_in("lone-wolves")[:2] == ("L1", "L2") and len(clauses_in("lone-wolves")) == 29
    assert len(clauses_in("the-wolves")) == 54
