"""The draft: where the packs begin.                                            [W6, W63]

In snake order each player puts an alpha and a pack wolf together on an empty hex of the start
tile, then again on the other side of the chasm. With two players there is no start tile: any
empty hex of a region whose top token is not a crescent.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import Ask
from .bonus import gain
from .box.components import DRAFTS, FEWEST_PLAYERS, Bonus, Kind, Phase
from .box.hexes import NOWHERE, Mask, both, either, is_empty, land, mask_of, start_side, whole_tile
from .box.maps import PLACES, START_PLACE
from .reasons import Reason
from .sieve import Sieve, keep, stop, whole_map
from .state import State, occupied, put_wolf
from .what import What

SIDES = 2


@compiled
def crescent_regions(state: State) -> Mask:
    """All hexes of regions whose top token is a crescent."""
    hexes = NOWHERE
    for place in range(1, PLACES):
        if state.tokens[place][0] == Phase.CRESCENT:
            hexes = either(hexes, whole_tile(place))
    return hexes


@compiled
def sides_drafted(state: State) -> Mask:
    """The sides of the chasm where the seat to draft has wolves."""
    hexes = NOWHERE
    for half in range(SIDES):
        side = start_side(wide(state.seats), half)
        if not is_empty(both(side, mask_of(state.wolves_of[state.seat]))):
            hexes = either(hexes, side)
    return hexes


@compiled
def draft_hexes(state: State, asked: int) -> Sieve:
    """The hexes where the seat to draft may put its pair."""
    sieve = whole_map(state, asked)
    if state.seats == FEWEST_PLAYERS:
        sieve = stop(sieve, crescent_regions(state), Reason.CRESCENT_REGION)
    else:
        sieve = keep(sieve, whole_tile(START_PLACE), Reason.NOT_ON_START_TILE)
    sieve = keep(sieve, land(wide(state.seats)), Reason.NOT_LAND)
    sieve = stop(sieve, mask_of(state.lone_wolves), Reason.LONE_WOLF_THERE)
    sieve = stop(sieve, mask_of(state.prey), Reason.PREY_THERE)
    sieve = stop(sieve, occupied(state), Reason.NOT_EMPTY)
    return stop(sieve, sides_drafted(state), Reason.SAME_SIDE_OF_THE_CHASM)


@compiled
def drafter(state: State) -> int:
    """The seat whose draft comes next: clockwise, then back."""
    seats, drafted = wide(state.seats), wide(state.drafted)
    step = drafted if drafted < seats else DRAFTS * seats - 1 - drafted
    return (wide(state.first) + step) % seats


@compiled
def draft(state: State, hex_: int, notes: Notes | None) -> None:
    """An alpha and a pack wolf stand on a hex; after the last pair the first turn begins."""
    put_wolf(state, wide(state.seat), wide(Kind.ALPHA), hex_)
    put_wolf(state, wide(state.seat), wide(Kind.PACK), hex_)
    note(notes, wide(What.DRAFTED), wide(state.seat), hex_)
    state.drafted += 1
    if wide(state.drafted) < DRAFTS * wide(state.seats):
        state.seat = drafter(state)
        return
    if state.seats == FEWEST_PLAYERS:
        second = (wide(state.first) + 1) % FEWEST_PLAYERS
        gain(state, second, wide(Bonus.ACTION), wide(What.DRAFTED), notes)
    state.seat = state.first
    state.asks = wide(Ask.ACT)
    note(notes, wide(What.TURN), wide(state.seat))
