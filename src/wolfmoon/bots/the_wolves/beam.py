"""Planning one whole turn: a beam over its actions, and inside a move over its wolves.

Positions between two actions are judged as if the turn ended there, so a beam compares like with
like. A move is looked at wolf by wolf: of all positions in which a wolf has just arrived, only
the best are looked at further. What may be decided is asked of the rules, never worked out here.
"""

from enum import IntEnum

import numpy as np

from ...engine.compiled import compiled, wide
from ...engine.notes import SILENT
from ...engine.record import Array
from ...engine.stream import advance
from ...games.the_wolves.actions import NO_ARGUMENT, Act, Ask, kind_of, number_of
from ...games.the_wolves.box.components import ACTIONS_IN_A_TURN, OWNERS, TRACKS
from ...games.the_wolves.box.hexes import WORDS
from ...games.the_wolves.course import why_not_act
from ...games.the_wolves.reasons import Reason
from ...games.the_wolves.state import State
from ...games.the_wolves.turn import apply, end_turn, offer
from .value import worth
from .workbench import LONGEST_TURN, MEMORY_BITS, WIDEST, Mind, Pool, Slot, Tray, Workbench

_NO_KEY = np.uint64(0x9E3779B97F4A7C15)
_TOP = np.uint64(64 - MEMORY_BITS)
LOWEST = -1e30


# -- equal positions ----------------------------------------------------------------
@compiled
def mix_set(key: np.uint64, words: Array[np.uint64]) -> np.uint64:
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
def put(bench: Workbench, source: int, target: int) -> None:
    """A slot holds what another one holds."""
    bench.states[target] = bench.states[source]
    length = wide(bench.lengths[source])
    bench.lengths[target] = length
    for number in range(length):
        bench.lines[target][number] = bench.lines[source][number]


@compiled
def note(bench: Workbench, slot: int, action: int) -> None:
    """A decision has led to a slot."""
    length = wide(bench.lengths[slot])
    bench.lines[slot][length] = action
    bench.lengths[slot] = length + 1


@compiled
def keep(bench: Workbench, pool: int, source: int, value: float, key: np.uint64) -> None:
    """A pool keeps a slot if it is among the best and new."""
    first, count = wide(bench.firsts[pool]), wide(bench.counts[pool])
    lowest = first
    for slot in range(first, first + count):
        if bench.keys[slot] == key:
            return
        if bench.values[slot] < bench.values[lowest]:
            lowest = slot
    if count < wide(bench.widths[pool]):
        lowest = first + count
        bench.counts[pool] = count + 1
    elif count == 0 or value <= bench.values[lowest]:
        return
    put(bench, source, lowest)
    bench.values[lowest] = value
    bench.keys[lowest] = key


@compiled
def hand_on(bench: Workbench, new: int, old: int) -> None:
    """What a pool has gathered is what is looked at now; the pool is empty again."""
    first = wide(bench.firsts[new])
    bench.firsts[new] = bench.firsts[old]
    bench.firsts[old] = first
    bench.counts[old] = bench.counts[new]
    bench.counts[new] = 0


# -- judged positions ---------------------------------------------------------------
@compiled
def is_remembered(bench: Workbench, slot: int) -> bool:
    """Whether an equal position was judged in this plan; then the slot has its value."""
    key = key_of(bench.states[slot])
    bench.keys[slot] = key
    place = wide(key >> _TOP)
    if bench.memory_plans[place] != bench.plan or bench.memory_keys[place] != key:
        return False
    bench.values[slot] = bench.memory_values[place]
    return True


@compiled
def remember(bench: Workbench, slot: int, value: float) -> None:
    """A position between two actions has a value, and is kept if it is among the best."""
    state, key = bench.states[slot], bench.keys[slot]
    place = wide(key >> _TOP)
    bench.memory_plans[place] = bench.plan
    bench.memory_keys[place] = key
    bench.memory_values[place] = value
    bench.values[slot] = value
    bench.judged += 1
    if state.actions_taken >= ACTIONS_IN_A_TURN:
        keep(bench, wide(Pool.ENDED), slot, value, key)
    is_new = bench.lengths[slot] > bench.lengths[Slot.ROOT]
    if is_new and why_not_act(state) == Reason.OK and bench.lengths[slot] < LONGEST_TURN:
        keep(bench, wide(Pool.ACTED), slot, value, key)


@compiled
def take_best_payment(bench: Workbench, slot: int) -> bool:
    """Whether a slot held a move whose payments were tried: it is paid in the best way now."""
    state = bench.states[slot]
    if state.asks != Ask.PAY or state.doing != Act.MOVE or bench.best_payment == LOWEST:
        return False
    put(bench, wide(Slot.BEST_PAID), slot)
    bench.best_payment = LOWEST
    return True


@compiled
def keep_move(bench: Workbench, slot: int, done: int) -> None:
    """A move that may go on is kept: as the best payment, or among the best walks."""
    value = float(bench.values[done])
    if bench.states[slot].moved > 0:
        keep(bench, wide(Pool.WALKED), slot, value, bench.keys[done])
    elif value > bench.best_payment:
        put(bench, slot, wide(Slot.BEST_PAID))
        bench.best_payment = value


# -- following decisions ------------------------------------------------------------
@compiled
def explore(bench: Workbench, mind: Mind, source: int) -> None:
    """Try every way on from a slot until an action ends or a wolf has arrived.

    All calls of the rules and of the evaluation are in this one function: Numba optimises what
    a function calls once more for every function in between.
    """
    bottom, tried, spare = wide(Slot.ON_THE_WAY), wide(Slot.TRIED), wide(Slot.SPARE)
    offers = bench.offers
    scratch = bench.scratch
    put(bench, source, bottom)
    bench.best_payment = LOWEST
    level, is_new = 0, True
    while level >= 0 and bench.judged < bench.limit:
        here = bottom + level
        if is_new:
            bench.offered[level] = offer(bench.states[here], offers[level])
            bench.nexts[level] = 0
            is_new = False
        if bench.nexts[level] == bench.offered[level]:
            is_new = take_best_payment(bench, here)
            level -= 0 if is_new else 1
            continue
        action = wide(offers[level][bench.nexts[level]])
        bench.nexts[level] += 1
        if kind_of(action) == Act.END and bench.lengths[here] > bench.lengths[Slot.ROOT]:
            continue  # judged when the action before ended
        slot = here + 1
        put(bench, here, slot)
        if kind_of(action) != Act.END:
            apply(bench.states[slot], action, scratch, SILENT)
            note(bench, slot, action)
        asks = wide(bench.states[slot].asks)
        if asks != Ask.ACT and asks != Ask.WOLF:
            level, is_new = level + 1, True
            continue
        done = slot
        if asks == Ask.WOLF:  # judged as if no other wolf moved
            done = tried
            put(bench, slot, tried)
            last = number_of(wide(Act.DONE), NO_ARGUMENT)
            apply(bench.states[tried], last, scratch, SILENT)
            note(bench, tried, last)
            while bench.states[tried].asks == Ask.HUNT:  # of two prey alike, the first
                offer(bench.states[tried], offers[Tray.PREY])
                last = wide(offers[Tray.PREY][0])
                apply(bench.states[tried], last, scratch, SILENT)
                note(bench, tried, last)
        if not is_remembered(bench, done):
            bench.states[spare] = bench.states[done]
            end_turn(bench.states[spare], SILENT)
            remember(bench, done, worth(bench.states[spare], wide(bench.seat), mind, bench.judge))
        if asks == Ask.WOLF:
            if bench.states[slot].moved == 0 and bench.states[here].asks == Ask.ACT:
                level, is_new = level + 1, True  # paid without a choice
            else:
                keep_move(bench, slot, done)


# -- the beam -----------------------------------------------------------------------
@compiled
def begin_plan(bench: Workbench) -> None:
    """Nothing but the root is kept: between two actions, or wherever in an action it stands."""
    for pool in range(len(bench.firsts)):
        bench.firsts[pool] = pool * WIDEST
        bench.counts[pool] = 0
    bench.plan += 1
    root = wide(Slot.ROOT)
    bench.seat = bench.states[root].seat
    pool = wide(Pool.ACTED) if bench.states[root].asks == Ask.ACT else wide(Pool.WALKED)
    keep(bench, pool, root, LOWEST, _NO_KEY)


class Task(IntEnum):
    """What planning does next; between two tasks Python can look at the clock."""

    WHOLE = 0  # the whole plan without a pause
    BEGIN = 1  # nothing but the root is looked at
    NEXT = 2  # what was gathered is looked at now: moves under way, else positions between actions
    EXPLORE = 3  # some of what is looked at


@compiled
def go_on(bench: Workbench) -> int:
    """What was gathered is looked at now: moves under way, else positions between actions."""
    walks = bench.counts[Pool.WALKED] > 0
    gathered = wide(Pool.WALKED) if walks else wide(Pool.ACTED)
    bench.looked_at = wide(Pool.WALKING) if walks else wide(Pool.ACTING)
    hand_on(bench, gathered, wide(bench.looked_at))
    return wide(bench.counts[bench.looked_at])


@compiled
def plan(bench: Workbench, mind: Mind, task: int, first: int, last: int) -> int:
    """Do a task of planning; how many positions are looked at next, or were."""
    is_whole = task == Task.WHOLE
    if is_whole or task == Task.BEGIN:
        begin_plan(bench)
    if task != Task.EXPLORE:
        first, last = 0, go_on(bench)
        if not is_whole:
            return last
    while first < last:
        start = wide(bench.firsts[bench.looked_at])
        for number in range(first, last):
            explore(bench, mind, start + number)
        first, last = 0, go_on(bench) if is_whole else 0
    return wide(bench.counts[Pool.ENDED])
