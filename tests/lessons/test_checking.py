"""The check of lessons finds every breach that there may be."""

from dataclasses import replace
from pathlib import Path

import pytest

import wolfmoon
from tests.lessons.school import lesson
from wolfmoon.games.lone_wolves.forms.names import CARD_NAMES
from wolfmoon.lessons import Course, Lesson, courses
from wolfmoon.lessons.checking import check, check_course, touched, words_on
from wolfmoon.lessons.rulebook import chapters_of, clauses_in
from wolfmoon.lessons.walking import walk

OURS = [each for course in courses().values() for each in course.lessons]


@pytest.mark.parametrize("ours", OURS, ids=lambda each: each.id)
def test_our_lessons_keep_their_promises(ours: Lesson) -> None:
    assert [breach.said_in("en") for breach in check(ours).breaches] == []


def test_our_lessons_are_as_many_as_they_should_be() -> None:
    names = {game: [each.name for each in course.lessons] for game, course in courses().items()}
    assert names == {
        "the-wolves": [
            *("move", "flip", "howl", "den", "lair", "push", "dominate", "hunt", "dates", "two"),
        ],
        "lone-wolves": ["follow", "strength", "lose", "two", "moon", "scoring", "borders"],
    }


@pytest.mark.parametrize("course", courses().values(), ids=lambda each: each.game)
def test_our_courses_are_short_and_touch_enough_of_the_rules(course: Course) -> None:
    reports, problems = check_course(course)
    assert [problem.said_in("en") for problem in problems] == []
    assert sum(report.seconds for report in reports) <= 60 * course.minutes
    assert touched(course) >= 60


def test_a_course_is_told_what_its_lessons_lack() -> None:
    course = courses()["lone-wolves"]
    two = replace(course, lessons=course.lessons[:2], minutes=0)
    words = [problem.words for problem in check_course(two)[1]]
    assert words[:2] == ["problem-course-long", "problem-course-clauses"]
    assert set(words[2:]) == {"problem-lesson-unsaid"}


@pytest.mark.parametrize("ours", OURS, ids=lambda each: each.id)
def test_every_picture_is_a_symbol_or_a_card(ours: Lesson) -> None:
    sheet = (Path(wolfmoon.__file__).parent / "draw/sheet/pieces.svg").read_text(encoding="utf-8")
    symbol, cards = ours.picture.symbol, ours.picture.cards
    if symbol is not None:
        assert f'id="{symbol}"' in sheet and not cards
    else:
        assert 1 <= len(cards) <= 2 and {*cards} <= {*CARD_NAMES}


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
            "problem-lesson-slip",
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


def test_chapters_of_the_rules_have_their_lessons() -> None:
    wolves, lone = (courses()[game].by_chapter for game in ("the-wolves", "lone-wolves"))
    assert {key.rpartition("-")[2]: lesson.name for key, lesson in wolves.items()} == {
        "aim": "dates",
        "turn": "flip",
        "pieces": "move",
        "move": "move",
        "den": "den",
        "lair": "lair",
        "howl": "howl",
        "dominate": "dominate",
        "hunt": "hunt",
        "scoring": "dates",
        "end": "dates",
        "two": "two",
    }
    assert {key.rpartition("-")[2]: lesson.name for key, lesson in lone.items()} == {
        "aim": "follow",
        "trick": "follow",
        "scars": "borders",
        "end": "scoring",
    }
    assert chapters_of("lone-wolves")["chapter-lone-wolves-end"] == ("L18", "L19", "L20")
