"""What a seat sees of The Wolves, as one row of small numbers.

Nothing is hidden in this game, so everyone sees the same; but each from their own place: players
stand in the order of the turn, the one who looks first.
"""

from typing import Any

import numpy as np

from ..engine.compiled import compiled, kernel, lowest_bit, wide
from ..engine.kernels import States
from ..games.the_wolves.actions import Act, Ask
from ..games.the_wolves.box.components import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NEUTRAL,
    PREY_KINDS,
    TERRAINS,
    TILES,
    TOKENS_IN_A_PAIR,
    TRACKS,
    Kind,
    Phase,
)
from ..games.the_wolves.box.hexes import WORD_BITS, WORDS, Mask, mask_of, pack_words
from ..games.the_wolves.box.maps import CHASM, HEXES, HEXES_ON_A_TILE, LAYOUTS, PLACES, WATER
from ..games.the_wolves.payment import face
from ..games.the_wolves.scoring import points, rank
from ..games.the_wolves.state import State, alphas_of, dens_of, lairs_of, packs_of
from .deal_the_wolves import draw_order
from .layout import LARGEST, Layout, Row
from .study import Eyes

_PLAYER_COUNTS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
_PHASES = len(Phase) - 1
_OWNERS = MOST_PLAYERS + 1
_KINDS = len(Kind)
_DOINGS = int(Act.DOMINATE_DEN)

LAYOUT = Layout(
    1,
    [
        ("ground", (TERRAINS, HEXES), "1 where a hex is forest, rock, grass, tundra, desert"),
        ("water", (HEXES,), "1 where a hex is water"),
        ("chasm", (HEXES,), "1 where a hex is chasm"),
        ("prey", (HEXES,), "prey left in the stack on a hex"),
        ("lone_wolves", (HEXES,), "1 where a lone wolf stands"),
        (
            "pieces",
            (_OWNERS, _KINDS, HEXES),
            "how many dens, pack wolves, alphas and lairs each player (the neutral pack last) "
            "has on a hex",
        ),
        ("target", (HEXES,), "1 at the hex of the current action"),
        ("wolf", (HEXES,), "1 where the moving wolf started"),
        ("to", (HEXES,), "1 where it will end, while a push is chosen"),
        ("moved", (HEXES,), "wolves on a hex that have already moved in this action"),
        ("players", (len(_PLAYER_COUNTS),), "one-hot: 2, 3, 4 or 5 players"),
        ("seated", (MOST_PLAYERS,), "1 for each player in the game"),
        ("pack", (MOST_PLAYERS, TERRAINS), "the pack of each player"),
        ("tiles", (MOST_PLAYERS, TILES, TERRAINS), "what each of the six tiles shows"),
        ("bonus", (MOST_PLAYERS, 2), "bonus terrain tokens, bonus action tokens"),
        ("dens", (MOST_PLAYERS, TRACKS), "dens built from spread, speed, howl"),
        ("built", (MOST_PLAYERS, 2), "wolves taken from the wolf track, lairs built"),
        ("hunted", (MOST_PLAYERS, PREY_KINDS), "moose, deer, raccoon, boar, rabbit hunted"),
        ("tokens", (MOST_PLAYERS, _PHASES), "region tokens taken: crescent, quarter, full"),
        ("seconds", (MOST_PLAYERS, _PHASES), "second places paid: crescent, quarter, full"),
        ("points", (MOST_PLAYERS,), "points as they stand"),
        ("decides", (MOST_PLAYERS,), "1 for the player who decides"),
        ("first", (MOST_PLAYERS,), "1 for the player who took the first turn"),
        (
            "region_prey",
            (PLACES - 1, PREY_KINDS),
            "the prey of each region, as long as some is left",
        ),
        (
            "region_tokens",
            (PLACES - 1, TOKENS_IN_A_PAIR, _PHASES),
            "the region tokens of each region, the top one first: crescent, quarter, full",
        ),
        ("asks", (len(Ask),), "the decision to make: " + ", ".join(a.name.lower() for a in Ask)),
        ("doing", (_DOINGS,), "the current action: move, den, lair, howl, dominate pack, den"),
        ("paying", (TERRAINS,), "the terrain paying for it"),
        ("wolf_kind", (2,), "the moving wolf: pack wolf, alpha"),
        ("moonlight", (2,), "pieces on the moonlight board now, and when the turn began"),
        ("phase", (_PHASES,), "the last phase scored"),
        (
            "clocks",
            (4,),
            "actions taken in this turn, quiet turns in a row, pairs drafted, turns taken",
        ),
    ],
)

_PREY_HEXES = LAYOUT.at("prey")
_LONE = LAYOUT.at("lone_wolves")
_PIECES = LAYOUT.at("pieces")
_TARGET = LAYOUT.at("target")
_WOLF = LAYOUT.at("wolf")
_TO = LAYOUT.at("to")
_MOVED = LAYOUT.at("moved")
_PLAYERS = LAYOUT.at("players")
_SEATED = LAYOUT.at("seated")
_PACK = LAYOUT.at("pack")
_TILES = LAYOUT.at("tiles")
_BONUS = LAYOUT.at("bonus")
_DENS = LAYOUT.at("dens")
_BUILT = LAYOUT.at("built")
_HUNTED = LAYOUT.at("hunted")
_TOKENS = LAYOUT.at("tokens")
_SECONDS = LAYOUT.at("seconds")
_POINTS = LAYOUT.at("points")
_DECIDES = LAYOUT.at("decides")
_FIRST = LAYOUT.at("first")
_REGION_PREY = LAYOUT.at("region_prey")
_REGION_TOKENS = LAYOUT.at("region_tokens")
_ASKS = LAYOUT.at("asks")
_DOING = LAYOUT.at("doing")
_PAYING = LAYOUT.at("paying")
_WOLF_KIND = LAYOUT.at("wolf_kind")
_MOONLIGHT = LAYOUT.at("moonlight")
_PHASE = LAYOUT.at("phase")
_CLOCKS = LAYOUT.at("clocks")


def _barren(kind: str) -> Any:
    """The hexes of water or chasm, by players - 2; they never change."""
    tiles = dict.fromkeys(range(PLACES), 1)
    rows = []
    for players in _PLAYER_COUNTS:
        layout = LAYOUTS[players]
        rows.append(
            pack_words([hex_ for hex_ in layout.points if layout.ground(hex_, tiles) == kind])
        )
    return np.array(rows, dtype=np.uint64)


_WATER_HEXES = _barren(WATER)
_CHASM_HEXES = _barren(CHASM)


@compiled
def count_small(number: int) -> int:
    """A number as it fits into a row."""
    return min(number, LARGEST)


@compiled
def mark(row: Row, first: int, hexes: Mask) -> None:
    """One more on each of some hexes."""
    for word in range(WORDS):
        bits = hexes[word]
        while bits != np.uint64(0):
            bit = lowest_bit(bits)
            row[first + WORD_BITS * word + bit] += 1
            bits &= bits - np.uint64(1)


@compiled
def see_map(state: State, row: Row) -> None:
    """The ground, and the tokens that stand on it."""
    for terrain in range(TERRAINS):
        mark(row, HEXES * terrain, mask_of(state.ground[terrain]))
    players = state.seats - FEWEST_PLAYERS
    mark(row, HEXES * TERRAINS, mask_of(_WATER_HEXES[players]))
    mark(row, HEXES * (TERRAINS + 1), mask_of(_CHASM_HEXES[players]))
    mark(row, _LONE, mask_of(state.lone_wolves))
    for word in range(WORDS):
        bits = state.prey[word]
        while bits != np.uint64(0):
            hex_ = WORD_BITS * word + lowest_bit(bits)
            row[_PREY_HEXES + hex_] = state.prey_left[hex_ // HEXES_ON_A_TILE]
            bits &= bits - np.uint64(1)


@compiled
def see_pieces(state: State, owner: int, place: int, row: Row) -> None:
    """The pieces of one owner, who comes at a place in the order of the row."""
    first = _PIECES + HEXES * _KINDS * place
    mark(row, first + HEXES * wide(Kind.DEN), dens_of(state, owner))
    mark(row, first + HEXES * wide(Kind.PACK), packs_of(state, owner))
    mark(row, first + HEXES * wide(Kind.ALPHA), alphas_of(state, owner))
    mark(row, first + HEXES * wide(Kind.LAIR), lairs_of(state, owner))


@compiled
def see_pairs(state: State, row: Row) -> None:
    """Two wolves alike on a hex count twice."""
    for word in range(WORDS):
        bits = state.pairs[word]
        while bits != np.uint64(0):
            hex_ = WORD_BITS * word + lowest_bit(bits)
            for place in range(_OWNERS):
                first = _PIECES + HEXES * _KINDS * place + hex_
                for kind in (wide(Kind.PACK), wide(Kind.ALPHA)):
                    row[first + HEXES * kind] *= 2
            bits &= bits - np.uint64(1)


@compiled
def see_player(state: State, owner: int, place: int, row: Row) -> None:
    """What lies before one player, who comes at a place in the order of the row."""
    player = state.players[owner]
    row[_SEATED + place] = 1
    row[_PACK + TERRAINS * place + player.pack] = 1
    tiles = _TILES + TERRAINS * TILES * place
    for tile in range(TILES):
        row[tiles + TERRAINS * tile + face(player, tile)] = 1
    row[_BONUS + 2 * place] = count_small(wide(player.bonus_terrain))
    row[_BONUS + 2 * place + 1] = count_small(wide(player.bonus_action))
    for track in range(TRACKS):
        row[_DENS + TRACKS * place + track] = player.dens_built[track]
    row[_BUILT + 2 * place] = player.wolves_out
    row[_BUILT + 2 * place + 1] = player.lairs_built
    for prey in range(PREY_KINDS):
        row[_HUNTED + PREY_KINDS * place + prey] = wide(player.prey) >> prey & 1
    for phase in range(_PHASES):
        row[_TOKENS + _PHASES * place + phase] = player.tokens[phase + 1]
        row[_SECONDS + _PHASES * place + phase] = player.seconds[phase + 1]
    row[_POINTS + place] = count_small(points(state, owner))


@compiled
def see_regions(state: State, row: Row) -> None:
    """The tokens of each region."""
    for place in range(1, PLACES):
        region = place - 1
        if state.prey_left[place] > 0:
            row[_REGION_PREY + PREY_KINDS * region + state.prey_kind[place]] = 1
        for depth in range(TOKENS_IN_A_PAIR):
            phase = wide(state.tokens[place][depth])
            if phase:
                at = _PHASES * (TOKENS_IN_A_PAIR * region + depth)
                row[_REGION_TOKENS + at + phase - 1] = 1


@compiled
def see_action(state: State, seat: int, row: Row) -> None:
    """The action under way."""
    if state.doing == 0:
        return
    row[_DOING + state.doing - 1] = 1
    row[_PAYING + state.terrain] = 1
    if state.doing != Act.MOVE:
        row[_TARGET + state.target] = 1
        return
    for wolf in range(wide(state.moved)):
        row[_MOVED + state.moved_hex[wolf]] += 1
    if state.asks == Ask.TO or state.asks == Ask.PUSH:
        row[_WOLF + state.wolf_hex] = 1
        row[_WOLF_KIND + (state.wolf_kind == Kind.ALPHA)] = 1
    if state.asks == Ask.PUSH:  # the pusher is lifted off the map; it is seen at its start
        row[_TO + state.to_hex] = 1
        place = (state.seat - seat) % wide(state.seats)
        row[_PIECES + HEXES * (_KINDS * place + state.wolf_kind) + state.wolf_hex] += 1


@compiled
def see(state: State, seat: int, memory: bool, row: Row) -> None:
    """Fill a row with what a seat sees; memory adds nothing, for nothing is ever hidden."""
    row[:] = 0
    seats = wide(state.seats)
    see_map(state, row)
    for place in range(seats):
        owner = (seat + place) % seats
        see_pieces(state, owner, place, row)
        see_player(state, owner, place, row)
    see_pieces(state, wide(NEUTRAL), wide(MOST_PLAYERS), row)
    see_pairs(state, row)
    see_regions(state, row)
    see_action(state, seat, row)
    row[_PLAYERS + seats - FEWEST_PLAYERS] = 1
    if state.asks != Ask.OVER:
        row[_DECIDES + (state.seat - seat) % seats] = 1
    row[_FIRST + (state.first - seat) % seats] = 1
    row[_ASKS + state.asks] = 1
    row[_MOONLIGHT] = count_small(wide(state.moonlight))
    row[_MOONLIGHT + 1] = count_small(wide(state.moonlight_at_start))
    if state.phase:
        row[_PHASE + state.phase - 1] = 1
    row[_CLOCKS] = state.actions_taken
    row[_CLOCKS + 1] = count_small(wide(state.quiet_turns))
    row[_CLOCKS + 2] = state.drafted
    row[_CLOCKS + 3] = count_small(wide(state.turns))


@compiled
def share(state: State, seat: int) -> float:
    """The share of a seat in the win, once the game is over."""
    if rank(state, seat) > 0:
        return 0.0
    winners = 0
    for other in range(wide(state.seats)):
        winners += rank(state, other) == 0
    return 1.0 / winners


@kernel
def see_at(states: States, index: int, seat: int, memory: bool, row: Row) -> None:
    """Fill a row with what a seat sees of one of many states."""
    see(states[index], seat, memory, row)


EYES = Eyes(
    layout=LAYOUT,
    see=see,
    see_at=see_at,
    share=share,
    parameters={"players": 3},
    draw_order=draw_order,
)
