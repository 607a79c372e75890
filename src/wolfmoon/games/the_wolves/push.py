"""Push: a wolf is driven to the nearest hex that has room for it.             [W20, W21]

The pushing player chooses among the hexes that are nearest by walking distance from the
pushed wolf. It may go where nothing stands, or where the only piece is of its own colour.
The hex of the push does not count; the hex that the pusher left counts as it is now. A wolf
with nowhere to go can't be pushed.
"""

from ...engine.compiled import compiled, wide
from .actions import Act
from .box.hexes import NOWHERE, Mask, both, either, is_empty, land, only, walk, without
from .box.walks import LONGEST_WALK
from .reasons import Reason
from .sieve import Sieve, keep, stop, whole_map
from .state import State, clear, full, occupied, owned, owner_of_wolves


@compiled
def open_to(state: State, owner: int) -> Mask:
    """The hexes that have room for a pushed wolf of an owner."""
    empty = without(clear(state), occupied(state))
    with_its_own = without(owned(state, owner), full(state))
    return either(empty, with_its_own)


@compiled
def nearest(state: State, hexes: Mask, start: int) -> Mask:
    """Those of a set of hexes that are the fewest steps away from a start."""
    for steps in range(1, LONGEST_WALK + 1):
        found = both(hexes, walk(wide(state.seats), start, steps))
        if not is_empty(found):
            return found
    return NOWHERE


@compiled
def push_hex(state: State) -> int:
    """Where the wolf stands that is pushed by the action under way."""
    return wide(state.to_hex) if state.doing == Act.MOVE else wide(state.target)


@compiled
def pushes(state: State, asked: int) -> Sieve:
    """The hexes that the pushed wolf may be driven to."""
    start = push_hex(state)
    room = open_to(state, owner_of_wolves(state, start))
    sieve = whole_map(state, asked)
    sieve = keep(sieve, land(wide(state.seats)), Reason.NOT_LAND)
    sieve = stop(sieve, only(start), Reason.NOT_OPEN_TO_PUSHED_WOLF)
    sieve = keep(sieve, room, Reason.NOT_OPEN_TO_PUSHED_WOLF)
    return keep(sieve, nearest(state, without(room, only(start)), start), Reason.NOT_NEAREST)
