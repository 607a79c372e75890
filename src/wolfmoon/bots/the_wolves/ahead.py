"""Playing on: every seat takes the turn that seems best to it, or one nearly as good.

This is how games for training are played, how rivals' replies are foreseen, and how a draft is
judged by what follows it. The only kernel of the bots is here, with every task in it: what it
contains is compiled once.
"""

import math
from enum import IntEnum
from typing import Any

import numpy as np

from ...engine.compiled import compiled, kernel, wide
from ...engine.notes import SILENT
from ...engine.stream import advance
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.scoring import rank
from ...games.the_wolves.state import State
from ...games.the_wolves.turn import apply, end_turn, is_over, offer
from .beam import LOWEST, Task, plan
from .desk import WIDEST, Desk, Mind, Pool, Slot, Tray
from .value import doubt_now, foretell, win_share, worth

CHANCES = float(1 << 53)
_LOW_BITS = np.uint64(11)
DRAFT_WARMTH = 4.0
"""Drafts differ less in worth than turns, so that as many are nearly as good."""


@compiled
def noise(word: np.uint64) -> float:
    """A number from a stream, most often near zero and sometimes large (Gumbel)."""
    chance = (float(word >> _LOW_BITS) + 0.5) / CHANCES
    return -math.log(-math.log(chance))


@compiled
def choose_turn(desk: Desk, word: np.uint64, warmth: float) -> int:
    """The slot of a turn that is the best, or nearly."""
    best, chosen = LOWEST, 0
    first = wide(desk.firsts[Pool.ENDED])
    for slot in range(first, first + wide(desk.counts[Pool.ENDED])):
        word = advance(word)
        value = desk.values[slot] + warmth * noise(word)
        if value > best:
            best, chosen = value, slot
    return chosen


@compiled
def play_on(desk: Desk, mind: Mind, word: np.uint64, warmth: float) -> None:
    """The seat to decide drafts or takes its turn at the root.

    All in one function, for the reason that `explore` gives.
    """
    root, spare = wide(Slot.ROOT), wide(Slot.SPARE)
    drafts: Any = desk.offers[Tray.DRAFTS]
    scratch: Any = desk.scratch
    seat = wide(desk.states[root].seat)
    if desk.states[root].asks != Ask.DRAFT:
        desk.lengths[root] = 0
        plan(desk, mind, wide(Task.WHOLE), 0, 0)
        desk.states[root] = desk.states[choose_turn(desk, word, warmth)]
        end_turn(desk.states[root], SILENT)
        return
    best, chosen = LOWEST, 0
    for number in range(offer(desk.states[root], drafts)):
        action = wide(drafts[number])
        desk.states[spare] = desk.states[root]
        apply(desk.states[spare], action, scratch, SILENT)
        word = advance(word)
        value = worth(desk.states[spare], seat, mind, desk.judge)
        value += DRAFT_WARMTH * warmth * noise(word)
        if value > best:
            best, chosen = value, action
    apply(desk.states[root], chosen, scratch, SILENT)


@compiled
def step_word(word: np.uint64) -> np.uint64:
    """The word for the next seat: far enough on that no two seats draw the same luck."""
    for _ in range(WIDEST):
        word = advance(word)
    return word


@compiled
def win_shares(desk: Desk, mind: Mind, state: State) -> None:
    """The win share of each seat at the end of a turn lies on the desk."""
    players = wide(state.seats)
    if is_over(state):
        winners = 0
        for seat in range(players):
            winners += rank(state, seat) == 0
        for seat in range(players):
            desk.judge.win_shares[seat] = (rank(state, seat) == 0) / winners
        return
    foretell(state, mind, desk.judge)
    doubt = doubt_now(desk.judge, mind)
    for seat in range(players):
        desk.judge.win_shares[seat] = win_share(desk.judge, players, seat, doubt)


class Errand(IntEnum):
    """What the kernel does beside the tasks of planning, which come first."""

    FORESEE = len(Task)  # play on from the root for `last` turns and judge for seat `first`
    SHARES = len(Task) + 1  # the win shares at the root


@kernel
def work(
    desks: Any, minds: Any, errand: int, first: int, last: int, word: np.uint64, warmth: float
) -> float:
    """Do an errand of planning or looking ahead; its count or value."""
    desk, mind = desks[0], minds[0]
    if errand < Errand.FORESEE:
        return float(plan(desk, mind, errand, first, last))
    root = wide(Slot.ROOT)
    if errand == Errand.FORESEE:
        for _ in range(last):
            if not is_over(desk.states[root]):
                word = step_word(word)
                play_on(desk, mind, word, warmth)
        return worth(desk.states[root], first, mind, desk.judge)
    win_shares(desk, mind, desk.states[root])
    return 0.0
