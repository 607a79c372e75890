"""Decisions as numbers: what each means, in the fixed order of all of them.

A turn is a run of small decisions. `Ask` is what the game wants to know, `Act` a kind of
answer. An action's number is the first number of its kind plus one argument: a hex, a
terrain, a set of tiles or a track. See docs/notation.md for the same list as text.
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from ...engine.compiled import compiled, constant, wide
from .box.components import PAYMENTS, TERRAINS, TRACKS
from .box.hexes import Mask, first_of, is_empty, only, without
from .box.maps import HEXES

Offer = npt.NDArray[np.int32]
"""Room for the numbers of what is offered."""


class Ask(IntEnum):
    """What is to be decided now."""

    DRAFT = 0
    ACT = 1
    PAY = 2
    WOLF = 3
    TO = 4
    PUSH = 5
    TRACK = 6
    HUNT = 7
    OVER = 8


class Act(IntEnum):
    """The kinds of decisions, in the order of their numbers."""

    DRAFT = 0
    MOVE = 1
    DEN = 2
    LAIR = 3
    HOWL = 4
    DOMINATE_PACK = 5
    DOMINATE_DEN = 6
    END = 7
    PAY = 8
    ALPHA = 9
    PACK = 10
    DONE = 11
    TO = 12
    PUSH = 13
    TRACK = 14
    HUNT = 15


ARGUMENTS = {
    Act.DRAFT: HEXES,
    Act.MOVE: TERRAINS,
    Act.DEN: HEXES,
    Act.LAIR: HEXES,
    Act.HOWL: HEXES,
    Act.DOMINATE_PACK: HEXES,
    Act.DOMINATE_DEN: HEXES,
    Act.END: 1,
    Act.PAY: PAYMENTS,
    Act.ALPHA: HEXES,
    Act.PACK: HEXES,
    Act.DONE: 1,
    Act.TO: HEXES,
    Act.PUSH: HEXES,
    Act.TRACK: TRACKS,
    Act.HUNT: HEXES,
}
"""How many arguments each kind of decision takes."""

ACT_ASKED = np.array(
    [
        Ask.DRAFT,
        Ask.ACT,
        Ask.ACT,
        Ask.ACT,
        Ask.ACT,
        Ask.ACT,
        Ask.ACT,
        Ask.ACT,
        Ask.PAY,
        Ask.WOLF,
        Ask.WOLF,
        Ask.WOLF,
        Ask.TO,
        Ask.PUSH,
        Ask.TRACK,
        Ask.HUNT,
    ],
    dtype=np.int64,
)
"""The question that each kind of decision answers."""

_COUNTS = [ARGUMENTS[kind] for kind in Act]
FIRST = np.array([sum(_COUNTS[:kind]) for kind in Act], dtype=np.int64)
"""The first number of each kind."""
NUM_ACTIONS = sum(_COUNTS)
_KIND_OF = np.repeat(np.arange(len(Act)), _COUNTS).astype(np.int8)
NOTHING_YET = constant(0)
"""The length of an offer that is still empty."""
NO_ARGUMENT = constant(0)
"""The argument of a decision that needs none."""
MOST_OFFERED = 256
"""Room for any offer: no question has more answers than hexes, terrains and tracks together."""


@compiled
def kind_of(action: int) -> int:
    """The kind of a decision."""
    return wide(_KIND_OF[action])


@compiled
def argument_of(action: int) -> int:
    """The hex, terrain, set of tiles or track of a decision."""
    return wide(action - FIRST[_KIND_OF[action]])


@compiled
def number_of(kind: int, argument: int) -> int:
    """The number of a decision."""
    return wide(FIRST[kind] + argument)


@compiled
def offer_one(offer: Offer, count: int, kind: int, argument: int) -> int:
    """Add one decision to an offer; the new length."""
    offer[count] = FIRST[kind] + argument
    return count + 1


@compiled
def offer_hexes(offer: Offer, count: int, kind: int, hexes: Mask) -> int:
    """Add a decision for each hex of a set to an offer; the new length."""
    first = FIRST[kind]
    while not is_empty(hexes):
        hex_ = first_of(hexes)
        hexes = without(hexes, only(hex_))
        offer[count] = first + hex_
        count += 1
    return count
