"""The names of the game, the house values, and the numbers of decisions."""

from __future__ import annotations

from typing import Any

SUITS = ["green", "black", "brown", "red", "white"]
LETTERS = "GKNRW"
VALUES = [2, 3, 4, 5, 6, 7]
CARDS = [f"{letter}{value}" for letter in LETTERS for value in VALUES]

LANDS = ["swamp", "caves", "desert", "volcano", "tundra"]
BORDERS = ["swamp-caves", "caves-desert", "desert-volcano", "volcano-tundra"]
SLOTS = LANDS + BORDERS
SCARS = ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"]

TRICKS = 13
HAND_SIZE = 13
SET_ASIDE = 4
CARDS_IN_LAND = 6
MOON_POINTS = 5
BLOOD_MOON_POINTS = 3

HONOUR = [[5, 10], [6, 9], [7, 8], [6, 9], [5, 10]]
HOUSE: dict[str, dict[str, Any]] = {
    "basic": {
        "honour": HONOUR,
        "slots": {"land": 3, "border": 0},
        "scars": {"up": [1, 1, 1, 1, 1], "down": [2, 2, 2, 2, 2]},
    },
    "advanced": {
        "honour": HONOUR,
        "slots": {"land": 2, "border": 1},
        "scars": {"up": [1, 1, 1, 1, 1], "down": [2, 3, 2, 3, 2]},
    },
}


def suit_of(card: str) -> str:
    """The suit of a card."""
    return SUITS[LETTERS.index(card[0])]


def value_of(card: str) -> int:
    """The value of a card."""
    return int(card[1])


def suit_of_land(land_name: str) -> str:
    """The suit whose colour a territory has."""
    return SUITS[LANDS.index(land_name)]


def lands_of_slot(slot: str) -> list[str]:
    """The territories in which a scar on this slot works, in the order of the board (L16)."""
    return slot.split("-")


def sorted_cards(cards: list[str]) -> list[str]:
    """The cards in the order of their numbers."""
    return sorted(cards, key=CARDS.index)


def decision_number(text: str) -> int:
    """The number of a decision, by which offers are sorted."""
    words = text.split(" ")
    if words[0] == "play":
        return 5 * CARDS.index(words[1]) + LANDS.index(words[2])
    if text == "take hidden":
        return 159
    if words[0] == "take":
        return 150 + SCARS.index(words[1])
    return 160 + SLOTS.index(words[1])
