"""What a bot sees of the regions: who holds them, what they pay, and who could take them."""

from ...engine.compiled import bit_count, compiled, wide
from ...games.the_wolves.box.components import (
    ATTRIBUTE,
    CONTROL,
    FEWEST_PLAYERS,
    FIRST_POINTS,
    NEUTRAL,
    OWNERS,
    SECOND_POINTS,
    TOKENS_IN_A_PAIR,
    Kind,
    Phase,
    Track,
)
from ...games.the_wolves.box.hexes import (
    both,
    either,
    first_of,
    has,
    is_empty,
    mask_of,
    on_tile,
    only,
    without,
)
from ...games.the_wolves.box.maps import PLACES
from ...games.the_wolves.state import State, alphas_of, dens_of, lairs_of, packs_of
from .features import Row, Rows, See
from .walks import WALK_INTO

Holds = Rows
"""Numbers by place and owner."""

LAIR_CONTROL = int(CONTROL[Kind.LAIR])


@compiled
def see_holds(state: State, holds: Holds) -> None:
    """The hold of each owner on each region: its control, and a little more for each alpha.

    Alphas in a region are fewer than eight, so holds rank as the rules' strengths do.
    """
    for owner in range(OWNERS):
        if wide(state.seats) <= owner < NEUTRAL:
            continue
        pairs = mask_of(state.pairs)
        alphas, packs = alphas_of(state, owner), packs_of(state, owner)
        dens, lairs = dens_of(state, owner), lairs_of(state, owner)
        twice = both(either(alphas, packs), pairs)
        two_alphas = both(alphas, pairs)
        for place in range(1, PLACES):
            if state.tokens[place][0] == Phase.NONE:
                continue
            lead = bit_count(on_tile(alphas, place))
            control = lead + bit_count(on_tile(packs, place)) + bit_count(on_tile(twice, place))
            control += bit_count(on_tile(dens, place))
            control += LAIR_CONTROL * bit_count(on_tile(lairs, place))
            lead += bit_count(on_tile(two_alphas, place))
            holds[place][owner] = control + lead / 8.0


@compiled
def ranked(players: int, holds: Row) -> tuple[float, float, int, int]:
    """The best and the second hold on a region, and how many have each.

    Who is first and second must agree with `places_taken` of the rules.
    """
    best = second = 0.0
    firsts = seconds = 0
    for owner in range(OWNERS):
        if players <= owner < NEUTRAL:
            continue
        hold = holds[owner]
        if hold > best:
            best, second, firsts, seconds = hold, best, 1, firsts
        elif hold == best:
            firsts += 1
        elif hold > second:
            second, seconds = hold, 1
        elif hold == second:
            seconds += 1
    return best, second, firsts, seconds


@compiled
def see_regions(state: State, rows: Rows, holds: Holds) -> None:
    """What every region with a token pays now, and how clearly."""
    see_holds(state, holds)
    players = wide(state.seats)
    for place in range(1, PLACES):
        if state.tokens[place][0] == Phase.NONE:
            continue
        best, second, firsts, seconds = ranked(players, holds[place])
        for seat in range(players):
            hold = holds[place][seat]
            is_best = hold == best and hold > 0.0
            first = is_best and firsts == 1
            tied = is_best and firsts > 1
            runner_up = firsts == 1 and seconds == 1 and hold == second and hold > 0.0
            rival = second if first else best
            see_region(state, place, rows[seat], hold, hold - rival, first, tied or runner_up)


@compiled
def see_region(
    state: State, place: int, row: Row, hold: float, gap: float, first: bool, second: bool
) -> None:
    """What one region is to one seat, for each of its tokens."""
    clear_lead = max(-1.0, min(1.0, gap / 3.0))
    for depth in range(TOKENS_IN_A_PAIR):
        phase = wide(state.tokens[place][depth])
        if phase == Phase.NONE:
            return
        later = phase - wide(state.phase) - 1
        paid = FIRST_POINTS[phase] if first else (SECOND_POINTS[phase] if second else 0)
        row[wide(See.PAID_NEXT) + later] += paid / 10.0
        lead = FIRST_POINTS[phase] * clear_lead / 10.0
        if later == 0:
            row[See.LEAD_NEXT] += lead
            row[See.CLOSE_NEXT] += 0.5 if -2.0 < gap < 2.0 else 0.0
            row[See.CONTROL_NEXT] += hold / 10.0
            row[See.PAID_SOON] += paid / 10.0 * (1.0 - min(row[See.STEPS], 1.0))
        else:
            row[See.LEAD_LATER] += lead
            row[See.CONTROL_LATER] += hold / 10.0


@compiled
def walkers_into(state: State, place: int, seat: int) -> int:
    """How many wolves a seat could bring into a region from outside in one move."""
    player, players = state.players[seat], wide(state.seats)
    speed = ATTRIBUTE[Track.SPEED, player.dens_built[Track.SPEED]]
    rest, walkers = mask_of(state.wolves_of[seat]), 0
    while not is_empty(rest):
        hex_ = first_of(rest)
        rest = without(rest, only(hex_))
        steps = WALK_INTO[players - FEWEST_PLAYERS, place, hex_]
        if 0 < steps <= speed:
            walkers += 2 if has(mask_of(state.pairs), hex_) else 1
    return min(walkers, wide(ATTRIBUTE[Track.SPREAD, player.dens_built[Track.SPREAD]]))


@compiled
def see_reach(state: State, rows: Rows, holds: Holds) -> None:
    """Which regions of the next phase may change hands by one move of anyone."""
    players = wide(state.seats)
    for place in range(1, PLACES):
        phase = wide(state.tokens[place][0])
        if phase == Phase.NONE or phase != wide(state.phase) + 1:
            continue
        value = FIRST_POINTS[phase] / 10.0
        best, second, firsts, _ = ranked(players, holds[place])
        if firsts > 1:
            second = best
        strongest = 0.0
        for seat in range(players):
            hold = holds[place][seat]
            walkers = walkers_into(state, place, seat)
            rows[seat][See.REACH_NEXT] += value * walkers / 3.0
            rival = second if hold == best else best
            if hold <= rival and hold + walkers > rival:
                rows[seat][See.IN_REACH] += value
            if hold < best and hold + walkers > strongest:
                strongest = hold + walkers
        for seat in range(players):
            hold = holds[place][seat]
            if hold == best and hold > second and strongest >= hold:
                rows[seat][See.AT_RISK] += value
