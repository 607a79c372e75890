"""The worlds that fit a view: how many there are, and which.

For a seat a world is the hand that the other player may hold; for a spectator it is both
hands. The cards that fit no hand are set aside.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb

from ....engine.errors import BadInput, phrase
from ..box.cards import ALL_CARDS, VOID_CARDS
from ..box.components import SEATS
from ..forms.names import SUIT_NAMES
from ..forms.plain import card_names
from ..forms.reader import card_set
from ..models import Card, LoneWolvesView

Hands = list[list[Card]]


# -- what a view knows --------------------------------------------------------------
def viewer_of(view: LoneWolvesView) -> int | None:
    """The seat whose hand a view shows; None if it shows neither."""
    shown = [seat for seat, hand in enumerate(view["hands"]) if isinstance(hand, list)]
    if len(shown) == SEATS:
        raise BadInput(phrase("input-open-hands"), "view")
    return shown[0] if shown else None


def hand_size(view: LoneWolvesView, seat: int) -> int:
    """How many cards a seat holds."""
    hand = view["hands"][seat]
    return len(hand) if isinstance(hand, list) else hand


def hand_of(view: LoneWolvesView, seat: int) -> list[Card]:
    """The hand of a seat, as far as a view shows it."""
    hand = view["hands"][seat]
    return list(hand) if isinstance(hand, list) else []


def unknown_cards(view: LoneWolvesView) -> int:
    """The set of the cards that a view does not show."""
    known = 0
    for seat in range(SEATS):
        known |= card_set(hand_of(view, seat), f"hands[{seat}]")
    for number, land in enumerate(view["lands"]):
        for side in land["sides"]:
            path = f"lands[{number}].sides"
            known |= card_set(side["cards"], path) | card_set(side["lone"], path)
    return ALL_CARDS & ~known


def may_hold(view: LoneWolvesView, seat: int) -> int:
    """The unknown cards that a seat may hold: none of a suit that it is out of.     [L6]"""
    void = sum(1 << SUIT_NAMES.index(name) for name in set(view["void"][seat]))
    return unknown_cards(view) & ~int(VOID_CARDS[void])


# -- how many, and which ------------------------------------------------------------
def count_worlds(view: LoneWolvesView) -> int:
    """How many hands the other player may hold; for a spectator, how many pairs of hands."""
    viewer = viewer_of(view)
    if viewer is None:
        return sum(ways for _, _, ways in splits(view))
    seat = 1 - viewer
    return comb(may_hold(view, seat).bit_count(), hand_size(view, seat))


def worlds(view: LoneWolvesView) -> Iterator[Hands]:
    """Both hands, in every way that fits a view; count_worlds says in how many."""
    viewer = viewer_of(view)
    if viewer is None:
        yield from _pairs_of_hands(view)
        return
    seat = 1 - viewer
    own = hand_of(view, viewer)
    for hand in combinations(card_names(may_hold(view, seat)), hand_size(view, seat)):
        yield [own, list(hand)] if viewer == 0 else [list(hand), own]


def _pairs_of_hands(view: LoneWolvesView) -> Iterator[Hands]:
    for first in combinations(card_names(may_hold(view, 0)), hand_size(view, 0)):
        left = [name for name in card_names(may_hold(view, 1)) if name not in first]
        for second in combinations(left, hand_size(view, 1)):
            yield [list(first), list(second)]


def splits(view: LoneWolvesView) -> list[tuple[int, int, int]]:
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
