"""Whether a position that was read can lie on a table: what no game can reach is refused."""

from ....engine.errors import BadInput, phrase
from ....engine.kernels import States
from ..actions import Act, Ask
from ..box.components import ALPHAS, DENS_ON_A_TRACK, LAIRS, NEUTRAL, PACK_WOLVES, TRACKS, Kind
from ..box.hexes import hexes_in
from ..box.maps import HEX_NAMES, LAYOUTS, Layout, place_of
from ..state import State
from .pieces import WOLVES, Pieces, pieces_of

OWNED = {
    Kind.ALPHA: ALPHAS,
    Kind.PACK: PACK_WOLVES,
    Kind.DEN: DENS_ON_A_TRACK * TRACKS,
    Kind.LAIR: LAIRS,
}
"""How many pieces of each kind a player has."""


def check_pieces(state: State, pieces: Pieces) -> None:
    """Refuse pieces that can't stand as they do."""
    tokens = {*hexes_in(state.lone_wolves), *hexes_in(state.prey)}
    layout = LAYOUTS[int(state.seats)]
    for hex_, found in pieces.items():
        name = HEX_NAMES[hex_]
        if not layout.is_land(hex_) or hex_ in tokens:
            raise BadInput(phrase("input-nothing-stands"), f"pieces.{name}", "W15")
        wolves = {owner for owner, kind in found if kind in WOLVES}
        buildings = [kind for _, kind in found if kind not in WOLVES]
        if len(wolves) > 1 or len(buildings) > 1:
            raise BadInput(phrase("input-share"), f"pieces.{name}", "W13, W14")
        owners = {owner for owner, _ in found}
        if len(owners) > 1 and Kind.LAIR in buildings:
            raise BadInput(phrase("input-enemy-lair"), f"pieces.{name}", "W18")
    for owner in range(int(state.seats)):
        _check_supply(pieces, owner)
        _check_lairs(layout, pieces, owner)
    packs = [int(state.players[seat].pack) for seat in range(int(state.seats))]
    if len(set(packs)) < len(packs):
        raise BadInput(phrase("input-same-pack"), "seats", "W5")


def _check_supply(pieces: Pieces, owner: int) -> None:
    for kind, most in OWNED.items():
        number = sum(found.count((owner, int(kind))) for found in pieces.values())
        if number > most:
            piece = kind.name.lower()
            problem = phrase("input-supply", seat=owner, found=number, piece=piece, most=most)
            raise BadInput(problem, "pieces")


def _check_lairs(layout: Layout, pieces: Pieces, owner: int) -> None:
    lairs = [hex_ for hex_, found in pieces.items() if (owner, int(Kind.LAIR)) in found]
    for hex_ in lairs:
        if not layout.by_water(hex_):
            raise BadInput(phrase("input-lair-water"), f"pieces.{HEX_NAMES[hex_]}", "W25")
    if len({place_of(hex_) for hex_ in lairs}) < len(lairs):
        raise BadInput(phrase("input-two-lairs"), "pieces", "W26")


def check_pending(states: States) -> None:
    """Refuse an action under way that does not fit what is asked."""
    state = states[0]
    under_way = Ask.PAY <= state.asks <= Ask.HUNT
    if under_way != (Act.MOVE <= state.doing < Act.END):
        raise BadInput(phrase("input-pending"), "asks")
    moving = state.doing == Act.MOVE
    if state.asks in (Ask.WOLF, Ask.TO) and not moving:
        raise BadInput(phrase("input-asks-wolf"), "asks")
    if state.asks == Ask.TRACK and state.doing not in (Act.DEN, Act.DOMINATE_DEN):
        raise BadInput(phrase("input-asks-track"), "asks")
    if state.asks == Ask.PUSH and state.doing not in (Act.MOVE, Act.LAIR):
        raise BadInput(phrase("input-asks-push"), "asks")
    if state.asks in (Ask.TO, Ask.PUSH) and moving:
        _check_wolf_on_its_way(state)
    if not moving and under_way and not LAYOUTS[int(state.seats)].is_land(int(state.target)):
        raise BadInput(phrase("input-pending-hex"), "pending.hex", "W15")


def _check_wolf_on_its_way(state: State) -> None:
    pieces = pieces_of(state)
    wolf = (int(state.seat), int(state.wolf_kind))
    if state.asks == Ask.TO and wolf not in pieces.get(int(state.wolf_hex), []):
        raise BadInput(phrase("input-no-wolf"), "pending.wolf")
    if state.asks == Ask.PUSH:
        victims = pieces.get(int(state.to_hex), [])
        if len(victims) != 1 or victims[0][1] != Kind.PACK or victims[0][0] in (wolf[0], NEUTRAL):
            raise BadInput(phrase("input-no-victim"), "pending.to")
