"""Where pieces may stand, where wolves may end a move, and where pushed wolves go (W13–W21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables

if TYPE_CHECKING:
    from .position import Piece, Position

Wolf = tuple[str, str]  # kind and hex of a wolf of the player whose turn it is


def has_token(position: Position, hex_name: str) -> bool:
    """Whether a lone wolf or prey lies on the hex (W15)."""
    return hex_name in position.lone_wolves or position.prey_on(hex_name) is not None


def is_open(position: Position, hex_name: str) -> bool:
    """Whether the hex may hold pieces at all (W15)."""
    return position.board.is_land(hex_name) and not has_token(position, hex_name)


def is_empty(position: Position, hex_name: str) -> bool:
    """Whether the hex is empty in the sense of the rules (W15)."""
    return is_open(position, hex_name) and not position.pieces_on(hex_name)


def pieces_after_leaving(position: Position, hex_name: str, leaver: Wolf | None) -> list[Piece]:
    """The pieces on a hex once the leaver, a wolf of the player, has left its own hex."""
    pieces = list(position.pieces_on(hex_name))
    if leaver is not None and hex_name == leaver[1]:
        pieces.remove((position.player.pack, leaver[0]))
    return pieces


def takes_pushed_wolf(position: Position, hex_name: str, owner: str, leaver: Wolf | None) -> bool:
    """Whether a pushed wolf of this owner may land on the hex (W20)."""
    if not is_open(position, hex_name):
        return False
    pieces = pieces_after_leaving(position, hex_name, leaver)
    return not pieces or (len(pieces) == 1 and pieces[0][0] == owner)


def push_targets(
    position: Position, hex_name: str, owner: str, leaver: Wolf | None = None
) -> list[str]:
    """The nearest hexes for a wolf that is pushed from this hex (W20); none if there are none."""
    if owner == tables.NEUTRAL:
        return []
    steps = position.board.walking_distances(hex_name)
    fit = [
        there
        for there in steps
        if there != hex_name and takes_pushed_wolf(position, there, owner, leaver)
    ]
    nearest = min((steps[there] for there in fit), default=0)
    return position.board.in_order([there for there in fit if steps[there] == nearest])


def may_end_on(position: Position, wolf: Wolf, hex_name: str) -> bool:
    """Whether the pieces and tokens on a hex let this wolf end its move there (W18, W19)."""
    if not is_open(position, hex_name):
        return False
    pieces = position.pieces_on(hex_name)
    if not pieces:
        return True
    if len(pieces) > 1:
        return False
    owner, kind = pieces[0]
    if owner == position.player.pack or kind == "den":
        return True
    pushes = wolf[0] == "alpha" and kind == "pack"
    return pushes and bool(push_targets(position, hex_name, owner, leaver=wolf))


def move_targets(position: Position, wolf: Wolf, terrain: str) -> list[str]:
    """The hexes of the terrain on which the wolf may end its move (W16–W21)."""
    start = wolf[1]
    speed = position.player.track_value("speed")
    steps = position.board.walking_distances(start)
    near = [
        there
        for there, count in steps.items()
        if 0 < count <= speed and position.board.terrain[there] == terrain
    ]
    return position.board.in_order([there for there in near if may_end_on(position, wolf, there)])


def unmoved_wolves(position: Position) -> list[Wolf]:
    """The player's wolves that have not moved in this action, alphas first, one entry a hex."""
    pack = position.player.pack
    wolves = []
    for kind in ("alpha", "pack"):
        for hex_name in position.hexes_of(pack, (kind,)):
            standing = position.pieces_on(hex_name).count((pack, kind))
            if standing > position.pending["moved"].count([kind, hex_name]):
                wolves.append((kind, hex_name))
    return wolves


def movable_wolves(position: Position) -> list[Wolf]:
    """The unmoved wolves that have a legal hex to end on, none once the spread is used up (W16)."""
    if len(position.pending["moved"]) >= position.player.track_value("spread"):
        return []
    terrain = position.pending["terrain"]
    return [wolf for wolf in unmoved_wolves(position) if move_targets(position, wolf, terrain)]
