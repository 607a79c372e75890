"""Scoring: control of regions, and the points of a player.                     [W41–W48]"""

import numpy as np

from ...engine.compiled import bit_count, compiled, wide
from ...engine.notes import Notes, note
from .box.components import (
    CONTROL,
    DEN_POINTS,
    FEWEST_PLAYERS,
    FIRST_POINTS,
    LAIR_POINTS,
    NEUTRAL,
    NEUTRAL_PACK,
    OWNERS,
    PHASES,
    PREY_POINTS,
    SECOND_POINTS,
    TRACKS,
    WOLF_POINTS,
    Kind,
)
from .box.hexes import Mask, both, mask_of, on_tile, size
from .box.maps import PLACES
from .state import State, alphas_of, dens_of, lairs_of, packs_of
from .what import What

ALPHA_WEIGHT = 64
"""More than the alphas that can stand in a region: strength is control, then alphas."""
NOBODY = -1


# -- regions ------------------------------------------------------------------------
@compiled
def wolves_in(state: State, hexes: Mask, place: int) -> int:
    """How many wolves the hexes of one kind and owner stand for, on the tile at a place."""
    twice = both(hexes, mask_of(state.pairs))
    return bit_count(on_tile(hexes, place)) + bit_count(on_tile(twice, place))


@compiled
def alphas_in(state: State, place: int, owner: int) -> int:
    """How many alphas an owner has in a region."""
    return wolves_in(state, alphas_of(state, owner), place)


@compiled
def packs_in(state: State, place: int, owner: int) -> int:
    """How many pack wolves an owner has in a region."""
    return wolves_in(state, packs_of(state, owner), place)


@compiled
def dens_in(state: State, place: int, owner: int) -> int:
    """How many dens an owner has in a region."""
    return bit_count(on_tile(dens_of(state, owner), place))


@compiled
def lairs_in(state: State, place: int, owner: int) -> int:
    """How many lairs an owner has in a region."""
    return bit_count(on_tile(lairs_of(state, owner), place))


@compiled
def control_in(state: State, place: int, owner: int) -> int:
    """The control of an owner in a region.                                        [W41]"""
    return wide(
        CONTROL[Kind.ALPHA] * alphas_in(state, place, owner)
        + CONTROL[Kind.PACK] * packs_in(state, place, owner)
        + CONTROL[Kind.DEN] * dens_in(state, place, owner)
        + CONTROL[Kind.LAIR] * lairs_in(state, place, owner)
    )


@compiled
def strength_in(state: State, place: int, owner: int) -> int:
    """What regions are compared by: control, ties broken by alphas."""
    return ALPHA_WEIGHT * control_in(state, place, owner) + alphas_in(state, place, owner)


@compiled
def places_taken(state: State, place: int) -> tuple[int, int]:
    """Who takes the token of a region, and a bit for each owner paid for second place.

    A tie for first pays every tied owner second place and nobody else (W43); a tie for
    second pays nobody second place (W44).
    """
    first = second = first_owners = second_owners = 0
    for owner in range(OWNERS):
        strength = strength_in(state, place, owner)
        if strength > first:
            second, second_owners = first, first_owners
            first, first_owners = strength, 1 << owner
        elif strength > 0 and strength == first:
            first_owners |= 1 << owner
        elif strength > second:
            second, second_owners = strength, 1 << owner
        elif strength > 0 and strength == second:
            second_owners |= 1 << owner
    if first == 0:
        return NOBODY, 0
    if several(first_owners):
        return NOBODY, first_owners
    winner = lowest(first_owners)
    return winner, 0 if several(second_owners) else second_owners


@compiled
def several(owners: int) -> bool:
    """Whether a set of bits holds more than one owner."""
    return owners & (owners - 1) != 0


@compiled
def lowest(owners: int) -> int:
    """The first owner of a set of bits that is not empty."""
    owner = 0
    while not owners >> owner & 1:
        owner += 1
    return owner


@compiled
def score_region(state: State, place: int, notes: Notes | None) -> None:
    """The top token of a region has been scored and is gone.                  [W42–W45]"""
    phase = wide(state.tokens[place][0])
    winner, seconds = places_taken(state, place)
    note_control(state, place, phase, notes)
    if winner == NOBODY:
        tied = wide(What.REGION_TIED) if seconds else wide(What.REGION_EMPTY)
        note(notes, tied, place, phase)
    elif winner == NEUTRAL:
        note(notes, wide(What.REGION_NEUTRAL), place, phase)
    else:
        pay_first(state, winner, place, phase, notes)
    for seat in range(wide(state.seats)):
        if seconds >> seat & 1:
            pay_second(state, seat, place, phase, notes)
    state.tokens[place][0] = state.tokens[place][1]
    state.tokens[place][1] = 0


@compiled
def note_control(state: State, place: int, phase: int, notes: Notes | None) -> None:
    """Note a region that is scored, and the control of everyone there."""
    if notes is not None:
        note(notes, wide(What.REGION), place, phase)
        for owner in range(OWNERS):
            control = control_in(state, place, owner)
            if control > 0:
                pack = NEUTRAL_PACK if owner == NEUTRAL else wide(state.players[owner].pack)
                alphas, packs = alphas_in(state, place, owner), packs_in(state, place, owner)
                dens, lairs = dens_in(state, place, owner), lairs_in(state, place, owner)
                note(notes, wide(What.CONTROL), owner, pack, control, alphas, packs, dens, lairs)


@compiled
def alphas_decide(state: State, place: int, winner: int) -> bool:
    """Whether another has as much control of a region as the one who wins it.     [W41]"""
    for owner in range(OWNERS):
        if owner != winner and control_in(state, place, owner) == control_in(state, place, winner):
            return True
    return False


@compiled
def pay_first(state: State, seat: int, place: int, phase: int, notes: Notes | None) -> None:
    """A seat has taken the token of a region."""
    had = token_points(state, seat)
    state.players[seat].tokens[phase] += 1
    gained = token_points(state, seat) - had
    if notes is not None:
        tie = wide(alphas_decide(state, place, seat))
        note(notes, wide(What.REGION_FIRST), seat, place, phase, gained, tie)


@compiled
def pay_second(state: State, seat: int, place: int, phase: int, notes: Notes | None) -> None:
    """A seat has been paid for second place in a region."""
    had = second_points(state, seat)
    state.players[seat].seconds[phase] += 1
    gained = second_points(state, seat) - had
    note(notes, wide(What.REGION_SECOND), seat, place, phase, gained)


@compiled
def score_regions(state: State, phase: int, notes: Notes | None) -> None:
    """Every region whose top token is of the phase has been scored.               [W40]"""
    for place in range(1, PLACES):
        if state.tokens[place][0] == phase:
            score_region(state, place, notes)


# -- players ------------------------------------------------------------------------
@compiled
def track_points(state: State, seat: int, track: int) -> int:
    """The points shown on an attribute track."""
    dens = state.players[seat].dens_built[track]
    return wide(DEN_POINTS[state.seats - FEWEST_PLAYERS, dens])


@compiled
def wolf_points(state: State, seat: int) -> int:
    """The points shown on the wolf track."""
    return wide(WOLF_POINTS[state.players[seat].wolves_out])


@compiled
def lair_points(state: State, seat: int) -> int:
    """The points shown by the lairs."""
    return wide(LAIR_POINTS[state.players[seat].lairs_built])


@compiled
def prey_hunted(prey: int) -> int:
    """How many kinds of prey a set of bits holds."""
    return bit_count(np.uint64(prey))


@compiled
def prey_points(state: State, seat: int) -> int:
    """The points of the prey hunted."""
    count = prey_hunted(wide(state.players[seat].prey))
    return wide(PREY_POINTS[state.seats - FEWEST_PLAYERS, count])


@compiled
def token_points(state: State, seat: int) -> int:
    """The points of the region tokens taken."""
    total = 0
    for phase in range(1, PHASES + 1):
        total += wide(FIRST_POINTS[phase] * state.players[seat].tokens[phase])
    return total


@compiled
def second_points(state: State, seat: int) -> int:
    """The points of second places."""
    total = 0
    for phase in range(1, PHASES + 1):
        total += wide(SECOND_POINTS[phase] * state.players[seat].seconds[phase])
    return total


@compiled
def points(state: State, seat: int) -> int:
    """The score of a seat.                                                        [W47]"""
    total = wolf_points(state, seat) + lair_points(state, seat) + prey_points(state, seat)
    for track in range(TRACKS):
        total += track_points(state, seat, track)
    return total + token_points(state, seat) + second_points(state, seat)


@compiled
def wolves_on_map(state: State, seat: int) -> int:
    """How many wolves a seat has on the map."""
    alphas, packs = alphas_of(state, seat), packs_of(state, seat)
    pairs = mask_of(state.pairs)
    return size(alphas) + size(packs) + size(both(alphas, pairs)) + size(both(packs, pairs))


@compiled
def tokens_taken(state: State, seat: int) -> int:
    """How many region tokens a seat has taken."""
    total = 0
    for phase in range(1, PHASES + 1):
        total += wide(state.players[seat].tokens[phase])
    return total


@compiled
def beats(state: State, seat: int, other: int) -> int:
    """1 if a seat is ahead of another, -1 if behind, 0 if they share the place.    [W48]"""
    margin = points(state, seat) - points(state, other)
    if margin == 0:
        margin = tokens_taken(state, seat) - tokens_taken(state, other)
    if margin == 0:
        margin = wolves_on_map(state, seat) - wolves_on_map(state, other)
    return (margin > 0) - (margin < 0)


@compiled
def rank(state: State, seat: int) -> int:
    """How many seats are ahead of a seat; 0 wins."""
    ahead = 0
    for other in range(wide(state.seats)):
        if beats(state, other, seat) > 0:
            ahead += 1
    return ahead
