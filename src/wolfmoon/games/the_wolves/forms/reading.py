"""A position from plain data: every value checked, every error names it."""

from typing import Any

from ....engine.data import Reader, in_range, listed_to, one_of
from ....engine.errors import BadInput, phrase, shown
from ..actions import Act
from ..box.components import (
    ACTIONS_IN_A_TURN,
    DATES,
    DENS_ON_A_TRACK,
    DOUBLE_SIDED_TILES,
    DRAFTS,
    FEWEST_PLAYERS,
    HOME_TILE,
    LAIRS,
    MOST_BONUS_ACTIONS,
    MOST_PLAYERS,
    PREY_IN_A_STACK,
    QUIET_TURNS_EACH,
    TERRAINS,
    TOKENS_IN_A_PAIR,
    WIDEST_SPREAD,
    WOLF_TRACK,
)
from ..box.hexes import pack_words
from ..box.maps import HEX_NUMBERS, LAYOUTS
from ..setup import lay_ground_at
from ..state import State
from .check import check_pending, check_pieces
from .names import (
    ACT_NAMES,
    ASK_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    PREY_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
    WOLF_NAMES,
)
from .pieces import Pieces, pieces_of, put, set_pieces, take
from .plain import GAME, RULES_VERSION, owner_names


def hex_number(value: Any, players: int, path: str) -> int:
    """The number of a hex of the map, or an error that names it."""
    hex_ = HEX_NUMBERS.get(value, -1) if isinstance(value, str) else -1
    if hex_ not in LAYOUTS[players].points:
        raise BadInput(phrase("input-hex", found=shown(value), players=players), path)
    return hex_


MOST_TOKENS = 50
"""The supply has no limit [W12], but actions_taken could not count a turn with many more."""
MOST_ACTIONS = ACTIONS_IN_A_TURN + MOST_TOKENS + MOST_BONUS_ACTIONS
"""In one turn."""
MOST_MOONLIGHT = int(DATES.max()) + MOST_ACTIONS
"""The turn in which the last date is reached is the last one."""
MOST_TURNS = 30_000
"""No game comes near this; a field of two bytes holds it."""


def from_data(data: Any) -> Any:
    """An array of one state, or BadInput that names what is wrong."""
    reader = Reader(data)
    if reader.get("game") != GAME:
        found = shown(reader.get("game"))
        raise BadInput(phrase("input-position-of", found=found, game=GAME), "game")
    if reader.get("rules") != RULES_VERSION:
        found = shown(reader.get("rules"))
        raise BadInput(phrase("input-rules", found=found, known=RULES_VERSION), "rules")
    states = State.zeros()
    state = states[0]
    state.seats = reader.number("players", FEWEST_PLAYERS, MOST_PLAYERS)
    for read in (_read_regions, _read_seats, _read_pieces, _read_turn, _read_pending):
        read(reader, state)
    lay_ground_at(states, 0)
    check_pending(states)
    return states


def _read_regions(reader: Reader, state: Any) -> None:
    layout = LAYOUTS[int(state.seats)]
    places = layout.region_places
    tiles = reader.items("regions", len(places))
    tokens = reader.items("tokens", len(places))
    prey = reader.items("prey", len(places))
    for number, place in enumerate(places):
        state.region_tiles[place] = in_range(tiles[number], 1, 10, f"regions[{number}]")
        phases = listed_to(tokens[number], f"tokens[{number}]", TOKENS_IN_A_PAIR)
        for depth, phase in enumerate(phases):
            state.tokens[place][depth] = one_of(phase, PHASE_NAMES[1:], f"tokens[{number}]") + 1
        _read_stack(prey[number], state, place, f"prey[{number}]")
    prey_hexes = [layout.prey_spot(place) for place in places if state.prey_left[place]]
    state.prey[:] = pack_words(prey_hexes)
    names = reader.items("lone_wolves")
    lone = [hex_number(name, int(state.seats), "lone_wolves") for name in names]
    state.lone_wolves[:] = pack_words(lone)


def _read_stack(stack: Any, state: Any, place: int, path: str) -> None:
    if stack is None:
        return
    if not isinstance(stack, list) or len(stack) != 2:
        raise BadInput(phrase("input-stack"), path)
    most = int(PREY_IN_A_STACK[int(state.seats) - FEWEST_PLAYERS])
    state.prey_kind[place] = one_of(stack[0], PREY_NAMES, path)
    state.prey_left[place] = in_range(stack[1], 1, most, path)


def _read_seats(reader: Reader, state: Any) -> None:
    for seat, data in enumerate(reader.items("seats", int(state.seats))):
        part = Reader(data, f"seats[{seat}]")
        player = state.players[seat]
        player.pack = part.name("pack", TERRAIN_NAMES)
        player.flipped = _read_tiles(part, int(player.pack))
        player.bonus_terrain = part.number("bonus_terrain", 0, MOST_TOKENS)
        player.bonus_action = part.number("bonus_action", 0, MOST_TOKENS)
        for track, name in enumerate(TRACK_NAMES):
            player.dens_built[track] = part.part("dens").number(name, 0, DENS_ON_A_TRACK)
        player.wolves_out = part.number("wolves", 0, len(WOLF_TRACK))
        player.lairs_built = part.number("lairs", 0, LAIRS)
        for name in part.items("prey"):
            player.prey |= 1 << one_of(name, PREY_NAMES, f"seats[{seat}].prey")
        for phase, name in enumerate(PHASE_NAMES[1:], start=1):
            player.tokens[phase] = part.part("tokens").number(name, 0, 10)
            player.seconds[phase] = part.part("seconds").number(name, 0, 10)


def _read_tiles(part: Reader, pack: int) -> int:
    faces = part.items("tiles", HOME_TILE + 1)
    flipped = 0
    for tile in range(DOUBLE_SIDED_TILES):
        face = one_of(faces[tile], TERRAIN_NAMES, f"{part.path}.tiles")
        if face not in (tile, (tile + 1) % TERRAINS):
            problem = phrase("input-tile-face", tile=TILE_NAMES[tile], found=faces[tile])
            raise BadInput(problem, part.name_of("tiles"))
        flipped |= int(face != tile) << tile
    if faces[HOME_TILE] != TERRAIN_NAMES[pack]:
        problem = phrase("input-home-tile", terrain=TERRAIN_NAMES[pack])
        raise BadInput(problem, part.name_of("tiles"))
    return flipped


def _read_pieces(reader: Reader, state: Any) -> None:
    names = owner_names(state)
    pieces: Pieces = {}
    for name, found in reader.part("pieces").data.items():
        hex_ = hex_number(name, int(state.seats), "pieces")
        if not isinstance(found, list) or not 1 <= len(found) <= 2:
            raise BadInput(phrase("input-pieces"), f"pieces.{name}", "W13")
        for piece in found:
            if not isinstance(piece, list) or len(piece) != 2:
                raise BadInput(phrase("input-piece"), f"pieces.{name}")
            owner = one_of(piece[0], names, f"pieces.{name}")
            kind = one_of(piece[1], KIND_NAMES, f"pieces.{name}")
            put(pieces, hex_, (owner, kind))
    check_pieces(state, pieces)
    set_pieces(state, pieces)


def _read_turn(reader: Reader, state: Any) -> None:
    last = int(state.seats) - 1
    state.first = reader.number("first", 0, last)
    state.seat = reader.number("seat", 0, last)
    state.moonlight = reader.number("moonlight", 0, MOST_MOONLIGHT)
    state.moonlight_at_start = reader.number("moonlight_at_start", 0, int(state.moonlight))
    state.quiet_turns = reader.number("quiet_turns", 0, QUIET_TURNS_EACH * int(state.seats))
    state.drafted = reader.number("drafted", 0, DRAFTS * int(state.seats))
    state.turns = reader.number("turns", 0, MOST_TURNS)
    state.actions_taken = reader.number("actions_taken", 0, MOST_ACTIONS)
    state.phase = reader.name("phase", PHASE_NAMES)
    state.asks = reader.name("asks", ASK_NAMES)


def _read_pending(reader: Reader, state: Any) -> None:
    part = reader.part("pending")
    if not part.data:
        return
    players = int(state.seats)
    state.doing = part.name("action", ACT_NAMES)
    state.terrain = part.name("terrain", TERRAIN_NAMES)
    if state.doing != Act.MOVE:
        state.target = hex_number(part.get("hex"), players, "pending.hex")
    if "moved" in part.data:
        moved = listed_to(part.get("moved"), part.name_of("moved"), WIDEST_SPREAD)
        state.moved = len(moved)
        for wolf, wolf_data in enumerate(moved):
            kind, hex_ = _read_wolf(wolf_data, players, f"pending.moved[{wolf}]")
            state.moved_kind[wolf] = kind
            state.moved_hex[wolf] = hex_
    if "wolf" in part.data:
        state.wolf_kind, state.wolf_hex = _read_wolf(part.get("wolf"), players, "pending.wolf")
    if "to" in part.data:
        state.to_hex = hex_number(part.get("to"), players, "pending.to")
        pieces = pieces_of(state)
        if (int(state.seat), int(state.wolf_kind)) not in pieces.get(int(state.wolf_hex), []):
            raise BadInput(phrase("input-no-wolf"), "pending.wolf")
        take(pieces, int(state.wolf_hex), (int(state.seat), int(state.wolf_kind)))
        set_pieces(state, pieces)


def _read_wolf(value: Any, players: int, path: str) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2 or value[0] not in WOLF_NAMES:
        raise BadInput(phrase("input-wolf", names=list(WOLF_NAMES), found=shown(value)), path)
    return KIND_NAMES.index(value[0]), hex_number(value[1], players, path)
