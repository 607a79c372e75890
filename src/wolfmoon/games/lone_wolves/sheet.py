"""The live score sheet: strength of every land, what it would pay now, points by source.

Only what lies open on the table counts here, so the sheet is the same for every viewer.
"""

from typing import Any

import numpy as np

from ...engine.compiled import kernel
from ...engine.kernels import Numbers
from .components import (
    LAND_ROOM,
    LANDS,
    LONE_WOLF_STRENGTH,
    MOON_POINTS,
    SCAR_KINDS,
    SEATS,
    SLOTS,
    Moon,
)
from .names import LAND_NAMES, MOON_NAMES, SCAR_NAMES, SLOT_NAMES, SUIT_NAMES
from .plain import Data, slot_room, slot_scars
from .scoring import (
    NOBODY,
    all_scar_points,
    card_strength,
    lead_of_first,
    lone_in,
    lone_wolves,
    scar_points,
    scar_strength,
    winner_of,
)

SOURCES = ["honour", "moon", "blood moon", "scars"]
_HONOUR, _MOON, _BLOOD_MOON, _SCARS = range(len(SOURCES))
PARTS = ["cards", "lone", "scars"]
_CARDS, _LONE, _FROM_SCARS = range(len(PARTS))


@kernel
def fill_points(states: Any, index: int, points: Numbers, lone: Numbers) -> int:
    """The points of each seat by source and its lone wolves; how far the first is ahead."""
    state = states[index]
    for land in range(LANDS):
        winner = winner_of(state, land)
        if winner != NOBODY:
            moon = state.lands[land].moon
            points[winner, _HONOUR] += state.lands[land].honour[0]
            points[winner, _BLOOD_MOON if moon == Moon.BLOOD_MOON else _MOON] += MOON_POINTS[moon]
        for seat in range(SEATS):
            points[seat, _SCARS] += all_scar_points(state, land, seat, winner)
    for seat in range(SEATS):
        lone[seat] = lone_wolves(state, seat)
    return lead_of_first(state)


@kernel
def fill_lands(states: Any, index: int, strength: Numbers, winners: Numbers) -> None:
    """The strength of each seat in each land by its parts, and who would win the land."""
    state = states[index]
    for land in range(LANDS):
        winners[land] = winner_of(state, land)
        for seat in range(SEATS):
            strength[land, seat, _CARDS] = card_strength(state, land, seat)
            strength[land, seat, _LONE] = LONE_WOLF_STRENGTH * lone_in(state, land, seat)
            strength[land, seat, _FROM_SCARS] = scar_strength(state, land, seat)


@kernel
def fill_scars(states: Any, index: int, points: Numbers) -> None:
    """What a scar of each effect pays a seat in each land, if it lies there."""
    state = states[index]
    for seat in range(SEATS):
        for land in range(LANDS):
            for scar in range(SCAR_KINDS):
                winner = winner_of(state, land)
                points[seat, land, scar] = scar_points(state, scar, land, seat, winner)


def points_by_source(states: Any) -> tuple[Numbers, Numbers, list[int]]:
    """The points of each seat by source, its lone wolves, and its rank."""
    points = np.zeros((SEATS, len(SOURCES)), dtype=np.int64)
    lone = np.zeros(SEATS, dtype=np.int64)
    ahead = fill_points(states, 0, points, lone)
    return points, lone, [1 if ahead >= 0 else 2, 1 if ahead <= 0 else 2]


def score_sheet(states: Any) -> Data:
    """The whole sheet as plain data."""
    state = states[0]
    return {
        "trump": SUIT_NAMES[state.trump - 1] if state.trump else None,
        "lands": _lands(states),
        "seats": _seats(states),
    }


def _seats(states: Any) -> list[Data]:
    points, lone, ranks = points_by_source(states)
    paid = np.zeros((SEATS, LANDS, SCAR_KINDS), dtype=np.int64)
    fill_scars(states, 0, paid)
    return [
        {
            "points": {name: int(points[seat, source]) for source, name in enumerate(SOURCES)},
            "total": int(points[seat].sum()),
            "rank": ranks[seat],
            "lone_wolves": int(lone[seat]),
            "scars": _scars(states[0], seat, paid[seat]),
            "empty_slots": {
                SLOT_NAMES[slot]: room - len(slot_scars(states[0], seat, slot))
                for slot in range(SLOTS)
                if (room := slot_room(states[0], slot))
            },
        }
        for seat in range(SEATS)
    ]


def _scars(state: Any, seat: int, paid: Numbers) -> list[Data]:
    """Each scar of a seat with its slot and the points that it gives now."""
    return [
        {
            "scar": name,
            "slot": SLOT_NAMES[slot],
            "points": sum(int(paid[land, SCAR_NAMES.index(name)]) for land in lands_of(slot)),
        }
        for slot in range(SLOTS)
        for name in slot_scars(state, seat, slot)
    ]


def lands_of(slot: int) -> list[int]:
    """The lands in which a scar on a slot works.                                   [L16]"""
    return [slot] if slot < LANDS else [slot - LANDS, slot - LANDS + 1]


def _lands(states: Any) -> list[Data]:
    state = states[0]
    strength = np.zeros((LANDS, SEATS, len(PARTS)), dtype=np.int64)
    winners = np.zeros(LANDS, dtype=np.int64)
    fill_lands(states, 0, strength, winners)
    return [
        {
            "land": LAND_NAMES[land],
            "free": LAND_ROOM - int(state.lands[land].wolves),
            "room": LAND_ROOM,
            "strength": [
                {
                    **{part: int(strength[land, seat, n]) for n, part in enumerate(PARTS)},
                    "total": int(strength[land, seat].sum()),
                }
                for seat in range(SEATS)
            ],
            "honour": int(state.lands[land].honour[0]),
            "moon": MOON_NAMES[state.lands[land].moon] if state.lands[land].moon else None,
            "moon_points": int(MOON_POINTS[state.lands[land].moon]),
            "winner": int(winners[land]) if winners[land] >= 0 else None,
        }
        for land in range(LANDS)
    ]
