"""What a decision does, and what then happens by itself until the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import effects, tables
from .offers import land_of_seat, slots_with_room

if TYPE_CHECKING:
    from .position import Position


def decide(position: Position, text: str) -> None:
    """Carry out a decision that is offered; the position is changed."""
    verb, *rest = text.split(" ")
    if verb == "take":
        take(position, rest[0])
    elif verb == "place":
        place(position, rest[0])
    else:
        play_card(position, rest[0], rest[1])


def play_card(position: Position, card: str, land_name: str) -> None:
    """Lay a card from the hand face up on the own side; a 3 reveals a scar at once (L5, L6, L9)."""
    position.hands[position.seat].remove(card)
    position.land(land_name).sides[position.seat].cards.append(card)
    if tables.value_of(card) == 3:
        effects.reveal_scar(position.land(land_name))
    play = {"card": card, "land": land_name}
    if position.asks == "lead":
        position.led = play
        position.seat = 1 - position.leader
        position.asks = "follow"
    else:
        position.followed = play
        note_void(position)
        decide_trick(position)


def note_void(position: Position) -> None:
    """Note that the follower is out of the led suit, if the follower did not follow it."""
    assert position.led is not None
    assert position.followed is not None
    suit = tables.suit_of(position.led["card"])
    known = position.void[position.seat]
    if tables.suit_of(position.followed["card"]) != suit and suit not in known:
        known.append(suit)


def follower_wins(led: str, followed: str, trump: str | None) -> bool:
    """Whether the card that followed beats the card that was led (L8)."""
    led_suit, followed_suit = tables.suit_of(led), tables.suit_of(followed)
    if led_suit == followed_suit:
        return higher_in_suit(tables.value_of(followed), tables.value_of(led))
    return followed_suit == trump


def higher_in_suit(value: int, other: int) -> bool:
    """Whether a value beats another of the same suit: the higher wins, but 2 beats 7 (L8)."""
    if {value, other} == {2, 7}:
        return value == 2
    return value > other


def decide_trick(position: Position) -> None:
    """Turn the loser's card and ask the loser for a scar, if one is left there (L10, L11, L12)."""
    assert position.led is not None
    assert position.followed is not None
    led, followed = position.led["card"], position.followed["card"]
    follower = 1 - position.leader
    won = follower_wins(led, followed, position.trump)
    loser = position.leader if won else follower
    card = led if won else followed
    land = position.land(land_of_seat(position, loser))
    land.sides[loser].cards.remove(card)
    land.sides[loser].lone.append(card)
    if land.has_scars():
        position.seat = loser
        position.asks = "take"
    else:
        end_trick(position, winner=1 - loser)


def take(position: Position, scar: str) -> None:
    """Take a scar from the territory of the losing card; the last one moves a moon (L12, L14)."""
    land = position.land(land_of_seat(position, position.seat))
    position.taken_hidden = scar == "hidden"
    if scar == "hidden":
        position.in_hand = land.hidden.pop(0)
    else:
        land.shown.remove(scar)
        position.in_hand = scar
    if not land.has_scars():
        effects.put_moon(position, land)
    if slots_with_room(position, position.seat):
        position.asks = "place"
    else:
        discard(position)


def discard(position: Position) -> None:
    """Put the taken scar into the box, without effect: there is no empty slot (L12)."""
    assert position.in_hand is not None
    position.box.append(position.in_hand)
    end_trick(position, winner=1 - position.seat)


def place(position: Position, slot: str) -> None:
    """Put the taken scar on a slot of the own side, with its immediate effect (L12, L13)."""
    scar = position.in_hand
    assert scar is not None
    position.scars_on(position.seat, slot).append(scar)
    for land_name in tables.lands_of_slot(slot):
        effects.immediate(position, scar, position.land(land_name))
    end_trick(position, winner=1 - position.seat)


def end_trick(position: Position, winner: int) -> None:
    """Clear the trick and begin the next one, or end the game after the thirteenth (L10, L18)."""
    position.led = position.followed = position.in_hand = None
    position.taken_hidden = False
    position.trick += 1
    if position.trick == tables.TRICKS:
        position.asks = "over"
        return
    position.leader = position.seat = winner
    position.trump = effects.trump_of_next_trick(position)
    position.asks = "lead"
