"""What a turn of The Wolves may reach, as bits: the simple goals, of which puzzles are made.

The same is counted a second time, in plain Python, by `../measures.py`: a test and the
check of all puzzles compare the two.
"""

import numpy as np

from ....engine.compiled import bit_count, compiled, wide
from ....engine.record import Array
from ....games.the_wolves.box.hexes import mask_of, on_tile, without
from ....games.the_wolves.box.maps import PLACE_LETTERS, PLACES
from ....games.the_wolves.forms.names import PREY_NAMES
from ....games.the_wolves.scoring import places_taken, rank, wolves_on_map
from ....games.the_wolves.state import State, wolves
from ....games.the_wolves.turn import is_over
from ...puzzle import Condition

PREY_KINDS = len(PREY_NAMES)
FIRST = 0
CLEAR = FIRST + PLACES
PREY = CLEAR + PLACES
HUNT = PREY + PREY_KINDS  # two, three
LAIR = HUNT + 2  # one, two
DOMINATE = LAIR + 2  # one, two
HARM = DOMINATE + 2  # one, two
HOWL = HARM + 2  # two
TAKE = HOWL + 1  # two, three
PHASE = TAKE + 2
WIN = PHASE + 1
ATOMS = WIN + 1
ONE = np.uint64(1)


def conditions() -> list[Condition | None]:
    """What each atom asks for; None where a number stands for nothing."""
    found: list[Condition | None] = [None] * ATOMS
    for place in range(1, PLACES):
        found[FIRST + place] = Condition("first", 1, PLACE_LETTERS[place])
        found[CLEAR + place] = Condition("clear", 1, PLACE_LETTERS[place])
    for kind, name in enumerate(PREY_NAMES):
        found[PREY + kind] = Condition("prey", 1, name)
    for first, what, counts in (
        *((HUNT, "hunt", (2, 3)), (LAIR, "lair", (1, 2)), (DOMINATE, "dominate", (1, 2))),
        *((HARM, "harm", (1, 2)), (HOWL, "howl", (2,)), (TAKE, "take", (2, 3))),
        *((PHASE, "phase", (1,)), (WIN, "win", (1,))),
    ):
        for number, count in enumerate(counts):
            found[first + number] = Condition(what, count)
    return found


@compiled
def size_of(words: Array[np.uint64]) -> int:
    """How many hexes a set in memory holds."""
    return bit_count(words[0]) + bit_count(words[1]) + bit_count(words[2])


@compiled
def pieces_of(state: State, owner: int) -> int:
    """How many wolves, dens and lairs an owner has on the map."""
    return wolves_on_map(state, owner) + size_of(state.built_by[owner])


@compiled
def led_by(state: State, seat: int) -> int:
    """A bit for each place whose region a seat is first in."""
    found = 0
    for place in range(1, PLACES):
        if state.region_tiles[place] != 0:
            winner, _ = places_taken(state, place)
            if winner == seat:
                found |= 1 << place
    return found


@compiled
def roamed_by_others(state: State, seat: int) -> int:
    """A bit for each place where wolves of others stand."""
    found = 0
    others = without(wolves(state), mask_of(state.wolves_of[seat]))
    for place in range(1, PLACES):
        if bit_count(on_tile(others, place)) > 0:
            found |= 1 << place
    return found


@compiled
def with_atoms(found: np.uint64, first: int, count: int, least: int, atoms: int) -> np.uint64:
    """Atoms that stand for at least so many of something, from the first on."""
    for number in range(atoms):
        if count >= least + number:
            found |= ONE << np.uint64(first + number)
    return found


@compiled
def with_places(found: np.uint64, first: int, places: int) -> np.uint64:
    """An atom for each place of a set of bits."""
    return found | np.uint64(places) << np.uint64(first)


@compiled
def wins_alone(state: State, seat: int) -> bool:
    """Whether the game is over and a seat has won it, with nobody beside it."""
    if not is_over(state) or rank(state, seat) != 0:
        return False
    for other in range(wide(state.seats)):
        if other != seat and rank(state, other) == 0:
            return False
    return True


@compiled
def atoms_of(state: State, before: State, seat: int, led: int, roamed: int) -> np.uint64:
    """The atoms that hold after a turn; what held before it is not reached by it."""
    now = led_by(state, seat) & ~led
    found = with_places(np.uint64(0), FIRST, now)
    found = with_places(found, CLEAR, roamed & ~roamed_by_others(state, seat))
    player, had = state.players[seat], before.players[seat]
    prey = wide(player.prey) & ~wide(had.prey)
    found |= np.uint64(prey) << np.uint64(PREY)
    lairs = wide(player.lairs_built) - wide(had.lairs_built)
    howled = size_of(before.lone_wolves) - size_of(state.lone_wolves)
    dominated = wide(state.moonlight) - wide(before.moonlight) - lairs - howled
    victim = (seat + wide(state.seats) - 1) % wide(state.seats)
    harmed = pieces_of(before, victim) - pieces_of(state, victim)
    found = with_atoms(found, HUNT, bit_count(np.uint64(prey)), 2, 2)
    found = with_atoms(found, LAIR, lairs, 1, 2)
    found = with_atoms(found, DOMINATE, dominated, 1, 2)
    found = with_atoms(found, HARM, harmed, 1, 2)
    found = with_atoms(found, HOWL, howled, 2, 1)
    found = with_atoms(found, TAKE, bit_count(np.uint64(now)), 2, 2)
    if state.phase > before.phase:
        found |= ONE << np.uint64(PHASE)
    if wins_alone(state, seat):
        found |= ONE << np.uint64(WIN)
    return found
