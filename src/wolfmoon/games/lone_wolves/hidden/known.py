"""What a seat can tell of the cards that it does not see, by the rules alone.

It is read off the seat's own view, so it is the same for all that looks the same to that seat.
Nothing is guessed from how the other plays.
"""

from typing_extensions import TypedDict

from ....engine.shape import shape
from ..box.cards import SUIT_CARDS
from ..forms.names import SUIT_NAMES
from ..forms.plain import card_names
from ..models import Card, LoneWolvesView, Suit
from .worlds import count_worlds, hand_size, may_hold, unknown_cards, viewer_of


@shape
class LoneWolvesKnown(TypedDict):
    """What a seat knows of the other's hand and of the cards set aside."""

    hands: int
    """How many hands of the other fit."""
    out: list[Suit]
    """Suits that the other has none of.                                             [L6]"""
    aside: list[Card]
    """Cards that can only have been set aside."""
    last: list[Card]
    """Of each suit of which one card alone is not seen, and may be held: that card."""
    held: list[Card]
    """Cards that the other holds for certain."""


def known(view: LoneWolvesView) -> LoneWolvesKnown | None:
    """What the seat of a view knows; None for one who sees neither hand, or both."""
    if all(isinstance(hand, list) for hand in view["hands"]) or viewer_of(view) is None:
        return None
    seat = 1 - (viewer_of(view) or 0)
    size = hand_size(view, seat)
    unknown, open_to_it = unknown_cards(view), may_hold(view, seat) if size else 0
    alone = [one for suit in SUIT_CARDS if (one := open_to_it & int(suit)).bit_count() == 1]
    certain = open_to_it.bit_count() == size
    return {
        "hands": count_worlds(view),
        "out": [suit for suit in SUIT_NAMES if suit in view["void"][seat]],
        "aside": card_names(unknown & ~open_to_it),
        "last": [] if certain else [name for one in alone for name in card_names(one)],
        "held": card_names(open_to_it) if certain else [],
    }
