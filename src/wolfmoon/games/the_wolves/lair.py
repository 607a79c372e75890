"""Upgrade a den to a lair: it counts three.                                    [W25–W28]

A den of yours next to water, on or next to one of your alphas, in a region without a lair of
yours. The den goes to the moonlight board, the lair takes its place, and you get a bonus
terrain token. An enemy wolf on the hex, pack wolf or alpha, is pushed away.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import Act, Ask
from .bonus import gain
from .box.components import LAIRS, NEUTRAL, Bonus, Kind
from .box.hexes import (
    NEXT_TO,
    NOWHERE,
    Mask,
    both,
    either,
    first_of,
    holds,
    is_empty,
    mask_of,
    only,
    waterside,
    whole_tile,
    within_any,
    without,
)
from .box.maps import HEXES_ON_A_TILE
from .course import finish
from .moonlight import put_on_moonlight_board
from .payment import affordable
from .push import open_to
from .reasons import Reason
from .scoring import lair_points
from .sieve import Sieve, keep, keep_if, stop, whole_map
from .state import (
    State,
    alphas_of,
    build,
    dens_of,
    lairs_of,
    owner_of_wolves,
    put_wolf,
    take_den,
    take_wolf,
)
from .what import What


@compiled
def regions_with_lair(state: State, seat: int) -> Mask:
    """All hexes of the tiles on which a seat has a lair."""
    lairs = lairs_of(state, seat)
    hexes = NOWHERE
    while not is_empty(lairs):
        hex_ = first_of(lairs)
        lairs = without(lairs, only(hex_))
        hexes = either(hexes, whole_tile(hex_ // HEXES_ON_A_TILE))
    return hexes


@compiled
def stuck_on_dens(state: State, seat: int) -> Mask:
    """The dens of a seat with an enemy wolf on them that would have nowhere to go."""
    hexes = NOWHERE
    dens = dens_of(state, seat)
    for owner in range(NEUTRAL):
        guests = both(dens, mask_of(state.wolves_of[owner]))
        if owner != seat and not is_empty(guests) and is_empty(open_to(state, owner)):
            hexes = either(hexes, guests)
    return hexes


@compiled
def dens_to_upgrade(state: State, seat: int, asked: int) -> Sieve:
    """The hexes with a den that a seat may upgrade once an alpha of its is near and it can pay."""
    players = wide(state.seats)
    sieve = whole_map(state, asked)
    sieve = keep(sieve, dens_of(state, seat), Reason.NO_DEN_OF_YOURS)
    sieve = keep(sieve, waterside(players), Reason.NOT_BY_WATER)
    sieve = keep_if(sieve, state.players[seat].lairs_built < LAIRS, Reason.NO_LAIR_LEFT)
    return stop(sieve, regions_with_lair(state, seat), Reason.REGION_HAS_YOUR_LAIR)


@compiled
def lair_hexes(state: State, seat: int, asked: int) -> Sieve:
    """The hexes where a seat may upgrade its den."""
    sieve, players = dens_to_upgrade(state, seat, asked), wide(state.seats)
    near = within_any(players, alphas_of(state, seat), NEXT_TO)
    sieve = keep(sieve, near, Reason.NO_ALPHA_NEAR_LAIR)
    sieve = stop(sieve, stuck_on_dens(state, seat), Reason.NOWHERE_TO_PUSH)
    return affordable(state, seat, sieve, wide(Act.LAIR))


@compiled
def upgrade(state: State, notes: Notes | None) -> None:
    """The lair takes the place of the den, unless an enemy wolf must be pushed first."""
    seat, hex_ = wide(state.seat), wide(state.target)
    owner = owner_of_wolves(state, hex_)
    if owner >= 0 and owner != seat:
        state.asks = wide(Ask.PUSH)
        return
    points = lair_points(state, seat)
    take_den(state, seat, hex_)
    build(state, seat, wide(Kind.LAIR), hex_)
    state.players[seat].lairs_built += 1
    note(notes, wide(What.UPGRADED), seat, hex_, lair_points(state, seat) - points)
    gain(state, seat, wide(Bonus.TERRAIN), wide(What.UPGRADED), notes)
    put_on_moonlight_board(state, notes)
    finish(state, notes)


@compiled
def push_and_upgrade(state: State, hex_: int, notes: Notes | None) -> None:
    """The enemy wolf on the den is driven to a hex, and the lair takes the den's place."""
    here = wide(state.target)
    victim = owner_of_wolves(state, here)
    kind = wide(Kind.ALPHA) if holds(state.alphas, here) else wide(Kind.PACK)
    take_wolf(state, victim, kind, here)
    put_wolf(state, victim, kind, hex_)
    note(notes, wide(What.PUSHED), wide(state.seat), kind, here, hex_, victim)
    upgrade(state, notes)
