"""The order of play: lead, follow, take, place; thirteen times."""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
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
from .moons import follow_moons, place_moon
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
from .scoring import NOBODY, note_end, note_standing, standing
from .state import State, losing_land, other, scars_left
from .tricks import (
    note_void,
    offer_plays,
    put_card,
    trick_winner,
    turn_card,
    why_not_play,
)
from .what import What


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
    before = standing(state, notes)
    winner = carry_out(state, action, notes)
    note_standing(state, before, notes)
    if winner != NOBODY:
        end_trick(state, winner, notes)


@compiled
def carry_out(state: State, action: int, notes: Notes | None) -> int:
    """Do what was decided; who won the trick if that was all of it, or else NOBODY."""
    if action < FIRST_TAKE:
        return play(state, card_played(action), land_played(action), notes)
    if action < FIRST_PLACE:
        return take(state, action - FIRST_TAKE, notes)
    return place(state, action - FIRST_PLACE, notes)


@compiled
def play(state: State, card: int, land: int, notes: Notes | None) -> int:
    """A card is led or followed with.                                         [L5, L6]"""
    put_card(state, card, land, notes)
    if state.asks == Ask.LEAD:
        state.led_card = card
        state.led_land = land
        state.seat = other(wide(state.seat))
        state.asks = wide(Ask.FOLLOW)
        return NOBODY
    state.followed_card = card
    state.followed_land = land
    note_void(state, card)
    return decide_trick(state, notes)


@compiled
def decide_trick(state: State, notes: Notes | None) -> int:
    """The loser's card is turned; the loser takes a scar, if one is left.    [L10–L12]"""
    winner, why = trick_winner(state)
    led, followed = wide(state.led_card), wide(state.followed_card)
    leads = winner == state.leader
    note(notes, wide(What.TRICK_WON), winner, led if leads else followed, why, state.trick + 1)
    loser = other(winner)
    land = wide(state.followed_land) if leads else wide(state.led_land)
    turn_card(state, loser, followed if leads else led, land, notes)
    if not scars_left(state, land):
        return winner
    state.seat = loser
    state.asks = wide(Ask.TAKE)
    return NOBODY


@compiled
def take(state: State, choice: int, notes: Notes | None) -> int:
    """The loser holds a scar; the moon lies where it was the last.           [L12, L14]"""
    land = losing_land(state)
    scar = pick_up(state, choice, notes)
    if not scars_left(state, land):
        place_moon(state, land, notes)
    if empty_slots(state, wide(state.seat)) == 0:
        discard(state, scar, notes)
        return other(wide(state.seat))
    state.in_hand = scar + 1
    state.taken_hidden = choice == HIDDEN
    state.asks = wide(Ask.PLACE)
    return NOBODY


@compiled
def place(state: State, slot: int, notes: Notes | None) -> int:
    """The loser's scar lies on a slot, and the trick is over.                [L12, L13]"""
    put_scar(state, wide(state.in_hand) - 1, slot, notes)
    state.in_hand = 0
    state.taken_hidden = 0
    return other(wide(state.seat))


@compiled
def end_trick(state: State, winner: int, notes: Notes | None) -> None:
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
        note_end(state, notes)
        return
    state.leader = winner
    state.seat = winner
    follow_moons(state, notes)
    state.asks = wide(Ask.LEAD)


@compiled
def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.asks == Ask.OVER
