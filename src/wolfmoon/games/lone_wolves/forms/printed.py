"""What is printed on the components of Lone Wolves and can be chosen, as a client needs it."""

from collections.abc import Iterator
from itertools import product

from typing_extensions import TypedDict

from ....engine.shape import shape
from ..box import components
from ..models import Board, Card, House, Land, Moon, Scar, Slot, Suit
from . import names
from .options import default_house


@shape
class PrintedCard(TypedDict):
    """What is printed on a card."""

    suit: Suit
    value: int


@shape
class LoneWolvesBox(TypedDict):
    """What is printed on the components of Lone Wolves."""

    suits: list[Suit]
    letters: dict[Suit, str]
    lands: list[Land]
    values: list[int]
    cards: dict[Card, PrintedCard]
    slots: dict[Slot, list[Land]]
    """The lands in which a scar works: one, or the two of a border."""
    hand: int
    land_room: int
    scars: dict[Scar, str]
    """What each scar does, as a code."""
    scar_values: dict[Scar, int]
    moon_points: dict[Moon, int]


@shape
class LoneWolvesOptions(TypedDict):
    """What can be chosen at a table of Lone Wolves, with what is usual."""

    boards: list[Board]
    house: dict[Board, House]
    """Usual values: honour, slots, scars."""
    most_honour: int
    most_scars: int


def box() -> LoneWolvesBox:
    """The box of Lone Wolves."""
    suits, scars = names.SUIT_NAMES, names.SCAR_NAMES
    values = list(range(components.LOWEST, components.HIGHEST + 1))
    printed: Iterator[PrintedCard] = (
        {"suit": suit, "value": value} for suit, value in product(suits, values)
    )
    return {
        "suits": suits,
        "letters": dict(zip(suits, names.SUIT_LETTERS, strict=True)),
        "lands": names.LAND_NAMES,
        "values": values,
        "cards": dict(zip(names.CARD_NAMES, printed, strict=True)),
        "slots": names.LANDS_OF_SLOTS,
        "hand": components.HAND,
        "land_room": components.LAND_ROOM,
        "scars": {scars[scar]: scar.name.lower() for scar in components.Scar},
        "scar_values": dict(zip(scars, components.PER_SCAR.tolist(), strict=True)),
        "moon_points": dict(
            zip(names.MOON_NAMES, components.MOON_POINTS.tolist()[1:], strict=True)
        ),
    }


def choices() -> LoneWolvesOptions:
    """What can be chosen at a table of Lone Wolves."""
    return {
        "boards": names.BOARD_NAMES,
        "house": {names.BOARD_NAMES[board]: default_house(board) for board in components.Board},
        "most_honour": components.MOST_HONOUR,
        "most_scars": components.SCARS,
    }
