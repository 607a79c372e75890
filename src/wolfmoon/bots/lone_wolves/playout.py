"""Playing a world on to its end: cards and takes by luck, scars where they bring most at once."""

import numpy as np

from ...engine.compiled import compiled, wide
from ...engine.notes import SILENT
from ...engine.record import Array
from ...engine.stream import advance, below
from ...games.lone_wolves.actions import FIRST_PLACE, FIRST_TAKE, Ask, Offer, play_number
from ...games.lone_wolves.box.cards import has, nth_of, size
from ...games.lone_wolves.box.components import SLOTS
from ...games.lone_wolves.scars import empty_slots, scars_to_take
from ...games.lone_wolves.state import State
from ...games.lone_wolves.tricks import cards_to_play, open_lands
from ...games.lone_wolves.turn import apply
from .gains import LESS, list_gains
from .tree import NO_ACTION

# where the states of a search lie
SEEN = 0
WORLD = 1
STATES = 2


@compiled
def any_play(state: State, word: np.uint64) -> tuple[int, np.uint64]:
    """Any card that suits the trick on any land that is not full; and the stream after it.

    It is the one that would be drawn from the offer, without listing that.
    """
    cards, lands = cards_to_play(state), open_lands(state)
    word = advance(word)
    drawn = below(word, size(cards) * size(lands))
    card, land = nth_of(cards, drawn // size(lands)), nth_of(lands, drawn % size(lands))
    return play_number(card, land), word


@compiled
def any_take(state: State, word: np.uint64) -> tuple[int, np.uint64]:
    """Any scar that may be taken; and the stream after it."""
    scars = scars_to_take(state)
    word = advance(word)
    return FIRST_TAKE + nth_of(scars, below(word, size(scars))), word


@compiled
def best_slot(state: State, gains: Offer, word: np.uint64) -> tuple[int, np.uint64]:
    """The slot that gains most, equals by luck; and the stream after it."""
    slots = empty_slots(state, wide(state.seat))
    list_gains(state, gains)
    best, most, equals = NO_ACTION, LESS, 0
    for slot in range(SLOTS):
        if has(slots, slot):
            gain = wide(gains[slot])
            if gain > most:
                best, most, equals = slot, gain, 1
            elif gain == most:
                equals += 1
                word = advance(word)
                if below(word, equals) == 0:
                    best = slot
    return FIRST_PLACE + best, word


@compiled
def play_on(states: Array[State], scratch: Offer, word: np.uint64) -> np.uint64:
    """The world is played to its end; the stream after it."""
    world = states[WORLD]
    while world.asks != Ask.OVER:
        if world.asks == Ask.PLACE:
            action, word = best_slot(world, scratch, word)
        elif world.asks == Ask.TAKE:
            action, word = any_take(world, word)
        else:
            action, word = any_play(world, word)
        apply(world, action, scratch, SILENT)
    return word
