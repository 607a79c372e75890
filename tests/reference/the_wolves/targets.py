"""The legal targets of dens, lairs, howls, dominations and hunts (W22–W37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables
from .board import letter_of
from .placing import is_empty, is_open, push_targets

if TYPE_CHECKING:
    from .position import Piece, Position


def tracks_with_dens(position: Position) -> list[str]:
    """The player's attribute tracks that still have dens (W24)."""
    dens = position.player.dens
    return [track for track in tables.TRACKS if dens[track] < tables.DENS_ON_TRACK]


def next_wolf(position: Position) -> str | None:
    """The kind of the next wolf of the player's wolf track (W30)."""
    taken = position.player.wolves
    return tables.WOLF_TRACK[taken] if taken < len(tables.WOLF_TRACK) else None


def beside_alpha(position: Position) -> list[str]:
    """The hexes that one of the player's alphas stands on or next to (W22)."""
    near = set()
    for alpha in position.hexes_of(position.player.pack, ("alpha",)):
        near |= {alpha, *position.board.neighbours[alpha]}
    return position.board.in_order(near)


def within_howl(position: Position) -> list[str]:
    """The hexes within howl range of one of the player's alphas (W29)."""
    board = position.board
    reach = position.player.track_value("howl")
    alphas = position.hexes_of(position.player.pack, ("alpha",))
    return [name for name in board.names if any(board.distance(a, name) <= reach for a in alphas)]


def den_targets(position: Position) -> list[str]:
    """Where the player may build a den (W22–W24)."""
    if not tracks_with_dens(position):
        return []
    return [name for name in beside_alpha(position) if takes_den(position, name)]


def takes_den(position: Position, hex_name: str) -> bool:
    """Whether a hex holds nothing but at most one wolf of the player's own (W23)."""
    own_wolves = {(position.player.pack, "alpha"), (position.player.pack, "pack")}
    pieces = position.pieces_on(hex_name)
    return is_open(position, hex_name) and len(pieces) <= 1 and set(pieces) <= own_wolves


def lair_targets(position: Position) -> list[str]:
    """Which of the player's dens may become lairs (W25–W28)."""
    if position.player.lairs >= tables.LAIRS:
        return []
    return [name for name in beside_alpha(position) if takes_lair(position, name)]


def takes_lair(position: Position, hex_name: str) -> bool:
    """Whether the hex has an own den by water, on a tile without an own lair, freed by a push."""
    pack = position.player.pack
    if (pack, "den") not in position.pieces_on(hex_name):
        return False
    own_lairs = position.hexes_of(pack, ("lair",))
    if letter_of(hex_name) in {letter_of(lair) for lair in own_lairs}:
        return False
    if not position.board.next_to_water(hex_name):
        return False
    victim = enemy_wolf_on(position, hex_name)
    return victim is None or bool(push_targets(position, hex_name, victim[0]))


def enemy_wolf_on(position: Position, hex_name: str) -> Piece | None:
    """The enemy wolf on a hex, if there is one."""
    for owner, kind in position.pieces_on(hex_name):
        if owner != position.player.pack and kind in ("alpha", "pack"):
            return (owner, kind)
    return None


def howl_targets(position: Position) -> list[str]:
    """The lone wolves that the player may howl (W29, W30)."""
    if next_wolf(position) is None:
        return []
    return [name for name in within_howl(position) if name in position.lone_wolves]


def dominate_targets(position: Position, kind: str) -> list[str]:
    """The hexes on which the player may dominate an enemy pack wolf or den (W31–W33)."""
    has_replacement = next_wolf(position) if kind == "pack" else tracks_with_dens(position)
    if not has_replacement:
        return []
    return [name for name in within_howl(position) if victim_of(position, name, kind)]


def victim_of(position: Position, hex_name: str, kind: str) -> Piece | None:
    """The piece of this kind on a hex that the player may dominate, if there is one."""
    pieces = position.pieces_on(hex_name)
    owners = [owner for owner, _ in pieces]
    safe = len(owners) == 2 and owners[0] == owners[1]
    if safe:
        return None
    for owner, piece_kind in pieces:
        if piece_kind == kind and owner not in (position.player.pack, tables.NEUTRAL):
            return (owner, piece_kind)
    return None


def huntable(position: Position) -> dict[str, list[str]]:
    """The prey stacks that the player surrounds and may hunt, by kind (W35, W36)."""
    wolf_hexes = set(position.hexes_of(position.player.pack, ("alpha", "pack")))
    found: dict[str, list[str]] = {}
    for spot in position.board.prey_spots:
        kind = position.prey_on(spot)
        if kind is None or kind in position.player.prey:
            continue
        if len(wolf_hexes & set(position.board.neighbours[spot])) >= 3:
            found.setdefault(kind, []).append(spot)
    return found


def draft_targets(position: Position) -> list[str]:
    """Where the next pair of wolves may be drafted (W6, W63)."""
    names = [name for name in position.board.names if is_empty(position, name)]
    if position.players == 2:
        return [name for name in names if not in_crescent_region(position, name)]
    on_start = [name for name in names if letter_of(name) == "S"]
    drafted = position.hexes_of(position.player.pack, ("alpha",))
    sides = {position.board.side[name] for name in drafted}
    return [name for name in on_start if position.board.side[name] not in sides]


def in_crescent_region(position: Position, hex_name: str) -> bool:
    """Whether the top token of the hex's region is a crescent (W63)."""
    place = tables.REGION_LETTERS.index(letter_of(hex_name))
    return position.tokens[place][:1] == ["crescent"]
