"""What a seat knows about the other hand."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from . import tables


def consistent_hands(data: dict[str, Any], seat: int) -> list[frozenset[str]]:
    """Every hand that the other player could hold, given all that the seat knows."""
    known = set(data["hands"][seat]) | faces_seen(data)
    unknown = [card for card in tables.CARDS if card not in known]
    size = len(data["hands"][1 - seat])
    hands = [frozenset(hand) for hand in combinations(unknown, size)]
    return [hand for hand in hands if not has_suit_of(hand, data["void"][1 - seat])]


def faces_seen(data: dict[str, Any]) -> set[str]:
    """The cards that were played: their faces stay known to both after they are turned."""
    seen: set[str] = set()
    for land in data["lands"]:
        for side in land["sides"]:
            seen |= set(side["cards"]) | set(side["lone"])
    return seen


def has_suit_of(hand: frozenset[str], suits: list[str]) -> bool:
    """Whether a hand has a card of one of these suits."""
    return any(tables.suit_of(card) in suits for card in hand)
