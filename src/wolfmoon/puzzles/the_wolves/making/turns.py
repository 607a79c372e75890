"""Every turn that can be taken from a position of The Wolves, and what each of them reaches.

All decisions are followed to the end of the turn, depth first. Positions that were met before, by
whichever order of decisions, are not followed again. So everything that a turn can lead to is met
exactly once, and how rare it is to reach something is counted and not guessed.
"""

import numpy as np
import numpy.typing as npt

from ....engine.compiled import compiled, kernel, wide
from ....engine.kernels import States
from ....engine.notes import SILENT
from ....engine.record import Array, Fixed, Record, i32
from ....engine.stream import advance
from ....games.the_wolves.actions import MOST_OFFERED, Act, Ask, kind_of
from ....games.the_wolves.box.components import ACTIONS_IN_A_TURN
from ....games.the_wolves.scoring import points
from ....games.the_wolves.state import State
from ....games.the_wolves.turn import apply, end_turn, offer
from .atoms import ATOMS, ONE, atoms_of, led_by, roamed_by_others

Numbers = npt.NDArray[np.int32]
Words = npt.NDArray[np.uint64]

DEEPEST = 100
"""The most decisions of a turn; one with more is not followed."""
START, SPARE = DEEPEST, DEEPEST + 1
MOST_GAIN = 64
MEMORY_BITS = 23
LARGEST = 8_000_000 // 2
"""Positions that fit into the memory without crowding it."""
_NO_KEY = np.uint64(0x9E3779B97F4A7C15)
_HIGH = np.uint64(20)
_KINDS = 8
"""More than there are kinds of wolves."""


class Census(Record):
    """What was counted: ends of turns, and positions on the way after the first action."""

    gains: Fixed[list[i32], MOST_GAIN]  # ends by points won
    gains_early: Fixed[list[i32], MOST_GAIN]
    atoms: Fixed[list[Fixed[list[i32], ATOMS]], ATOMS]  # ends by two atoms that hold, or one twice
    atoms_early: Fixed[list[Fixed[list[i32], ATOMS]], ATOMS]
    gain_lines: Fixed[list[Fixed[list[i32], DEEPEST]], MOST_GAIN]  # the shortest line to each
    gain_lengths: Fixed[list[i32], MOST_GAIN]
    lines: Fixed[list[Fixed[list[Fixed[list[i32], DEEPEST]], ATOMS]], ATOMS]
    lengths: Fixed[list[Fixed[list[i32], ATOMS]], ATOMS]
    path: Fixed[list[i32], DEEPEST]  # the decisions to the position that is looked at
    counts: Fixed[list[i32], DEEPEST]
    nexts: Fixed[list[i32], DEEPEST]
    nodes: i32
    ends: i32
    seat: i32
    led: i32  # the regions that the seat is first in before the turn
    roamed: i32  # the regions where wolves of others stand before it
    had: i32  # points before it


# -- equal positions --------------------------------------------------------------------
@compiled
def key_of(words: Words, index: int) -> np.uint64:
    """A key of all the memory of a state; never zero."""
    key = _NO_KEY
    for number in range(words.shape[1]):
        key = advance(key ^ words[index, number])
    return key | ONE


@compiled
def is_new(memory: Words, key: np.uint64) -> bool:
    """Whether a key is met for the first time; then it is remembered."""
    last = len(memory) - 1
    place = wide(key >> _HIGH) & last
    while memory[place] != 0:
        if memory[place] == key:
            return False
        place = (place + 1) & last
    memory[place] = key
    return True


@compiled
def sort_moved(state: State) -> None:
    """The wolves that have moved lie in the order of their hexes: the same set looks the same."""
    for last in range(1, wide(state.moved)):
        at = last
        while at > 0:
            one = wide(state.moved_hex[at]) * _KINDS + wide(state.moved_kind[at])
            before = wide(state.moved_hex[at - 1]) * _KINDS + wide(state.moved_kind[at - 1])
            if before <= one:
                break
            state.moved_hex[at], state.moved_kind[at] = before // _KINDS, before % _KINDS
            state.moved_hex[at - 1], state.moved_kind[at - 1] = one // _KINDS, one % _KINDS
            at -= 1


# -- counting ---------------------------------------------------------------------------
@compiled
def gain_of(state: State, census: Census) -> int:
    """The points that the turn has won, as far as they are told apart."""
    return min(max(points(state, wide(census.seat)) - wide(census.had), 0), MOST_GAIN - 1)


@compiled
def count_end(census: Census, found: np.uint64, gain: int, length: int) -> None:
    """A turn may end here: what it reaches, and the shortest line that does."""
    census.ends += 1
    census.gains[gain] += 1
    if census.gain_lengths[gain] == 0 or length < census.gain_lengths[gain]:
        census.gain_lengths[gain] = length
        for number in range(length):
            census.gain_lines[gain][number] = census.path[number]
    for one in range(ATOMS):
        if not found >> np.uint64(one) & ONE:
            continue
        for other in range(one + 1):
            if found >> np.uint64(other) & ONE:
                census.atoms[one][other] += 1
                if census.lengths[one][other] == 0 or length < census.lengths[one][other]:
                    census.lengths[one][other] = length
                    for number in range(length):
                        census.lines[one][other][number] = census.path[number]


@compiled
def count_early(census: Census, found: np.uint64, gain: int) -> None:
    """What holds after the first action already."""
    census.gains_early[gain] += 1
    for one in range(ATOMS):
        if found >> np.uint64(one) & ONE:
            for other in range(one + 1):
                if found >> np.uint64(other) & ONE:
                    census.atoms_early[one][other] += 1


@compiled
def begin(states: Array[State], offers: Numbers, census: Census) -> None:
    """What is true before the turn."""
    states[START] = states[0]
    state = states[0]
    census.seat = wide(state.seat)
    census.led = led_by(state, wide(census.seat))
    census.roamed = roamed_by_others(state, wide(census.seat))
    census.had = points(state, wide(census.seat))
    census.counts[0] = offer(state, offers[0])
    census.nexts[0] = 0
    census.nodes = census.ends = 0


@compiled
def look_at(states: Array[State], census: Census, index: int, length: int) -> None:
    """A position between two actions is counted: as the end of a turn, or as the first action's."""
    seat, led, roamed = wide(census.seat), wide(census.led), wide(census.roamed)
    states[SPARE] = states[index]
    state = states[SPARE]
    ends = state.actions_taken >= ACTIONS_IN_A_TURN
    if ends:
        end_turn(state, SILENT)
    found = atoms_of(state, states[START], seat, led, roamed)
    if ends:
        count_end(census, found, gain_of(state, census), length)
    else:
        count_early(census, found, gain_of(state, census))


@kernel
def follow_all(
    states: Array[State],
    words: Words,
    offers: Numbers,
    memory: Words,
    censuses: Array[Census],
    limit: int,
) -> bool:
    """Follow every turn from the first state; whether all were followed before the limit.

    All calls of the rules stand in this function, for Numba compiles them anew for every function
    in between. The words are the memory of the states; the last offer is room to work in.
    """
    census, scratch, level = censuses[0], offers[DEEPEST], 0
    begin(states, offers, census)
    while level >= 0:
        if census.nexts[level] == census.counts[level]:
            level -= 1
            continue
        action = wide(offers[level, census.nexts[level]])
        census.nexts[level] += 1
        if kind_of(action) == Act.END:
            continue  # counted when the position was met
        if census.nodes == limit:
            return False
        census.nodes += 1
        after = level + 1
        states[after] = states[level]
        census.path[level] = action
        apply(states[after], action, scratch, SILENT)
        asks = wide(states[after].asks)
        if asks == Ask.WOLF:
            sort_moved(states[after])
        if (asks == Ask.WOLF or asks == Ask.ACT) and not is_new(memory, key_of(words, after)):
            continue
        if asks == Ask.ACT:
            look_at(states, census, after, after)
        if after < DEEPEST - 1:
            census.counts[after] = offer(states[after], offers[after])
            census.nexts[after] = 0
            level = after
    return True


class Turns:
    """The memory in which turns are followed."""

    def __init__(self, bits: int = MEMORY_BITS) -> None:
        self.states = State.zeros(DEEPEST + 2)
        width = State.dtype.itemsize // np.dtype(np.uint64).itemsize
        self._words: Words = np.ndarray(
            (len(self.states), width), dtype=np.uint64, buffer=self.states.data
        )
        self._offers = np.zeros((DEEPEST + 1, MOST_OFFERED), dtype=np.int32)
        self._memory = np.zeros(1 << bits, dtype=np.uint64)

    def followed(self, states: States, limit: int = LARGEST) -> Census | None:
        """What all turns from a position reach; None if there are too many of them."""
        censuses = Census.zeros()
        self._memory[:] = 0
        self.states[0] = states[0]
        whole = follow_all(self.states, self._words, self._offers, self._memory, censuses, limit)
        return censuses[0] if whole else None
