"""Going back further than undo leads: never without the word of everyone who plays."""

import pytest

from tests.server.tables import ADA, BOB, EVE, TableInHand, two
from wolfmoon.server.commands import BotPlays


def kinds(events: list) -> list[str]:
    return [event.kind for event in events]


def three(**more: object) -> TableInHand:
    """Ada, Bob and Eve amid a game of The Wolves, each with a turn behind them."""
    desk = TableInHand("the-wolves", seats="me open open", **more)
    desk.do("sit", BOB, seat=1)
    desk.do("sit", EVE, seat=2)
    desk.do("begin")
    while desk.table.game.rules.turns(desk.table.game.state) < 4:
        desk.play()
    return desk


def hidden() -> TableInHand:
    """Ada and Bob at Lone Wolves, Bob to answer the card that Ada has led."""
    desk = two("lone-wolves")
    while desk.holder() != ADA:
        desk.play()
    while desk.holder() == ADA:
        desk.play()
    return desk


def bot_plays(desk: TableInHand) -> None:
    seat, _ = desk.table.waiting_for_bot()
    desk.do(BotPlays(seat, (desk.table.game.offer[0].number,)), None)


def play_on(desk: TableInHand) -> None:
    """Whoever is to decide does, a person or a bot."""
    bot_plays(desk) if desk.table.waiting_for_bot() else desk.play()


def test_everyone_else_is_asked_and_one_word_is_not_enough() -> None:
    desk = three()
    desk.do("ask_back", ADA, seat=0)
    to_step = desk.table.takeback.to_step
    assert desk.refused("ask_back", BOB, seat=1) == "takeback-pending"
    assert desk.refused("answer_back", ADA, seat=0, agree=True) == "already-done"
    assert kinds(desk.do("answer_back", BOB, seat=1, agree=True)) == ["back_answered"]
    answered = desk.do("answer_back", EVE, seat=2, agree=True)
    assert kinds(answered) == ["back_answered", "undone"]
    assert desk.table.step == to_step and desk.holder() == ADA
    assert desk.refused("answer_back", BOB, seat=1, agree=True) == "takeback-none"


def test_a_refusal_stands_until_the_asker_has_begun_another_turn() -> None:
    desk = three()
    desk.do("ask_back", ADA, seat=0)
    desk.do("answer_back", EVE, seat=2, agree=False)
    assert desk.table.takeback is None
    assert desk.refused("ask_back", ADA, seat=0) == "takeback-once"
    while desk.holder() != ADA:
        desk.play()
    assert desk.refused("ask_back", ADA, seat=0) == "takeback-once"
    desk.play()
    assert kinds(desk.do("ask_back", ADA, seat=0)) == ["back_asked"]


def test_a_decision_ends_the_asking_and_is_a_no() -> None:
    desk = hidden()
    desk.do("ask_back", ADA, seat=0)
    desk.play()
    assert desk.table.takeback is None
    if desk.holder() == BOB:
        assert desk.refused("ask_back", ADA, seat=0) == "takeback-once"


def test_nobody_goes_back_while_one_who_played_is_away_and_no_stand_in_agrees() -> None:
    """Bob refuses and leaves: the game stays where it is, however often Ada asks."""
    for desk in (three(), hidden()):
        desk.do("ask_back", ADA, seat=0)
        desk.do("answer_back", BOB, seat=1, agree=False)
        desk.do("leave", BOB)
        for _ in range(12):
            step = desk.table.step
            assert desk.refused("ask_back", ADA, seat=0) == "takeback-away"
            play_on(desk)
            assert desk.table.step == step + 1


def test_who_leaves_while_being_asked_is_waited_for() -> None:
    desk = three()
    desk.do("ask_back", ADA, seat=0)
    desk.do("leave", EVE)
    assert kinds(desk.do("answer_back", BOB, seat=1, agree=True)) == ["back_answered"]
    assert desk.refused("answer_back", EVE, seat=2, agree=True) == "seat-not-held"
    desk.do("reclaim", EVE)
    assert kinds(desk.do("answer_back", EVE, seat=2, agree=True)) == ["back_answered", "undone"]


def test_what_was_shown_goes_back_only_with_the_others_word() -> None:
    desk = hidden()
    ada_led = desk.table.step
    assert desk.refused("undo", ADA, seat=0) == "undo-other-player"
    assert kinds(desk.do("ask_back", ADA, seat=0)) == ["back_asked"]
    assert desk.table.step == ada_led
    desk.do("answer_back", BOB, seat=1, agree=True)
    assert desk.table.step < ada_led and desk.holder() == ADA


def test_bots_agree_where_nobody_else_plays_as_far_back_as_one_likes() -> None:
    desk = TableInHand("lone-wolves", seats="me random")
    desk.do("begin")
    while desk.table.to_decide != 0:
        bot_plays(desk)
    step = desk.table.step
    assert desk.refused("ask_back", ADA, seat=0) == "undo-nothing"
    while desk.table.step < 24:
        play_on(desk)
    while desk.table.step > step:
        assert kinds(desk.do("ask_back", ADA, seat=0)) == ["back_asked", "undone"]


@pytest.mark.parametrize("seats", ["me open", "me random"])
def test_where_undo_is_ruled_out_nothing_is_taken_back(seats: str) -> None:
    desk = TableInHand("the-wolves", seats=seats, undo="none")
    desk.do("begin")
    desk.play()
    assert desk.refused("ask_back", ADA, seat=0) == "undo-not-allowed"
