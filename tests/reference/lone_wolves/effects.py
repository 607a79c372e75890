"""Small things that happen by themselves: reveals, moons, trump, immediate scars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables

if TYPE_CHECKING:
    from .position import Land, Position


def reveal_scar(land: Land) -> None:
    """Turn the first face-down scar of a territory face up, if there is one (L9)."""
    if land.hidden:
        land.shown.append(land.hidden.pop(0))


def put_moon(position: Position, land: Land) -> None:
    """Put the next moon marker on a territory that has lost its last scar (L14)."""
    markers = [other.moon for other in position.lands]
    if "moon" not in markers:
        land.moon = "moon"
    elif "blood-moon" not in markers:
        land.moon = "blood-moon"


def trump_of_next_trick(position: Position) -> str | None:
    """The suit of the blood moon's territory, else of the moon's, else none (L15)."""
    markers = [land.moon for land in position.lands]
    for marker in ("blood-moon", "moon"):
        if marker in markers:
            return tables.SUITS[markers.index(marker)]
    return None


def immediate(position: Position, scar: str, land: Land) -> None:
    """The immediate effect in one territory of a scar that the seat has just placed (L13)."""
    if scar == "S3" and position.unseen_left > 0 and not land.full():
        land.sides[position.seat].unseen += 1
        position.unseen_left -= 1
    if scar == "S4":
        land.honour.reverse()
