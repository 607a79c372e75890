"""The order of play: lead, follow, take, place; thirteen times."""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes
from .actions import (
    FIRST_PLACE,
    FIRST_TAKE,
    HIDDEN,
    Ask,
    Offer,
    card_played,
    land_played,
)
from .box.components import TRICKS
from .moons import place_moon, trump_by_moons
from .reasons import Reason
from .scars import (
    discard,
    empty_slots,
    offer_places,
    offer_takes,
    pick_up,
    put_scar,
    why_not_place,
    why_not_take,
)
from .state import State, losing_land, other, scars_left
from .tricks import (
    note_void,
    offer_plays,
    put_card,
    trick_loser,
    turn_card,
    why_not_play,
)


# -- what is offered ----------------------------------------------------------------
@compiled
def offer(state: State, offered: Offer) -> int:
    """Fill in the numbers of all decisions open now, in order; how many there are."""
    asks = wide(state.asks)
    if asks == Ask.LEAD or asks == Ask.FOLLOW:
        return offer_plays(state, offered)
    if asks == Ask.TAKE:
        return offer_takes(state, offered)
    if asks == Ask.PLACE:
        return offer_places(state, offered)
    return 0


# -- why not ------------------------------------------------------------------------
@compiled
def why_not(state: State, action: int) -> int:
    """OK if a decision is offered now, or what stands in its way."""
    asks = wide(state.asks)
    if asks == Ask.OVER:
        return wide(Reason.GAME_OVER)
    if action < FIRST_TAKE and (asks == Ask.LEAD or asks == Ask.FOLLOW):
        return why_not_play(state, card_played(action), land_played(action))
    if FIRST_TAKE <= action < FIRST_PLACE and asks == Ask.TAKE:
        return why_not_take(state, action - FIRST_TAKE)
    if action >= FIRST_PLACE and asks == Ask.PLACE:
        return why_not_place(state, action - FIRST_PLACE)
    return asked_first(asks)


@compiled
def asked_first(asks: int) -> int:
    """The reason that something else is to be decided first."""
    if asks == Ask.LEAD:
        return wide(Reason.LEAD_FIRST)
    if asks == Ask.FOLLOW:
        return wide(Reason.FOLLOW_FIRST)
    return wide(Reason.TAKE_FIRST if asks == Ask.TAKE else Reason.PLACE_FIRST)


# -- what a decision does -----------------------------------------------------------
@compiled
def apply(state: State, action: int, scratch: Offer, notes: Notes | None) -> None:
    """Carry out a decision that was offered; the scratch room is not needed in this game."""
    if action < FIRST_TAKE:
        play(state, card_played(action), land_played(action))
    elif action < FIRST_PLACE:
        take(state, action - FIRST_TAKE)
    else:
        place(state, action - FIRST_PLACE)


@compiled
def play(state: State, card: int, land: int) -> None:
    """A card is led or followed with.                                         [L5, L6]"""
    put_card(state, card, land)
    if state.asks == Ask.LEAD:
        state.led_card = card
        state.led_land = land
        state.seat = other(wide(state.seat))
        state.asks = wide(Ask.FOLLOW)
    else:
        state.followed_card = card
        state.followed_land = land
        note_void(state, card)
        decide_trick(state)


@compiled
def decide_trick(state: State) -> None:
    """The loser's card is turned; the loser takes a scar, if one is left.    [L10–L12]"""
    loser = trick_loser(state)
    led = loser == state.leader
    card = wide(state.led_card) if led else wide(state.followed_card)
    land = wide(state.led_land) if led else wide(state.followed_land)
    turn_card(state, loser, card, land)
    if scars_left(state, land):
        state.seat = loser
        state.asks = wide(Ask.TAKE)
    else:
        end_trick(state, other(loser))


@compiled
def take(state: State, choice: int) -> None:
    """The loser holds a scar; the moon lies where it was the last.           [L12, L14]"""
    land = losing_land(state)
    scar = pick_up(state, choice)
    if not scars_left(state, land):
        place_moon(state, land)
    if empty_slots(state, wide(state.seat)) == 0:
        discard(state, scar)
        end_trick(state, other(wide(state.seat)))
        return
    state.in_hand = scar + 1
    state.taken_hidden = choice == HIDDEN
    state.asks = wide(Ask.PLACE)


@compiled
def place(state: State, slot: int) -> None:
    """The loser's scar lies on a slot, and the trick is over.                [L12, L13]"""
    put_scar(state, wide(state.in_hand) - 1, slot)
    state.in_hand = 0
    state.taken_hidden = 0
    end_trick(state, other(wide(state.seat)))


@compiled
def end_trick(state: State, winner: int) -> None:
    """The winner leads the next trick, with the trump of the moons, or it was the last.

    [L10, L15, L18]
    """
    state.led_card = 0
    state.led_land = 0
    state.followed_card = 0
    state.followed_land = 0
    state.trick += 1
    if state.trick == TRICKS:
        state.asks = wide(Ask.OVER)
        return
    state.leader = winner
    state.seat = winner
    state.trump = trump_by_moons(state)
    state.asks = wide(Ask.LEAD)


@compiled
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.asks == Ask.OVER
