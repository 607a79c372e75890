"""Of what people are to be told after an order, when, and for how long it is so."""

from datetime import timedelta

from tests.server.tables import ADA, BOB, TableInHand, two
from wolfmoon.server.notify.needs import Need, is_still_so, needs_after
from wolfmoon.server.table import Table

DAY = {"kind": "turns", "hours": 24}
AN_EIGHTH = timedelta(hours=3)


def turn(table: Table) -> tuple[int | None, int]:
    assert table.game is not None
    return table.to_decide, table.game.rules.turns(table.game.state)


def needs(desk: TableInHand, do: str, by: str | None = ADA, **more: object) -> list[Need]:
    """Of what people are to be told after an order."""
    before = desk.table
    events = desk.do(do, by, **more)
    return needs_after(before, desk.table, events)


def after_play(desk: TableInHand) -> list[Need]:
    seat = desk.table.to_decide
    return needs(desk, "play", desk.holder(), seat=seat, line=[desk.offer()[0]])


def after_turn(desk: TableInHand) -> list[Need]:
    """Of what people are to be told after the decision that ends a turn."""
    before = turn(desk.table)
    while turn(desk.table) == before:
        found = after_play(desk)
    return found


def test_whoever_begins_a_turn_by_an_act_of_their_own_is_warned_but_not_told_of_it() -> None:
    desk = TableInHand("lone-wolves", clock=DAY, options={"seed": 3})
    desk.do("sit", BOB, seat=1)
    found = needs(desk, "begin")
    assert desk.holder() == ADA
    at = desk.table.changed + timedelta(hours=24) - AN_EIGHTH
    assert found == [Need("soon", ADA, desk.table.seq, at)]


def test_others_are_told_of_a_turn_and_warned() -> None:
    desk = two("lone-wolves", clock=DAY)
    while desk.holder() != ADA:
        after_turn(desk)
    found = after_turn(desk)
    assert [(each.what, each.person) for each in found] == [("turn", BOB), ("soon", BOB)]
    at = desk.table.changed + timedelta(hours=24) - AN_EIGHTH
    assert [each.at for each in found] == [None, at]


def test_a_warning_holds_for_all_decisions_of_a_turn_and_for_no_other_turn() -> None:
    desk = two("the-wolves", clock=DAY)
    warning = next(each for each in after_turn(desk) if each.what == "soon")
    began, decisions = turn(desk.table), 0
    while True:
        found = after_play(desk)
        if turn(desk.table) != began:
            break
        assert found == [] and is_still_so(desk.table, warning)
        decisions += 1
    assert decisions and not is_still_so(desk.table, warning)
    while desk.holder() != warning.person:
        found = after_play(desk)
    assert not is_still_so(desk.table, warning)
    assert is_still_so(desk.table, next(each for each in found if each.what == "soon"))


def test_whoever_takes_a_seat_back_has_a_new_clock_and_is_warned() -> None:
    desk = two("lone-wolves", clock=DAY)
    desk.do("leave", ADA, seat=0)
    while desk.table.to_decide != 0:
        desk.play()
    found = needs(desk, "reclaim", ADA, seat=0)
    assert [(each.what, each.person) for each in found] == [("soon", ADA)]


def test_a_clock_of_minutes_is_watched_by_whoever_plays() -> None:
    for minutes, whats in ((60, {"turn", "soon"}), (5, {"turn"})):
        desk = two("lone-wolves", clock={"kind": "live", "minutes": minutes})
        assert {need.what for _ in range(10) for need in after_play(desk)} == whats
