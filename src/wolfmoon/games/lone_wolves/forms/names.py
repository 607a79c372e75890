"""The words of the rulebook in data and text, as `models.py` and `tellings.py` list them.

Nothing here loads the compiler.
"""

from itertools import pairwise
from typing import get_args

from .. import models, tellings

SUIT_NAMES: list[models.Suit] = list(get_args(models.Suit))
SUIT_LETTERS = "GKNRW"
LAND_NAMES: list[models.Land] = list(get_args(models.Land))
BORDER_NAMES: list[models.Border] = list(get_args(models.Border))
SLOT_NAMES: list[models.Slot] = list(get_args(models.Slot))
CARD_NAMES: list[models.Card] = list(get_args(models.Card))
SCAR_NAMES: list[models.Scar] = list(get_args(models.Scar))
MOON_NAMES: list[models.Moon] = list(get_args(models.Moon))
BOARD_NAMES: list[models.Board] = list(get_args(models.Board))
ASK_NAMES: list[models.LoneAsk] = list(get_args(models.LoneAsk))
WHY_NAMES: list[tellings.Why] = list(get_args(tellings.Why))
HIDDEN_NAME: models.Hidden = "hidden"
SEAT_NAMES = ["1", "2"]
"""Seats are counted from 1 in files."""


LANDS_OF_SLOTS: dict[models.Slot, list[models.Land]] = {
    **{land: [land] for land in LAND_NAMES},
    **dict(zip(BORDER_NAMES, map(list, pairwise(LAND_NAMES)), strict=True)),
}
"""The lands in which a scar on a slot works: one, or the two that a border lies between."""


def suit_of(card: str) -> models.Suit:
    """The suit of a card such as `R6`."""
    return SUIT_NAMES[SUIT_LETTERS.index(card[0])]
