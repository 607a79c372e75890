"""One go at a lesson: right, wrong, refused, undone, made again from what was tried."""

import pytest

from tests.lessons.school import lesson
from wolfmoon.engine.errors import BadInput, Unreadable
from wolfmoon.lessons import LOOK, MOST_TRIED, TURN, UNDO, Attempt, find

FOLLOW = lesson()


def test_a_lesson_without_a_mistake_has_three_stars() -> None:
    attempt = Attempt(FOLLOW)
    assert attempt.step is not None and attempt.step.name == "win"
    answer = attempt.play("play R6 caves")
    assert answer.accepted and attempt.step.name == "lead"
    attempt.play("play N7 desert")
    assert attempt.done and attempt.step is None and attempt.stars == 3
    assert attempt.offer == []


def test_the_offer_is_that_of_the_rules() -> None:
    attempt = Attempt(FOLLOW)
    assert attempt.offer == attempt.game.offer
    assert {action.text.split()[1] for action in attempt.offer} == {"R3", "R6"}


def test_others_reply_by_the_rules() -> None:
    attempt = Attempt(FOLLOW)
    answer = attempt.play("play R6 caves")
    assert [moment.seat for moment in answer.moments] == [0, 1, 1]
    assert [action.text for action in attempt.game.log] == [
        "play R6 caves",
        "take S6",
        "place S6 volcano",
    ]
    assert attempt.game.seat == 0


def test_a_wrong_way_has_words_and_a_rule_and_is_not_carried_out() -> None:
    attempt = Attempt(FOLLOW)
    before = attempt.game.to_data()
    answer = attempt.play("play R3 volcano")
    assert not answer.accepted and answer.slip is not None and answer.refusal is None
    assert (answer.slip.words, answer.slip.clause) == ("lesson-lone-wolves-follow-no-lower", "L8")
    assert attempt.game.to_data() == before and attempt.wrongs == 1


def test_what_the_rules_refuse_has_their_reason_too() -> None:
    answer = Attempt(FOLLOW).play("play G7 volcano")
    assert answer.refusal is not None and answer.refusal.reason == "must_follow_suit"
    assert answer.slip is not None and answer.slip.name == "suit"
    answer = Attempt(FOLLOW).play("play K6 swamp")
    assert answer.refusal is not None and answer.slip is None


@pytest.mark.parametrize(("wrongs", "stars"), [(0, 3), (1, 2), (2, 2), (3, 1), (9, 1)])
def test_stars_by_how_often_something_was_wrong(wrongs: int, stars: int) -> None:
    tried = ["play R3 caves"] * wrongs + ["play R6 caves", "play N7 desert"]
    attempt = Attempt(FOLLOW, tried)
    assert attempt.done and attempt.stars == stars


def test_undo_takes_back_a_line_with_its_replies_and_no_mistake() -> None:
    attempt = Attempt(FOLLOW, ["play R3 caves", "play R6 caves"])
    attempt.undo()
    assert attempt.step is not None and attempt.step.name == "win"
    assert attempt.game.step == 0 and attempt.wrongs == 1
    with pytest.raises(BadInput):
        attempt.undo()
    assert attempt.tried == ["play R3 caves", "play R6 caves", UNDO]


def test_an_attempt_is_made_again_from_what_was_tried() -> None:
    attempt = Attempt(FOLLOW, ["play R3 caves", "play R6 caves", UNDO, "play R6 swamp"])
    again = Attempt(FOLLOW, attempt.tried)
    assert again.game.to_data() == attempt.game.to_data()
    assert (again.wrongs, again.stand.step) == (attempt.wrongs, attempt.stand.step)


def test_what_cannot_be_read_was_never_tried() -> None:
    attempt = Attempt(FOLLOW)
    for line in ("", "sing", "play R6"):
        with pytest.raises(Unreadable):
            attempt.play(line)
    assert attempt.tried == [] and attempt.wrongs == 0


def test_a_line_is_carried_out_as_a_whole_or_not_at_all() -> None:
    attempt = Attempt(FOLLOW)
    assert not attempt.play("play R6 caves, play R6 swamp").accepted
    assert attempt.game.step == 0
    assert attempt.play("play R6 caves, play N7 desert").accepted and attempt.done


def test_nobody_tries_for_ever() -> None:
    attempt = Attempt(FOLLOW, ["play R3 caves"] * MOST_TRIED)
    with pytest.raises(BadInput):
        attempt.play("play R6 caves")


def test_a_hint_shows_where_to_look_then_what_would_do() -> None:
    attempt = Attempt(FOLLOW)
    assert attempt.hint(LOOK) == ("volcano", "R3", "R6")
    for line in attempt.hint(TURN):
        assert attempt.play(line).accepted
    assert attempt.stand.step == 1 and attempt.stars == 3
    assert Attempt(FOLLOW, ["play R6 caves", "play N7 desert"]).hint(LOOK) == ()


def test_lessons_are_found_by_their_ids() -> None:
    assert find("lone-wolves.follow").name == "follow"
    with pytest.raises(BadInput, match="there is no lesson 'sing'"):
        find("sing")
