"""Taking cards and scars out of plain data, with an error that names what can't be used."""

from typing import Any

from ....engine import data
from ....engine.data import listed, one_of
from ....engine.errors import BadInput, phrase
from ..box.components import SCAR_KINDS
from .names import CARD_NAMES, SCAR_NAMES

Data = dict[str, Any]


class Reader(data.Reader):
    """An object of plain data that may hold lists of cards and scars."""

    def part(self, key: str) -> "Reader":
        """An object inside."""
        return Reader(self.get(key), self.name_of(key))

    def cards(self, key: str) -> int:
        """A list of cards, as a set."""
        return card_set(self.get(key), self.name_of(key))

    def tokens(self, key: str) -> int:
        """A list of scars, as a set."""
        return token_set(self.get(key), self.name_of(key))


def card_set(value: Any, path: str) -> int:
    """The set of a list of cards, none of them twice."""
    cards = 0
    for name in listed(value, path):
        card = 1 << one_of(name, CARD_NAMES, path)
        if cards & card:
            raise BadInput(phrase("input-twice", name=name), path)
        cards |= card
    return cards


def token_set(value: Any, path: str) -> int:
    """The set of a list of scars, at most two of each."""
    tokens = 0
    for name in listed(value, path):
        kind = one_of(name, SCAR_NAMES, path)
        copy = 1 << kind if not tokens >> kind & 1 else 1 << kind + SCAR_KINDS
        if tokens & copy:
            raise BadInput(phrase("input-only-two", name=name), path)
        tokens |= copy
    return tokens
