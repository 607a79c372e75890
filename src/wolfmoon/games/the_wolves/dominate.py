"""Dominate: an enemy pack wolf or den gives way to one of yours.               [W31–W34]

Within your howl range of one of your alphas. Alphas and lairs can't be dominated, nor can
either of two pieces of one colour on a hex. The piece goes to the moonlight board for good; one
of yours of the same kind simply takes its place (a den with its track's value and bonus; a
pack wolf by the next wolf of your wolf track, which may be an alpha).
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes
from .actions import Act
from .box.components import NEUTRAL, Kind
from .box.hexes import NOWHERE, Mask, both, either, mask_of, without
from .course import finish
from .den import has_den_left, put_den
from .howl import has_wolf_left, heard, put_next_wolf
from .moonlight import put_on_moonlight_board
from .payment import affordable
from .reasons import Reason
from .sieve import Sieve, keep, keep_if, stop, whole_map
from .state import (
    State,
    builder_of,
    full,
    owned,
    owner_of_wolves,
    take_den,
    take_wolf,
)
from .what import What


@compiled
def mixed(state: State) -> Mask:
    """The hexes with a den of one colour and a wolf of another."""
    hexes = NOWHERE
    for owner in range(NEUTRAL):
        guests = without(mask_of(state.dens), mask_of(state.built_by[owner]))
        hexes = either(hexes, both(guests, mask_of(state.wolves_of[owner])))
    return hexes


@compiled
def exposed(state: State, seat: int, sieve: Sieve) -> Sieve:
    """Those of the hexes with an enemy piece where a seat may dominate it if it can pay."""
    sieve = stop(sieve, owned(state, wide(NEUTRAL)), Reason.NEUTRAL_THERE)
    sieve = stop(sieve, without(full(state), mixed(state)), Reason.SAFE_PAIR)
    return keep(sieve, heard(state, seat), Reason.OUT_OF_RANGE)


@compiled
def packs_in_range(state: State, seat: int, asked: int) -> Sieve:
    """The hexes with a pack wolf that a seat may dominate if it can pay."""
    packs = without(mask_of(state.packs), mask_of(state.wolves_of[seat]))
    alphas = without(mask_of(state.alphas), mask_of(state.wolves_of[seat]))
    sieve = stop(whole_map(state, asked), without(alphas, packs), Reason.SAFE_ALPHA)
    sieve = keep(sieve, packs, Reason.NO_ENEMY_PACK_WOLF)
    sieve = keep_if(sieve, has_wolf_left(state, seat), Reason.NO_WOLF_TO_REPLACE)
    return exposed(state, seat, sieve)


@compiled
def packs_to_dominate(state: State, seat: int, asked: int) -> Sieve:
    """The hexes with a pack wolf that a seat may dominate."""
    sieve = packs_in_range(state, seat, asked)
    return affordable(state, seat, sieve, wide(Act.DOMINATE_PACK))


@compiled
def dens_in_range(state: State, seat: int, asked: int) -> Sieve:
    """The hexes with a den that a seat may dominate if it can pay."""
    dens = without(mask_of(state.dens), mask_of(state.built_by[seat]))
    lairs = without(mask_of(state.lairs), mask_of(state.built_by[seat]))
    sieve = stop(whole_map(state, asked), lairs, Reason.SAFE_LAIR)
    sieve = keep(sieve, dens, Reason.NO_ENEMY_DEN)
    sieve = keep_if(sieve, has_den_left(state.players[seat]), Reason.NO_DEN_TO_REPLACE)
    return exposed(state, seat, sieve)


@compiled
def dens_to_dominate(state: State, seat: int, asked: int) -> Sieve:
    """The hexes with a den that a seat may dominate."""
    sieve = dens_in_range(state, seat, asked)
    return affordable(state, seat, sieve, wide(Act.DOMINATE_DEN))


@compiled
def dominate_pack(state: State, notes: Notes | None) -> None:
    """The pack wolf on the target has given way to the next wolf of the seat to move."""
    hex_ = wide(state.target)
    victim = owner_of_wolves(state, hex_)
    take_wolf(state, victim, wide(Kind.PACK), hex_)
    put_next_wolf(state, wide(What.DOMINATED_WOLF), victim, notes)
    put_on_moonlight_board(state, notes)
    finish(state, notes)


@compiled
def dominate_den(state: State, track: int, notes: Notes | None) -> None:
    """The den on the target has given way to a den of the seat to move."""
    hex_ = wide(state.target)
    victim = builder_of(state, hex_)
    take_den(state, victim, hex_)
    put_den(state, track, wide(What.DOMINATED_DEN), victim, notes)
    put_on_moonlight_board(state, notes)
    finish(state, notes)
