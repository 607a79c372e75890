"""Cards, and sets of cards: a bit for each of the thirty, in a plain number.

Thirty bits leave a signed 64-bit number plenty of room, so sets are ordinary integers here,
compiled and interpreted alike.
"""

import numpy as np

from ....engine.compiled import bit_count, compiled, lowest_bit, wide
from ....engine.stream import advance, below
from .components import CARDS, HIGHEST, HIGHEST_LOW, LOWEST, REVEALER, SUITS, VALUES

ALL_CARDS = (1 << CARDS) - 1
SUIT_CARDS = np.array([(1 << VALUES) - 1 << suit * VALUES for suit in range(SUITS)], dtype=np.int64)
"""By suit: the set of its cards."""
VOID_CARDS = np.array(
    [
        sum(int(SUIT_CARDS[suit]) for suit in range(SUITS) if suits >> suit & 1)
        for suits in range(1 << SUITS)
    ],
    dtype=np.int64,
)
"""By the suits that a seat is out of: the cards that it can't hold."""


def _with_values(values: list[int]) -> int:
    """The set of the cards of some values, in every suit."""
    return sum(1 << suit * VALUES + value - LOWEST for suit in range(SUITS) for value in values)


_ALL_VALUES = range(LOWEST, HIGHEST + 1)
REVEALERS = _with_values([REVEALER])
"""The cards that turn a face-down scar."""
LOW_CARDS = _with_values(list(range(LOWEST, HIGHEST_LOW + 1)))
"""The cards that S8 counts."""
_STEPS = (VALUES - 1).bit_length()
_STEP_0, _STEP_1, _STEP_2 = (
    _with_values([value for value in _ALL_VALUES if (value - LOWEST) >> step & 1])
    for step in range(_STEPS)
)
"""The cards whose value above the lowest has that binary digit."""
_SEARCH_WIDTHS = (16, 8, 4, 2, 1)


@compiled
def suit_of(card: int) -> int:
    """The suit of a card."""
    return card // VALUES


@compiled
def value_of(card: int) -> int:
    """The value of a card."""
    return card % VALUES + LOWEST


@compiled
def suit_cards(suit: int) -> int:
    """The set of the cards of a suit."""
    return wide(SUIT_CARDS[suit])


@compiled
def size(cards: int) -> int:
    """How many cards, lands or tokens a set holds."""
    return bit_count(np.uint64(cards))


@compiled
def first_of(cards: int) -> int:
    """The first member of a set that is not empty."""
    return lowest_bit(np.uint64(cards))


@compiled
def has(cards: int, card: int) -> bool:
    """Whether a set holds a member."""
    return cards >> card & 1 != 0


@compiled
def values_in(cards: int) -> int:
    """The values of the cards of a set, added up."""
    steps = size(cards & _STEP_0) + 2 * size(cards & _STEP_1) + 4 * size(cards & _STEP_2)
    return LOWEST * size(cards) + steps


# -- drawing ------------------------------------------------------------------------
@compiled
def nth_of(cards: int, number: int) -> int:
    """The member of a set with so many members before it, found by halving."""
    start = 0
    for width in _SEARCH_WIDTHS:
        before = size(cards >> start & ((1 << width) - 1))
        if number >= before:
            number -= before
            start += width
    return start


@compiled
def draw(cards: int, number: int, word: np.uint64) -> tuple[int, np.uint64]:
    """So many members of a set, each choice as likely, and the stream after it."""
    drawn = 0
    left = size(cards)
    for _ in range(number):
        word = advance(word)
        member = 1 << nth_of(cards, below(word, left))
        drawn |= member
        cards ^= member
        left -= 1
    return drawn, word
