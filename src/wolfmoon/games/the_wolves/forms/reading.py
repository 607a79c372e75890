"""A position from plain data: its shape is checked by the model, every error names the value."""

from ....engine.data import counted, in_range, versioned
from ....engine.errors import BadInput, phrase, shown
from ....engine.kernels import States
from ..actions import Act
from ..box.components import (
    DOUBLE_SIDED_TILES,
    DRAFTS,
    FEWEST_PLAYERS,
    HOME_TILE,
    PREY_IN_A_STACK,
    QUIET_TURNS_EACH,
    TERRAINS,
)
from ..box.maps import HEX_NUMBERS, LAYOUTS
from ..models import POSITION, RULES_VERSION, TheWolvesView, WolvesSeat
from ..setup import lay_ground_at
from ..state import Player, State
from .check import check_pending, check_pieces
from .names import (
    ACT_NAMES,
    ASK_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    PREY_NAMES,
    SCORED_PHASES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
)
from .pieces import Pieces, pieces_of, put, set_hexes, set_pieces, take
from .plain import GAME, owner_names


def hex_number(name: str, players: int, path: str) -> int:
    """The number of a hex of the map, or an error that names it."""
    hex_ = HEX_NUMBERS.get(name, -1)
    if hex_ not in LAYOUTS[players].points:
        raise BadInput(phrase("input-hex", found=shown(name), players=players), path)
    return hex_


def from_data(data: object) -> States:
    """An array of one state, or BadInput that names what is wrong."""
    position = POSITION.read(versioned(data, GAME, RULES_VERSION))
    states = State.zeros()
    state = states[0]
    state.seats = position["players"]
    for read in (_read_regions, _read_seats, _read_pieces, _read_turn, _read_pending):
        read(position, state)
    lay_ground_at(states, 0)
    check_pending(states)
    return states


def _read_regions(position: TheWolvesView, state: State) -> None:
    players = position["players"]
    layout = LAYOUTS[players]
    places = layout.region_places
    tiles = counted(position["regions"], "regions", len(places))
    tokens = counted(position["tokens"], "tokens", len(places))
    prey = counted(position["prey"], "prey", len(places))
    most = int(PREY_IN_A_STACK[players - FEWEST_PLAYERS])
    for number, place in enumerate(places):
        state.region_tiles[place] = tiles[number]
        for depth, phase in enumerate(tokens[number]):
            state.tokens[place][depth] = PHASE_NAMES.index(phase)
        if (stack := prey[number]) is not None:
            state.prey_kind[place] = PREY_NAMES.index(stack[0])
            state.prey_left[place] = in_range(stack[1], 1, most, f"prey[{number}]")
    prey_hexes = [layout.prey_spot(place) for place in places if state.prey_left[place]]
    set_hexes(state.prey, prey_hexes)
    lone = [hex_number(name, players, "lone_wolves") for name in position["lone_wolves"]]
    set_hexes(state.lone_wolves, lone)


def _read_seats(position: TheWolvesView, state: State) -> None:
    for number, seat in enumerate(counted(position["seats"], "seats", position["players"])):
        _read_seat(seat, state.players[number], f"seats[{number}]")


def _read_seat(seat: WolvesSeat, player: Player, path: str) -> None:
    player.pack = TERRAIN_NAMES.index(seat["pack"])
    player.flipped = _read_tiles(seat, f"{path}.tiles")
    player.bonus_terrain = seat["bonus_terrain"]
    player.bonus_action = seat["bonus_action"]
    for track, name in enumerate(TRACK_NAMES):
        player.dens_built[track] = seat["dens"][name]
    player.wolves_out = seat["wolves"]
    player.lairs_built = seat["lairs"]
    player.prey = sum(1 << PREY_NAMES.index(name) for name in set(seat["prey"]))
    for phase, taken in enumerate(SCORED_PHASES, start=1):
        player.tokens[phase] = seat["tokens"][taken]
        player.seconds[phase] = seat["seconds"][taken]


def _read_tiles(seat: WolvesSeat, path: str) -> int:
    faces = seat["tiles"]
    flipped = 0
    for tile in range(DOUBLE_SIDED_TILES):
        face = TERRAIN_NAMES.index(faces[tile])
        if face not in (tile, (tile + 1) % TERRAINS):
            problem = phrase("input-tile-face", tile=TILE_NAMES[tile], found=faces[tile])
            raise BadInput(problem, path)
        flipped |= int(face != tile) << tile
    if faces[HOME_TILE] != seat["pack"]:
        raise BadInput(phrase("input-home-tile", terrain=seat["pack"]), path)
    return flipped


def _read_pieces(position: TheWolvesView, state: State) -> None:
    owners = {name: owner for owner, name in owner_names(state).items()}
    pieces: Pieces = {}
    for name, found in position["pieces"].items():
        hex_ = hex_number(name, position["players"], "pieces")
        if not 1 <= len(found) <= 2:
            raise BadInput(phrase("input-pieces"), f"pieces.{name}", "W13")
        for pack, kind in found:
            if pack not in owners:
                problem = phrase("input-one-of", names=list(owners), found=shown(pack))
                raise BadInput(problem, f"pieces.{name}")
            put(pieces, hex_, (owners[pack], KIND_NAMES.index(kind)))
    check_pieces(state, pieces)
    set_pieces(state, pieces)


def _read_turn(position: TheWolvesView, state: State) -> None:
    players, moonlight = position["players"], position["moonlight"]
    state.first = in_range(position["first"], 0, players - 1, "first")
    state.seat = in_range(position["seat"], 0, players - 1, "seat")
    state.moonlight = moonlight
    at_start = in_range(position["moonlight_at_start"], 0, moonlight, "moonlight_at_start")
    state.moonlight_at_start = at_start
    quiet = in_range(position["quiet_turns"], 0, QUIET_TURNS_EACH * players, "quiet_turns")
    state.quiet_turns = quiet
    state.drafted = in_range(position["drafted"], 0, DRAFTS * players, "drafted")
    state.turns = position["turns"]
    state.actions_taken = position["actions_taken"]
    state.phase = PHASE_NAMES.index(position["phase"])
    state.asks = ASK_NAMES.index(position["asks"])


def _read_pending(position: TheWolvesView, state: State) -> None:
    pending, players = position["pending"], position["players"]
    if not pending:
        return
    for name in ("action", "terrain"):
        if name not in pending:
            raise BadInput(phrase("input-missing", name=name), "pending")
    state.doing = ACT_NAMES.index(pending["action"])
    state.terrain = TERRAIN_NAMES.index(pending["terrain"])
    if state.doing != Act.MOVE:
        if "hex" not in pending:
            raise BadInput(phrase("input-missing", name="hex"), "pending")
        state.target = hex_number(pending["hex"], players, "pending.hex")
    for wolf, (kind, hex_) in enumerate(pending.get("moved", [])):
        state.moved = wolf + 1
        state.moved_kind[wolf] = KIND_NAMES.index(kind)
        state.moved_hex[wolf] = hex_number(hex_, players, f"pending.moved[{wolf}]")
    if "wolf" in pending:
        state.wolf_kind = KIND_NAMES.index(pending["wolf"][0])
        state.wolf_hex = hex_number(pending["wolf"][1], players, "pending.wolf")
    if "to" in pending:
        state.to_hex = hex_number(pending["to"], players, "pending.to")
        _lift_wolf(state)


def _lift_wolf(state: State) -> None:
    """While a push is chosen, the wolf that pushes is off the map."""
    pieces, wolf = pieces_of(state), (int(state.seat), int(state.wolf_kind))
    if wolf not in pieces.get(int(state.wolf_hex), []):
        raise BadInput(phrase("input-no-wolf"), "pending.wolf")
    take(pieces, int(state.wolf_hex), wolf)
    set_pieces(state, pieces)
