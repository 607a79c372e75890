"""The levels of a search: one decision each, and how to get from one to the next.

A level holds a position, its score land by land, and what is offered there in the order of
promise: by what the score says right after a decision, and by how often it was good enough
before.
"""

import numpy as np

from ....engine.compiled import compiled, wide
from ....engine.notes import SILENT
from ....engine.record import Array, Fixed, Record, i16, i32, u64
from ..actions import FIRST_PLACE, FIRST_TAKE, MOST_OFFERED, NUM_ACTIONS, Ask, land_played
from ..box.cards import has
from ..box.components import LANDS, SEATS
from ..scoring import land_balance
from ..state import State, losing_land
from ..turn import apply, offer
from .finale import BEYOND, Finale

NO_ACTION = -1
NO_KEY = np.uint64(0)
_BALANCE_WEIGHT = 8
"""What a point of the score weighs against one earlier success."""


class Level(Record):
    """One decision of the search. Points here are those of the seat to decide."""

    state: State
    balances: Fixed[list[i32], LANDS]  # of each land, the first seat's points minus the second's
    total: i32  # all of them
    offered: Fixed[list[i32], MOST_OFFERED]
    scores: Fixed[list[i32], MOST_OFFERED]  # how promising each offered decision looks
    offers: i32  # how many are offered
    tried: i32  # how many of them have been searched, the one under way included
    scouting: i32  # 1 while the one under way is only compared with the best so far
    low: i32  # the window: what is sure already, and what would be more than enough
    high: i32
    first_low: i32  # what was sure when the search of this position began
    best: i32  # the points of the best decision so far
    best_action: i32
    key: u64  # of its prospects, when a trick is led
    settled: i32  # the points of the first seat that the key leaves out


class Memory(Record):
    """What is known of one kind of position: the points still to be won lie in these bounds."""

    key: u64  # of its prospects; 0 for none
    lowest: i16
    highest: i16
    best: i16  # the decision that was best


class Shared(Record):
    """What the whole search shares."""

    nodes: i32  # positions visited
    node_limit: i32
    finale: Finale
    praise: Fixed[list[Fixed[list[i16], NUM_ACTIONS]], SEATS]  # how often a decision was enough


# -- from one level to the next -----------------------------------------------------
@compiled
def lands_touched(state: State, action: int) -> int:
    """The set of the lands whose score a decision may change."""
    if action < FIRST_TAKE:
        led = 1 << wide(state.led_land) if state.asks == Ask.FOLLOW else 0
        return 1 << land_played(action) | led
    if action < FIRST_PLACE:
        return 1 << losing_land(state)
    slot = action - FIRST_PLACE
    return 1 << slot if slot < LANDS else 0b11 << slot - LANDS


@compiled
def go_on(levels: Array[Level], depth: int, action: int) -> None:
    """The next level holds the position after a decision, and its score."""
    level = levels[depth]
    following = levels[depth + 1]
    following.state = level.state
    touched = lands_touched(level.state, action)
    apply(following.state, action, following.offered, SILENT)
    total = 0
    for land in range(LANDS):
        value = wide(level.balances[land])
        if has(touched, land):
            value = land_balance(following.state, land)
        following.balances[land] = value
        total += value
    following.total = total


@compiled
def look_ahead(levels: Array[Level], shared: Shared, depth: int, hint: int) -> None:
    """Fill in what is offered at a level and how promising each is."""
    level = levels[depth]
    count = offer(level.state, level.offered)
    level.offers = count
    level.tried = 0
    seat = wide(level.state.seat)
    for number in range(count):
        action = wide(level.offered[number])
        go_on(levels, depth, action)
        total = wide(levels[depth + 1].total)
        promise = _BALANCE_WEIGHT * (total if seat == 0 else -total)
        promise += wide(shared.praise[seat][action])
        level.scores[number] = promise if action != hint else BEYOND


@compiled
def bring_forward(level: Level) -> int:
    """The most promising decision not tried yet; it counts as tried."""
    first = wide(level.tried)
    best = first
    for number in range(first + 1, wide(level.offers)):
        if level.scores[number] > level.scores[best]:
            best = number
    level.tried = first + 1
    action, score = wide(level.offered[best]), wide(level.scores[best])
    level.offered[best] = level.offered[first]
    level.scores[best] = level.scores[first]
    level.offered[first] = action
    level.scores[first] = score
    return action
