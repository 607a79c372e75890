"""What the rules note while they carry out a decision; `story.py` puts it into words."""

from enum import IntEnum


class What(IntEnum):
    """What happened, with its facts in the order in which they are noted."""

    LED = 1  # seat, card, land
    FOLLOWED = 2  # seat, card, land
    REVEALED = 3  # seat, land, scar
    TRICK_WON = 4  # seat, its card, why (Why), the number of the trick
    TURNED = 5  # seat, card, land
    TOOK = 6  # seat, land, scar
    TOOK_HIDDEN = 7  # seat, land, scar, 1 if it stays face down, 0 if all see it at once
    DISCARDED = 8  # seat, scar
    PLACED = 9  # seat, scar, slot
    JOINED = 10  # seat, land
    HONOUR = 11  # seat, land, the side that was up, the side that is
    MOON = 12  # land, moon marker
    TRUMP = 13  # suit
    STRENGTH = 14  # seat, land, before, now
    POINTS = 15  # seat, before, now
    ENDED = 16
    LAND_WON = 17  # seat, land, points, strength of the first seat, of the second
    LAND_TIED = 18  # land, strength of the first seat, of the second
    SCARS_SCORED = 19  # seat, points


class Why(IntEnum):
    """Why a card beats the other of its trick.                                     [L8]"""

    HIGHER = 0  # it is the higher one of their suit
    TWO = 1  # it is a 2, and the other a 7 of its suit
    TRUMP = 2  # it is a trump, and the other is not
    SUIT = 3  # it is of the suit that was led, and the other of another


WHY_CLAUSE = "L8"
"""The clause of all of them."""
