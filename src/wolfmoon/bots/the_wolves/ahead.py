"""Playing on: every seat takes the turn that seems best to it, or one nearly as good.

This is how games for training are played, how rivals' replies are foreseen, and how a draft is
judged by what follows it. The only kernel of the bots is here, with every task in it: what it
contains is compiled once.
"""

import math
from enum import IntEnum

import numpy as np

from ...engine.compiled import compiled, kernel, wide
from ...engine.notes import SILENT
from ...engine.record import Array
from ...engine.stream import advance
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.scoring import rank
from ...games.the_wolves.state import State
from ...games.the_wolves.turn import apply, end_turn, is_over, offer
from .beam import LOWEST, Task, plan
from .value import doubt_now, foretell, win_share, worth
from .workbench import WIDEST, Mind, Pool, Slot, Tray, Workbench

CHANCES = float(1 << 53)
_LOW_BITS = np.uint64(11)
DRAFT_TEMPERATURE = 4.0
"""Drafts differ less in worth than turns, so that as many are nearly as good."""


@compiled
def noise(word: np.uint64) -> float:
    """A number from a stream, most often near zero and sometimes large (Gumbel)."""
    chance = (float(word >> _LOW_BITS) + 0.5) / CHANCES
    return -math.log(-math.log(chance))


@compiled
def choose_turn(bench: Workbench, word: np.uint64, temperature: float) -> int:
    """The slot of a turn that is the best, or nearly."""
    best, chosen = LOWEST, 0
    first = wide(bench.firsts[Pool.ENDED])
    for slot in range(first, first + wide(bench.counts[Pool.ENDED])):
        word = advance(word)
        value = bench.values[slot] + temperature * noise(word)
        if value > best:
            best, chosen = value, slot
    return chosen


@compiled
def play_on(bench: Workbench, mind: Mind, word: np.uint64, temperature: float) -> None:
    """The seat to decide drafts or takes its turn at the root.

    All in one function, for the reason that `explore` gives.
    """
    root, spare = wide(Slot.ROOT), wide(Slot.SPARE)
    drafts = bench.offers[Tray.DRAFTS]
    scratch = bench.scratch
    seat = wide(bench.states[root].seat)
    if bench.states[root].asks != Ask.DRAFT:
        bench.lengths[root] = 0
        plan(bench, mind, wide(Task.WHOLE), 0, 0)
        bench.states[root] = bench.states[choose_turn(bench, word, temperature)]
        end_turn(bench.states[root], SILENT)
        return
    best, chosen = LOWEST, 0
    for number in range(offer(bench.states[root], drafts)):
        action = wide(drafts[number])
        bench.states[spare] = bench.states[root]
        apply(bench.states[spare], action, scratch, SILENT)
        word = advance(word)
        value = worth(bench.states[spare], seat, mind, bench.judge)
        value += DRAFT_TEMPERATURE * temperature * noise(word)
        if value > best:
            best, chosen = value, action
    apply(bench.states[root], chosen, scratch, SILENT)


@compiled
def step_word(word: np.uint64) -> np.uint64:
    """The word for the next seat: far enough on that no two seats draw the same luck."""
    for _ in range(WIDEST):
        word = advance(word)
    return word


@compiled
def win_shares(bench: Workbench, mind: Mind, state: State) -> None:
    """The win share of each seat at the end of a turn lies on the bench."""
    players = wide(state.seats)
    if is_over(state):
        winners = 0
        for seat in range(players):
            winners += rank(state, seat) == 0
        for seat in range(players):
            bench.judge.win_shares[seat] = (rank(state, seat) == 0) / winners
        return
    foretell(state, mind, bench.judge)
    doubt = doubt_now(bench.judge, mind)
    for seat in range(players):
        bench.judge.win_shares[seat] = win_share(bench.judge, players, seat, doubt)


class Errand(IntEnum):
    """What the kernel does beside the tasks of planning, which come first."""

    FORESEE = len(Task)  # play on from the root for `last` turns and judge for seat `first`
    SHARES = len(Task) + 1  # the win shares at the root


@kernel
def work(
    benches: Array[Workbench],
    minds: Array[Mind],
    errand: int,
    first: int,
    last: int,
    word: np.uint64,
    temperature: float,
) -> float:
    """Do an errand of planning or looking ahead; its count or value."""
    bench, mind = benches[0], minds[0]
    if errand < Errand.FORESEE:
        return float(plan(bench, mind, errand, first, last))
    root = wide(Slot.ROOT)
    if errand == Errand.FORESEE:
        for _ in range(last):
            if not is_over(bench.states[root]):
                word = step_word(word)
                play_on(bench, mind, word, temperature)
        return worth(bench.states[root], first, mind, bench.judge)
    win_shares(bench, mind, bench.states[root])
    return 0.0
