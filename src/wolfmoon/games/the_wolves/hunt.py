"""Hunt: three wolves around a prey stack take its top token.                  [W35–W37]

At the end of each of your actions, without a cost. At most one prey of each kind for each
player. Of two stacks alike you choose one; hunts without a choice come first.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .bonus import gain
from .box.components import FEWEST_PLAYERS, PREY_BONUS, WOLVES_TO_HUNT, Bonus
from .box.hexes import (
    NEXT_TO,
    NOWHERE,
    Mask,
    both,
    drop,
    either,
    mask_of,
    only,
    prey_spot,
    size,
    within,
)
from .box.maps import PLACES
from .scoring import prey_points
from .state import State
from .what import What


@compiled
def lacks(state: State, seat: int, place: int) -> bool:
    """Whether a region has a stack of a kind that a seat has not hunted."""
    has_kind = wide(state.players[seat].prey) >> wide(state.prey_kind[place]) & 1
    return bool(state.prey_left[place] != 0 and not has_kind)


@compiled
def hexes_beside(state: State, seat: int, place: int) -> int:
    """On how many hexes next to the prey of a region wolves of a seat stand."""
    players = wide(state.seats)
    around = within(players, prey_spot(players, place), NEXT_TO)
    return size(both(around, mask_of(state.wolves_of[seat])))


@compiled
def can_hunt(state: State, place: int) -> bool:
    """Whether the seat to move has surrounded the stack of a region and lacks its kind."""
    seat = wide(state.seat)
    return lacks(state, seat, place) and hexes_beside(state, seat, place) >= WOLVES_TO_HUNT


@compiled
def kinds_surrounded(state: State) -> tuple[int, int]:
    """A bit for each kind of prey that the seat to move can hunt, and for each it can twice."""
    once = twice = 0
    for place in range(1, PLACES):
        if can_hunt(state, place):
            kind = 1 << wide(state.prey_kind[place])
            twice |= once & kind
            once |= kind
    return once, twice


@compiled
def prey_to_choose(state: State) -> Mask:
    """The surrounded stacks that another surrounded stack is like."""
    _, twice = kinds_surrounded(state)
    hexes = NOWHERE
    if twice != 0:
        for place in range(1, PLACES):
            if can_hunt(state, place) and twice >> wide(state.prey_kind[place]) & 1:
                hexes = either(hexes, only(prey_spot(wide(state.seats), place)))
    return hexes


@compiled
def hunt_without_a_choice(state: State, notes: Notes | None) -> None:
    """Hunt every surrounded stack that no other is like."""
    once, twice = kinds_surrounded(state)
    if once == twice:
        return
    for place in range(1, PLACES):
        kind = 1 << wide(state.prey_kind[place])
        if kind & once & ~twice and can_hunt(state, place):
            hunt(state, place, notes)


@compiled
def hunt(state: State, place: int, notes: Notes | None) -> None:
    """The seat to move takes the top token of the stack of a region."""
    seat, players = wide(state.seat), wide(state.seats)
    kind, hex_ = wide(state.prey_kind[place]), prey_spot(players, place)
    points = prey_points(state, seat)
    state.players[seat].prey |= 1 << kind
    state.prey_left[place] -= 1
    if state.prey_left[place] == 0:
        state.prey_kind[place] = 0
        drop(state.prey, hex_)
    note(notes, wide(What.HUNTED), seat, kind, hex_, prey_points(state, seat) - points)
    for _ in range(PREY_BONUS[players - FEWEST_PLAYERS]):
        gain(state, seat, wide(Bonus.ACTION), wide(What.HUNTED), notes)
