"""What a scar brings whoever places it, right away: the points of one slot or another."""

from ...engine.compiled import compiled, wide
from ...games.lone_wolves.actions import Offer
from ...games.lone_wolves.box.components import BORDERS, LAND_ROOM, LANDS, Scar
from ...games.lone_wolves.scoring import (
    NOBODY,
    land_points,
    margin,
    scar_points,
    strength_of,
    winner_of,
)
from ...games.lone_wolves.state import State

LESS = -(1 << 30)
"""Less than any gain."""
POINT = 4
"""What a point is worth against one strength more in a land."""
MOST_STRENGTH = 8
"""A lead in strength beyond this is worth no more."""


@compiled
def worth_of_lead(lead: int) -> int:
    """What a lead in strength is worth by itself."""
    return max(-MOST_STRENGTH, min(MOST_STRENGTH, lead))


@compiled
def worth_with(state: State, land: int, lead: int) -> int:
    """What the first seat would have more in a land with a lead in strength there."""
    winner = wide(NOBODY)
    if lead != 0:
        winner = wide(0) if lead > 0 else wide(1)
    points = land_points(state, land, wide(0), winner) - land_points(state, land, wide(1), winner)
    return POINT * points + worth_of_lead(lead)


@compiled
def land_worth(state: State, land: int) -> int:
    """What the first seat has more in a land: points, and strength to keep them."""
    return worth_with(state, land, margin(state, land))


@compiled
def worth(state: State) -> int:
    """What the first seat has more."""
    total = 0
    for land in range(LANDS):
        total += land_worth(state, land)
    return total


# -- a scar -------------------------------------------------------------------------
@compiled
def gain_of_strength(state: State, scar: int, land: int, seat: int) -> int:
    """What more strength gains a seat in a land: points only where another wins it then."""
    lead, more = margin(state, land), strength_of(state, scar, land, seat)
    after = lead + more if seat == 0 else lead - more
    if (lead > 0) == (after > 0) and (lead < 0) == (after < 0):
        gain = worth_of_lead(after) - worth_of_lead(lead)
    else:
        gain = worth_with(state, land, after) - worth_with(state, land, lead)
    return gain if seat == 0 else -gain


@compiled
def gain_of_honour(state: State, land: int, seat: int) -> int:
    """What a turned honour token gains a seat in a land."""
    honour, winner = state.lands[land].honour, winner_of(state, land)
    if winner == NOBODY:
        return 0
    gain = POINT * (wide(honour[1]) - wide(honour[0]))
    return gain if winner == seat else -gain


@compiled
def gain_of_lone_wolf(state: State, land: int, seat: int) -> int:
    """What an unseen card gains a seat in a land: it is put there, and taken away again."""
    if state.unseen_left == 0 or state.lands[land].wolves == LAND_ROOM:
        return 0
    side, before = state.lands[land].sides[seat], land_worth(state, land)
    side.unseen += 1
    gain = land_worth(state, land) - before
    side.unseen -= 1
    return gain if seat == 0 else -gain


@compiled
def gain_in(state: State, scar: int, land: int) -> int:
    """What a scar gains whoever places it in a land where it works."""
    seat = wide(state.seat)
    if scar <= Scar.STRENGTH:
        return gain_of_strength(state, scar, land, seat)
    if scar == Scar.LONE_WOLF:
        return gain_of_lone_wolf(state, land, seat)
    if scar == Scar.TURN_HONOUR:
        return gain_of_honour(state, land, seat)
    winner = winner_of(state, land) if scar == Scar.HONOUR_FOR_TOKEN else wide(NOBODY)
    return POINT * scar_points(state, scar, land, seat, winner)


@compiled
def works_once(state: State, scar: int, land: int) -> bool:
    """Whether a scar that works in a land has nothing left for the next one."""
    last = scar == Scar.LONE_WOLF and state.unseen_left == 1
    return last and state.lands[land].wolves < LAND_ROOM


@compiled
def list_gains(state: State, gains: Offer) -> None:
    """Fill in by slot what the scar in hand gains; the state is as it was afterwards."""
    scar = wide(state.in_hand) - 1
    for land in range(LANDS):
        gains[land] = gain_in(state, scar, land)
    for border in range(BORDERS):
        gain = wide(gains[border])
        if not works_once(state, scar, border):
            gain += wide(gains[border + 1])
        gains[LANDS + border] = gain
