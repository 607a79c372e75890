"""Sets of cards and scars out of plain data, with an error that names what can't be used."""

from collections.abc import Sequence

from ....engine.errors import BadInput, phrase
from ..box.components import SCAR_KINDS
from ..models import Card, Scar
from .names import CARD_NAMES, SCAR_NAMES


def card_set(names: Sequence[Card], path: str) -> int:
    """The set of a list of cards, none of them twice."""
    cards = 0
    for name in names:
        card = 1 << CARD_NAMES.index(name)
        if cards & card:
            raise BadInput(phrase("input-twice", name=name), path)
        cards |= card
    return cards


def token_set(names: Sequence[Scar], path: str) -> int:
    """The set of a list of scars, at most two of each."""
    tokens = 0
    for name in names:
        kind = SCAR_NAMES.index(name)
        copy = 1 << kind if not tokens >> kind & 1 else 1 << kind + SCAR_KINDS
        if tokens & copy:
            raise BadInput(phrase("input-only-two", name=name), path)
        tokens |= copy
    return tokens
