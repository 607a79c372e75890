"""Decisions as numbers: what each means, in the fixed order of all of them.

`Ask` is what the game wants to know, `Act` a kind of answer. An action's number is the first
number of its kind plus one argument: a card and a land, a scar, or a slot. See
docs/notation-lone-wolves.md for the same list as text.
"""

from enum import IntEnum

from ...engine.compiled import compiled
from ...engine.record import Array
from .box.components import CARDS, LANDS, SCAR_KINDS, SLOTS

Offer = Array[int]
"""Room for the numbers of what is offered."""


class Ask(IntEnum):
    """What is to be decided now."""

    LEAD = 0
    FOLLOW = 1
    TAKE = 2
    PLACE = 3
    OVER = 4


class Act(IntEnum):
    """The kinds of decisions, in the order of their numbers."""

    PLAY = 0
    TAKE = 1
    PLACE = 2


HIDDEN = SCAR_KINDS
"""In the place of a scar to take: a face-down one."""
PLAYS = CARDS * LANDS
DECISIONS_IN_A_TRICK = 4
"""At most: two cards, and the loser's scar and its slot."""
FIRST_TAKE = PLAYS
FIRST_PLACE = FIRST_TAKE + SCAR_KINDS + 1
NUM_ACTIONS = FIRST_PLACE + SLOTS
MOST_OFFERED = 80
"""Room for any offer: at most a hand of thirteen cards on five lands."""


@compiled
def card_played(action: int) -> int:
    """The card of a play."""
    return action // LANDS


@compiled
def land_played(action: int) -> int:
    """The land of a play."""
    return action % LANDS


@compiled
def play_number(card: int, land: int) -> int:
    """The number of a play."""
    return LANDS * card + land
