"""What a bot sees of each player: how far it has come, what it can do, what rivals can do to it."""

import numpy as np

from ...engine.compiled import compiled, wide
from ...games.the_wolves.actions import Act
from ...games.the_wolves.box.components import (
    ATTRIBUTE,
    DATES,
    DENS_ON_A_TRACK,
    DOMINATE_COST,
    FEWEST_PLAYERS,
    HOWL_COST,
    LAIRS,
    MOST_PLAYERS,
    TERRAINS,
    TRACKS,
    WOLVES_ON_THE_TRACK,
    WOLVES_TO_HUNT,
    Phase,
    Track,
)
from ...games.the_wolves.box.hexes import (
    Mask,
    both,
    either,
    first_of,
    is_empty,
    mask_of,
    on_tile,
    only,
    size,
    waterside,
    without,
)
from ...games.the_wolves.box.maps import PLACES
from ...games.the_wolves.den import den_hexes
from ...games.the_wolves.dominate import dens_in_range, packs_in_range
from ...games.the_wolves.howl import lone_wolves_in_range
from ...games.the_wolves.hunt import hexes_beside, lacks
from ...games.the_wolves.lair import dens_to_upgrade, lair_hexes, regions_with_lair
from ...games.the_wolves.payment import affordable, means, payable
from ...games.the_wolves.scoring import points, prey_hunted
from ...games.the_wolves.sieve import ANYWHERE, left
from ...games.the_wolves.state import (
    State,
    alphas_of,
    dens_of,
    lairs_of,
    packs_of,
)
from .features import Row, Rows, See, share
from .walks import WALK_TO_PREY


@compiled
def wolves_counted(state: State, hexes: Mask) -> int:
    """How many wolves of one kind and owner stand on hexes."""
    return size(hexes) + size(both(hexes, mask_of(state.pairs)))


@compiled
def see_calendar(state: State, seat: int, row: Row) -> None:
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
def see_board(state: State, seat: int, row: Row) -> None:
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
def see_tiles(state: State, seat: int, row: Row) -> None:
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
def see_chances(state: State, seat: int, row: Row) -> None:
    """Howls, dens and lairs within reach."""
    hearers = lone_wolves_in_range(state, seat, ANYWHERE)
    howls = left(affordable(state, seat, hearers, wide(Act.HOWL)))
    row[See.HEARERS] = share(float(size(left(hearers))), 4.0)
    row[See.HOWLS] = share(float(size(howls)), 3.0)
    upgrades = left(lair_hexes(state, seat, ANYWHERE))
    row[See.UPGRADES] = share(float(size(upgrades)), 2.0)
    dens_by_water = left(dens_to_upgrade(state, seat, ANYWHERE))
    row[See.DENS_BY_WATER] = share(float(tiles_touched(dens_by_water)), 3.0)
    sites = left(den_hexes(state, seat, ANYWHERE))
    fresh = without(waterside(wide(state.seats)), regions_with_lair(state, seat))
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
def see_prey(state: State, seat: int, row: Row) -> None:
    """How nearly it has surrounded prey that it lacks."""
    player, players = state.players[seat], wide(state.seats)
    wolves = mask_of(state.wolves_of[seat])
    speed = ATTRIBUTE[Track.SPEED, player.dens_built[Track.SPEED]]
    two = one = near = 0
    for place in range(1, PLACES):
        if not lacks(state, seat, place):
            continue
        beside = hexes_beside(state, seat, place)
        two += beside >= WOLVES_TO_HUNT - 1
        one += beside == WOLVES_TO_HUNT - 2
        rest, walkers = wolves, 0
        while not is_empty(rest):
            hex_ = first_of(rest)
            rest = without(rest, only(hex_))
            walkers += WALK_TO_PREY[players - FEWEST_PLAYERS, place, hex_] <= speed
        near += walkers >= WOLVES_TO_HUNT
    row[See.TWO_AT_PREY] = share(float(two), 2.0)
    row[See.ONE_AT_PREY] = share(float(one), 4.0)
    row[See.HUNTERS_NEAR] = share(float(near), 3.0)


@compiled
def see_lairs(state: State, seat: int, row: Row) -> None:
    """Lairs that will count when their region is scored."""
    lairs = lairs_of(state, seat)
    for place in range(1, PLACES):
        if state.tokens[place][0] != Phase.NONE and on_tile(lairs, place) != np.uint64(0):
            row[See.LAIRS_TO_SCORE] += 1.0 / LAIRS


@compiled
def see_seat(state: State, seat: int, row: Row) -> None:
    """What one seat has and can do by itself."""
    see_calendar(state, seat, row)
    see_board(state, seat, row)
    see_tiles(state, seat, row)
    see_chances(state, seat, row)
    see_prey(state, seat, row)
    see_lairs(state, seat, row)


# -- what rivals do to each other ---------------------------------------------------
@compiled
def see_dominations(state: State, rows: Rows) -> None:
    """The pieces that each seat can take from the others."""
    players = wide(state.seats)
    for seat in range(players):
        packs, dens = packs_in_range(state, seat, ANYWHERE), dens_in_range(state, seat, ANYWHERE)
        pays = payable(state, seat, wide(Act.DOMINATE_PACK))
        victims = 0
        for other in range(players):
            if other == seat:
                continue
            wolves = both(packs_of(state, other), left(packs))
            targets = either(wolves, both(dens_of(state, other), left(dens)))
            taken, heard_of = size(both(targets, pays)), size(targets)
            victims += taken
            rows[other][See.EXPOSED] += taken / 6.0
            rows[other][See.IN_EARSHOT] += heard_of / 8.0
        rows[seat][See.VICTIMS] = share(float(victims), 4.0)
