"""The set-up, given explicitly (W1–W5, W60, W61)."""

from __future__ import annotations

from . import tables
from .board import board_for
from .position import Piece, Position, Seat

UPPER_RIGHT, LOWER_RIGHT = (1, 0), (1, 1)

# The neutral pieces of a region by its tokens: where from the water source, and which (W61).
NEUTRAL_PIECES = {
    ("crescent",): [(UPPER_RIGHT, "pack"), (UPPER_RIGHT, "pack")],
    ("crescent", "quarter"): [(UPPER_RIGHT, "lair")],
    ("full",): [(UPPER_RIGHT, "lair"), (UPPER_RIGHT, "alpha")],
    ("quarter", "full"): [
        (UPPER_RIGHT, "lair"),
        (LOWER_RIGHT, "alpha"),
        (LOWER_RIGHT, "alpha"),
    ],
}


def new_seat(pack: str) -> Seat:
    """A player with a full player board, all tiles front side up and no bonus tokens (W5)."""
    return Seat(
        pack=pack,
        tiles=[*tables.TERRAINS, pack],
        bonus_terrain=0,
        bonus_action=0,
        dens=dict.fromkeys(tables.TRACKS, 0),
        wolves=0,
        lairs=0,
        prey=[],
        tokens=dict.fromkeys(tables.PHASES, 0),
        seconds=dict.fromkeys(tables.PHASES, 0),
    )


def neutral_pieces(
    players: int, regions: list[int], tokens: list[list[str]]
) -> dict[str, list[Piece]]:
    """The neutral pack of a game for two, nothing otherwise (W61)."""
    pieces: dict[str, list[Piece]] = {}
    if players != 2:
        return pieces
    board = board_for(players, tuple(regions))
    for water, region_tokens in zip(board.water_sources, tokens, strict=True):
        for step, kind in NEUTRAL_PIECES[tuple(region_tokens)]:
            hex_name = board.name_beside(water, step)
            pieces.setdefault(hex_name, []).append((tables.NEUTRAL, kind))
    return pieces


def new_position(
    players: int,
    regions: list[int],
    tokens: list[list[str]],
    prey: list[str],
    packs: list[str],
    first: int,
) -> Position:
    """The position before the draft."""
    board = board_for(players, tuple(regions))
    stack_height = 1 if players == 2 else 2
    return Position(
        players=players,
        regions=list(regions),
        tokens=[list(region_tokens) for region_tokens in tokens],
        prey=[[kind, stack_height] for kind in prey],
        lone_wolves=set(board.lone_wolf_spots),
        pieces=neutral_pieces(players, regions, tokens),
        seats=[new_seat(pack) for pack in packs],
        first=first,
        seat=first,
        moonlight=0,
        moonlight_at_start=0,
        turns=0,
        quiet_turns=0,
        drafted=0,
        actions_taken=0,
        phase="none",
        asks="draft",
        pending={},
    )
