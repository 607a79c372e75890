"""Paying: flip tiles that show the terrain of the target, or spend bonus tokens.   [W9]

An action costs one to three tiles that all show the terrain of its target. Each tile used
is flipped. A bonus terrain token stands for one tile of any terrain. The home tile shows the
same on both sides, so it can be used in every action.
"""

import numpy as np

from ...engine.compiled import bit_count, compiled, constant, wide
from ...engine.notes import Notes, note
from .actions import NOTHING_YET, Act, Offer, offer_one
from .box.components import (
    DEN_COST,
    DOMINATE_COST,
    DOUBLE_SIDED_TILES,
    HOME_TILE,
    HOWL_COST,
    LAIR_COST,
    MOVE_COST,
    TERRAINS,
    TILES,
)
from .box.hexes import NOWHERE, Mask, either, mask_of
from .reasons import Reason
from .sieve import Sieve, keep
from .state import Player, State
from .what import What

NO_TILES = constant(0)
COST = np.zeros(len(Act), dtype=np.int64)
"""In tiles, by kind of action."""
COST[Act.MOVE] = MOVE_COST
COST[Act.DEN] = DEN_COST
COST[Act.LAIR] = LAIR_COST
COST[Act.HOWL] = HOWL_COST
COST[Act.DOMINATE_PACK] = DOMINATE_COST
COST[Act.DOMINATE_DEN] = DOMINATE_COST


@compiled
def showing(player: Player, terrain: int) -> int:
    """The tiles that show a terrain now, as a set of bits."""
    flipped = wide(player.flipped)
    before = (terrain + DOUBLE_SIDED_TILES - 1) % DOUBLE_SIDED_TILES
    tiles = (~flipped & (1 << terrain)) | (flipped & (1 << before))
    if wide(player.pack) == terrain:
        tiles |= 1 << HOME_TILE
    return tiles


@compiled
def tile_count(tiles: int) -> int:
    """How many tiles a set of bits holds."""
    return bit_count(np.uint64(tiles))


@compiled
def means(player: Player, terrain: int) -> int:
    """How many tiles of a terrain a player could pay, bonus tokens included."""
    return tile_count(showing(player, terrain)) + wide(player.bonus_terrain)


@compiled
def payable(state: State, seat: int, kind: int) -> Mask:
    """The hexes whose terrain a seat could pay for in a kind of action."""
    player = state.players[seat]
    hexes = NOWHERE
    for terrain in range(TERRAINS):
        if means(player, terrain) >= COST[kind]:
            hexes = either(hexes, mask_of(state.ground[terrain]))
    return hexes


@compiled
def affordable(state: State, seat: int, sieve: Sieve, kind: int) -> Sieve:
    """Those of the hexes that a seat could pay for in a kind of action."""
    return keep(sieve, payable(state, seat, kind), Reason.CANNOT_PAY)


@compiled
def why_not_pay(state: State, tiles: int) -> int:
    """Whether the action under way can be paid with these tiles, the rest with tokens."""
    player = state.players[state.seat]
    if tiles & ~showing(player, wide(state.terrain)) != 0:
        return wide(Reason.TILE_SHOWS_ANOTHER_TERRAIN)
    tokens = COST[state.doing] - tile_count(tiles)
    if tokens < 0:
        return wide(Reason.TOO_MANY_TILES)
    if tokens > wide(player.bonus_terrain):
        return wide(Reason.NOT_ENOUGH_BONUS_TOKENS)
    return wide(Reason.OK)


@compiled
def offer_payments(state: State, offer: Offer) -> int:
    """Offer every way to pay for the action under way."""
    shown = showing(state.players[state.seat], wide(state.terrain))
    count, tiles = wide(NOTHING_YET), wide(NO_TILES)
    while True:
        if why_not_pay(state, tiles) == Reason.OK:
            count = offer_one(offer, count, wide(Act.PAY), tiles)
        tiles = (tiles - shown) & shown  # the next subset of the tiles that show the terrain
        if tiles == 0:
            return count


@compiled
def face(player: Player, tile: int) -> int:
    """The terrain that a tile shows now."""
    if tile == HOME_TILE:
        return wide(player.pack)
    return (tile + (wide(player.flipped) >> tile & 1)) % TERRAINS


@compiled
def pay(state: State, tiles: int, notes: Notes | None) -> None:
    """Flip the tiles and spend tokens for the rest of the cost."""
    player, doing = state.players[state.seat], wide(state.doing)
    tokens = wide(COST[doing] - tile_count(tiles))
    player.flipped ^= tiles & ((1 << DOUBLE_SIDED_TILES) - 1)
    player.bonus_terrain -= tokens
    terrain = wide(state.terrain)
    note(notes, wide(What.PAID), wide(state.seat), doing, terrain, wide(COST[doing]), tokens)
    note_flips(player, tiles, terrain, notes)


@compiled
def note_flips(player: Player, tiles: int, terrain: int, notes: Notes | None) -> None:
    """Note each tile that showed a terrain and was flipped."""
    if notes is not None:
        for tile in range(TILES):
            if tiles >> tile & 1:
                note(notes, wide(What.FLIPPED), tile, terrain, face(player, tile))
