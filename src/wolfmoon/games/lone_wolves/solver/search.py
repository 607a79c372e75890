"""Searching the rest of a game to its end, with all cards known: alpha-beta with a memory.

Values are points of the seat to decide minus points of the other. When a trick is led, the
memory knows what was found in positions of the same prospects. All decisions but the first are
only compared with the best so far, and searched again if they are better.
"""

import numpy as np

from ....engine.compiled import compiled, kernel, wide
from ....engine.record import Array
from ..actions import Ask
from ..box.components import LANDS, TRICKS, Scar
from ..scoring import land_balance
from ..state import State
from .essence import prospects
from .finale import BEYOND, last_scars, last_trick
from .levels import NO_ACTION, NO_KEY, Level, Memory, Shared, bring_forward, go_on, look_ahead

_MOST_PRAISE = 60


# -- the search ---------------------------------------------------------------------
@compiled
def for_seat(seat: int, points: int) -> int:
    """Points of the first seat as points of a seat; and the other way round."""
    return points if seat == 0 else -points


@compiled
def set_window(level: Level, seat: int, low: int, high: int) -> None:
    """A level is to be searched in a window that is given in points of a seat."""
    same = level.state.seat == seat
    level.low = low if same else -high
    level.high = high if same else -low
    level.first_low = level.low
    level.best = -BEYOND
    level.best_action = NO_ACTION
    level.key = NO_KEY


@compiled
def is_found(levels: Array[Level], memories: Array[Memory], shared: Shared, depth: int) -> bool:
    """Whether the value of a position is known at once, and then is its best; else look ahead."""
    level = levels[depth]
    seat = wide(level.state.seat)
    shared.nodes += 1
    if level.state.asks == Ask.OVER or shared.nodes > shared.node_limit:
        level.best = for_seat(seat, wide(level.total))
        return True
    low, high, total = wide(level.low), wide(level.high), wide(level.total)
    if level.state.trick == TRICKS - 1 and level.state.asks == Ask.LEAD:
        level.best = last_trick(shared.finale, level.state, total, low, high)
        return True
    if is_last_scar_but_one(level.state):
        level.best = last_scars(shared.finale, level.state, total, low, high)
        return True
    hint = NO_ACTION
    if level.state.asks == Ask.LEAD:
        level.key, level.settled = prospects(level.state)
        hint = recall(memories, level)
        if level.best > -BEYOND:
            return True
    look_ahead(levels, shared, depth, hint)
    return False


@compiled
def is_last_scar_but_one(state: State) -> bool:
    """Whether a scar is to be placed with one trick to come, and the finale can do it."""
    asked = state.asks == Ask.PLACE and state.trick == TRICKS - 2
    return asked and state.in_hand - 1 != Scar.LONE_WOLF


@compiled
def recall(memories: Array[Memory], level: Level) -> int:
    """The window is narrowed by what is known, or the value found; what was best before."""
    memory = memories[wide(level.key & np.uint64(len(memories) - 1))]
    if memory.key != level.key:
        return NO_ACTION
    seat = wide(level.state.seat)
    one = for_seat(seat, wide(level.settled) + wide(memory.lowest))
    other_one = for_seat(seat, wide(level.settled) + wide(memory.highest))
    lowest, highest = min(one, other_one), max(one, other_one)
    if lowest >= level.high or lowest == highest:
        level.best = lowest
    elif highest <= level.low:
        level.best = highest
    level.low = max(wide(level.low), lowest)
    level.high = min(wide(level.high), highest)
    level.first_low = level.low
    return wide(memory.best)


@compiled
def remember(memories: Array[Memory], level: Level) -> None:
    """What was found of a position is kept, in the place of whatever lay there."""
    memory = memories[wide(level.key & np.uint64(len(memories) - 1))]
    if memory.key != level.key:
        memory.key = level.key
        memory.lowest = -BEYOND
        memory.highest = BEYOND
    first = level.state.seat == 0
    points = for_seat(wide(level.state.seat), wide(level.best)) - wide(level.settled)
    at_least, at_most = level.best > level.first_low, level.best < level.high
    if at_least if first else at_most:
        memory.lowest = max(wide(memory.lowest), points)
    if at_most if first else at_least:
        memory.highest = min(wide(memory.highest), points)
    memory.best = level.best_action


@compiled
def take_back(levels: Array[Level], shared: Shared, depth: int) -> bool:
    """A decision has been searched: its value is noted, unless it must be searched again."""
    level = levels[depth]
    following = levels[depth + 1]
    seat = wide(level.state.seat)
    value = wide(following.best)
    value = value if following.state.seat == seat else -value
    if level.scouting != 0 and level.low < value < level.high:
        level.scouting = 0
        set_window(following, seat, wide(level.low), wide(level.high))
        return False
    action = wide(level.offered[level.tried - 1])
    if value > level.best:
        level.best = value
        level.best_action = action
    level.low = max(wide(level.low), value)
    if level.low >= level.high:
        praise = wide(shared.praise[seat][action])
        shared.praise[seat][action] = min(praise + 1, _MOST_PRAISE)
    return True


@compiled
def try_next(levels: Array[Level], depth: int) -> None:
    """The next level holds the most promising decision not tried yet, with its window."""
    level = levels[depth]
    go_on(levels, depth, bring_forward(level))
    low, high = wide(level.low), wide(level.high)
    level.scouting = level.tried > 1 and high - low > 1
    high = low + 1 if level.scouting != 0 else high
    set_window(levels[depth + 1], wide(level.state.seat), low, high)


# -- what Python calls --------------------------------------------------------------
@kernel
def begin_search(levels: Array[Level]) -> int:
    """The score of the first level's state is filled in; how far its seat is ahead."""
    level = levels[0]
    level.total = 0
    for land in range(LANDS):
        level.balances[land] = land_balance(level.state, land)
        level.total += level.balances[land]
    return for_seat(wide(level.state.seat), wide(level.total))


@kernel
def begin_decision(levels: Array[Level], action: int) -> None:
    """The second level holds the position after a decision at the first."""
    go_on(levels, wide(0), action)


@kernel
def search(
    levels: Array[Level],
    memories: Array[Memory],
    shared_by_all: Array[Shared],
    first: int,
    low: int,
    high: int,
) -> int:
    """What the seat to decide at a level gets: exact inside the window, or a bound.

    A loop and not a recursion: Numba can't keep a recursive function on disk.
    """
    shared = shared_by_all[0]
    start = levels[first]
    set_window(start, wide(start.state.seat), low, high)
    depth = first
    found = is_found(levels, memories, shared, depth)
    while True:
        level = levels[depth]
        if not found and level.tried < level.offers and level.low < level.high:
            try_next(levels, depth)
            depth += 1
            found = is_found(levels, memories, shared, depth)
            continue
        if not found and level.key != NO_KEY and shared.nodes <= shared.node_limit:
            remember(memories, level)
        if depth == first:
            return wide(start.best)
        depth -= 1
        found = False
        if not take_back(levels, shared, depth):
            depth += 1
            found = is_found(levels, memories, shared, depth)
