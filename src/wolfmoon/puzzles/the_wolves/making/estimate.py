"""How many turns there are from a position, roughly, before anybody follows them."""

from math import comb

import numpy as np

from ....games.the_wolves.box.components import (
    ATTRIBUTE,
    DOUBLE_SIDED_TILES,
    FEWEST_PLAYERS,
    TERRAINS,
    Track,
)
from ....games.the_wolves.box.maps import HEXES
from ....games.the_wolves.box.walks import STEPS
from ....games.the_wolves.state import Player, State
from ..measures import bits, wolves_of

WASTE = 0.8
"""Decisions that are followed, for every pair of moves."""


def hexes_in(words: object) -> list[int]:
    """The hexes of a set in memory."""
    found = bits(words)
    return [hex_ for hex_ in range(HEXES) if found >> hex_ & 1]


def moves_from(state: State) -> int:
    """How many ways there are to move wolves with the next action."""
    player = state.players[int(state.seat)]
    spread = int(ATTRIBUTE[Track.SPREAD][int(player.dens_built[Track.SPREAD])])
    speed = int(ATTRIBUTE[Track.SPEED][int(player.dens_built[Track.SPEED])])
    near = STEPS[int(state.seats) - FEWEST_PLAYERS] <= speed
    layers = wolves_of(state, int(state.seat))
    wolves = [hex_ for layer in layers for hex_ in range(HEXES) if layer >> hex_ & 1]
    reach = near[wolves].sum(axis=0)
    total = 0
    for terrain in range(TERRAINS):
        if not _shows(player, terrain) and int(player.bonus_terrain) == 0:
            continue
        ends = int(reach[hexes_in(state.ground[terrain])].sum())
        total += sum(comb(ends, count) for count in range(1, spread + 1))
    return total


def _shows(player: Player, terrain: int) -> bool:
    """Whether a tile of a player shows a terrain; the home tile does on both sides."""
    front = not int(player.flipped) >> terrain & 1
    back = int(player.flipped) >> (terrain - 1) % DOUBLE_SIDED_TILES & 1
    return terrain == int(player.pack) or front or bool(back)


def nodes_from(state: State, actions_left: int) -> float:
    """About how many decisions it takes to follow every turn."""
    moves = float(moves_from(state))
    actions = actions_left + int(state.players[int(state.seat)].bonus_action)
    return float(np.power(moves, actions)) * WASTE
