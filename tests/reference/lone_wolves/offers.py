"""Which decisions are open in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables

if TYPE_CHECKING:
    from .position import Position


def open_decisions(position: Position) -> list[str]:
    """The texts of the open decisions, sorted by their numbers."""
    if position.asks == "over":
        return []
    if position.asks == "take":
        texts = takes(position)
    elif position.asks == "place":
        texts = [f"place {slot}" for slot in slots_with_room(position, position.seat)]
    else:
        texts = plays(position)
    return sorted(texts, key=tables.decision_number)


def plays(position: Position) -> list[str]:
    """Every playable card on every territory that is not full (L5, L6, L7)."""
    lands = [name for name in tables.LANDS if not position.land(name).full()]
    return [f"play {card} {name}" for card in playable_cards(position) for name in lands]


def playable_cards(position: Position) -> list[str]:
    """The leader may play any card; the follower follows suit if that is possible (L5, L6)."""
    hand = position.hands[position.seat]
    if position.led is None:
        return hand
    led_suit = tables.suit_of(position.led["card"])
    following = [card for card in hand if tables.suit_of(card) == led_suit]
    return following or hand


def takes(position: Position) -> list[str]:
    """The scars of the territory where the losing card lies (L12)."""
    land = position.land(land_of_seat(position, position.seat))
    texts = [f"take {scar}" for scar in set(land.shown)]
    if land.hidden:
        texts.append("take hidden")
    return texts


def land_of_seat(position: Position, seat: int) -> str:
    """The name of the territory to which a seat has played in this trick."""
    play = position.led if seat == position.leader else position.followed
    assert play is not None
    return play["land"]


def slots_with_room(position: Position, seat: int) -> list[str]:
    """The slots on a seat's own side that are not yet filled (L12)."""
    slot_house = position.house["slots"]
    found = []
    for slot in position.slots():
        room = slot_house["border" if slot in tables.BORDERS else "land"]
        if len(position.scars_on(seat, slot)) < room:
            found.append(slot)
    return found
