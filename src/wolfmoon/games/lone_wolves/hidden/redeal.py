"""Dealing again what a seat can't see, in place, so that all it knows stays true.

The cards unknown to a seat are the other hand and those set aside. A suit that the other
player has shown to be out of can only be set aside; beyond that every deal is as likely. The
scars unknown to it are the face-down ones, the box, and one that the other player took face
down and has not placed.
"""

import numpy as np

from ....engine.compiled import compiled, kernel, wide
from ....engine.record import Array
from ..box.cards import VOID_CARDS, draw, size
from ..box.components import LANDS, SCAR_KINDS, SET_ASIDE
from ..box.tokens import below_top, draw_pile, draw_token, tidy, top_of, with_one
from ..state import State, other
from .view import SPECTATOR, holds_unseen


@compiled
def redeal_cards(state: State, seat: int, word: np.uint64) -> np.uint64:
    """The hand opposite a seat and the cards set aside are dealt again."""
    opposite = other(seat)
    pool = wide(state.hands[opposite]) | wide(state.set_aside)
    barred = pool & wide(VOID_CARDS[state.void[opposite]])
    free = pool ^ barred
    set_aside, word = draw(free, SET_ASIDE - size(barred), word)
    state.set_aside = set_aside | barred
    state.hands[opposite] = free ^ set_aside
    return word


@compiled
def unknown_scars(state: State, in_hand_too: bool) -> int:
    """The scars that lie face down or in the box, and maybe the one on its way to a slot."""
    pool = wide(state.box)
    for land in range(LANDS):
        pile = state.lands[land].pile
        for _ in range(wide(state.lands[land].pile_left)):
            pool = with_one(pool, top_of(pile))
            pile = below_top(pile)
    return with_one(pool, wide(state.in_hand) - 1) if in_hand_too else pool


@compiled
def redeal_scars(state: State, in_hand_too: bool, word: np.uint64) -> np.uint64:
    """The scars that nobody sees are laid out again, as many in each place as before."""
    pool = unknown_scars(state, in_hand_too)
    for land in range(LANDS):
        pile, pool, word = draw_pile(pool, wide(state.lands[land].pile_left), word)
        state.lands[land].pile = pile
    if in_hand_too:
        token, word = draw_token(pool, word)
        pool ^= 1 << token
        state.in_hand = token % SCAR_KINDS + 1
    state.box = tidy(pool)
    return word


@compiled
def determinize_state(state: State, seat: int, word: np.uint64) -> np.uint64:
    """All that a seat can't see is dealt again, every way as likely; the stream after it."""
    word = redeal_cards(state, seat, word)
    return redeal_scars(state, holds_unseen(state, seat), word)


@kernel
def determinize_at(states: Array[State], index: int, seat: int, word: np.uint64) -> np.uint64:
    """What a seat can't see in one of many states is drawn anew; the next word."""
    return determinize_state(states[index], seat, word)


@kernel
def redeal_scars_at(states: Array[State], index: int, word: np.uint64) -> np.uint64:
    """Lay out again the scars of one of many states that a spectator can't see."""
    state = states[index]
    return redeal_scars(state, holds_unseen(state, wide(SPECTATOR)), word)


@kernel
def determinize_often(
    states: Array[State], index: int, seat: int, word: np.uint64, times: int
) -> np.uint64:
    """What a seat can't see is drawn anew so many times over; for the benchmark."""
    for _ in range(times):
        word = determinize_state(states[index], seat, word)
    return word
