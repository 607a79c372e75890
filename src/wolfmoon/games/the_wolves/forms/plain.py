"""A position as plain data (JSON), as docs/notation.md has it; `reading.py` is the way back."""

from collections.abc import Sequence
from typing import Final

from ....engine.compiled import interpreted
from ....engine.record import plain
from ....engine.shape import pair
from ..actions import Act, Ask
from ..box.components import NEUTRAL, TILES, Phase, Track
from ..box.hexes import hexes_in
from ..box.maps import HEX_NAMES, LAYOUTS
from ..models import (
    RULES_VERSION,
    Kind,
    Pack,
    Pending,
    PhaseCounts,
    ScoredPhase,
    Terrain,
    TheWolvesView,
    WolvesSeat,
)
from ..payment import COST, face
from ..state import Player, State
from .names import (
    ACT_NAMES,
    ASK_NAMES,
    KIND_NAMES,
    NEUTRAL_NAME,
    PHASE_NAMES,
    PREY_NAMES,
    SCORED_PHASES,
    TERRAIN_NAMES,
    WOLF_KINDS,
)
from .pieces import Pieces, pieces_of, put

GAME: Final = "the-wolves"
_face = interpreted(face)


# -- from a state -------------------------------------------------------------------
def owner_names(state: State) -> dict[int, Pack]:
    """The name of each owner's pack; the neutral pack comes after the seats."""
    names: dict[int, Pack] = {
        seat: TERRAIN_NAMES[state.players[seat].pack] for seat in range(state.seats)
    }
    return names | {NEUTRAL: NEUTRAL_NAME}


def shown(player: Player) -> list[Terrain]:
    """What the six tiles of a player show now."""
    return [TERRAIN_NAMES[_face(player, tile)] for tile in range(TILES)]


def _seat_data(player: Player) -> WolvesSeat:
    """What lies before a seat."""
    return {
        "pack": TERRAIN_NAMES[player.pack],
        "tiles": shown(player),
        "bonus_terrain": player.bonus_terrain,
        "bonus_action": player.bonus_action,
        "dens": {
            "spread": player.dens_built[Track.SPREAD],
            "speed": player.dens_built[Track.SPEED],
            "howl": player.dens_built[Track.HOWL],
        },
        "wolves": player.wolves_out,
        "lairs": player.lairs_built,
        "prey": [name for kind, name in enumerate(PREY_NAMES) if player.prey >> kind & 1],
        "tokens": _by_phase(player.tokens),
        "seconds": _by_phase(player.seconds),
    }


def _by_phase(counts: Sequence[int]) -> PhaseCounts:
    return {
        "crescent": counts[Phase.CRESCENT],
        "quarter": counts[Phase.QUARTER],
        "full": counts[Phase.FULL],
    }


def _pending_data(state: State) -> Pending:
    """The action under way."""
    if state.doing == 0:
        return {}
    data: Pending = {"action": ACT_NAMES[state.doing], "terrain": TERRAIN_NAMES[state.terrain]}
    moving = state.doing == Act.MOVE
    if not moving:
        data["hex"] = HEX_NAMES[state.target]
    if state.asks == Ask.PAY:
        data["cost"] = int(COST[state.doing])
    if moving and state.asks in (Ask.WOLF, Ask.TO, Ask.PUSH):
        data["moved"] = [
            pair(WOLF_KINDS[state.moved_kind[wolf]], HEX_NAMES[state.moved_hex[wolf]])
            for wolf in range(state.moved)
        ]
    if moving and state.asks in (Ask.TO, Ask.PUSH):
        data["wolf"] = pair(WOLF_KINDS[state.wolf_kind], HEX_NAMES[state.wolf_hex])
    if moving and state.asks == Ask.PUSH:
        data["to"] = HEX_NAMES[state.to_hex]
    return data


def pieces_shown(state: State) -> Pieces:
    """What stands where. While a push is chosen the pusher is shown at its start."""
    pieces = pieces_of(state)
    if state.doing == Act.MOVE and state.asks == Ask.PUSH:
        put(pieces, int(state.wolf_hex), (int(state.seat), int(state.wolf_kind)))
    return pieces


def _pieces_data(state: State) -> dict[str, list[tuple[Pack, Kind]]]:
    """The pieces by hex."""
    names = owner_names(state)
    return {
        HEX_NAMES[hex_]: [pair(names[owner], KIND_NAMES[kind]) for owner, kind in found]
        for hex_, found in sorted(pieces_shown(state).items())
    }


def tokens_data(state: State, place: int) -> list[ScoredPhase]:
    """The tokens of a region, the one that shows first."""
    return [SCORED_PHASES[phase - 1] for phase in state.tokens[place] if phase]


def to_data(record: State) -> TheWolvesView:
    """The whole position as plain data."""
    state: State = plain(record)
    places = LAYOUTS[state.seats].region_places
    return {
        "game": GAME,
        "rules": RULES_VERSION,
        "players": state.seats,
        "regions": [state.region_tiles[place] for place in places],
        "tokens": [tokens_data(state, place) for place in places],
        "prey": [
            pair(PREY_NAMES[state.prey_kind[place]], left)
            if (left := state.prey_left[place])
            else None
            for place in places
        ],
        "lone_wolves": [HEX_NAMES[hex_] for hex_ in hexes_in(state.lone_wolves)],
        "pieces": _pieces_data(state),
        "seats": [_seat_data(player) for player in state.players[: state.seats]],
        "first": state.first,
        "seat": state.seat,
        "moonlight": state.moonlight,
        "moonlight_at_start": state.moonlight_at_start,
        "quiet_turns": state.quiet_turns,
        "drafted": state.drafted,
        "turns": state.turns,
        "actions_taken": state.actions_taken,
        "phase": PHASE_NAMES[state.phase],
        "asks": ASK_NAMES[state.asks],
        "pending": _pending_data(state),
    }
