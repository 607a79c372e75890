"""Paying for an action with terrain tiles and bonus terrain tokens (W9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables

if TYPE_CHECKING:
    from .position import Seat


def payments(seat: Seat, terrain: str, cost: int) -> list[str]:
    """All ways to pay, as texts without "pay", ordered by the bits of the tiles that are used."""
    ways = []
    for bits in range(2 ** len(tables.TILE_NAMES)):
        used = [i for i in range(len(tables.TILE_NAMES)) if bits & (1 << i)]
        bonus = cost - len(used)
        shows_terrain = all(seat.tiles[i] == terrain for i in used)
        if shows_terrain and 0 <= bonus <= seat.bonus_terrain:
            names = [tables.TILE_NAMES[i] for i in used] + ["bonus"] * bonus
            ways.append("+".join(names))
    return ways


def can_pay(seat: Seat, terrain: str, cost: int) -> bool:
    """Whether tiles and bonus tokens together suffice."""
    return seat.tiles.count(terrain) + seat.bonus_terrain >= cost


def pay(seat: Seat, way: str) -> None:
    """Flip the tiles and return the bonus tokens."""
    for name in way.split("+"):
        if name == "bonus":
            seat.bonus_terrain -= 1
        elif name != "home":
            flip(seat, tables.TILE_NAMES.index(name))


def flip(seat: Seat, tile: int) -> None:
    """Turn one of the five double-sided tiles to its other side."""
    front, back = tables.TILE_NAMES[tile].split("/")
    seat.tiles[tile] = back if seat.tiles[tile] == front else front
