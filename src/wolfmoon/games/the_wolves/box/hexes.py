"""Sets of hexes: three 64-bit words, a bit for each hex; and the tables made from the maps.

Paths cross everything but water and chasm (W17), and those never change. So how far a
wolf walks, like how far a howl carries, is a table for each layout, made once.
"""

import numpy as np
import numpy.typing as npt

from ....engine.bits import places_in
from ....engine.compiled import bit_count, compiled, constant, lowest_bit, wide
from .components import (
    FEWEST_PLAYERS,
    LONGEST_RANGE,
    MOST_PLAYERS,
)
from .maps import HEXES, LAYOUTS, LOWER_SIDE, PLACES, UPPER_SIDE, Layout, distance
from .walks import LONGEST_WALK, STEPS

Mask = tuple[np.uint64, np.uint64, np.uint64]
"""A set of hexes."""
Words = list[np.uint64]
"""A set of hexes where it lies in the record of a game."""
Masks = npt.NDArray[np.uint64]

WORDS = 3
WORD_BITS = 64
TILE_BITS = 16
PLACES_IN_A_WORD = WORD_BITS // TILE_BITS
ONE_TILE = np.uint64(0xFFFF)
NO_WORD = np.uint64(0)
FIRST_BIT = np.uint64(1)

NEXT_TO = constant(1)
"""The reach of a hex to its neighbours."""
NOWHERE: Mask = (NO_WORD, NO_WORD, NO_WORD)


# -- tables -------------------------------------------------------------------------
def pack_words(hexes: list[int]) -> list[int]:
    """The three words of a set of hexes, as plain numbers."""
    words = [0] * WORDS
    for hex_ in hexes:
        words[hex_ // WORD_BITS] |= 1 << hex_ % WORD_BITS
    return words


def _table(rows: list[list[list[int]]]) -> Masks:
    return np.array(rows, dtype=np.uint64)


def _packed(flags: npt.NDArray[np.bool_]) -> Masks:
    """Sets of hexes from a flag for each hex, in the last dimension."""
    room = np.zeros((*flags.shape[:-1], WORDS * WORD_BITS), dtype=np.bool_)
    room[..., :HEXES] = flags
    return np.packbits(room, axis=-1, bitorder="little").view("<u8").astype(np.uint64)


def _heard(layout: Layout, start: int, reach: int) -> list[int]:
    point = layout.points[start]
    return [hex_ for hex_, other in layout.points.items() if distance(point, other) <= reach]


def _by_hex(layout: Layout, find: object, numbers: range) -> list[list[list[int]]]:
    assert callable(find)
    blank = [[0] * WORDS for _ in numbers]
    return [
        [pack_words(find(layout, hex_, number)) for number in numbers]
        if hex_ in layout.points
        else blank
        for hex_ in range(HEXES)
    ]


_LAYOUTS = [LAYOUTS[players] for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]

_ON_MAP = np.array([pack_words(list(layout.points)) for layout in _LAYOUTS], dtype=np.uint64)
_LAND = np.array(
    [pack_words([hex_ for hex_ in layout.points if layout.is_land(hex_)]) for layout in _LAYOUTS],
    dtype=np.uint64,
)
_WATERSIDE = np.array(
    [pack_words([hex_ for hex_ in layout.points if layout.by_water(hex_)]) for layout in _LAYOUTS],
    dtype=np.uint64,
)
_SIDES = _table(
    [
        [pack_words(layout.start_side(side)) for side in (UPPER_SIDE, LOWER_SIDE)]
        for layout in _LAYOUTS
    ]
)
_NEAR = np.array(
    [_by_hex(layout, _heard, range(1, LONGEST_RANGE + 1)) for layout in _LAYOUTS], dtype=np.uint64
)
_WALKS = _packed(STEPS[:, :, None, :] <= np.arange(1, LONGEST_WALK + 1)[:, None])
_PREY_HEX = np.array(
    [
        [layout.prey_spot(place) if place in layout.region_places else 0 for place in range(PLACES)]
        for layout in _LAYOUTS
    ],
    dtype=np.int64,
)


# -- sets ---------------------------------------------------------------------------
@compiled
def mask_of(words: Words) -> Mask:
    """The set that lies in memory."""
    return (words[0], words[1], words[2])


@compiled
def both(one: Mask, other: Mask) -> Mask:
    """The hexes in both sets."""
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2])


@compiled
def either(one: Mask, other: Mask) -> Mask:
    """The hexes in either set."""
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2])


@compiled
def without(one: Mask, other: Mask) -> Mask:
    """The hexes of the first set that are not in the second."""
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2])


@compiled
def only(hex_: int) -> Mask:
    """The set of one hex."""
    bit = FIRST_BIT << np.uint64(hex_ % WORD_BITS)
    word = hex_ // WORD_BITS
    return (
        bit if word == 0 else NO_WORD,
        bit if word == 1 else NO_WORD,
        bit if word == WORDS - 1 else NO_WORD,
    )


@compiled
def has(mask: Mask, hex_: int) -> bool:
    """Whether a hex is in the set."""
    word = hex_ // WORD_BITS
    bits = mask[0] if word == 0 else (mask[1] if word == 1 else mask[2])
    return bool((bits >> np.uint64(hex_ % WORD_BITS)) & FIRST_BIT != NO_WORD)


@compiled
def is_empty(mask: Mask) -> bool:
    """Whether no hex is in the set."""
    return bool(mask[0] | mask[1] | mask[2] == NO_WORD)


@compiled
def size(mask: Mask) -> int:
    """How many hexes are in the set."""
    return bit_count(mask[0]) + bit_count(mask[1]) + bit_count(mask[2])


@compiled
def first_of(mask: Mask) -> int:
    """The lowest hex of a set that is not empty."""
    if mask[0] != NO_WORD:
        return lowest_bit(mask[0])
    if mask[1] != NO_WORD:
        return WORD_BITS + lowest_bit(mask[1])
    return WORD_BITS + WORD_BITS + lowest_bit(mask[2])


@compiled
def add(words: Words, hex_: int) -> None:
    """Put a hex into a set in memory."""
    words[hex_ // WORD_BITS] |= FIRST_BIT << np.uint64(hex_ % WORD_BITS)


@compiled
def drop(words: Words, hex_: int) -> None:
    """Take a hex out of a set in memory."""
    words[hex_ // WORD_BITS] &= ~(FIRST_BIT << np.uint64(hex_ % WORD_BITS))


@compiled
def holds(words: Words, hex_: int) -> bool:
    """Whether a hex is in a set in memory."""
    word = words[hex_ // WORD_BITS]
    return bool((word >> np.uint64(hex_ % WORD_BITS)) & FIRST_BIT != NO_WORD)


@compiled
def on_tile(mask: Mask, place: int) -> np.uint64:
    """The sixteen bits of a set that lie on the tile at a place."""
    word = place // PLACES_IN_A_WORD
    bits = mask[0] if word == 0 else (mask[1] if word == 1 else mask[2])
    return (bits >> np.uint64(TILE_BITS * (place % PLACES_IN_A_WORD))) & ONE_TILE


@compiled
def whole_tile(place: int) -> Mask:
    """All sixteen hexes of the tile at a place."""
    bits = ONE_TILE << np.uint64(TILE_BITS * (place % PLACES_IN_A_WORD))
    word = place // PLACES_IN_A_WORD
    return (
        bits if word == 0 else NO_WORD,
        bits if word == 1 else NO_WORD,
        bits if word == WORDS - 1 else NO_WORD,
    )


# -- the map ------------------------------------------------------------------------
@compiled
def on_map(players: int) -> Mask:
    """All hexes of the layout."""
    return mask_of(_ON_MAP[players - FEWEST_PLAYERS])


@compiled
def land(players: int) -> Mask:
    """The hexes that are neither water nor chasm."""
    return mask_of(_LAND[players - FEWEST_PLAYERS])


@compiled
def waterside(players: int) -> Mask:
    """The hexes next to a water source."""
    return mask_of(_WATERSIDE[players - FEWEST_PLAYERS])


@compiled
def start_side(players: int, side: int) -> Mask:
    """The hexes above (0) or below (1) the chasm of the start tile."""
    return mask_of(_SIDES[players - FEWEST_PLAYERS, side])


@compiled
def within(players: int, hex_: int, reach: int) -> Mask:
    """The hexes at most so far from a hex, by plain distance, the hex itself included."""
    return mask_of(_NEAR[players - FEWEST_PLAYERS, hex_, reach - 1])


@compiled
def walk(players: int, hex_: int, steps: int) -> Mask:
    """The hexes that a walk of at most so many steps ends on, around water and chasm."""
    return mask_of(_WALKS[players - FEWEST_PLAYERS, hex_, steps - 1])


@compiled
def within_any(players: int, hexes: Mask, reach: int) -> Mask:
    """The hexes at most so far from any hex of a set."""
    found = NOWHERE
    while not is_empty(hexes):
        hex_ = first_of(hexes)
        hexes = without(hexes, only(hex_))
        found = either(found, within(players, hex_, reach))
    return found


@compiled
def prey_spot(players: int, place: int) -> int:
    """Where the prey of a region stands."""
    return wide(_PREY_HEX[players - FEWEST_PLAYERS, place])


def hexes_in(mask: Mask | Words) -> list[int]:
    """The hexes of a set, for Python."""
    return places_in(as_number(mask))


def as_number(mask: Mask | Words) -> int:
    """A set of hexes as one number of Python's, which has room for all bits."""
    low, middle, high = mask
    return int(low) | int(middle) << WORD_BITS | int(high) << 2 * WORD_BITS
