"""Strength, honour and the winner (L18, L19, L20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables

if TYPE_CHECKING:
    from .position import Position


def strength(position: Position, land_name: str, seat: int) -> int:
    """The strength of a seat in a territory (L18)."""
    side = position.land(land_name).sides[seat]
    total = sum(tables.value_of(card) for card in side.cards) + side.lone_wolves()
    for scar in position.scars_working_in(seat, land_name):
        if scar == "S1":
            total += side.wolves()
        elif scar == "S2":
            total += 3
    return total


def wins_land(position: Position, land_name: str, seat: int) -> bool:
    """Whether a seat has more strength in a territory than the other (L19)."""
    return strength(position, land_name, seat) > strength(position, land_name, 1 - seat)


def scar_points(position: Position, land_name: str, seat: int, scar: str) -> int:
    """The points that one scar of a seat gives in one territory (S5 to S9)."""
    side = position.land(land_name).sides[seat]
    if scar == "S5":
        return side.wolves()
    if scar == "S6":
        return 2 * side.lone_wolves()
    if scar == "S7":
        return 2 * len(side.cards)
    if scar == "S8":
        return 3 * len([card for card in side.cards if tables.value_of(card) in (2, 3, 4)])
    if scar == "S9":
        return 5 if wins_land(position, land_name, seat) else 0
    return 0


def points(position: Position, seat: int) -> dict[str, int]:
    """The points of a seat by source (L19, L20)."""
    found = {"honour": 0, "moon": 0, "blood_moon": 0, "scars": 0}
    for land_name in tables.LANDS:
        land = position.land(land_name)
        if wins_land(position, land_name, seat):
            found["honour"] += land.honour[0]
            if land.moon == "moon":
                found["moon"] += tables.MOON_POINTS
            if land.moon == "blood-moon":
                found["blood_moon"] += tables.BLOOD_MOON_POINTS
        for scar in position.scars_working_in(seat, land_name):
            found["scars"] += scar_points(position, land_name, seat, scar)
    return found


def winners(position: Position) -> list[int]:
    """The seats that win: more points, then more lone wolf cards, else shared (L20)."""
    scores = position.scores()
    ranks = [(scores[seat], lone_wolves_of(position, seat)) for seat in (0, 1)]
    return [seat for seat in (0, 1) if ranks[seat] == max(ranks)]


def lone_wolves_of(position: Position, seat: int) -> int:
    """The number of lone wolf cards of a seat on the board."""
    return sum(land.sides[seat].lone_wolves() for land in position.lands)
