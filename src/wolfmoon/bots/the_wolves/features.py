"""The numbers in which a bot sees a position: for each player one row, none of them a single hex.

All rows are made alike, so one set of weights serves every seat and every number of players.
"""

from enum import IntEnum

from ...engine.compiled import compiled
from ...engine.record import Array

Row = Array[float]
"""Numbers by feature."""
Rows = Array[list[float]]
"""Numbers by seat and feature."""

VERSION = 1
"""Weights of another version of these features are refused."""


class See(IntEnum):
    """The numbers of a row; each is about 0 to 1 unless said otherwise."""

    ONE = 0  # always 1
    DATES_LEFT = 1  # dates until the full moon
    STEPS = 2  # dates until the next phase
    CRESCENT_IS_NEXT = 3
    QUARTER_IS_NEXT = 4
    WAIT = 5  # rivals who move before me
    MOVES_NEXT = 6
    FOR_TWO = 7
    FOR_THREE = 8
    FOR_FOUR = 9
    POINTS = 10
    WOLVES_OUT = 11
    ALPHAS = 12
    PACKS = 13
    SPREAD_DENS = 14
    SPEED_DENS = 15
    HOWL_DENS = 16
    SPREAD = 17
    SPEED = 18
    HOWL = 19
    TRACKS_AT_TWO = 20
    TRACKS_AT_THREE = 21
    LAIRS = 22
    PREY = 23
    PREY_SQUARED = 24
    BONUS_ACTION = 25
    BONUS_TERRAIN = 26
    PAIRS_OF_TILES = 27  # terrains that two tiles show
    TRIPLES_OF_TILES = 28
    TERRAINS_SHOWN = 29
    HOWLS = 30  # lone wolves I can howl
    HEARERS = 31  # lone wolves in range, whether or not I can pay
    UPGRADES = 32  # lairs I can build
    DENS_BY_WATER = 33  # regions where a den of mine could become a lair
    DEN_HEXES = 34  # where I can build a den
    WATER_HEXES = 35  # whether one of those could become a lair
    TWO_AT_PREY = 36  # stacks I want with two wolves of mine beside them
    ONE_AT_PREY = 37
    HUNTERS_NEAR = 38  # stacks I want that enough of my wolves can walk to
    VICTIMS = 39  # pieces I can dominate
    EXPOSED = 40  # pieces of mine that a rival can dominate
    IN_EARSHOT = 41  # the same, whether or not it can pay
    PAID_NEXT = 42  # points if the regions of the next phase were scored now
    PAID_SECOND = 43  # the same for the phase after it
    PAID_THIRD = 44
    PAID_SOON = 45  # PAID_NEXT, the more the nearer its date
    LEAD_NEXT = 46  # how clearly I lead or trail there, by value; -1 to 1
    LEAD_LATER = 47
    CLOSE_NEXT = 48  # regions of the next phase that one piece decides
    CONTROL_NEXT = 49  # my control there
    CONTROL_LATER = 50
    LAIRS_TO_SCORE = 51  # lairs in regions with tokens
    ROOM_LEFT = 52  # lone wolves left on the map, for each player
    REACH_NEXT = 53  # wolves I can bring into regions of the next phase in one move, by value
    IN_REACH = 54  # points of those I do not lead but could
    AT_RISK = 55  # points of those I lead but a rival could take


FEATURES = len(See)


@compiled
def share(count: float, most: float) -> float:
    """A count as a part of the most that is told apart."""
    return min(count, most) / most
