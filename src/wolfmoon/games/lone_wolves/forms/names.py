"""The words of the rulebook, as they stand in data and text."""

from ..actions import Ask
from ..box.components import BORDERS, CARDS, LOWEST, SCAR_KINDS, VALUES, Board, Land, Moon, Suit

SUIT_NAMES = [suit.name.lower() for suit in Suit]
SUIT_LETTERS = "GKNRW"
LAND_NAMES = [land.name.lower() for land in Land]
BORDER_NAMES = [f"{LAND_NAMES[border]}-{LAND_NAMES[border + 1]}" for border in range(BORDERS)]
SLOT_NAMES = LAND_NAMES + BORDER_NAMES
CARD_NAMES = [f"{SUIT_LETTERS[card // VALUES]}{card % VALUES + LOWEST}" for card in range(CARDS)]
SCAR_NAMES = [f"S{kind + 1}" for kind in range(SCAR_KINDS)]
MOON_NAMES = [moon.name.lower().replace("_", "-") for moon in Moon]
BOARD_NAMES = [board.name.lower() for board in Board]
ASK_NAMES = [ask.name.lower() for ask in Ask]
HIDDEN_NAME = "hidden"
SEAT_NAMES = ["1", "2"]
"""Seats are counted from 1 in files."""
