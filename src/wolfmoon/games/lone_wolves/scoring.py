"""Scoring: strength, who wins what, and the points.       [L16, L18–L20, S1, S2, S5–S9]

Strength in a land is the values of the face-up cards, one for each lone wolf, and the strength
scars, which count without any card too. More strength wins the honour token, with the side
that is up, and any moon marker there; equal strength wins nothing. Scars score by themselves.
Ties are broken by lone wolf cards on the board. A scar on a border counts in both lands.
"""

import numpy as np
import numpy.typing as npt

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .box.cards import LOW_CARDS, size, values_in
from .box.components import BORDERS, LANDS, LONE_WOLF_STRENGTH, MOON_POINTS, PER_SCAR, SEATS, Scar
from .box.tokens import count_of, kinds_set, together
from .state import State
from .what import What

NOBODY = -1
Standing = npt.NDArray[np.int64]
"""By seat: the strength in each land, then the points."""
POINTS_SCARS = kinds_set(range(Scar.HONOUR_PER_WOLF, Scar.HONOUR_FOR_TOKEN + 1))
"""The scars that score by themselves."""


# -- strength -----------------------------------------------------------------------
@compiled
def scars_in(state: State, land: int, seat: int) -> int:
    """The scars of a seat that work in a land, those on its borders included.      [L16]"""
    tokens = wide(state.lands[land].sides[seat].scars)
    if land > 0:
        tokens = together(tokens, wide(state.borders[seat][land - 1]))
    if land < BORDERS:
        tokens = together(tokens, wide(state.borders[seat][land]))
    return tokens


@compiled
def lone_in(state: State, land: int, seat: int) -> int:
    """The lone wolves of a seat in a land, unseen ones included."""
    side = state.lands[land].sides[seat]
    return size(wide(side.lone)) + wide(side.unseen)


@compiled
def wolves_in(state: State, land: int, seat: int) -> int:
    """The wolf cards of a seat in a land, lone wolves included."""
    return size(wide(state.lands[land].sides[seat].face_up)) + lone_in(state, land, seat)


@compiled
def strength_of(state: State, scar: int, land: int, seat: int) -> int:
    """The strength that one scar gives a seat in a land where it works.       [S1, S2]"""
    if scar == Scar.STRENGTH_PER_WOLF:
        return wide(PER_SCAR[scar]) * wolves_in(state, land, seat)
    return wide(PER_SCAR[scar]) if scar == Scar.STRENGTH else wide(0)


@compiled
def scar_strength(state: State, land: int, seat: int) -> int:
    """The strength that scars give a seat in a land.                          [S1, S2]"""
    tokens = scars_in(state, land, seat)
    if tokens == 0:
        return 0
    per_wolf = count_of(tokens, wide(Scar.STRENGTH_PER_WOLF))
    fixed = count_of(tokens, wide(Scar.STRENGTH))
    return per_wolf * strength_of(state, wide(Scar.STRENGTH_PER_WOLF), land, seat) + (
        fixed * strength_of(state, wide(Scar.STRENGTH), land, seat)
    )


@compiled
def card_strength(state: State, land: int, seat: int) -> int:
    """The strength of the face-up cards of a seat in a land."""
    return values_in(wide(state.lands[land].sides[seat].face_up))


@compiled
def strength_in(state: State, land: int, seat: int) -> int:
    """The strength of a seat in a land.                                            [L18]"""
    lone = LONE_WOLF_STRENGTH * lone_in(state, land, seat)
    return card_strength(state, land, seat) + lone + scar_strength(state, land, seat)


@compiled
def margin(state: State, land: int) -> int:
    """How much stronger the first seat is in a land than the second."""
    total = 0
    for seat in range(SEATS):
        strength = strength_in(state, land, seat)
        total += strength if seat == 0 else -strength
    return total


@compiled
def winner_of(state: State, land: int) -> int:
    """Who wins the honour token and any moon of a land; NOBODY if equal.           [L19]"""
    ahead = margin(state, land)
    if ahead == 0:
        return NOBODY
    return 0 if ahead > 0 else 1


# -- points -------------------------------------------------------------------------
@compiled
def counted(state: State, scar: int, land: int, seat: int, winner: int) -> int:
    """How many times a points scar pays a seat in a land that a seat, or NOBODY, wins."""
    face_up = wide(state.lands[land].sides[seat].face_up)
    if scar == Scar.HONOUR_PER_WOLF:
        return wolves_in(state, land, seat)
    if scar == Scar.HONOUR_PER_LONE_WOLF:
        return lone_in(state, land, seat)
    if scar == Scar.HONOUR_PER_FACE_UP:
        return size(face_up)
    if scar == Scar.HONOUR_PER_LOW:
        return size(face_up & LOW_CARDS)
    if scar == Scar.HONOUR_FOR_TOKEN:
        return 1 if winner == seat else 0
    return 0


@compiled
def scar_points(state: State, scar: int, land: int, seat: int, winner: int) -> int:
    """The points of one scar in one land, as it stands.                            [S5–S9]"""
    return wide(PER_SCAR[scar]) * counted(state, scar, land, seat, winner)


@compiled
def all_scar_points(state: State, land: int, seat: int, winner: int) -> int:
    """The points of all scars of a seat in a land."""
    tokens = scars_in(state, land, seat)
    total = 0
    if tokens & POINTS_SCARS != 0:
        for scar in range(wide(Scar.HONOUR_PER_WOLF), wide(Scar.HONOUR_FOR_TOKEN) + 1):
            number = count_of(tokens, scar)
            if number != 0:
                total += number * scar_points(state, scar, land, seat, winner)
    return total


@compiled
def prize_of(state: State, land: int) -> int:
    """The points of the honour token and any moon of a land.                 [L19, L20]"""
    territory = state.lands[land]
    return wide(territory.honour[0]) + wide(MOON_POINTS[territory.moon])


@compiled
def land_points(state: State, land: int, seat: int, winner: int) -> int:
    """The points of a seat in a land that a seat, or NOBODY, wins.           [L19, L20]"""
    total = all_scar_points(state, land, seat, winner)
    return total + prize_of(state, land) if winner == seat else total


@compiled
def points_of(state: State, seat: int) -> int:
    """The points of a seat.                                                        [L20]"""
    total = 0
    for land in range(LANDS):
        total += land_points(state, land, seat, winner_of(state, land))
    return total


@compiled
def land_balance(state: State, land: int) -> int:
    """How many more points the first seat has in a land than the second."""
    winner, total = winner_of(state, land), 0
    for seat in range(SEATS):
        points = land_points(state, land, seat, winner)
        total += points if seat == 0 else -points
    return total


@compiled
def balance(state: State) -> int:
    """How many more points the first seat has than the second.                     [L20]"""
    total = 0
    for land in range(LANDS):
        total += land_balance(state, land)
    return total


@compiled
def lone_wolves(state: State, seat: int) -> int:
    """The lone wolf cards of a seat on the board."""
    total = 0
    for land in range(LANDS):
        total += lone_in(state, land, seat)
    return total


@compiled
def lead_of_first(state: State) -> int:
    """How far the first seat is ahead: in points, or if equal in lone wolves.      [L20]"""
    ahead = balance(state)
    if ahead == 0:
        for seat in range(SEATS):
            lone = lone_wolves(state, seat)
            ahead += lone if seat == 0 else -lone
    return ahead


# -- what is noted ------------------------------------------------------------------
@compiled
def standing(state: State, notes: Notes | None) -> Standing | None:
    """The strength and points of both seats, if anybody listens."""
    if notes is None:
        return None
    stands = np.zeros((SEATS, LANDS + 1), dtype=np.int64)
    for seat in range(SEATS):
        for land in range(LANDS):
            stands[seat, land] = strength_in(state, land, seat)
        stands[seat, LANDS] = points_of(state, seat)
    return stands


@compiled
def note_standing(state: State, before: Standing | None, notes: Notes | None) -> None:
    """Note where strength and points are no longer what they were."""
    if notes is None or before is None:
        return
    for land in range(LANDS):
        for seat in range(SEATS):
            was, now = before[seat, land], strength_in(state, land, seat)
            if was != now:
                note(notes, wide(What.STRENGTH), seat, land, was, now)
    for seat in range(SEATS):
        was, now = before[seat, LANDS], points_of(state, seat)
        if was != now:
            note(notes, wide(What.POINTS), seat, was, now)


@compiled
def note_end(state: State, notes: Notes | None) -> None:
    """Note that the game is over, who wins each land, and what scars give.    [L18–L20]"""
    if notes is None:
        return
    note(notes, wide(What.ENDED))
    for land in range(LANDS):
        winner = winner_of(state, land)
        first, second = strength_in(state, land, wide(0)), strength_in(state, land, wide(1))
        if winner == NOBODY:
            note(notes, wide(What.LAND_TIED), land, first, second)
        else:
            prize = prize_of(state, land)
            note(notes, wide(What.LAND_WON), winner, land, prize, first, second)
    for seat in range(SEATS):
        points = 0
        for land in range(LANDS):
            points += all_scar_points(state, land, seat, winner_of(state, land))
        if points:
            note(notes, wide(What.SCARS_SCORED), seat, points)
