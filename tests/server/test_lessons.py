"""Lessons over the network: without a name, by all that was tried; how far one is, with one."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import Engine, select

from tests.server.houses import House
from wolfmoon.lessons import Attempt, courses
from wolfmoon.server import lessons, protocol
from wolfmoon.server.events import microseconds
from wolfmoon.server.measures import Measures
from wolfmoon.server.store import accounts
from wolfmoon.server.store import lessons as kept
from wolfmoon.server.store.schema import people

FOLLOW = "/api/lessons/lone-wolves.follow"
NOW = datetime(2026, 11, 1, tzinfo=UTC)
STATE = TypeAdapter[object](protocol.LessonState)
IDS = [lesson.id for course in courses().values() for lesson in course.lessons]


# -- courses and lessons ----------------------------------------------------------------
def test_the_courses_are_there_for_anyone(house: House) -> None:
    found = house.visitor().get("/api/lessons")
    TypeAdapter(list[protocol.LessonCourse]).validate_python(found)
    assert [course["game"] for course in found] == ["the-wolves", "lone-wolves"]
    assert found[1]["lessons"][0]["id"] == "lone-wolves.follow"
    first = found[0]["first"]
    assert first["bots"] == ["cub", "cub"] and first["tutor"]
    assert first["goals"][0]["what"] == "built" and first["goals"][0]["facts"] == {"seat": ["me"]}


@pytest.mark.parametrize("id", IDS)
def test_every_lesson_is_played_to_its_end_by_its_hints(id: str) -> None:
    attempt = Attempt(lessons.lesson_of(id))
    while not attempt.done:
        STATE.validate_python(lessons.state_of(attempt, "de"))
        assert attempt.step is not None
        for line in attempt.step.hint.lines:
            assert attempt.play(line).accepted
    done = lessons.state_of(attempt, "de")
    STATE.validate_python(done)
    assert done["done"] and done["stars"] == 3 and len(done["known"]) == 3  # type: ignore[arg-type]
    assert done["position"]["offer"] == []  # type: ignore[index]


def test_every_lesson_is_played_to_its_end_through_its_door(house: House) -> None:
    ada = house.visitor()
    for id in IDS:
        state = ada.get(f"/api/lessons/{id}")
        while not state["done"]:
            tried = [*state["tried"], *state["asked"]["turn"]]
            state = ada.post(f"/api/lessons/{id}/play", {"tried": tried, "mark": state["mark"]})
            assert state["answer"]["accepted"], f"{id}: {tried}"
        assert state["stars"] == 3


def test_a_step_that_begins_elsewhere_says_where_the_last_one_ended(house: House) -> None:
    ada = house.visitor()
    turn = ada.get("/api/lessons/the-wolves.den")["asked"]["turn"]
    state = ada.post("/api/lessons/the-wolves.den/play", {"tried": turn})
    left = state["left"]
    assert left["offer"] == [] and left["view"]["pieces"] != state["position"]["view"]["pieces"]
    assert ada.post(f"{FOLLOW}/play", {"tried": ["play R6 caves"]})["left"] is None


def test_a_lesson_is_played_without_a_name(house: House) -> None:
    ada = house.visitor()
    state = ada.get(FOLLOW)
    STATE.validate_python(state)
    assert state["asked"]["goal"] == "lesson-lone-wolves-follow-win-goal" and not state["can_undo"]
    assert len(state["slips"]) == len(state["position"]["offer"]) == 10
    wrong = [slip["clause"] for slip in state["slips"] if slip is not None]
    assert wrong == ["L8"] * 5  # the red 3, in whichever territory
    state = ada.post(f"{FOLLOW}/play", {"tried": ["play R6 caves"], "mark": state["mark"]})
    assert state["step"] == 1 and state["answer"]["finished"] == 1 and state["can_undo"]
    assert [moment["seat"] for moment in state["moments"]] == [0, 1, 1]
    assert state["moments"][1]["told"][0]["what"] == "took"
    tried = [*state["tried"], "play N7 desert"]
    state = ada.post(f"{FOLLOW}/play", {"tried": tried})
    assert state["done"] and state["stars"] == 3
    assert state["next"] == "lone-wolves.strength"


def test_what_is_wrong_is_told_and_nothing_is_carried_out(house: House) -> None:
    ada = house.visitor()
    before = ada.get(FOLLOW)["position"]["view"]
    state = ada.post(f"{FOLLOW}/play", {"tried": ["play R3 caves"]})
    assert state["answer"]["slip"] == {
        "words": "lesson-lone-wolves-follow-no-lower",
        "clause": "L8",
    }
    assert state["position"]["view"] == before and state["wrongs"] == 1 and state["stars"] == 2
    state = ada.post(f"{FOLLOW}/play", {"tried": ["play G7 caves"]})
    assert state["answer"]["refusal"]["reason"] == "must_follow_suit"
    assert state["answer"]["slip"]["clause"] == "L6"
    state = ada.post(f"{FOLLOW}/play", {"tried": ["play R6 caves", "undo"]})
    assert state["step"] == 0 and state["answer"] is None and state["moments"] == []


def test_what_the_other_hand_holds_is_not_shown(house: House) -> None:
    view = house.visitor().get(FOLLOW)["position"]["view"]
    assert view["hands"][1] == 12 and view["set_aside"] == 4


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/lessons/sing", None, "lesson-unknown"),
        (f"{FOLLOW}/play", {"mark": "old"}, "lesson-changed"),
        (f"{FOLLOW}/play", {"tried": ["sing"]}, "line-unreadable"),
        (f"{FOLLOW}/play", {"tried": [""]}, "line-unreadable"),
        (f"{FOLLOW}/play", {"tried": ["undo"]}, "bad-request"),
        (f"{FOLLOW}/play", {"tried": ["play R3 caves"] * 101}, "bad-request"),
        (f"{FOLLOW}/play", {"tried": ["x" * 121]}, "bad-request"),
        (f"{FOLLOW}/preview", {"line": ["play G7 caves"]}, "must-follow-suit"),
    ],
)
def test_what_cannot_be_tried_is_refused(
    house: House, path: str, body: dict[str, Any] | None, code: str
) -> None:
    problem = house.visitor().refused("POST" if body is not None else "GET", path, body)
    assert problem["code"] == code


def test_questions_are_answered_as_at_a_table(house: House) -> None:
    ada = house.visitor()
    ahead = ada.post(f"{FOLLOW}/ahead", {})
    TypeAdapter(protocol.Ahead).validate_python(ahead)
    found = ada.post(f"{FOLLOW}/preview", {"line": ["play R6 caves"]})
    TypeAdapter(protocol.Preview).validate_python(found)
    assert found["told"][-1]["what"] and found["position"]["to_decide"] == 1
    (said,) = ada.post(f"{FOLLOW}/why-not", {"action": "play G7 caves"})
    TypeAdapter(protocol.LessonWhyNot).validate_python(said)
    assert said["refusal"]["clause"] == "L6"
    assert said["slip"]["words"] == "lesson-lone-wolves-follow-no-suit"


# -- how far one is ---------------------------------------------------------------------
def progress(stars: int = 0, step: int = 1, at: datetime = NOW, **more: object) -> dict[str, Any]:
    about = {"lesson": "lone-wolves.follow", "mark": "m", "tried": ["play R6 caves"]}
    return {**about, "step": step, "stars": stars, "at": at.isoformat(), **more}


def test_how_far_one_is_is_kept_and_merged(house: House) -> None:
    assert house.visitor().refused("GET", "/api/me/lessons")["code"] == "not-signed-in"
    ada = house.guest("Ada")
    assert ada.get("/api/me/lessons") == {"lessons": []}
    ada.put("/api/me/lessons", {"lessons": [progress(stars=3, step=2, tried=[])]})
    again = ada.put("/api/me/lessons", {"lessons": [progress(step=1, at=NOW + timedelta(hours=1))]})
    protocol.LessonsKept.model_validate(again)
    (row,) = again["lessons"]
    assert row["stars"] == 3 and row["step"] == 1 and row["tried"] == ["play R6 caves"]
    assert ada.get("/api/me/lessons") == again
    unknown = {"lessons": [progress(lesson="sing")]}
    assert ada.refused("PUT", "/api/me/lessons", unknown)["code"] == "lesson-unknown"


def test_in_whichever_order_devices_tell_the_same_is_kept(engine: Engine) -> None:
    news = [
        protocol.LessonProgress.model_validate(each)
        for each in (
            progress(stars=2, at=NOW),
            progress(step=2, at=NOW + timedelta(days=1), tried=["a"]),
            progress(step=0, at=NOW + timedelta(days=1), tried=["b"]),
            progress(stars=1, at=NOW + timedelta(days=900), tried=["far ahead"]),
        )
    ]
    ends = []
    for number, order in enumerate(((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 2, 3, 1, 0))):
        with engine.connect() as connection, connection.begin():
            person = accounts.add_guest(connection, f"Ada {number}", "en", NOW)
            for place in order:
                kept.merge(connection, person, [news[place]], microseconds(NOW + timedelta(2)))
            ends.append(kept.kept(connection, person))
    assert ends[0] == ends[1] == ends[2]
    (row,) = ends[0]
    assert row["stars"] == 2 and row["tried"] == ["far ahead"]
    assert row["at"] == NOW + timedelta(days=2)  # a clock that is ahead is set back


def test_who_is_forgotten_has_learnt_nothing(engine: Engine) -> None:
    news = [protocol.LessonProgress.model_validate(progress())]
    later = microseconds(NOW + timedelta(days=9))
    with engine.connect() as connection, connection.begin():
        ada = accounts.add_guest(connection, "Ada", "en", NOW)
        bob = accounts.add_guest(connection, "Bob", "en", NOW)
        for person in (ada, bob):
            kept.merge(connection, person, news, microseconds(NOW))
        accounts.forget(connection, ada)
        assert kept.kept(connection, ada) == []
        passers_by = accounts.passers_by(connection, later, 10)
        assert bob in passers_by  # lessons alone keep nobody who can't come back
        accounts.forget_passers_by(connection, passers_by, later)
        assert connection.execute(select(people).where(people.c.id == bob)).first() is None
        assert kept.kept(connection, bob) == []


def test_where_people_give_up_is_counted_without_them() -> None:
    measures = Measures()
    lesson = lessons.lesson_of("lone-wolves.follow")
    right, wrong = ["play R6 caves"], ["play R3 caves"]
    for tried in ([], wrong, right, [*right, "undo"], [*right, "play N7 desert"]):
        measures.tried(Attempt(lesson, tried))
    text = measures.text().decode()
    for step, what in ((0, "begun"), (0, "wrong"), (0, "finished"), (0, "undone"), (1, "finished")):
        labels = f'lesson="lone-wolves.follow",step="{step}",what="{what}"'
        assert f"wolfmoon_lessons_total{{{labels}}} 1.0" in text
