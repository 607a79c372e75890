"""The set-up: what is drawn, and what then lies on the table.            [W1–W5, W60, W61]

All luck of the game is here. `draw` decides it, `lay_out` puts it on the table; a set-up that
is given instead of a seed goes straight to `lay_out`.
"""

import numpy as np
import numpy.typing as npt

from ...engine.compiled import compiled, kernel, wide
from ...engine.record import Array
from ...engine.stream import advance, below
from .actions import Ask
from .box.components import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NEUTRAL,
    NEUTRAL_PIECES,
    PREY_IN_A_STACK,
    PREY_POOL,
    TERRAINS,
    TOKEN_POOL,
    TOKENS_IN_A_PAIR,
    Kind,
)
from .box.hexes import NO_WORD, PLACES_IN_A_WORD, TILE_BITS, WORDS, add, pack_words, prey_spot
from .box.maps import HEXES_ON_A_TILE, LAYOUTS, PLACES, REGION_TILES, START_PLACE, place_of
from .state import State, build, put_wolf

ANY_PACK = -1
"""In a list of packs: to be drawn."""

_PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
REGIONS = np.array([len(TOKEN_POOL[players]) for players in _PLAYERS], dtype=np.int64)
_TOKENS = np.zeros((len(_PLAYERS), PLACES, TOKENS_IN_A_PAIR), dtype=np.int8)
_PREY = np.zeros((len(_PLAYERS), PLACES), dtype=np.int8)
for _players in _PLAYERS:
    for _place, _phases in enumerate(TOKEN_POOL[_players], start=START_PLACE + 1):
        _TOKENS[_players - FEWEST_PLAYERS, _place, : len(_phases)] = _phases
    for _place, _kind in enumerate(PREY_POOL[_players], start=START_PLACE + 1):
        _PREY[_players - FEWEST_PLAYERS, _place] = _kind

_LONE_SPOTS = np.array(
    [
        pack_words(
            [
                spot
                for place in LAYOUTS[players].region_places
                for spot in LAYOUTS[players].lone_wolf_spots(place)
            ]
        )
        for players in _PLAYERS
    ],
    dtype=np.uint64,
)


def _grounds() -> npt.NDArray[np.uint64]:
    """The sixteen bits of each terrain, by players, place and the tile that lies there."""
    tiles = [0, *REGION_TILES]
    table = np.zeros((len(_PLAYERS), PLACES, len(tiles), TERRAINS), dtype=np.uint64)
    for players in _PLAYERS:
        layout = LAYOUTS[players]
        for hex_ in layout.points:
            place = place_of(hex_)
            for tile in [0] if place == START_PLACE else REGION_TILES:
                ground = layout.ground(hex_, {place: tile})
                if not isinstance(ground, str):
                    bit = np.uint64(1 << hex_ % HEXES_ON_A_TILE)
                    table[players - FEWEST_PLAYERS, place, tile, ground] |= bit
    return table


_GROUND = _grounds()

_NEUTRAL_ROWS = np.array(
    [
        [phases[0], phases[1] if len(phases) > 1 else 0, kind, number, where == (1, 1)]
        for phases, pieces in NEUTRAL_PIECES.items()
        for kind, number, where in pieces
    ],
    dtype=np.int64,
)
"""Top token, lower token, kind, number, and whether at the lower right of the water."""
_NEUTRAL_SPOTS = np.array(
    [
        [LAYOUTS[2].offset_hex(place, where) for where in ((1, 0), (1, 1))]
        if place in LAYOUTS[2].region_places
        else [0, 0]
        for place in range(PLACES)
    ],
    dtype=np.int64,
)


# -- what is drawn ------------------------------------------------------------------
@compiled
def draw_below(state: State, limit: int) -> int:
    """A number from 0 to limit - 1 from the stream of the game."""
    state.stream = advance(state.stream)
    return below(state.stream, limit)


@compiled
def draw_regions(state: State, regions: int) -> None:
    """A random region tile lies at every region place.                             [W1]"""
    tiles = PLACES - 1
    for place in range(1, PLACES):
        state.region_tiles[place] = place
    for place in range(1, regions + 1):
        other = place + draw_below(state, tiles - place + 1)
        tile = state.region_tiles[place]
        state.region_tiles[place] = state.region_tiles[other]
        state.region_tiles[other] = tile
    for place in range(regions + 1, PLACES):
        state.region_tiles[place] = 0


@compiled
def draw_prey(state: State, regions: int) -> None:
    """The prey stacks stand at random on the prey spots.                           [W3]"""
    for place in range(1, regions + 1):
        state.prey_kind[place] = _PREY[state.seats - FEWEST_PLAYERS, place]
    for place in range(1, regions):
        other = place + draw_below(state, regions - place + 1)
        kind = state.prey_kind[place]
        state.prey_kind[place] = state.prey_kind[other]
        state.prey_kind[other] = kind


@compiled
def draw_tokens(state: State, regions: int) -> None:
    """The region scoring tokens lie at random on the water sources.           [W4, W60]"""
    for place in range(1, regions + 1):
        for depth in range(TOKENS_IN_A_PAIR):
            state.tokens[place][depth] = _TOKENS[state.seats - FEWEST_PLAYERS, place, depth]
    for place in range(1, regions):
        other = place + draw_below(state, regions - place + 1)
        for depth in range(TOKENS_IN_A_PAIR):
            phase = state.tokens[place][depth]
            state.tokens[place][depth] = state.tokens[other][depth]
            state.tokens[other][depth] = phase


@compiled
def draw_packs(state: State) -> None:
    """Every player has a random pack.                                              [W5]"""
    for seat in range(MOST_PLAYERS):
        state.players[seat].pack = seat
    for seat in range(MOST_PLAYERS - 1):
        other = seat + draw_below(state, MOST_PLAYERS - seat)
        pack = state.players[seat].pack
        state.players[seat].pack = state.players[other].pack
        state.players[other].pack = pack
    for seat in range(wide(state.seats), MOST_PLAYERS):
        state.players[seat].pack = 0


@compiled
def draw(state: State, packs: npt.NDArray[np.int64]) -> None:
    """Everything that luck decides, from the stream of the game; chosen packs stay."""
    regions = wide(REGIONS[state.seats - FEWEST_PLAYERS])
    draw_regions(state, regions)
    draw_prey(state, regions)
    draw_tokens(state, regions)
    draw_packs(state)
    if packs[0] != ANY_PACK:
        for seat in range(wide(state.seats)):
            state.players[seat].pack = packs[seat]
    state.first = draw_below(state, wide(state.seats))


# -- what then lies on the table ----------------------------------------------------
@compiled
def lay_ground(state: State) -> None:
    """The terrain of every hex follows from the tiles."""
    for place in range(PLACES):
        word = place // PLACES_IN_A_WORD
        shift = np.uint64(TILE_BITS * (place % PLACES_IN_A_WORD))
        for terrain in range(TERRAINS):
            tile = state.region_tiles[place]
            bits = _GROUND[state.seats - FEWEST_PLAYERS, place, tile, terrain]
            state.ground[terrain][word] |= bits << shift


@kernel
def lay_ground_at(states: Array[State], index: int) -> None:
    """The terrain of every hex is laid in a state that was read."""
    lay_ground(states[index])


@compiled
def lay_neutral_pack(state: State) -> None:
    """With two players the neutral pack stands beside the water sources.          [W61]"""
    for row in range(len(_NEUTRAL_ROWS)):
        top, lower, kind, number, spot = _NEUTRAL_ROWS[row]
        for place in range(1, PLACES):
            if state.tokens[place][0] == top and state.tokens[place][1] == lower:
                hex_ = wide(_NEUTRAL_SPOTS[place, spot])
                for _ in range(number):
                    if kind == Kind.LAIR:
                        build(state, wide(NEUTRAL), wide(kind), hex_)
                    else:
                        put_wolf(state, wide(NEUTRAL), wide(kind), hex_)


@compiled
def lay_out(state: State) -> None:
    """The table as the drawn tiles, tokens, prey and first player have it; the draft begins."""
    players = wide(state.seats)
    lay_ground(state)
    for word in range(WORDS):
        state.lone_wolves[word] = _LONE_SPOTS[players - FEWEST_PLAYERS, word]
    for place in range(1, wide(REGIONS[players - FEWEST_PLAYERS]) + 1):
        state.prey_left[place] = PREY_IN_A_STACK[players - FEWEST_PLAYERS]
        add(state.prey, prey_spot(players, place))
    if players == FEWEST_PLAYERS:
        lay_neutral_pack(state)
    state.stream = NO_WORD
    state.seat = state.first
    state.asks = wide(Ask.DRAFT)


@compiled
def set_up(state: State, options: npt.NDArray[np.int64], stream: np.uint64) -> None:
    """A blank state becomes a game about to be drafted, drawn from a stream.

    The options are the number of players, and the pack of each seat or ANY_PACK.
    """
    state.seats = options[0]
    state.stream = stream
    draw(state, options[1:])
    lay_out(state)


@kernel
def lay_out_at(states: Array[State], index: int) -> None:
    """Lay out a state whose tiles, tokens, prey, packs and first player were given."""
    lay_out(states[index])
