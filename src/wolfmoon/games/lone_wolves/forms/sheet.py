"""The live score sheet: strength of every land, what it would pay now, points by source.

Only what lies open on the table counts here, so the sheet is the same for every viewer.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ....engine.compiled import kernel
from ....engine.kernels import States
from ....engine.record import plain
from ..box.components import (
    LAND_ROOM,
    LANDS,
    LONE_WOLF_STRENGTH,
    MOON_POINTS,
    SCAR_KINDS,
    SEATS,
    SLOTS,
    Moon,
)
from ..models import (
    LonePoints,
    LoneSheetLand,
    LoneSheetSeat,
    LoneWolvesSheet,
    PlacedScar,
    Scar,
    Strength,
)
from ..scoring import (
    NOBODY,
    all_scar_points,
    card_strength,
    lead_of_first,
    lone_in,
    lone_wolves,
    scar_points,
    scar_strength,
    strength_of,
    winner_of,
)
from ..state import State
from .names import LAND_NAMES, MOON_NAMES, SCAR_NAMES, SLOT_NAMES, SUIT_NAMES
from .plain import slot_room, slot_scars

Rows = list[list[int]]
SOURCES = ["honour", "moon", "blood-moon", "scars"]
_HONOUR, _MOON, _BLOOD_MOON, _SCARS = range(len(SOURCES))
SCAR_NUMBERS = {name: kind for kind, name in enumerate(SCAR_NAMES)}
PARTS = ["cards", "lone", "scars"]
_CARDS, _LONE, _FROM_SCARS = range(len(PARTS))
Cells = npt.NDArray[np.int64]


class Room(NamedTuple):
    """Room that is filled with the numbers of a sheet."""

    points: Cells  # of each seat by source
    lone: Cells  # lone wolves of each seat
    strength: Cells  # by land, seat and part
    winners: Cells  # by land; NOBODY if equal
    paid: Cells  # what a scar pays, by seat, land and effect, if it lies there
    given: Cells  # the strength that it gives, likewise


class Numbers(NamedTuple):
    """The numbers of a sheet, in the order of its room, as plain data has them."""

    points: Rows
    lone: list[int]
    strength: list[Rows]
    winners: list[int]
    paid: list[Rows]
    given: list[Rows]


@kernel
def fill(states: States, index: int, room: Room) -> int:
    """All numbers of the sheet of one state; how far the first seat is ahead."""
    state = states[index]
    for land in range(LANDS):
        winner = winner_of(state, land)
        room.winners[land] = winner
        if winner != NOBODY:
            moon = state.lands[land].moon
            source = _BLOOD_MOON if moon == Moon.BLOOD_MOON else _MOON
            room.points[winner, _HONOUR] += state.lands[land].honour[0]
            room.points[winner, source] += MOON_POINTS[moon]
        for seat in range(SEATS):
            room.strength[land, seat, _CARDS] = card_strength(state, land, seat)
            room.strength[land, seat, _LONE] = LONE_WOLF_STRENGTH * lone_in(state, land, seat)
            room.strength[land, seat, _FROM_SCARS] = scar_strength(state, land, seat)
            room.points[seat, _SCARS] += all_scar_points(state, land, seat, winner)
            for scar in range(SCAR_KINDS):
                room.paid[seat, land, scar] = scar_points(state, scar, land, seat, winner)
                room.given[seat, land, scar] = strength_of(state, scar, land, seat)
    for seat in range(SEATS):
        room.lone[seat] = lone_wolves(state, seat)
    return lead_of_first(state)


def new_room() -> Room:
    """Room for a sheet, with nothing in it."""
    return Room(
        points=np.zeros((SEATS, len(SOURCES)), dtype=np.int64),
        lone=np.zeros(SEATS, dtype=np.int64),
        strength=np.zeros((LANDS, SEATS, len(PARTS)), dtype=np.int64),
        winners=np.zeros(LANDS, dtype=np.int64),
        paid=np.zeros((SEATS, LANDS, SCAR_KINDS), dtype=np.int64),
        given=np.zeros((SEATS, LANDS, SCAR_KINDS), dtype=np.int64),
    )


def numbers_of(states: States) -> tuple[Numbers, list[int]]:
    """All numbers of the sheet of the first state, and the ranks of the seats."""
    room = new_room()
    ahead = fill(states, 0, room)
    numbers = Numbers(*(each.tolist() for each in room))
    return numbers, [1 if ahead >= 0 else 2, 1 if ahead <= 0 else 2]


def score_sheet(states: States) -> LoneWolvesSheet:
    """The whole sheet as plain data."""
    state: State = plain(states[0])
    numbers, ranks = numbers_of(states)
    return {
        "trump": SUIT_NAMES[state.trump - 1] if state.trump else None,
        "lands": _lands(state, numbers),
        "seats": _seats(state, numbers, ranks),
    }


def _seats(state: State, numbers: Numbers, ranks: list[int]) -> list[LoneSheetSeat]:
    held = [[slot_scars(state, seat, slot) for slot in range(SLOTS)] for seat in range(SEATS)]
    return [
        {
            "points": _points(numbers.points[seat]),
            "total": sum(numbers.points[seat]),
            "rank": ranks[seat],
            "lone_wolves": numbers.lone[seat],
            "scars": _scars(held[seat], numbers.paid[seat], numbers.given[seat]),
            "empty_slots": {
                SLOT_NAMES[slot]: places - len(held[seat][slot])
                for slot in range(SLOTS)
                if (places := slot_room(state, slot))
            },
        }
        for seat in range(SEATS)
    ]


def _points(row: list[int]) -> LonePoints:
    return {
        "honour": row[_HONOUR],
        "moon": row[_MOON],
        "blood-moon": row[_BLOOD_MOON],
        "scars": row[_SCARS],
    }


def _scars(held: list[list[Scar]], paid: Rows, given: Rows) -> list[PlacedScar]:
    """Each scar of a seat with its slot, its points now, and its strength in each land."""
    return [
        {
            "scar": name,
            "slot": SLOT_NAMES[slot],
            "points": sum(paid[land][SCAR_NUMBERS[name]] for land in lands_of(slot)),
            "strength": [given[land][SCAR_NUMBERS[name]] for land in lands_of(slot)],
        }
        for slot, names in enumerate(held)
        for name in names
    ]


def lands_of(slot: int) -> list[int]:
    """The lands in which a scar on a slot works.                                   [L16]"""
    return [slot] if slot < LANDS else [slot - LANDS, slot - LANDS + 1]


def _strength(row: list[int]) -> Strength:
    return {
        "cards": row[_CARDS],
        "lone": row[_LONE],
        "scars": row[_FROM_SCARS],
        "total": sum(row),
    }


def _lands(state: State, numbers: Numbers) -> list[LoneSheetLand]:
    return [
        {
            "land": LAND_NAMES[land],
            "free": LAND_ROOM - int(state.lands[land].wolves),
            "room": LAND_ROOM,
            "strength": [_strength(numbers.strength[land][seat]) for seat in range(SEATS)],
            "honour": int(state.lands[land].honour[0]),
            "moon": MOON_NAMES[state.lands[land].moon - 1] if state.lands[land].moon else None,
            "moon_points": int(MOON_POINTS[state.lands[land].moon]),
            "winner": numbers.winners[land] if numbers.winners[land] != NOBODY else None,
        }
        for land in range(LANDS)
    ]
