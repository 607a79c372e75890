"""What a scar brings whoever places it, right away: the points of one slot or another."""

from ...engine.compiled import compiled, wide
from ...engine.notes import SILENT
from ...engine.record import Array
from ...games.lone_wolves.actions import FIRST_PLACE
from ...games.lone_wolves.box.cards import has
from ...games.lone_wolves.box.components import LANDS, Scar
from ...games.lone_wolves.scars import put_scar
from ...games.lone_wolves.scoring import NOBODY, land_points, margin, scar_points
from ...games.lone_wolves.solver.levels import lands_touched
from ...games.lone_wolves.state import State

LESS = -(1 << 30)
"""Less than any gain."""
FIRST_COUNTED = int(Scar.HONOUR_PER_WOLF)
LAST_COUNTED = int(Scar.HONOUR_PER_LOW)
"""S5 to S8 pay for cards, whoever wins the land."""
POINT = 4
"""What a point is worth against one strength more in a land."""
MOST_STRENGTH = 8
"""A lead in strength beyond this is worth no more."""


@compiled
def land_worth(state: State, land: int) -> int:
    """What the first seat has more in a land: points, and strength to keep them."""
    lead = margin(state, land)
    winner = wide(NOBODY)
    if lead != 0:
        winner = wide(0) if lead > 0 else wide(1)
    points = land_points(state, land, wide(0), winner) - land_points(state, land, wide(1), winner)
    return POINT * points + max(-MOST_STRENGTH, min(MOST_STRENGTH, lead))


@compiled
def worth(state: State) -> int:
    """What the first seat has more."""
    total = 0
    for land in range(LANDS):
        total += land_worth(state, land)
    return total


@compiled
def gain_of(states: Array[State], at: int, spare: int, slot: int) -> int:
    """What the scar in hand in one of many states gains on a slot; another is tried on."""
    scar, seat = wide(states[at].in_hand) - 1, wide(states[at].seat)
    touched = lands_touched(states[at], FIRST_PLACE + slot)
    if FIRST_COUNTED <= scar <= LAST_COUNTED:
        return gain_of_counted(states[at], scar, touched)
    states[spare] = states[at]
    put_scar(states[spare], scar, slot, SILENT)
    gain = 0
    for land in range(LANDS):
        if has(touched, land):
            gain += land_worth(states[spare], land) - land_worth(states[at], land)
    return gain if seat == 0 else -gain


@compiled
def gain_of_counted(state: State, scar: int, lands: int) -> int:
    """What a scar gains that changes nothing but the points of the cards in some lands."""
    points = 0
    for land in range(LANDS):
        if has(lands, land):
            points += scar_points(state, scar, land, wide(state.seat), wide(NOBODY))
    return POINT * points
