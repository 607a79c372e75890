"""Set-ups and scenes for the tests of the reference implementation."""

from __future__ import annotations

import random
from typing import Any

from . import tables
from .position import Position, position_from_data
from .setup import new_position


def start(board: str = "basic", seed: int = 0, house: dict[str, Any] | None = None) -> Position:
    """A random set-up with the house values (L1 to L4)."""
    rng = random.Random(seed)
    cards, scars = list(tables.CARDS), tables.SCARS * 2
    rng.shuffle(cards)
    rng.shuffle(scars)
    counts = (house or tables.HOUSE[board])["scars"]
    hidden = [[scars.pop() for _ in range(count)] for count in counts["down"]]
    shown = [[scars.pop() for _ in range(count)] for count in counts["up"]]
    honour = [rng.sample(token, 2) for token in rng.sample(tables.HONOUR, 5)]
    hands, leader = [cards[:13], cards[13:26]], rng.randrange(2)
    return new_position(board, hands, cards[26:], hidden, shown, scars, honour, leader, house)


def scene(
    hands: list[list[str]],
    lands: dict[str, dict[str, Any]] | None = None,
    sides: dict[tuple[str, int], dict[str, Any]] | None = None,
    board: str = "basic",
    **facts: Any,
) -> Position:
    """Seat 0 leads; every territory has S5 face up and S1, S2 face down, unless told otherwise."""
    data = start(board).to_data()
    data |= {"hands": hands, "leader": 0, "seat": 0, **facts}
    for land, token in zip(data["lands"], tables.HONOUR, strict=True):
        land |= {"honour": list(token), "hidden": ["S1", "S2"], "shown": ["S5"]}
    for name, changes in (lands or {}).items():
        data["lands"][tables.LANDS.index(name)] |= changes
    for (name, seat), changes in (sides or {}).items():
        data["lands"][tables.LANDS.index(name)]["sides"][seat] |= changes
    return position_from_data(data)


def placing(
    scar: str,
    board: str = "basic",
    lands: dict[str, dict[str, Any]] | None = None,
    sides: dict[tuple[str, int], dict[str, Any]] | None = None,
    **facts: Any,
) -> Position:
    """Seat 1 has lost a trick at the tundra and is about to place this scar."""
    before = scene([["R6", "W7"], ["R4", "W2"]], lands, sides, board, **facts)
    before.land("tundra").shown = [scar]
    return play(before, "play R6 volcano", "play R4 tundra", f"take {scar}")


def play(position: Position, *texts: str) -> Position:
    """Play several decisions."""
    for text in texts:
        position = position.play(text)
    return position


def random_game(board: str, seed: int) -> list[Position]:
    """All positions of a game with random decisions."""
    rng = random.Random(seed)
    positions = [start(board, seed)]
    while not positions[-1].over:
        positions.append(positions[-1].play(rng.choice(positions[-1].offer())))
    return positions
