"""What of a position matters for what is to come: positions alike in it have the same prospects.

For the solver's memory, when a trick is about to be led. Which card lies turned does not matter
any more, nor by how much a land is won that nobody can win back. Points that can't be lost are
settled and left out of the key. It must agree with plain
minimax (tests/lone_wolves/test_solver.py).
"""

import numpy as np

from ....engine.compiled import compiled, wide
from ..box.cards import LOW_CARDS, size
from ..box.components import (
    CARDS,
    HIGHEST,
    LAND_ROOM,
    LANDS,
    MOON_POINTS,
    PER_SCAR,
    SCAR_KINDS,
    SCARS,
    SEATS,
    SLOTS,
    TRICKS,
    Moon,
    Scar,
)
from ..box.tokens import below_top, count_of, kinds_set, together, top_of, with_one
from ..moons import latest_moon
from ..scars import scars_on, slot_room
from ..scoring import NOBODY, all_scar_points, lone_in, margin, scars_in, wolves_in
from ..state import State, scars_left

SURE = 255
"""In the place of a margin that can't be made up any more."""
_SHIFT = 256
"""Added to numbers that may be negative before they are packed."""

_COUNT_WOLVES = kinds_set([Scar.STRENGTH_PER_WOLF, Scar.HONOUR_PER_WOLF])
_COUNT_LONE = kinds_set([Scar.HONOUR_PER_LONE_WOLF])
_COUNT_FACE_UP = kinds_set([Scar.HONOUR_PER_FACE_UP])
_COUNT_LOW = kinds_set([Scar.HONOUR_PER_LOW])
_CHANGE_PRIZE = kinds_set([Scar.TURN_HONOUR, Scar.HONOUR_FOR_TOKEN])
_TURN = kinds_set([Scar.TURN_HONOUR])
_ADD_CARDS = kinds_set([Scar.LONE_WOLF])
_PER_CARD = _COUNT_WOLVES | _COUNT_LONE | _COUNT_FACE_UP | _COUNT_LOW
_PER_CARD |= _PER_CARD << SCAR_KINDS
"""The scars that make more of a card to come, first and second tokens."""

# widths of packed numbers, in bits
_COUNT = 3
_ROOM = 5
_POINTS = 8
_SIGNED = 9

_LOW_HALF = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_QUARTER = np.uint64(29)
_FACTORS = (np.uint64(0x9E3779B1), np.uint64(0x85EBCA77))
_SALTS = np.arange(1, 64, dtype=np.uint64) * np.uint64(0xD1B54A32D192ED03)


# -- keys ---------------------------------------------------------------------------
@compiled
def stirred(key: np.uint64) -> np.uint64:
    """A word with its bits spread; products of halves never overflow."""
    low, high = (key & _LOW_HALF) * _FACTORS[0], (key >> _HALF) * _FACTORS[1]
    return low ^ high << _HALF ^ high >> _HALF


@compiled
def hashed(word: int, place: int) -> np.uint64:
    """The share of a word in a key, by its place in the list of words."""
    key = stirred(np.uint64(word) ^ _SALTS[place])
    return stirred(key ^ key >> _QUARTER)


@compiled
def scars_to_come(state: State) -> int:
    """The scars that are left to take, anywhere."""
    tokens = 0
    for land in range(LANDS):
        tokens = together(tokens, wide(state.lands[land].shown))
        pile = state.lands[land].pile
        while pile != np.uint64(0):
            tokens = with_one(tokens, top_of(pile))
            pile = below_top(pile)
    return tokens


# -- the parts of a land ------------------------------------------------------------
@compiled
def reach(state: State, land: int, seat: int, coming: int) -> int:
    """More strength than this a seat can't add to a land any more."""
    room = LAND_ROOM - wide(state.lands[land].wolves)
    per_wolf = count_of(scars_in(state, land, seat), wide(Scar.STRENGTH_PER_WOLF))
    return (
        room * (HIGHEST + per_wolf)
        + LAND_ROOM * count_of(coming, wide(Scar.STRENGTH_PER_WOLF))
        + wide(PER_SCAR[Scar.STRENGTH]) * count_of(coming, wide(Scar.STRENGTH))
    )


@compiled
def margin_that_counts(state: State, land: int, coming: int) -> int:
    """The strength of the first seat beyond the second's, or SURE if it can't be made up."""
    ahead = margin(state, land)
    for seat in range(SEATS):
        behind = -ahead if seat == 0 else ahead
        if behind > reach(state, land, seat, coming):
            return -SURE if seat == 0 else SURE
    return ahead


@compiled
def prize(state: State, land: int, seat: int) -> int:
    """What a land pays a seat that wins it."""
    territory = state.lands[land]
    for_token = count_of(scars_in(state, land, seat), wide(Scar.HONOUR_FOR_TOKEN))
    for_token *= wide(PER_SCAR[Scar.HONOUR_FOR_TOKEN])
    return wide(territory.honour[0]) + wide(MOON_POINTS[territory.moon]) + for_token


@compiled
def side_word(state: State, land: int, seat: int, coming: int) -> int:
    """A side of a land, as far as cards and scars to come depend on it."""
    word = 0
    if state.lands[land].wolves < LAND_ROOM:
        word = scars_in(state, land, seat) & _PER_CARD
    face_up = wide(state.lands[land].sides[seat].face_up)
    word = word << _COUNT | (wolves_in(state, land, seat) if coming & _COUNT_WOLVES else 0)
    word = word << _COUNT | (lone_in(state, land, seat) if coming & _COUNT_LONE else 0)
    word = word << _COUNT | (size(face_up) if coming & _COUNT_FACE_UP else 0)
    return word << _COUNT | (size(face_up & LOW_CARDS) if coming & _COUNT_LOW else 0)


_SIDE_BITS = SCARS + 4 * _COUNT


@compiled
def settled_by_scars(state: State, land: int) -> int:
    """The points that scars have brought in a land, whoever wins it."""
    total = 0
    for seat in range(SEATS):
        points = all_scar_points(state, land, seat, wide(NOBODY))
        total += points if seat == 0 else -points
    return total


@compiled
def prizes(state: State, land: int, ahead: int) -> tuple[int, int]:
    """What a land may pay the first and the second seat."""
    first = second = 0
    for seat in range(SEATS):
        pays = prize(state, land, seat)
        if seat == 0:
            first = pays if ahead != -SURE else 0
        else:
            second = pays if ahead != SURE else 0
    return first, second


@compiled
def sides_word(state: State, land: int, coming: int) -> int:
    """Both sides of a land."""
    word = 0
    for seat in range(SEATS):
        word = word << _SIDE_BITS | side_word(state, land, seat, coming)
    return word


@compiled
def land_prospects(state: State, land: int, coming: int, latest: int) -> tuple[np.uint64, int]:
    """The share of a land in the key, and the points that are settled there."""
    territory = state.lands[land]
    settled = settled_by_scars(state, land)
    ahead = margin_that_counts(state, land, coming)
    first, second = prizes(state, land, ahead)
    moon_may_come = latest < Moon.BLOOD_MOON and scars_left(state, land)
    if abs(ahead) == SURE and coming & _CHANGE_PRIZE == 0 and not moon_may_come:
        settled += first - second
        first = second = 0
    turned = wide(territory.honour[1]) - wide(territory.honour[0]) if coming & _TURN else 0
    word = (first << _POINTS | second) << _SIGNED | turned + _SHIFT
    word = (word << _SIGNED | ahead + _SHIFT) << _COUNT | wide(territory.wolves)
    key = hashed(word << SCARS | wide(territory.shown), land)
    key ^= hashed(sides_word(state, land, coming), LANDS + land)
    if territory.pile_left > 0:
        key ^= hashed(wide(territory.pile), 2 * LANDS + land)
    return key, settled


# -- the whole ----------------------------------------------------------------------
@compiled
def slots_word(state: State, seat: int) -> int:
    """The empty slots of a seat, at most as many as there are tricks to come."""
    tricks, word = TRICKS - wide(state.trick), 0
    for slot in range(SLOTS):
        empty = slot_room(state, slot) - size(scars_on(state, seat, slot))
        word = word << _ROOM | min(empty, tricks)
    return word


@compiled
def prospects(state: State) -> tuple[np.uint64, int]:
    """A key that positions of the same prospects share, and the points that are settled."""
    coming = scars_to_come(state)
    latest = latest_moon(state) if coming != 0 else 0
    unseen = wide(state.unseen_left) if coming & _ADD_CARDS else 0
    word = wide(state.leader) << _COUNT | wide(state.trump)
    place = wide(3 * LANDS)
    key = hashed((word << _COUNT | latest) << _COUNT | unseen, place)
    key ^= hashed(wide(state.hands[0]) | wide(state.hands[1]) << CARDS, place + 1)
    settled = 0
    for land in range(LANDS):
        share, settled_there = land_prospects(state, land, coming, latest)
        key ^= share
        settled += settled_there
    if coming != 0:
        for seat in range(SEATS):
            key ^= hashed(slots_word(state, seat), place + 2 + seat)
    return key, settled
