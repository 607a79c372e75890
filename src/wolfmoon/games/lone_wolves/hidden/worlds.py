"""The worlds that fit a view: how many there are, and which.

For a seat a world is the hand that the other player may hold; for a spectator it is both
hands. The cards that fit no hand are set aside.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from ....engine.data import in_range, listed, one_of
from ....engine.errors import BadInput, phrase
from ..box.cards import ALL_CARDS, VOID_CARDS
from ..box.components import HAND, LANDS, SEATS
from ..forms.names import SUIT_NAMES
from ..forms.plain import Data, card_names
from ..forms.reader import Reader, card_set

Hands = list[list[str]]


# -- what a view knows --------------------------------------------------------------
def hands_shown(view: Data) -> list[Any]:
    """The hands of a view: a list of cards, or how many they are."""
    return Reader(view).items("hands", SEATS)


def viewer_of(view: Data) -> int | None:
    """The seat whose hand a view shows; None if it shows neither."""
    shown = [seat for seat, hand in enumerate(hands_shown(view)) if isinstance(hand, list)]
    if len(shown) == SEATS:
        raise BadInput(phrase("input-open-hands"), "view")
    return shown[0] if shown else None


def hand_size(view: Data, seat: int) -> int:
    """How many cards a seat holds."""
    hand = hands_shown(view)[seat]
    return len(hand) if isinstance(hand, list) else in_range(hand, 0, HAND, f"hands[{seat}]")


def unknown_cards(view: Data) -> int:
    """The set of the cards that a view does not show."""
    known = 0
    for seat, hand in enumerate(hands_shown(view)):
        known |= card_set(hand, f"hands[{seat}]") if isinstance(hand, list) else 0
    for number, land in enumerate(Reader(view).items("lands", LANDS)):
        for side in Reader(land, f"lands[{number}]").items("sides", SEATS):
            part = Reader(side, f"lands[{number}].sides")
            known |= part.cards("cards") | part.cards("lone")
    return ALL_CARDS & ~known


def may_hold(view: Data, seat: int) -> int:
    """The unknown cards that a seat may hold: none of a suit that it is out of.     [L6]"""
    void = 0
    for name in listed(Reader(view).items("void", SEATS)[seat], f"void[{seat}]"):
        void |= 1 << one_of(name, SUIT_NAMES, f"void[{seat}]")
    return unknown_cards(view) & ~int(VOID_CARDS[void])


# -- how many, and which ------------------------------------------------------------
def count_worlds(view: Data) -> int:
    """How many hands the other player may hold; for a spectator, how many pairs of hands."""
    viewer = viewer_of(view)
    if viewer is None:
        return sum(ways for _, _, ways in splits(view))
    seat = 1 - viewer
    return comb(may_hold(view, seat).bit_count(), hand_size(view, seat))


def worlds(view: Data) -> Iterator[Hands]:
    """Both hands, in every way that fits a view; count_worlds says in how many."""
    viewer = viewer_of(view)
    if viewer is None:
        yield from _pairs_of_hands(view)
        return
    seat = 1 - viewer
    own = list(hands_shown(view)[viewer])
    for hand in combinations(card_names(may_hold(view, seat)), hand_size(view, seat)):
        yield [own, list(hand)] if viewer == 0 else [list(hand), own]


def _pairs_of_hands(view: Data) -> Iterator[Hands]:
    for first in combinations(card_names(may_hold(view, 0)), hand_size(view, 0)):
        left = [name for name in card_names(may_hold(view, 1)) if name not in first]
        for second in combinations(left, hand_size(view, 1)):
            yield [list(first), list(second)]


def splits(view: Data) -> list[tuple[int, int, int]]:
    """For a spectator: the ways to share out cards that only one of the seats may hold.

    Each entry is how many of those the first seat holds, how many the second, and in how many
    ways all cards can then lie.
    """
    first, second = may_hold(view, 0), may_hold(view, 1)
    first_size, second_size = hand_size(view, 0), hand_size(view, 1)
    only_first, only_second = (first & ~second).bit_count(), (second & ~first).bit_count()
    either = (first & second).bit_count()
    found = []
    for own in range(min(only_first, first_size) + 1):
        left = either - (first_size - own)
        for other_own in range(min(only_second, second_size) + 1):
            ways = comb(only_first, own) * comb(only_second, other_own)
            ways *= comb(either, first_size - own) * comb(max(left, 0), second_size - other_own)
            if ways:
                found.append((own, other_own, ways))
    return found
