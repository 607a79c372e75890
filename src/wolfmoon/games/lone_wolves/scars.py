"""Scars: the loser takes one and puts it on a slot.        [L12, L13, L16, L17, S3, S4]

It comes from the land where the loser's card lies, face up or face down, and goes face up to
an empty slot of the loser's own side, anywhere. Full lands take scars too. A scar on a border
works in both lands, each by itself, in the order of the board. Two scars work at once: S3 puts
an unseen card down as a lone wolf (not on a full land, and only while set-aside cards are
left), S4 turns the honour token. Ruling: with no empty slot the scar is discarded, face up for
all to see, without effect.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import FIRST_PLACE, FIRST_TAKE, HIDDEN, Offer
from .box.cards import has, size
from .box.components import LAND_ROOM, LANDS, SCAR_KINDS, SLOTS, Scar
from .box.tokens import KINDS, below_top, top_of, with_one, without_one
from .reasons import Reason
from .state import State, losing_land
from .what import What


# -- what is offered: take ----------------------------------------------------------
@compiled
def scars_to_take(state: State) -> int:
    """The set of what the loser may take: effects shown, and HIDDEN.               [L12]"""
    territory = state.lands[losing_land(state)]
    choices = wide(territory.shown) & KINDS
    return choices | 1 << HIDDEN if territory.pile_left > 0 else choices


@compiled
def offer_takes(state: State, offered: Offer) -> int:
    """Offer every scar of the land where the loser's card lies."""
    choices, count = scars_to_take(state), 0
    for choice in range(SCAR_KINDS + 1):
        if has(choices, choice):
            offered[count] = FIRST_TAKE + choice
            count += 1
    return count


@compiled
def why_not_take(state: State, choice: int) -> int:
    """Whether the loser may take a scar; the set is offer_takes's."""
    if has(scars_to_take(state), choice):
        return wide(Reason.OK)
    return wide(Reason.NO_HIDDEN_SCAR if choice == HIDDEN else Reason.NO_SUCH_SCAR)


# -- what is offered: place ---------------------------------------------------------
@compiled
def scars_on(state: State, seat: int, slot: int) -> int:
    """The scars of a seat on a slot."""
    if slot < LANDS:
        return wide(state.lands[slot].sides[seat].scars)
    return wide(state.borders[seat][slot - LANDS])


@compiled
def slot_room(state: State, slot: int) -> int:
    """How many scars a slot has room for."""
    return wide(state.house.land_slots) if slot < LANDS else wide(state.house.border_slots)


@compiled
def empty_slots(state: State, seat: int) -> int:
    """The set of the slots of a seat where there is room.                          [L12]"""
    slots = 0
    for slot in range(SLOTS):
        if size(scars_on(state, seat, slot)) < slot_room(state, slot):
            slots |= 1 << slot
    return slots


@compiled
def offer_places(state: State, offered: Offer) -> int:
    """Offer every slot of the loser where there is room."""
    slots, count = empty_slots(state, wide(state.seat)), 0
    for slot in range(SLOTS):
        if has(slots, slot):
            offered[count] = FIRST_PLACE + slot
            count += 1
    return count


@compiled
def why_not_place(state: State, slot: int) -> int:
    """Whether the loser may put the scar on a slot; the set is offer_places's."""
    if has(empty_slots(state, wide(state.seat)), slot):
        return wide(Reason.OK)
    no_slots = slot >= LANDS and state.house.border_slots == 0
    return wide(Reason.NO_BORDER_SLOTS if no_slots else Reason.NO_EMPTY_SLOT)


# -- what happens -------------------------------------------------------------------
@compiled
def has_room(state: State) -> bool:
    """Whether the loser has a slot for a scar; else it is discarded, face up.       [L12]"""
    return empty_slots(state, wide(state.seat)) != 0


@compiled
def pick_up(state: State, choice: int, notes: Notes | None) -> int:
    """A scar is gone from the land where the loser's card lies; its effect."""
    seat, land = wide(state.seat), losing_land(state)
    territory = state.lands[land]
    if choice != HIDDEN:
        territory.shown = without_one(wide(territory.shown), choice)
        note(notes, wide(What.TOOK), seat, land, choice)
        return choice
    scar = top_of(territory.pile)
    territory.pile = below_top(territory.pile)
    territory.pile_left -= 1
    if notes is not None:
        note(notes, wide(What.TOOK_HIDDEN), seat, land, scar, wide(has_room(state)))
    return scar


@compiled
def discard(state: State, scar: int, notes: Notes | None) -> None:
    """A scar lies beside the board, face up and without effect."""
    state.discarded = with_one(wide(state.discarded), scar)
    note(notes, wide(What.DISCARDED), wide(state.seat), scar)


@compiled
def put_scar(state: State, scar: int, slot: int, notes: Notes | None) -> None:
    """A scar of the loser lies on a slot and has done what it does at once.        [L13]"""
    seat = wide(state.seat)
    note(notes, wide(What.PLACED), seat, scar, slot)
    tokens = with_one(scars_on(state, seat, slot), scar)
    if slot < LANDS:
        state.lands[slot].sides[seat].scars = tokens
        act_at_once(state, scar, slot, notes)
    else:
        border = slot - LANDS
        state.borders[seat][border] = tokens
        act_at_once(state, scar, border, notes)
        act_at_once(state, scar, border + 1, notes)


@compiled
def act_at_once(state: State, scar: int, land: int, notes: Notes | None) -> None:
    """An immediate scar has worked in one land.                               [S3, S4]"""
    if scar == Scar.LONE_WOLF:
        put_unseen_card(state, land, notes)
    elif scar == Scar.TURN_HONOUR:
        turn_honour(state, land, notes)


@compiled
def put_unseen_card(state: State, land: int, notes: Notes | None) -> None:
    """A set-aside card lies as the loser's lone wolf on a land that was not full.  [L17]"""
    if state.unseen_left == 0 or state.lands[land].wolves == LAND_ROOM:
        return
    state.unseen_left -= 1
    state.lands[land].sides[state.seat].unseen += 1
    state.lands[land].wolves += 1
    note(notes, wide(What.JOINED), wide(state.seat), land)


@compiled
def turn_honour(state: State, land: int, notes: Notes | None) -> None:
    """The honour token of a land shows its other side."""
    honour = state.lands[land].honour
    up = honour[0]
    honour[0] = honour[1]
    honour[1] = up
    note(notes, wide(What.HONOUR), wide(state.seat), land, wide(up), wide(honour[0]))
