"""A position as plain data (JSON), both ways. The format is in docs/notation.md."""

from typing import Any

from ...engine.errors import BadInput
from .actions import Act, Ask
from .check import check_pending, check_pieces
from .components import (
    DOUBLE_SIDED_TILES,
    FEWEST_PLAYERS,
    HOME_TILE,
    MOST_PLAYERS,
    NEUTRAL,
    PREY_IN_A_STACK,
    TERRAINS,
    WIDEST_SPREAD,
    Phase,
)
from .hexes import hexes_in, pack_words
from .maps import HEX_NAMES, HEX_NUMBERS, LAYOUTS
from .names import (
    ACT_NAMES,
    ASK_NAMES,
    KIND_NAMES,
    NEUTRAL_NAME,
    PHASE_NAMES,
    PREY_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
    WOLF_NAMES,
)
from .payment import COST
from .pieces import Pieces, pieces_of, put, set_pieces, take
from .setup import lay_ground_at
from .state import State

GAME = "the-wolves"
RULES_VERSION = 1

Data = dict[str, Any]


# -- from a state -------------------------------------------------------------------
def owner_names(state: State) -> list[str]:
    """The name of each owner's pack; the neutral pack comes after the seats."""
    names = [TERRAIN_NAMES[state.players[seat].pack] for seat in range(state.seats)]
    return names + [""] * (NEUTRAL - len(names)) + [NEUTRAL_NAME]


def shown(player: Any) -> list[str]:
    """What the six tiles of a player show now."""
    faces = [
        TERRAIN_NAMES[(tile + (int(player.flipped) >> tile & 1)) % TERRAINS]
        for tile in range(DOUBLE_SIDED_TILES)
    ]
    return [*faces, TERRAIN_NAMES[player.pack]]


def seat_data(state: State, seat: int) -> Data:
    """What lies before a seat."""
    player = state.players[seat]
    return {
        "pack": TERRAIN_NAMES[player.pack],
        "tiles": shown(player),
        "bonus_terrain": int(player.bonus_terrain),
        "bonus_action": int(player.bonus_action),
        "dens": {name: int(player.dens_built[track]) for track, name in enumerate(TRACK_NAMES)},
        "wolves": int(player.wolves_out),
        "lairs": int(player.lairs_built),
        "prey": [name for kind, name in enumerate(PREY_NAMES) if int(player.prey) >> kind & 1],
        "tokens": _by_phase(player.tokens),
        "seconds": _by_phase(player.seconds),
    }


def _by_phase(counts: Any) -> dict[str, int]:
    return {PHASE_NAMES[phase]: int(counts[phase]) for phase in Phase if phase != Phase.NONE}


def pending_data(state: State) -> Data:
    """The action under way."""
    if state.doing == 0:
        return {}
    data: Data = {"action": ACT_NAMES[state.doing], "terrain": TERRAIN_NAMES[state.terrain]}
    moving = state.doing == Act.MOVE
    if not moving:
        data["hex"] = HEX_NAMES[state.target]
    if state.asks == Ask.PAY:
        data["cost"] = int(COST[state.doing])
    if moving and state.asks in (Ask.WOLF, Ask.TO, Ask.PUSH):
        data["moved"] = [
            [KIND_NAMES[state.moved_kind[wolf]], HEX_NAMES[state.moved_hex[wolf]]]
            for wolf in range(state.moved)
        ]
    if moving and state.asks in (Ask.TO, Ask.PUSH):
        data["wolf"] = [KIND_NAMES[state.wolf_kind], HEX_NAMES[state.wolf_hex]]
    if moving and state.asks == Ask.PUSH:
        data["to"] = HEX_NAMES[state.to_hex]
    return data


def pieces_shown(state: State) -> Pieces:
    """What stands where. While a push is chosen the pusher is shown at its start."""
    pieces = pieces_of(state)
    if state.doing == Act.MOVE and state.asks == Ask.PUSH:
        put(pieces, int(state.wolf_hex), (int(state.seat), int(state.wolf_kind)))
    return pieces


def pieces_data(state: State) -> dict[str, list[list[str]]]:
    """The pieces by hex."""
    names = owner_names(state)
    return {
        HEX_NAMES[hex_]: [[names[owner], KIND_NAMES[kind]] for owner, kind in found]
        for hex_, found in sorted(pieces_shown(state).items())
    }


def to_data(state: State) -> Data:
    """The whole position as plain data."""
    places = LAYOUTS[int(state.seats)].region_places
    return {
        "game": GAME,
        "rules": RULES_VERSION,
        "players": int(state.seats),
        "regions": [int(state.region_tiles[place]) for place in places],
        "tokens": [[PHASE_NAMES[phase] for phase in state.tokens[p] if phase] for p in places],
        "prey": [
            [PREY_NAMES[state.prey_kind[place]], left]
            if (left := int(state.prey_left[place]))
            else None
            for place in places
        ],
        "lone_wolves": [HEX_NAMES[hex_] for hex_ in hexes_in(state.lone_wolves)],
        "pieces": pieces_data(state),
        "seats": [seat_data(state, seat) for seat in range(state.seats)],
        "first": int(state.first),
        "seat": int(state.seat),
        "moonlight": int(state.moonlight),
        "moonlight_at_start": int(state.moonlight_at_start),
        "quiet_turns": int(state.quiet_turns),
        "drafted": int(state.drafted),
        "turns": int(state.turns),
        "actions_taken": int(state.actions_taken),
        "phase": PHASE_NAMES[state.phase],
        "asks": ASK_NAMES[state.asks],
        "pending": pending_data(state),
    }


# -- to a state ---------------------------------------------------------------------
class Reader:
    """Takes values out of plain data, and names the one that can't be used."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadInput(f"{path or 'position'}: expected an object, found {data!r}")
        self.data = data
        self.path = path

    def _name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str) -> Any:
        """A value that must be there."""
        if key not in self.data:
            raise BadInput(f"position: {self._name(key)} is missing")
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        return in_range(self.get(key), low, high, self._name(key))

    def name(self, key: str, names: list[str]) -> int:
        """The number of one of several names."""
        return one_of(self.get(key), names, self._name(key))

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """A list, of a fixed length or of any."""
        value = self.get(key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            size = "" if length is None else f" of {length}"
            raise BadInput(f"position: {self._name(key)}: expected a list{size}, found {value!r}")
        return value

    def part(self, key: str) -> "Reader":
        """An object inside."""
        return Reader(self.get(key), self._name(key))


def in_range(value: Any, low: int, high: int, path: str) -> int:
    """A whole number in a range, or an error that names it."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadInput(f"position: {path}: expected a number from {low} to {high}, found {value!r}")
    return value


def one_of(value: Any, names: list[str], path: str) -> int:
    """The number of one of several names, or an error that lists them."""
    if not isinstance(value, str) or value not in names:
        wanted = ", ".join(name for name in names if name)
        raise BadInput(f"position: {path}: expected one of {wanted}, found {value!r}")
    return names.index(value)


def hex_number(value: Any, players: int, path: str) -> int:
    """The number of a hex of the map, or an error that names it."""
    hex_ = HEX_NUMBERS.get(value, -1) if isinstance(value, str) else -1
    if hex_ not in LAYOUTS[players].points:
        raise BadInput(f"position: {path}: {value!r} is not a hex of the {players}-player map")
    return hex_


MOST_COUNTED = 30_000
"""No count of a game comes near this; a field of two bytes holds it."""


def from_data(data: Any) -> Any:
    """An array of one state, or BadInput that names what is wrong."""
    reader = Reader(data)
    if reader.get("game") != GAME:
        raise BadInput(f"position: this is a position of {reader.get('game')!r}, not of {GAME}")
    if reader.get("rules") != RULES_VERSION:
        raise BadInput(
            f"position: rules version {reader.get('rules')!r} can't be read; "
            f"this program knows version {RULES_VERSION}"
        )
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
        phases = tokens[number]
        if not isinstance(phases, list) or len(phases) > 2:
            raise BadInput(f"position: tokens[{number}]: expected a list of at most 2 phases")
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
        raise BadInput(f"position: {path}: expected a kind and a number, or null")
    most = int(PREY_IN_A_STACK[int(state.seats) - FEWEST_PLAYERS])
    state.prey_kind[place] = one_of(stack[0], PREY_NAMES, path)
    state.prey_left[place] = in_range(stack[1], 1, most, path)


def _read_seats(reader: Reader, state: Any) -> None:
    for seat, data in enumerate(reader.items("seats", int(state.seats))):
        part = Reader(data, f"seats[{seat}]")
        player = state.players[seat]
        player.pack = part.name("pack", TERRAIN_NAMES)
        player.flipped = _read_tiles(part, int(player.pack))
        player.bonus_terrain = part.number("bonus_terrain", 0, MOST_COUNTED)
        player.bonus_action = part.number("bonus_action", 0, MOST_COUNTED)
        for track, name in enumerate(TRACK_NAMES):
            player.dens_built[track] = part.part("dens").number(name, 0, 4)
        player.wolves_out = part.number("wolves", 0, 8)
        player.lairs_built = part.number("lairs", 0, 4)
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
            raise BadInput(
                f"position: {part.path}.tiles: the tile {TILE_NAMES[tile]} can't show {faces[tile]}"
            )
        flipped |= int(face != tile) << tile
    if faces[HOME_TILE] != TERRAIN_NAMES[pack]:
        raise BadInput(f"position: {part.path}.tiles: the home tile shows {TERRAIN_NAMES[pack]}")
    return flipped


def _read_pieces(reader: Reader, state: Any) -> None:
    names = owner_names(state)
    pieces: Pieces = {}
    for name, found in reader.part("pieces").data.items():
        hex_ = hex_number(name, int(state.seats), "pieces")
        if not isinstance(found, list) or not 1 <= len(found) <= 2:
            raise BadInput(f"position: pieces.{name}: a hex holds one or two pieces (W13)")
        for piece in found:
            if not isinstance(piece, list) or len(piece) != 2:
                raise BadInput(f"position: pieces.{name}: expected a pack and a kind of piece")
            owner = one_of(piece[0], names, f"pieces.{name}")
            kind = one_of(piece[1], KIND_NAMES, f"pieces.{name}")
            put(pieces, hex_, (owner, kind))
    check_pieces(state, pieces)
    set_pieces(state, pieces)


def _read_turn(reader: Reader, state: Any) -> None:
    last = int(state.seats) - 1
    state.first = reader.number("first", 0, last)
    state.seat = reader.number("seat", 0, last)
    state.moonlight = reader.number("moonlight", 0, MOST_COUNTED)
    state.moonlight_at_start = reader.number("moonlight_at_start", 0, MOST_COUNTED)
    state.quiet_turns = reader.number("quiet_turns", 0, MOST_COUNTED)
    state.drafted = reader.number("drafted", 0, 2 * int(state.seats))
    state.turns = reader.number("turns", 0, MOST_COUNTED)
    state.actions_taken = reader.number("actions_taken", 0, 100)
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
        moved = part.items("moved")
        state.moved = in_range(len(moved), 0, WIDEST_SPREAD, "the length of pending.moved")
        for wolf, wolf_data in enumerate(moved):
            kind, hex_ = _read_wolf(wolf_data, players, f"pending.moved[{wolf}]")
            state.moved_kind[wolf] = kind
            state.moved_hex[wolf] = hex_
    if "wolf" in part.data:
        state.wolf_kind, state.wolf_hex = _read_wolf(part.get("wolf"), players, "pending.wolf")
    if "to" in part.data:
        state.to_hex = hex_number(part.get("to"), players, "pending.to")
        pieces = pieces_of(state)
        take(pieces, int(state.wolf_hex), (int(state.seat), int(state.wolf_kind)))
        set_pieces(state, pieces)


def _read_wolf(value: Any, players: int, path: str) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2 or value[0] not in WOLF_NAMES:
        raise BadInput(f"position: {path}: expected alpha or pack and a hex, found {value!r}")
    return KIND_NAMES.index(value[0]), hex_number(value[1], players, path)
