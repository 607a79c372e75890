"""Set-ups and scenes for the tests of the reference implementation."""

from __future__ import annotations

from typing import Any

from .position import Position, position_from_data
from .setup import new_position
from .tables import PREY_KINDS, TERRAINS

REGIONS = {
    2: [1, 2, 3, 4, 5],
    3: [8, 3, 10, 1, 6, 9],
    4: [8, 3, 10, 1, 6, 9, 2, 5],
    5: [8, 3, 10, 1, 6, 9, 2, 5, 4, 7],
}
TOKENS = {
    2: [["crescent"], ["full"], ["full"], ["crescent", "quarter"], ["quarter", "full"]],
    3: [[t] for t in ["quarter", "full", "crescent", "full", "quarter", "crescent"]],
    4: [[t] for t in ["crescent"] * 2 + ["quarter"] * 3 + ["full"] * 3],
    5: [[t] for t in ["crescent"] * 3 + ["quarter"] * 4 + ["full"] * 3],
}
PREY = {
    2: PREY_KINDS,
    3: [*PREY_KINDS, "rabbit"],
    4: [*PREY_KINDS, "rabbit", "raccoon", "boar"],
    5: PREY_KINDS * 2,
}


def start(players: int, packs: list[str] | None = None, first: int = 0) -> Position:
    """A set-up before the draft."""
    packs = packs or TERRAINS[:players]
    return new_position(players, REGIONS[players], TOKENS[players], PREY[players], packs, first)


def scene(packs: list[str], pieces: dict[str, list[tuple[str, str]]], **facts: Any) -> Position:
    """Seat 0 of a game for three is to act, with these pieces on the map."""
    data = start(3, packs).to_data()
    data |= {"drafted": 6, "asks": "act", "pieces": {}}
    data["pieces"] = {name: [list(piece) for piece in on_hex] for name, on_hex in pieces.items()}
    seat = facts.pop("seat_facts", {})
    data["seats"][0] |= seat
    data |= facts
    return position_from_data(data)


def play(position: Position, *texts: str) -> Position:
    """Play several decisions."""
    for text in texts:
        position = position.play(text)
    return position
