"""Planning one whole turn: a beam over its actions, and inside a move over its wolves.

Positions between two actions are judged as if the turn ended there, so a beam compares like with
like. A move is looked at wolf by wolf: of all positions in which a wolf has just arrived, only
the best are looked at further. What may be decided is asked of the rules, never worked out here.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from ...engine.compiled import compiled, wide
from ...engine.notes import SILENT
from ...engine.stream import advance
from ...games.the_wolves.actions import NO_ARGUMENT, Act, Ask, kind_of, number_of
from ...games.the_wolves.box.components import ACTIONS_IN_A_TURN, OWNERS, TRACKS
from ...games.the_wolves.box.hexes import WORDS
from ...games.the_wolves.course import why_not_act
from ...games.the_wolves.reasons import Reason
from ...games.the_wolves.state import State
from ...games.the_wolves.turn import apply, end_turn, offer
from .desk import LONGEST_TURN, MEMORY_BITS, WIDEST, Desk, Mind, Pool, Slot, Tray
from .value import worth

_NO_KEY = np.uint64(0x9E3779B97F4A7C15)
_TOP = np.uint64(64 - MEMORY_BITS)
LOWEST = -1e30


# -- equal positions ----------------------------------------------------------------
@compiled
def mix_set(key: np.uint64, words: Any) -> np.uint64:
    """A key with a set of hexes more in it."""
    for word in range(WORDS):
        key = advance(key ^ words[word])
    return key


@compiled
def key_of(state: State) -> np.uint64:
    """A key of everything that can change in a turn: equal positions have equal keys."""
    player = state.players[state.seat]
    small = wide(player.flipped) | wide(player.prey) << 8 | wide(player.lairs_built) << 16
    small |= wide(player.wolves_out) << 20 | wide(player.bonus_terrain) << 24
    small |= wide(player.bonus_action) << 32 | wide(state.actions_taken) << 40
    small |= wide(state.moonlight) << 48
    key = advance(_NO_KEY ^ np.uint64(small))
    for track in range(TRACKS):
        key = advance(key ^ np.uint64(player.dens_built[track]))
    key = mix_set(key, state.lone_wolves)
    key = mix_set(key, state.alphas)
    key = mix_set(key, state.packs)
    key = mix_set(key, state.pairs)
    key = mix_set(key, state.dens)
    key = mix_set(key, state.prey)
    for owner in range(OWNERS):
        key = mix_set(key, state.wolves_of[owner])
        key = mix_set(key, state.built_by[owner])
    return key


# -- slots and pools ----------------------------------------------------------------
@compiled
def put(desk: Desk, source: int, target: int) -> None:
    """A slot holds what another one holds."""
    desk.states[target] = desk.states[source]
    length = wide(desk.lengths[source])
    desk.lengths[target] = length
    for number in range(length):
        desk.lines[target][number] = desk.lines[source][number]


@compiled
def note(desk: Desk, slot: int, action: int) -> None:
    """A decision has led to a slot."""
    length = wide(desk.lengths[slot])
    desk.lines[slot][length] = action
    desk.lengths[slot] = length + 1


@compiled
def keep(desk: Desk, pool: int, source: int, value: float, key: np.uint64) -> None:
    """A pool keeps a slot if it is among the best and new."""
    first, count = wide(desk.firsts[pool]), wide(desk.counts[pool])
    lowest = first
    for slot in range(first, first + count):
        if desk.keys[slot] == key:
            return
        if desk.values[slot] < desk.values[lowest]:
            lowest = slot
    if count < wide(desk.widths[pool]):
        lowest = first + count
        desk.counts[pool] = count + 1
    elif count == 0 or value <= desk.values[lowest]:
        return
    put(desk, source, lowest)
    desk.values[lowest] = value
    desk.keys[lowest] = key


@compiled
def hand_on(desk: Desk, new: int, old: int) -> None:
    """What a pool has gathered is what is looked at now; the pool is empty again."""
    first = wide(desk.firsts[new])
    desk.firsts[new] = desk.firsts[old]
    desk.firsts[old] = first
    desk.counts[old] = desk.counts[new]
    desk.counts[new] = 0


# -- judged positions ---------------------------------------------------------------
@compiled
def is_remembered(desk: Desk, slot: int) -> bool:
    """Whether an equal position was judged in this plan; then the slot has its value."""
    key = key_of(desk.states[slot])
    desk.keys[slot] = key
    place = wide(key >> _TOP)
    if desk.memory_plans[place] != desk.plan or desk.memory_keys[place] != key:
        return False
    desk.values[slot] = desk.memory_values[place]
    return True


@compiled
def remember(desk: Desk, slot: int, value: float) -> None:
    """A position between two actions has a value, and is kept if it is among the best."""
    state, key = desk.states[slot], desk.keys[slot]
    place = wide(key >> _TOP)
    desk.memory_plans[place] = desk.plan
    desk.memory_keys[place] = key
    desk.memory_values[place] = value
    desk.values[slot] = value
    desk.judged += 1
    if state.actions_taken >= ACTIONS_IN_A_TURN:
        keep(desk, wide(Pool.ENDED), slot, value, key)
    is_new = desk.lengths[slot] > desk.lengths[Slot.ROOT]
    if is_new and why_not_act(state) == Reason.OK and desk.lengths[slot] < LONGEST_TURN:
        keep(desk, wide(Pool.ACTED), slot, value, key)


@compiled
def take_best_payment(desk: Desk, slot: int) -> bool:
    """Whether a slot held a move whose payments were tried: it is paid in the best way now."""
    state = desk.states[slot]
    if state.asks != Ask.PAY or state.doing != Act.MOVE or desk.best_payment == LOWEST:
        return False
    put(desk, wide(Slot.BEST_PAID), slot)
    desk.best_payment = LOWEST
    return True


@compiled
def keep_move(desk: Desk, slot: int, done: int) -> None:
    """A move that may go on is kept: as the best payment, or among the best walks."""
    value = float(desk.values[done])
    if desk.states[slot].moved > 0:
        keep(desk, wide(Pool.WALKED), slot, value, desk.keys[done])
    elif value > desk.best_payment:
        put(desk, slot, wide(Slot.BEST_PAID))
        desk.best_payment = value


# -- following decisions ------------------------------------------------------------
@compiled
def explore(desk: Desk, mind: Mind, source: int) -> None:
    """Try every way on from a slot until an action ends or a wolf has arrived.

    All calls of the rules and of the evaluation are in this one function: Numba optimises what
    a function calls once more for every function in between.
    """
    bottom, tried, spare = wide(Slot.ON_THE_WAY), wide(Slot.TRIED), wide(Slot.SPARE)
    offers: Any = desk.offers
    scratch: Any = desk.scratch
    put(desk, source, bottom)
    desk.best_payment = LOWEST
    level, is_new = 0, True
    while level >= 0 and desk.judged < desk.limit:
        here = bottom + level
        if is_new:
            desk.offered[level] = offer(desk.states[here], offers[level])
            desk.nexts[level] = 0
            is_new = False
        if desk.nexts[level] == desk.offered[level]:
            is_new = take_best_payment(desk, here)
            level -= 0 if is_new else 1
            continue
        action = wide(offers[level][desk.nexts[level]])
        desk.nexts[level] += 1
        if kind_of(action) == Act.END and desk.lengths[here] > desk.lengths[Slot.ROOT]:
            continue  # judged when the action before ended
        slot = here + 1
        put(desk, here, slot)
        if kind_of(action) != Act.END:
            apply(desk.states[slot], action, scratch, SILENT)
            note(desk, slot, action)
        asks = wide(desk.states[slot].asks)
        if asks != Ask.ACT and asks != Ask.WOLF:
            level, is_new = level + 1, True
            continue
        done = slot
        if asks == Ask.WOLF:  # judged as if no other wolf moved
            done = tried
            put(desk, slot, tried)
            last = number_of(wide(Act.DONE), NO_ARGUMENT)
            apply(desk.states[tried], last, scratch, SILENT)
            note(desk, tried, last)
            while desk.states[tried].asks == Ask.HUNT:  # of two prey alike, the first
                offer(desk.states[tried], offers[Tray.PREY])
                last = wide(offers[Tray.PREY][0])
                apply(desk.states[tried], last, scratch, SILENT)
                note(desk, tried, last)
        if not is_remembered(desk, done):
            desk.states[spare] = desk.states[done]
            end_turn(desk.states[spare], SILENT)
            remember(desk, done, worth(desk.states[spare], wide(desk.seat), mind, desk.judge))
        if asks == Ask.WOLF:
            if desk.states[slot].moved == 0 and desk.states[here].asks == Ask.ACT:
                level, is_new = level + 1, True  # paid without a choice
            else:
                keep_move(desk, slot, done)


# -- the beam -----------------------------------------------------------------------
@compiled
def begin_plan(desk: Desk) -> None:
    """Nothing but the root is kept: between two actions, or wherever in an action it stands."""
    for pool in range(len(desk.firsts)):
        desk.firsts[pool] = pool * WIDEST
        desk.counts[pool] = 0
    desk.plan += 1
    root = wide(Slot.ROOT)
    desk.seat = desk.states[root].seat
    pool = wide(Pool.ACTED) if desk.states[root].asks == Ask.ACT else wide(Pool.WALKED)
    keep(desk, pool, root, LOWEST, _NO_KEY)


class Task(IntEnum):
    """What planning does next; between two tasks Python can look at the clock."""

    WHOLE = 0  # the whole plan without a pause
    BEGIN = 1  # nothing but the root is looked at
    NEXT = 2  # what was gathered is looked at now: moves under way, else positions between actions
    EXPLORE = 3  # some of what is looked at


@compiled
def go_on(desk: Desk) -> int:
    """What was gathered is looked at now: moves under way, else positions between actions."""
    walks = desk.counts[Pool.WALKED] > 0
    gathered = wide(Pool.WALKED) if walks else wide(Pool.ACTED)
    desk.looked_at = wide(Pool.WALKING) if walks else wide(Pool.ACTING)
    hand_on(desk, gathered, wide(desk.looked_at))
    return wide(desk.counts[desk.looked_at])


@compiled
def plan(desk: Desk, mind: Mind, task: int, first: int, last: int) -> int:
    """Do a task of planning; how many positions are looked at next, or were."""
    is_whole = task == Task.WHOLE
    if is_whole or task == Task.BEGIN:
        begin_plan(desk)
    if task != Task.EXPLORE:
        first, last = 0, go_on(desk)
        if not is_whole:
            return last
    while first < last:
        start = wide(desk.firsts[desk.looked_at])
        for number in range(first, last):
            explore(desk, mind, start + number)
        first, last = 0, go_on(desk) if is_whole else 0
    return wide(desk.counts[Pool.ENDED])
