"""The box of Lone Wolves: every printed figure, as tables.

Nothing here decides anything; the rules modules read these tables. Suits and lands (the
territories of the board) share one numbering: land i has the colour of suit i.
"""

from enum import IntEnum

import numpy as np


class Suit(IntEnum):
    """The five suits."""

    GREEN = 0
    BLACK = 1
    BROWN = 2
    RED = 3
    WHITE = 4


class Land(IntEnum):
    """The five territories, in the order of the board."""

    SWAMP = 0
    CAVES = 1
    DESERT = 2
    VOLCANO = 3
    TUNDRA = 4


class Scar(IntEnum):
    """The nine scars, S1 to S9, by what they do."""

    STRENGTH_PER_WOLF = 0
    STRENGTH = 1
    LONE_WOLF = 2
    TURN_HONOUR = 3
    HONOUR_PER_WOLF = 4
    HONOUR_PER_LONE_WOLF = 5
    HONOUR_PER_FACE_UP = 6
    HONOUR_PER_LOW = 7
    HONOUR_FOR_TOKEN = 8


class Moon(IntEnum):
    """The moon markers."""

    NONE = 0
    MOON = 1
    BLOOD_MOON = 2


class Board(IntEnum):
    """The two sides of the board."""

    BASIC = 0
    ADVANCED = 1


SEATS = 2
SUITS = len(Suit)
LANDS = len(Land)
BORDERS = LANDS - 1
SLOTS = LANDS + BORDERS
"""Where scars go on one side: a slot, of room for several, by land, then by border."""

# -- cards --------------------------------------------------------------------------
LOWEST = 2
HIGHEST = 7
VALUES = HIGHEST - LOWEST + 1
CARDS = SUITS * VALUES
HAND = 13
SET_ASIDE = CARDS - SEATS * HAND
TRICKS = HAND
LAND_ROOM = 6
"""Wolf cards that a land holds, both sides together.                                [L7]"""
REVEALER = 3
"""The value that turns a face-down scar.                                            [L9]"""
LONE_WOLF_STRENGTH = 1
HIGHEST_LOW = 4
"""The highest value that counts as low for S8."""

# -- scars --------------------------------------------------------------------------
SCAR_KINDS = len(Scar)
COPIES = 2
SCARS = SCAR_KINDS * COPIES
PER_SCAR = np.array([1, 3, 0, 0, 1, 2, 2, 3, 5], dtype=np.int64)
"""By scar: the strength or honour that it gives, once or for each wolf it counts."""
MOON_POINTS = np.array([0, 5, 3], dtype=np.int64)
"""By moon marker.                                                                  [L20]"""

# -- house values -------------------------------------------------------------------
# Printed figures that the rulebook shows only as pictures. A table may be created with others.
HONOUR_TOKENS = [[5, 10], [6, 9], [7, 8], [6, 9], [5, 10]]
"""House values: the two sides of each honour token."""
LAND_SLOTS = {Board.BASIC: 3, Board.ADVANCED: 2}
"""House values: scars that a player's side of a land has room for."""
BORDER_SLOTS = {Board.BASIC: 0, Board.ADVANCED: 1}
"""House values: scars that a player's side of a border has room for."""
SCARS_UP = {Board.BASIC: [1] * LANDS, Board.ADVANCED: [1] * LANDS}
"""House values for the advanced board: face-up scars of each land at the start."""
SCARS_DOWN = {Board.BASIC: [2] * LANDS, Board.ADVANCED: [2, 3, 2, 3, 2]}
"""House values for the advanced board: face-down scars of each land at the start."""

SIDES_OF_A_TOKEN = 2
MOST_HONOUR = 99
"""The largest honour that a changed token may show."""
MOST_DOWN = 15
"""The most face-down scars that a changed set-up may lay on one land."""
