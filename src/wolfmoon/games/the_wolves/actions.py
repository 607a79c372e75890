"""Decisions as numbers: what each means, in the fixed order of all of them.

A turn is a run of small decisions. `Ask` is what the game wants to know, `Act` a kind of
answer. An action's number is the first number of its kind plus one argument: a hex, a
terrain, a set of tiles or a track. See docs/notation.md for the same list as text.
"""

from enum import Enum, IntEnum

import numpy as np

from ...engine.compiled import compiled, constant, wide
from ...engine.record import Array
from .box.components import PAYMENTS, TERRAINS, TRACKS
from .box.hexes import Mask, first_of, is_empty, only, without
from .box.maps import HEXES

Offer = Array[int]
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


class Argument(Enum):
    """What an answer names beside its kind."""

    HEX = "hex"
    TERRAIN = "terrain"
    TILES = "tiles"
    TRACK = "track"
    NOTHING = "nothing"


ARGUMENTS = {
    Argument.HEX: HEXES,
    Argument.TERRAIN: TERRAINS,
    Argument.TILES: PAYMENTS,
    Argument.TRACK: TRACKS,
    Argument.NOTHING: 1,
}
"""How many there are of each."""

ANSWERS: dict[Act, tuple[Ask, Argument]] = {
    Act.DRAFT: (Ask.DRAFT, Argument.HEX),
    Act.MOVE: (Ask.ACT, Argument.TERRAIN),
    Act.DEN: (Ask.ACT, Argument.HEX),
    Act.LAIR: (Ask.ACT, Argument.HEX),
    Act.HOWL: (Ask.ACT, Argument.HEX),
    Act.DOMINATE_PACK: (Ask.ACT, Argument.HEX),
    Act.DOMINATE_DEN: (Ask.ACT, Argument.HEX),
    Act.END: (Ask.ACT, Argument.NOTHING),
    Act.PAY: (Ask.PAY, Argument.TILES),
    Act.ALPHA: (Ask.WOLF, Argument.HEX),
    Act.PACK: (Ask.WOLF, Argument.HEX),
    Act.DONE: (Ask.WOLF, Argument.NOTHING),
    Act.TO: (Ask.TO, Argument.HEX),
    Act.PUSH: (Ask.PUSH, Argument.HEX),
    Act.TRACK: (Ask.TRACK, Argument.TRACK),
    Act.HUNT: (Ask.HUNT, Argument.HEX),
}
"""The question that each kind of decision answers, and what it names."""

ASKED = np.array([ANSWERS[kind][0] for kind in Act], dtype=np.int64)
"""The question that each kind of decision answers, for kernels."""

_COUNTS = [ARGUMENTS[ANSWERS[kind][1]] for kind in Act]
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
