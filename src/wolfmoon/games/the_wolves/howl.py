"""Howl: a lone wolf joins your pack.                                           [W29, W30]

A lone wolf within your howl range of one of your alphas, by plain distance, goes to the
moonlight board, and the next wolf of your wolf track takes its place.
"""

from ...engine.compiled import compiled, wide
from ...engine.notes import Notes, note
from .actions import Act
from .box.components import ATTRIBUTE, WOLF_TRACK, WOLVES_ON_THE_TRACK, Track
from .box.hexes import Mask, drop, mask_of, within_any
from .course import finish
from .moonlight import put_on_moonlight_board
from .payment import affordable
from .reasons import Reason
from .scoring import NOBODY, wolf_points
from .sieve import Sieve, keep, keep_if, whole_map
from .state import State, alphas_of, put_wolf
from .what import What


@compiled
def heard(state: State, seat: int) -> Mask:
    """The hexes within a seat's howl range of one of its alphas."""
    reach = ATTRIBUTE[Track.HOWL, state.players[seat].dens_built[Track.HOWL]]
    return within_any(wide(state.seats), alphas_of(state, seat), wide(reach))


@compiled
def has_wolf_left(state: State, seat: int) -> bool:
    """Whether the wolf track of a seat is not empty."""
    return wide(state.players[seat].wolves_out) < WOLVES_ON_THE_TRACK


@compiled
def lone_wolves_in_range(state: State, seat: int, asked: int) -> Sieve:
    """The hexes with a lone wolf that a seat may howl if it can pay."""
    sieve = whole_map(state, asked)
    sieve = keep(sieve, mask_of(state.lone_wolves), Reason.NO_LONE_WOLF)
    sieve = keep_if(sieve, has_wolf_left(state, seat), Reason.NO_WOLF_LEFT)
    return keep(sieve, heard(state, seat), Reason.OUT_OF_RANGE)


@compiled
def lone_wolves_that_hear(state: State, seat: int, asked: int) -> Sieve:
    """The hexes with a lone wolf that a seat may howl."""
    sieve = lone_wolves_in_range(state, seat, asked)
    return affordable(state, seat, sieve, wide(Act.HOWL))


@compiled
def put_next_wolf(state: State, what: int, victim: int, notes: Notes | None) -> None:
    """The next wolf of the wolf track of the seat to move stands on the target."""
    seat, hex_ = wide(state.seat), wide(state.target)
    player = state.players[seat]
    points, kind = wolf_points(state, seat), wide(WOLF_TRACK[player.wolves_out])
    put_wolf(state, seat, kind, hex_)
    player.wolves_out += 1
    note(notes, what, seat, hex_, kind, wolf_points(state, seat) - points, victim)


@compiled
def howl(state: State, notes: Notes | None) -> None:
    """The lone wolf on the target has joined the pack."""
    drop(state.lone_wolves, wide(state.target))
    put_next_wolf(state, wide(What.HOWLED), wide(NOBODY), notes)
    put_on_moonlight_board(state, notes)
    finish(state, notes)
