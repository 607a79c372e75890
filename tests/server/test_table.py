"""table.py and decide.py: what every command leads to, and what stands in its way."""

from datetime import timedelta
from random import Random

import pytest

from tests.server.tables import ADA, BOB, EVE, TableInHand, two
from wolfmoon.server import bounds, happened
from wolfmoon.server import table as table_module
from wolfmoon.server.commands import BotFailed, BotPlays, Depart, TimedOut
from wolfmoon.server.events import Event
from wolfmoon.server.looking import check_looks
from wolfmoon.server.making import rematch_of
from wolfmoon.server.refused import Refused
from wolfmoon.server.summary import Names
from wolfmoon.server.table import table_of
from wolfmoon.server.views import Showing


def kinds(events: list) -> list[str]:
    return [event.kind for event in events]


# -- gathering --------------------------------------------------------------------------
def test_an_open_seat_is_taken_once() -> None:
    desk = TableInHand(seats="me open open")
    assert kinds(desk.do("sit", BOB, seat=1)) == ["sat"]
    assert desk.table.seats_of(BOB) == [1]
    assert desk.refused("sit", EVE, seat=1) == "seat-taken"
    assert desk.refused("sit", EVE, seat=3) == "seat-unknown"
    desk.do("sit", EVE, seat=2)
    assert desk.refused("sit", "dan", seat=2) == "table-full"


def test_a_second_seat_is_for_a_second_person_with_a_name() -> None:
    desk = TableInHand(seats="me open open")
    assert desk.refused("sit", ADA, seat=1) == "already-seated"
    desk.do("sit", ADA, seat=1, name="Ben")
    assert desk.table.seats[1].here and desk.table.seats_of(ADA) == [0, 1]


def test_a_private_table_needs_an_invite_for_that_seat() -> None:
    desk = TableInHand(seats="me open open", access="private")
    assert desk.refused("sit", BOB, seat=1) == "invite-needed"
    assert desk.refused("sit", BOB, seat=1, invite="x", invited_to=2) == "invite-unknown"
    desk.do("sit", BOB, seat=1, invite="x", invited_to=1)
    assert desk.table.seats_of(BOB) == [1]


def test_the_host_fills_seats_and_begins() -> None:
    desk = TableInHand(seats="me open open")
    desk.do("sit", BOB, seat=1)
    assert desk.refused("fill", BOB, seat=2, level="random") == "not-the-host"
    assert desk.refused("fill", ADA, seat=2, level="nobody") == "bot-unknown"
    desk.do("fill", ADA, seat=2, level="random")
    assert kinds(desk.do("fill", ADA, seat=1, level=None)) == ["left", "filled"]
    assert desk.refused("begin", BOB) == "not-the-host"
    assert kinds(desk.do("begin")) == ["filled", "began"]
    assert [seat.kind for seat in desk.table.seats] == ["person", "bot", "bot"]
    assert desk.refused("begin") == "table-started"
    assert desk.refused("sit", BOB, seat=1) == "table-started"


def test_a_host_who_leaves_a_gathering_table_hands_it_on() -> None:
    desk = TableInHand(seats="me open")
    desk.do("sit", BOB, seat=1)
    desk.do("leave")
    assert desk.table.host == BOB and desk.table.seats[0].kind == "open"
    desk.do("leave", BOB)
    assert desk.table.host is None
    desk.do("sit", EVE, seat=0)
    assert desk.table.host == EVE


# -- deciding ---------------------------------------------------------------------------
def test_only_the_one_to_decide_decides_and_only_what_is_offered() -> None:
    desk = two("lone-wolves")
    seat, holder = desk.table.to_decide, desk.holder()
    other = BOB if holder == ADA else ADA
    line = [desk.offer()[0]]
    assert desk.refused("play", other, seat=seat, line=line) == "not-your-seat"
    assert desk.refused("play", other, seat=1 - seat, line=line) == "not-your-decision"
    assert desk.refused("play", holder, seat=seat, line=["take S1"]) == "lead-first"
    assert desk.refused("play", holder, seat=seat, line=["sing"]) == "line-unreadable"
    assert desk.refused("play", EVE, seat=seat, line=line) == "not-your-seat"
    assert kinds(desk.play()) == ["played"]


def test_a_line_is_all_or_nothing_and_never_decides_for_another() -> None:
    desk = two("the-wolves", options={"packs": ["forest", "rock"]})
    desk.play(4)
    seat, holder = desk.table.to_decide, desk.holder()
    first = desk.offer()[0]
    assert desk.refused("play", holder, seat=seat, line=[first, "end"]) != ""
    assert desk.table.step == 4
    assert desk.again().game.states.tobytes() == desk.table.game.states.tobytes()


def test_a_line_of_lone_wolves_cannot_go_past_what_it_shows() -> None:
    """[L9, L12] Else a player could ask for hidden scars, by lines that are refused."""
    for seed in range(40):
        desk = two("lone-wolves", options={"seed": seed})
        for _ in range(30):
            if "take hidden" in desk.offer():
                break
            desk.play()
        if "take hidden" in desk.offer():
            seat, holder = desk.table.to_decide, desk.holder()
            line = ["take hidden", "place swamp"]
            assert desk.refused("play", holder, seat=seat, line=line) == "line-too-far"
            desk.do("play", holder, seat=seat, line=line[:1])
            return
    raise AssertionError("no hidden scar was offered")


def test_the_last_decision_ends_the_game() -> None:
    desk = two("lone-wolves")
    events = desk.play(200)
    assert kinds(events)[-2:] == ["played", "ended"]
    assert desk.table.status == "finished" and desk.table.to_decide is None
    outcome = desk.table.game.outcome
    assert isinstance(ended := events[-1].what, happened.Ended)
    assert ended.winners == tuple(outcome.winners)
    assert desk.refused("play", ADA, seat=0, line=["end"]) == "game-over"
    assert desk.refused("leave", ADA) == "game-over"


@pytest.mark.parametrize("game", ["the-wolves", "lone-wolves"])
def test_a_log_tells_the_whole_table(game: str) -> None:
    desk = two(game)
    desk.play(25)
    again = desk.again()
    assert again.game.states.tobytes() == desk.table.game.states.tobytes()
    for name in ("seq", "status", "seats", "host", "takeback", "clocks", "mentioned"):
        assert getattr(again, name) == getattr(desk.table, name)
    for order in filter(None, (entry.event.order for entry in again.log)):
        assert again.first_of(order) == desk.table.first_of(order) is not None
    assert desk.table.at(10).seq == 10


@pytest.mark.parametrize("game", ["the-wolves", "lone-wolves"])
def test_old_entries_are_shown_as_they_were_when_they_were_new(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was taken back too, though the game itself has forgotten it."""
    desk = TableInHand(game, seats="me here")
    desk.do("begin")
    for times in (40, 30, 25):
        desk.play(times)
        for _ in range(20):
            desk.do("ask_back", seat=desk.table.to_decide or 0)
            if desk.table.step < 12:
                break
    viewers = (None, 0, 1)
    seen = [Showing(desk.table, Names()).events(viewer, 0) for viewer in viewers]
    assert seen == [Showing(desk.table, Names()).events(viewer, 0) for viewer in viewers]
    monkeypatch.setattr(table_module, "AT_HAND", 10_000)
    whole = desk.again()
    assert seen == [Showing(whole, Names()).events(viewer, 0) for viewer in viewers]


def test_a_copy_goes_on_by_itself() -> None:
    desk = two()
    desk.play(3)
    before, seq = desk.table, desk.table.seq
    desk.play(2)
    assert before.seq == seq and before.step == 3 and desk.table.step == 5


# -- bots and clocks --------------------------------------------------------------------
def test_a_bot_is_waited_for_and_held_to_the_rules() -> None:
    desk = TableInHand("the-wolves", seats="me random")
    desk.do("begin")
    while desk.table.waiting_for_bot() is None:
        desk.play()
    assert desk.table.waiting_for_bot() == (1, "random")
    number = desk.table.game.offer[0].number
    assert desk.refused(BotPlays(1, (0,)), None) != ""
    assert kinds(desk.do(BotPlays(1, (number,)), None)) == ["played"]
    assert desk.refused(BotPlays(0, (number,)), None) == "already-done"


def test_a_bot_that_fails_is_replaced() -> None:
    desk = TableInHand("the-wolves", seats="me random")
    desk.do("begin")
    events = desk.do(BotFailed(1, "hung", "random"), None)
    assert events[0].what == happened.BotFailed(1, "random", "random", "hung")
    assert desk.refused(BotFailed(0, "hung", "random"), None) == "already-done"


def test_one_who_leaves_is_stood_in_for_and_may_come_back() -> None:
    desk = two()
    assert kinds(desk.do("leave", BOB)) == ["left", "stood_in"]
    assert desk.table.seats[1].stand_in == "random" and desk.table.seats_of(BOB) == [1]
    assert desk.refused("leave", BOB) == "already-done"
    while desk.table.to_decide != 1:
        desk.play()
    assert desk.table.waiting_for_bot() == (1, "random")
    assert desk.refused("play", BOB, seat=1, line=[desk.offer()[0]]) == "seat-not-held"
    assert desk.refused("reclaim", EVE) == "not-your-seat"
    assert kinds(desk.do("reclaim", BOB)) == ["reclaimed"]
    assert desk.table.waiting_for_bot() is None
    assert desk.refused("reclaim", BOB) == "already-done"


def test_who_is_gone_for_good_leaves_every_table() -> None:
    desk = two()
    assert kinds(desk.do(Depart(BOB), None)) == ["left", "stood_in"]
    assert desk.refused(Depart(BOB), None) == "already-done"


def test_a_host_without_a_seat_who_is_gone_for_good_hands_the_table_on() -> None:
    desk = TableInHand(seats="open open")
    desk.do("sit", BOB, seat=1)
    assert kinds(desk.do(Depart(ADA), None)) == ["left"]
    assert desk.table.host == BOB and desk.again().host == BOB
    assert desk.refused(Depart(ADA), None) == "already-done"
    desk.do("begin", BOB)
    assert desk.refused(Depart(ADA), None) == "already-done"


def test_time_runs_out_only_for_the_one_to_decide() -> None:
    desk = two(clock={"kind": "turns", "hours": 0.0001})
    seat = desk.table.to_decide
    assert desk.refused(TimedOut(1 - seat), None) == "already-done"
    assert kinds(desk.do(TimedOut(seat), None)) == ["timed_out", "stood_in"]
    assert desk.refused(TimedOut(seat), None) == "already-done"


def test_a_log_has_no_room_for_comings_and_goings_without_end() -> None:
    desk = two()
    desk.play(2)
    codes = []
    for _ in range(400):
        try:
            desk.do("leave", BOB)
            desk.do("reclaim", BOB)
        except Refused as refused:
            codes.append(refused.code)
            if refused.code == "log-full":
                break
            desk.at += timedelta(seconds=refused.arguments["seconds"])
            if desk.table.seats[1].stand_in:
                desk.do("reclaim", BOB)
    assert codes[0] == "too-many-requests" and codes[-1] == "log-full"
    assert desk.table.seq < 600
    assert kinds(desk.do("leave", ADA)) == ["left", "stood_in"]
    assert desk.table.at(300).seats == table_of("t", [e.event for e in desk.table.log[:300]]).seats


def test_nor_is_there_room_for_those_of_many_people_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert bounds.IN_ALL <= 1000
    monkeypatch.setattr(bounds, "IN_ALL", 8)
    desk = two()
    for person in (ADA, BOB, ADA):
        desk.do("leave", person)
        desk.do("reclaim", person)
    desk.do("leave", ADA)
    assert desk.refused("reclaim", ADA) == "log-full"
    assert kinds(desk.do("leave", BOB)) == ["left", "stood_in"]


def test_undo_has_a_bound_that_no_game_comes_near_to(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bounds.UNDONE <= 3000
    monkeypatch.setattr(bounds, "UNDONE", 5)
    desk = in_a_turn()
    seat, holder = desk.table.to_decide, desk.holder()
    for _ in range(5):
        desk.do("undo", holder, seat=seat)
        desk.play()
    assert desk.refused("undo", holder, seat=seat) == "log-full"


# -- going back -------------------------------------------------------------------------
def in_a_turn(**more: object) -> TableInHand:
    """Two people, the one to decide amid a turn of The Wolves."""
    desk = two("the-wolves", **more)
    desk.play(8)  # the draft
    while (
        desk.table.step < 10 or desk.table.game.at(desk.table.step - 1).seat != desk.table.to_decide
    ):
        desk.play()
    return desk


def test_undo_leads_back_inside_the_own_turn() -> None:
    desk = in_a_turn()
    seat, holder, step = desk.table.to_decide, desk.holder(), desk.table.step
    before = desk.table.game.at(step - 1).states.tobytes()
    assert kinds(desk.do("undo", holder, seat=seat)) == ["undone"]
    assert desk.table.step == step - 1
    assert desk.table.game.states.tobytes() == before
    assert desk.again().game.states.tobytes() == before


def test_undo_never_changes_the_active_player_nor_passes_anothers_decision() -> None:
    desk = in_a_turn()
    seat, holder = desk.table.to_decide, desk.holder()
    other = BOB if holder == ADA else ADA
    assert desk.refused("undo", other, seat=1 - seat) == "undo-other-player"
    assert desk.refused("undo", holder, seat=seat, to_step=0) == "undo-other-player"
    assert desk.refused("undo", holder, seat=seat, to_step=desk.table.step) == "undo-nothing"
    assert desk.refused("undo", EVE, seat=seat) == "not-your-seat"


def test_undo_may_be_ruled_out() -> None:
    desk = in_a_turn(undo="none")
    seat, holder = desk.table.to_decide, desk.holder()
    assert desk.refused("undo", holder, seat=seat) == "undo-not-allowed"
    assert desk.refused("ask_back", holder, seat=seat) == "undo-not-allowed"


def test_undo_never_passes_what_was_shown() -> None:
    """A card that was played stays played; a face-up scar may be put back."""
    shown = taken = 0
    for seed in range(12):
        desk = two("lone-wolves", options={"seed": seed})
        while desk.table.to_decide is not None and not (shown and taken):
            holder, seat = desk.holder(), desk.table.to_decide
            previous = desk.table.game.at(desk.table.step - 1) if desk.table.step else None
            if previous and previous.seat == seat:
                last = desk.table.game.log[-1].text
                if last.startswith("take S"):
                    desk.do("undo", holder, seat=seat)
                    taken += 1
                else:
                    assert desk.refused("undo", holder, seat=seat) == "undo-revealed"
                    shown += 1
            desk.play()
    assert shown and taken


# -- afterwards -------------------------------------------------------------------------
def test_a_rematch_needs_a_finished_game_and_a_seat_and_happens_once() -> None:
    desk = two("lone-wolves")
    assert desk.refused("rematch") == "not-finished"
    desk.play(200)
    assert desk.refused("rematch", EVE) == "not-your-seat"
    assert kinds(desk.do("rematch")) == ["rematched"]
    assert desk.refused("rematch", BOB) == "already-done"


def rematch(desk: TableInHand, by: str) -> TableInHand:
    """The table that someone asks for after a game."""
    made = Event(1, desk.at, rematch_of(desk.table, by, Random(1)), "again", by)
    desk.table = table_of("again", [made])
    return desk


def test_a_rematch_asks_the_others_and_begins_with_the_last_yes() -> None:
    desk = TableInHand(seats="me open open random", access="private")
    for seat, person in ((1, BOB), (2, EVE)):
        desk.do("sit", person, seat=seat, invite="x", invited_to=seat)
    desk = rematch(desk, BOB)
    assert [seat.kind for seat in desk.table.seats] == ["bot", "open", "person", "open"]
    assert desk.table.host == BOB and {ADA, EVE} <= desk.table.mentioned
    check_looks(desk.table, ADA)
    assert desk.refused("sit", ADA, seat=3) == desk.refused("sit", "dan", seat=1) == "seat-kept"
    assert kinds(desk.do("sit", ADA, seat=1)) == ["sat"]
    assert kinds(desk.do("sit", EVE, seat=3)) == ["sat", "began"]
    assert desk.table.seats_of(ADA) == [1] and desk.again().status == "playing"


def test_a_rematch_that_is_declined_leaves_an_open_seat() -> None:
    desk = rematch(two(), ADA)
    assert kinds(desk.do("leave", BOB)) == ["left"]
    assert desk.refused("leave", BOB) == "not-your-seat"
    desk.do("fill", ADA, seat=0, level="random")
    assert kinds(desk.do("begin", ADA)) == ["began"]
