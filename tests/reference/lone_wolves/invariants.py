"""What holds in every position of a game that was set up with the house values."""

from __future__ import annotations

from . import tables
from .position import Position


def check(position: Position) -> None:
    """Assert everything below."""
    assert sorted(all_cards(position)) == sorted(tables.CARDS)
    assert sorted(all_scars(position)) == sorted(tables.SCARS * 2)
    assert all(sum(side.wolves() for side in land.sides) <= 6 for land in position.lands)
    check_unseen(position)
    check_slots(position)
    check_voids(position)
    check_question(position)


def all_cards(position: Position) -> list[str]:
    """Every card by its face, wherever it is."""
    cards = [*position.hands[0], *position.hands[1], *position.set_aside]
    for land in position.lands:
        for side in land.sides:
            cards += side.cards + side.lone
    return cards


def all_scars(position: Position) -> list[str]:
    """Every scar, wherever it is."""
    scars = list(position.box) + ([position.in_hand] if position.in_hand else [])
    for land in position.lands:
        scars += land.hidden + land.shown + land.sides[0].scars + land.sides[1].scars
    for slots in position.borders:
        for on_slot in slots:
            scars += on_slot
    return scars


def check_unseen(position: Position) -> None:
    """The four cards set aside are either left or on the table."""
    put_down = [side.unseen for land in position.lands for side in land.sides]
    assert position.unseen_left >= 0
    assert position.unseen_left + sum(put_down) == 4


def check_slots(position: Position) -> None:
    """No slot holds more scars than it has room for."""
    room = position.house["slots"]
    for seat in (0, 1):
        assert all(len(land.sides[seat].scars) <= room["land"] for land in position.lands)
        assert all(len(scars) <= room["border"] for scars in position.borders[seat])


def check_voids(position: Position) -> None:
    """Nobody holds a suit that they have shown to be out of."""
    for seat in (0, 1):
        suits = {tables.suit_of(card) for card in position.hands[seat]}
        assert not suits & set(position.void[seat])


def check_question(position: Position) -> None:
    """The question, the trick under way and the offer fit together."""
    numbers = [tables.decision_number(text) for text in position.offer()]
    assert numbers == sorted(set(numbers))
    assert bool(numbers) != position.over
    assert position.over == (position.trick == 13)
    assert (position.led is None) == (position.asks in ("lead", "over"))
    assert (position.followed is None) == (position.asks not in ("take", "place"))
    assert (position.in_hand is None) == (position.asks != "place")
    assert not (position.taken_hidden and position.asks != "place")
    if position.asks in ("lead", "follow"):
        assert (position.seat == position.leader) == (position.asks == "lead")
