"""The box of The Wolves: every printed figure, as tables.

Nothing here decides anything; the rules modules read these tables. Terrains, packs and
double-sided tiles share one numbering: terrain i, the pack at home on it, and the tile
that shows it on the front.
"""

from enum import IntEnum

import numpy as np


class Terrain(IntEnum):
    """The five terrains, in the cyclic order of the tiles."""

    FOREST = 0
    ROCK = 1
    GRASS = 2
    TUNDRA = 3
    DESERT = 4


class Kind(IntEnum):
    """The pieces of a pack, from the lowest rank to the highest.                  [W14]"""

    DEN = 0
    PACK = 1
    ALPHA = 2
    LAIR = 3


class Track(IntEnum):
    """The attribute tracks of a player board."""

    SPREAD = 0
    SPEED = 1
    HOWL = 2


class Phase(IntEnum):
    """The phases of the moon; also the kinds of region tokens."""

    NONE = 0
    CRESCENT = 1
    QUARTER = 2
    FULL = 3


class Prey(IntEnum):
    """The five kinds of prey."""

    MOOSE = 0
    DEER = 1
    RACCOON = 2
    BOAR = 3
    RABBIT = 4


class Bonus(IntEnum):
    """What is printed under a den."""

    NONE = 0
    ACTION = 1
    TERRAIN = 2


TERRAINS = len(Terrain)
TRACKS = len(Track)
PHASES = len(Phase) - 1
PREY_KINDS = len(Prey)

FEWEST_PLAYERS = 2
MOST_PLAYERS = 5
OWNERS = MOST_PLAYERS + 1
"""Seats, and after them the neutral pack of the game for two."""
NEUTRAL = MOST_PLAYERS
NEUTRAL_PACK = TERRAINS
"""Where the neutral pack comes among packs: every other has the number of its home terrain."""

# -- terrain tiles of a player ------------------------------------------------------
DOUBLE_SIDED_TILES = TERRAINS
"""Tile i shows terrain i in front and terrain i + 1 behind."""
HOME_TILE = DOUBLE_SIDED_TILES
TILES = DOUBLE_SIDED_TILES + 1
PAYMENTS = 1 << TILES
"""Every subset of the six tiles, as a number of six bits."""

# -- costs in tiles -----------------------------------------------------------------
MOVE_COST = 1
DEN_COST = 2
LAIR_COST = 2
HOWL_COST = 2
DOMINATE_COST = 3
ACTIONS_IN_A_TURN = 2

# -- the player board ---------------------------------------------------------------
DENS_ON_A_TRACK = 4
WOLVES_ON_THE_TRACK = 8
LAIRS = 4
ALPHAS = 4
PACK_WOLVES = 8
FIRST_ALPHAS = 2
FIRST_PACK_WOLVES = 2
DRAFTS = 2
"""Pairs of an alpha and a pack wolf that each player drafts."""

ATTRIBUTE = np.array(
    [
        [2, 3, 3, 4, 4],  # pack spread
        [3, 4, 4, 5, 5],  # wolf speed
        [2, 3, 3, 4, 4],  # howl range
    ],
    dtype=np.int64,
)
"""By track and dens built from it."""
LONGEST_RANGE = int(ATTRIBUTE[Track.HOWL].max())
WIDEST_SPREAD = int(ATTRIBUTE[Track.SPREAD].max())

_NO, _ACT, _TER = Bonus.NONE, Bonus.ACTION, Bonus.TERRAIN
_FOR_TWO = [[_NO, _ACT, _NO, _TER]] * TRACKS
_FOR_MORE = [
    [_NO, _ACT, _NO, _TER],
    [_NO, _TER, _NO, _ACT],
    [_NO, _TER, _NO, _ACT],
]
DEN_BONUS = np.array([_FOR_TWO] + [_FOR_MORE] * 3, dtype=np.int64)
"""By players - 2, track and dens built from it before."""

DEN_POINTS = np.array([[0, 0, 0, 2, 5]] + [[0, 0, 0, 3, 7]] * 3, dtype=np.int64)
"""By players - 2 and dens built from one track."""
WOLF_POINTS = np.array([0, 1, 2, 3, 4, 6, 8, 10, 12], dtype=np.int64)
"""By wolves taken from the wolf track. House value for two players.                [W64]"""
LAIR_POINTS = np.array([0, 5, 10, 15, 20], dtype=np.int64)
"""By lairs built. House value for two players.                                     [W64]"""
PREY_POINTS = np.array([[0, 2, 5, 9, 14, 20]] + [[0, 1, 4, 9, 16, 25]] * 3, dtype=np.int64)
"""By players - 2 and prey hunted."""
PREY_BONUS = np.array([0, 1, 1, 1], dtype=np.int64)
"""Bonus action tokens for a hunted prey, by players - 2."""

WOLF_TRACK = np.array(
    [
        Kind.PACK,
        Kind.PACK,
        Kind.ALPHA,
        Kind.PACK,
        Kind.PACK,
        Kind.ALPHA,
        Kind.PACK,
        Kind.PACK,
    ],
    dtype=np.int64,
)

MOST_BONUS_ACTIONS = int((DEN_BONUS == Bonus.ACTION).sum(axis=(1, 2)).max()) + len(Prey) + 1
"""That a game pays a player: for dens and prey, and one to the second of two players."""

# -- moonlight and region scoring ---------------------------------------------------
DATES = np.array(
    [
        [0, 7, 13, 18],
        [0, 9, 17, 22],
        [0, 11, 20, 26],
        [0, 13, 23, 30],
    ],
    dtype=np.int64,
)
"""By players - 2 and phase: the date on which the phase is reached."""
FIRST_POINTS = np.array([0, 4, 6, 8], dtype=np.int64)
SECOND_POINTS = np.array([0, 2, 3, 4], dtype=np.int64)
CONTROL = np.array([1, 1, 1, 3], dtype=np.int64)
"""By kind of piece.                                                                [W41]"""
QUIET_TURNS_EACH = 50
"""Turns of each player in a row with nothing new on the moonlight board.           [W49]"""

_C, _Q, _F = Phase.CRESCENT, Phase.QUARTER, Phase.FULL
TOKEN_POOL: dict[int, list[list[Phase]]] = {
    2: [[_C], [_F], [_F], [_C, _Q], [_Q, _F]],
    3: [[_C]] * 2 + [[_Q]] * 2 + [[_F]] * 2,
    4: [[_C]] * 2 + [[_Q]] * 3 + [[_F]] * 3,
    5: [[_C]] * 3 + [[_Q]] * 4 + [[_F]] * 3,
}
"""The tokens of one region, top token first."""
TOKENS_IN_A_PAIR = 2

_ALL_PREY = list(Prey)
PREY_POOL: dict[int, list[Prey]] = {
    2: _ALL_PREY,
    3: [Prey.MOOSE, Prey.DEER, Prey.RACCOON, Prey.BOAR, Prey.RABBIT, Prey.RABBIT],
    4: [*_ALL_PREY, Prey.RABBIT, Prey.RACCOON, Prey.BOAR],
    5: _ALL_PREY * 2,
}
PREY_IN_A_STACK = np.array([1, 2, 2, 2], dtype=np.int64)
WOLVES_TO_HUNT = 3

NEUTRAL_PIECES: dict[tuple[Phase, ...], list[tuple[Kind, int, tuple[int, int]]]] = {
    (_C,): [(Kind.PACK, 2, (1, 0))],
    (_C, _Q): [(Kind.LAIR, 1, (1, 0))],
    (_F,): [(Kind.LAIR, 1, (1, 0)), (Kind.ALPHA, 1, (1, 0))],
    (_Q, _F): [(Kind.LAIR, 1, (1, 0)), (Kind.ALPHA, 2, (1, 1))],
}
"""What the neutral pack has beside a water source, by the tokens there: kind, number and
where, seen from the water.                                                         [W61]"""
