"""What a bot sees in a position: for each player one row of numbers, none of them a single hex.

A row tells how far the player has come, what it can do next, what rivals can do to it, and how
the regions stand for it. All rows are made alike, so one set of weights serves every seat and
every number of players. Positions are those at the end of a turn: `state.seat` moves next.
"""

from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from ...engine.compiled import bit_count, compiled, wide
from ...games.the_wolves.components import (
    ATTRIBUTE,
    CONTROL,
    DATES,
    DENS_ON_A_TRACK,
    DOMINATE_COST,
    FEWEST_PLAYERS,
    FIRST_POINTS,
    HOWL_COST,
    LAIRS,
    MOST_PLAYERS,
    NEUTRAL,
    OWNERS,
    SECOND_POINTS,
    TERRAINS,
    TOKENS_IN_A_PAIR,
    TRACKS,
    WOLVES_ON_THE_TRACK,
    WOLVES_TO_HUNT,
    Kind,
    Phase,
    Track,
)
from ...games.the_wolves.den import has_den_left
from ...games.the_wolves.dominate import mixed
from ...games.the_wolves.hexes import (
    NEXT_TO,
    NOWHERE,
    Mask,
    both,
    either,
    first_of,
    has,
    is_empty,
    mask_of,
    on_tile,
    only,
    prey_spot,
    size,
    waterside,
    within,
    within_any,
    without,
)
from ...games.the_wolves.howl import has_wolf_left, heard
from ...games.the_wolves.hunt import prey_hunted
from ...games.the_wolves.lair import regions_with_lair
from ...games.the_wolves.maps import HEXES, LAYOUTS, PLACES, Layout, place_of
from ...games.the_wolves.payment import means
from ...games.the_wolves.scoring import points
from ...games.the_wolves.state import (
    State,
    alphas_of,
    built,
    clear,
    dens_of,
    enemies,
    full,
    lairs_of,
    packs_of,
)

Rows = Any
"""Numbers by seat and feature."""
Holds = Any
"""Numbers by place and owner."""

VERSION = 1
"""Weights of another version of these features are refused."""


class See(IntEnum):
    """The numbers of a row; each is about 0 to 1 unless said otherwise."""

    ONE = 0  # always 1
    DATES_LEFT = 1  # dates until the full moon
    STEPS = 2  # dates until the next phase
    CRESCENT_IS_NEXT = 3
    QUARTER_IS_NEXT = 4
    WAIT = 5  # rivals who move before me
    MOVES_NEXT = 6
    FOR_TWO = 7
    FOR_THREE = 8
    FOR_FOUR = 9
    POINTS = 10
    WOLVES_OUT = 11
    ALPHAS = 12
    PACKS = 13
    SPREAD_DENS = 14
    SPEED_DENS = 15
    HOWL_DENS = 16
    SPREAD = 17
    SPEED = 18
    HOWL = 19
    TRACKS_AT_TWO = 20
    TRACKS_AT_THREE = 21
    LAIRS = 22
    PREY = 23
    PREY_SQUARED = 24
    BONUS_ACTION = 25
    BONUS_TERRAIN = 26
    PAIRS_OF_TILES = 27  # terrains that two tiles show
    TRIPLES_OF_TILES = 28
    TERRAINS_SHOWN = 29
    HOWLS = 30  # lone wolves I can howl
    HEARERS = 31  # lone wolves in range, whether or not I can pay
    UPGRADES = 32  # lairs I can build
    DENS_BY_WATER = 33  # regions where a den of mine could become a lair
    DEN_HEXES = 34  # where I can build a den
    WATER_HEXES = 35  # whether one of those could become a lair
    TWO_AT_PREY = 36  # stacks I want with two wolves of mine beside them
    ONE_AT_PREY = 37
    HUNTERS_NEAR = 38  # stacks I want that enough of my wolves can walk to
    VICTIMS = 39  # pieces I can dominate
    EXPOSED = 40  # pieces of mine that a rival can dominate
    IN_EARSHOT = 41  # the same, whether or not it can pay
    PAID_NEXT = 42  # points if the regions of the next phase were scored now
    PAID_SECOND = 43  # the same for the phase after it
    PAID_THIRD = 44
    PAID_SOON = 45  # PAID_NEXT, the more the nearer its date
    LEAD_NEXT = 46  # how clearly I lead or trail there, by value; -1 to 1
    LEAD_LATER = 47
    CLOSE_NEXT = 48  # regions of the next phase that one piece decides
    CONTROL_NEXT = 49  # my control there
    CONTROL_LATER = 50
    LAIRS_TO_SCORE = 51  # lairs in regions with tokens
    ROOM_LEFT = 52  # lone wolves left on the map, for each player
    REACH_NEXT = 53  # wolves I can bring into regions of the next phase in one move, by value
    IN_REACH = 54  # points of those I do not lead but could
    AT_RISK = 55  # points of those I lead but a rival could take


FEATURES = len(See)
FAR = 99
LAIR_CONTROL = int(CONTROL[Kind.LAIR])


def _walks_to(layout: Layout, ring: set[int]) -> list[int]:
    """Steps from each hex to the nearest of some hexes, around water and chasm."""
    row = [FAR] * HEXES
    steps = 0
    while ring:
        for hex_ in ring:
            row[hex_] = steps
        around = {near for hex_ in ring for near in layout.neighbours(hex_)}
        ring = {hex_ for hex_ in around if layout.is_land(hex_) and row[hex_] == FAR}
        steps += 1
    return row


def _walks() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """Steps from each hex to a region's prey and into the region, by players and place."""
    to_prey, into = np.full((2, len(LAYOUTS), PLACES, HEXES), FAR, dtype=np.int8)
    for players, layout in LAYOUTS.items():
        for place in layout.region_places:
            beside = layout.neighbours(layout.prey_spot(place))
            inside = [hex_ for hex_ in layout.points if place_of(hex_) == place]
            for table, goals in ((to_prey, beside), (into, inside)):
                ring = {hex_ for hex_ in goals if layout.is_land(hex_)}
                table[players - FEWEST_PLAYERS, place] = _walks_to(layout, ring)
    return to_prey, into


_WALK_TO_PREY, _WALK_INTO = _walks()


# -- small sums ---------------------------------------------------------------------
@compiled
def share(count: float, most: float) -> float:
    """A count as a part of the most that is told apart."""
    return min(count, most) / most


@compiled
def payable_by(state: State, seat: int, cost: int) -> Mask:
    """The hexes whose terrain a seat could pay so many tiles of."""
    player = state.players[seat]
    hexes = NOWHERE
    for terrain in range(TERRAINS):
        if means(player, terrain) >= cost:
            hexes = either(hexes, mask_of(state.ground[terrain]))
    return hexes


@compiled
def wolves_counted(state: State, hexes: Mask) -> int:
    """How many wolves of one kind and owner stand on hexes."""
    return size(hexes) + size(both(hexes, mask_of(state.pairs)))


# -- how far a player has come ------------------------------------------------------
@compiled
def see_calendar(state: State, seat: int, row: Any) -> None:
    """Where the moon and the turn stand."""
    players = wide(state.seats)
    dates = DATES[players - FEWEST_PLAYERS]
    moonlight, phase = wide(state.moonlight), wide(state.phase)
    wait = (seat - wide(state.seat) + players) % players
    row[See.ONE] = 1.0
    row[See.DATES_LEFT] = max(dates[Phase.FULL] - moonlight, 0) / dates[Phase.FULL]
    steps = dates[min(phase + 1, wide(Phase.FULL))] - moonlight
    row[See.STEPS] = max(steps, 0) / 10.0
    row[See.CRESCENT_IS_NEXT] = phase == 0
    row[See.QUARTER_IS_NEXT] = phase == 1
    row[See.WAIT] = wait / (MOST_PLAYERS - 1)
    row[See.MOVES_NEXT] = wait == 0
    row[See.FOR_TWO] = players == 2
    row[See.FOR_THREE] = players == 3
    row[See.FOR_FOUR] = players == 4
    row[See.POINTS] = points(state, seat) / 50.0
    row[See.ROOM_LEFT] = size(mask_of(state.lone_wolves)) / (4.0 * players)


@compiled
def see_board(state: State, seat: int, row: Any) -> None:
    """The player board: tracks, lairs, prey, tokens."""
    player = state.players[seat]
    row[See.WOLVES_OUT] = player.wolves_out / WOLVES_ON_THE_TRACK
    row[See.ALPHAS] = wolves_counted(state, alphas_of(state, seat)) / 4.0
    row[See.PACKS] = wolves_counted(state, packs_of(state, seat)) / 8.0
    at_two = at_three = 0
    for track in range(TRACKS):
        dens = wide(player.dens_built[track])
        row[wide(See.SPREAD_DENS) + track] = dens / DENS_ON_A_TRACK
        row[wide(See.SPREAD) + track] = (ATTRIBUTE[track, dens] - ATTRIBUTE[track, 0]) / 2.0
        at_two += dens == DENS_ON_A_TRACK - 2
        at_three += dens == DENS_ON_A_TRACK - 1
    row[See.TRACKS_AT_TWO] = at_two / TRACKS
    row[See.TRACKS_AT_THREE] = at_three / TRACKS
    prey = prey_hunted(wide(player.prey))
    row[See.LAIRS] = player.lairs_built / LAIRS
    row[See.PREY] = prey / 5.0
    row[See.PREY_SQUARED] = prey * prey / 25.0
    row[See.BONUS_ACTION] = share(float(player.bonus_action), 4.0)
    row[See.BONUS_TERRAIN] = share(float(player.bonus_terrain), 4.0)


@compiled
def see_tiles(state: State, seat: int, row: Any) -> None:
    """What the terrain tiles show, bonus tokens left aside."""
    player = state.players[seat]
    bonus = wide(player.bonus_terrain)
    ones = twos = threes = 0
    for terrain in range(TERRAINS):
        shown = means(player, terrain) - bonus
        ones += shown >= 1
        twos += shown >= HOWL_COST
        threes += shown >= DOMINATE_COST
    row[See.TERRAINS_SHOWN] = ones / TERRAINS
    row[See.PAIRS_OF_TILES] = twos / 3.0
    row[See.TRIPLES_OF_TILES] = threes / 2.0


# -- what it can do next ------------------------------------------------------------
@compiled
def see_chances(state: State, seat: int, row: Any) -> None:
    """Howls, dens and lairs within reach."""
    player, players = state.players[seat], wide(state.seats)
    pays = payable_by(state, seat, HOWL_COST)
    if has_wolf_left(state, seat):
        hearers = both(mask_of(state.lone_wolves), heard(state, seat))
        row[See.HEARERS] = share(float(size(hearers)), 4.0)
        row[See.HOWLS] = share(float(size(both(hearers, pays))), 3.0)
    near = within_any(players, alphas_of(state, seat), NEXT_TO)
    fresh = without(waterside(players), regions_with_lair(state, seat))
    if player.lairs_built < LAIRS:
        ready = both(dens_of(state, seat), fresh)
        row[See.UPGRADES] = share(float(size(both(both(ready, near), pays))), 2.0)
        row[See.DENS_BY_WATER] = share(float(tiles_touched(ready)), 3.0)
    if has_den_left(player):
        free = without(
            clear(state), either(built(state), either(full(state), enemies(state, seat)))
        )
        sites = both(both(free, near), pays)
        row[See.DEN_HEXES] = share(float(size(sites)), 6.0)
        row[See.WATER_HEXES] = not is_empty(both(sites, fresh))


@compiled
def tiles_touched(hexes: Mask) -> int:
    """How many tiles a set of hexes lies on."""
    count = 0
    for place in range(PLACES):
        count += on_tile(hexes, place) != np.uint64(0)
    return count


@compiled
def see_prey(state: State, seat: int, row: Any) -> None:
    """How nearly it has surrounded prey that it lacks."""
    player, players = state.players[seat], wide(state.seats)
    wolves = mask_of(state.wolves_of[seat])
    speed = ATTRIBUTE[Track.SPEED, player.dens_built[Track.SPEED]]
    two = one = near = 0
    for place in range(1, PLACES):
        if state.prey_left[place] == 0 or wide(player.prey) >> wide(state.prey_kind[place]) & 1:
            continue
        beside = size(both(within(players, prey_spot(players, place), NEXT_TO), wolves))
        two += beside >= WOLVES_TO_HUNT - 1
        one += beside == WOLVES_TO_HUNT - 2
        rest, walkers = wolves, 0
        while not is_empty(rest):
            hex_ = first_of(rest)
            rest = without(rest, only(hex_))
            walkers += _WALK_TO_PREY[players - FEWEST_PLAYERS, place, hex_] <= speed
        near += walkers >= WOLVES_TO_HUNT
    row[See.TWO_AT_PREY] = share(float(two), 2.0)
    row[See.ONE_AT_PREY] = share(float(one), 4.0)
    row[See.HUNTERS_NEAR] = share(float(near), 3.0)


# -- what rivals do to each other ---------------------------------------------------
@compiled
def see_dominations(state: State, rows: Rows) -> None:
    """The pieces that each seat can take from the others."""
    players = wide(state.seats)
    safe = without(full(state), mixed(state))
    for seat in range(players):
        hears = without(heard(state, seat), safe)
        pays = both(hears, payable_by(state, seat, DOMINATE_COST))
        wolf_left, den_left = has_wolf_left(state, seat), has_den_left(state.players[seat])
        victims = 0
        for other in range(players):
            if other == seat:
                continue
            targets = packs_of(state, other) if wolf_left else NOWHERE
            if den_left:
                targets = either(targets, dens_of(state, other))
            taken, heard_of = size(both(targets, pays)), size(both(targets, hears))
            victims += taken
            rows[other][See.EXPOSED] += taken / 6.0
            rows[other][See.IN_EARSHOT] += heard_of / 8.0
        rows[seat][See.VICTIMS] = share(float(victims), 4.0)


# -- how the regions stand ----------------------------------------------------------
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
def see_regions(state: State, rows: Rows, holds: Holds) -> None:
    """What every region with a token pays now, and how clearly.

    Who is first and second must agree with `places_taken` of the rules.
    """
    see_holds(state, holds)
    players = wide(state.seats)
    for place in range(1, PLACES):
        if state.tokens[place][0] == Phase.NONE:
            continue
        best = second = 0.0
        firsts = seconds = 0
        for owner in range(OWNERS):
            if players <= owner < NEUTRAL:
                continue
            hold = holds[place][owner]
            if hold > best:
                best, second, firsts, seconds = hold, best, 1, firsts
            elif hold == best:
                firsts += 1
            elif hold > second:
                second, seconds = hold, 1
            elif hold == second:
                seconds += 1
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
    state: State, place: int, row: Any, hold: float, gap: float, first: bool, second: bool
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
        steps = _WALK_INTO[players - FEWEST_PLAYERS, place, hex_]
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
        best = second = 0.0
        for owner in range(OWNERS):
            if players <= owner < NEUTRAL:
                continue
            hold = holds[place][owner]
            if hold > best:
                best, second = hold, best
            elif hold > second:
                second = hold
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


@compiled
def see_lairs(state: State, seat: int, row: Any) -> None:
    """Lairs that will count when their region is scored."""
    lairs = lairs_of(state, seat)
    for place in range(1, PLACES):
        if state.tokens[place][0] != Phase.NONE and on_tile(lairs, place) != np.uint64(0):
            row[See.LAIRS_TO_SCORE] += 1.0 / LAIRS


# -- all of it ----------------------------------------------------------------------
@compiled
def see_seat(state: State, seat: int, row: Any) -> None:
    """What one seat has and can do by itself."""
    see_calendar(state, seat, row)
    see_board(state, seat, row)
    see_tiles(state, seat, row)
    see_chances(state, seat, row)
    see_prey(state, seat, row)
    see_lairs(state, seat, row)


@compiled
def see(state: State, rows: Rows, holds: Holds) -> None:
    """Fill in the row of every seat; the holds are room to work in."""
    for seat in range(wide(state.seats)):
        for feature in range(FEATURES):
            rows[seat][feature] = 0.0
        see_seat(state, seat, rows[seat])
    see_dominations(state, rows)
    see_regions(state, rows, holds)
    see_reach(state, rows, holds)
