"""The bench a turn is planned on: room for every position that is looked at, made once.

Positions lie in slots. Some slots are pools, which keep the best of what is put into them; some
are a stack of positions on the way. Each slot also has the decisions that led to it.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np

from ...engine.record import Fixed, Record, i32, u64
from ...games.the_wolves.actions import MOST_OFFERED
from ...games.the_wolves.box.components import MOST_PLAYERS, OWNERS
from ...games.the_wolves.box.maps import PLACES
from ...games.the_wolves.state import State
from .features import FEATURES

f32 = Annotated[float, np.float32]
f64 = Annotated[float, np.float64]
i64 = Annotated[int, np.int64]

FIRST_HIDDEN, SECOND_HIDDEN = 32, 16
WIDEST = 32
"""The most positions in a pool."""
LONGEST_LINE = 160
"""Room for the decisions of a turn, however many bonus actions it has."""
LONGEST_TURN = LONGEST_LINE - 16
"""No other action is begun after so many decisions."""
STACK = 10
"""Decisions that may follow each other before an action or a wolf has come to its end."""
MEMORY_BITS = 14


class Tray(IntEnum):
    """Offers beside those of the stack."""

    PREY = STACK
    DRAFTS = STACK + 1


TRAYS = STACK + len(Tray)


class Pool(IntEnum):
    """The pools of a bench."""

    ACTING = 0  # positions between two actions that are looked at
    ACTED = 1  # positions after the next action
    WALKING = 2  # positions in a move, after a wolf has arrived, that are looked at
    WALKED = 3  # positions after the next wolf
    ENDED = 4  # positions in which the turn may end


POOLS = len(Pool)


class Slot(IntEnum):
    """The slots beside the pools and the stack."""

    ROOT = POOLS * WIDEST
    BEST_PAID = ROOT + 1  # a move, paid in the best way so far
    SPARE = ROOT + 2  # a position that is judged
    TRIED = ROOT + 3  # a move that ends here
    ON_THE_WAY = ROOT + 4  # the first of the stack


SLOTS = Slot.ON_THE_WAY + STACK


class Mind(Record):
    """The weights of an evaluation."""

    linear: Fixed[list[f32], FEATURES]
    first: Fixed[list[Fixed[list[f32], FIRST_HIDDEN]], FEATURES]
    first_bias: Fixed[list[f32], FIRST_HIDDEN]
    second: Fixed[list[Fixed[list[f32], SECOND_HIDDEN]], FIRST_HIDDEN]
    second_bias: Fixed[list[f32], SECOND_HIDDEN]
    last: Fixed[list[f32], SECOND_HIDDEN]
    doubt: Fixed[list[f32], 2]  # the spread of final points: at the end, and added at the start
    uses_net: i64
    sees_itself_alone: i64


class Judge(Record):
    """Room to judge a position in."""

    rows: Fixed[list[Fixed[list[f32], FEATURES]], MOST_PLAYERS]
    holds: Fixed[list[Fixed[list[f32], OWNERS]], PLACES]
    foretold: Fixed[list[f64], MOST_PLAYERS]  # points that each seat is expected to end with
    last_rows: Fixed[list[Fixed[list[f32], FEATURES]], MOST_PLAYERS]  # of the position before
    added: Fixed[list[f64], MOST_PLAYERS]  # what was foretold to be added then
    win_shares: Fixed[list[f64], MOST_PLAYERS]
    one: Fixed[list[f32], FIRST_HIDDEN]
    two: Fixed[list[f32], SECOND_HIDDEN]


class Workbench(Record):
    """Everything that planning a turn needs."""

    states: Fixed[list[State], SLOTS]
    lines: Fixed[list[Fixed[list[i32], LONGEST_LINE]], SLOTS]  # decisions since the root
    lengths: Fixed[list[i64], SLOTS]
    values: Fixed[list[f64], SLOTS]
    keys: Fixed[list[u64], SLOTS]
    firsts: Fixed[list[i64], POOLS]  # the first slot of each pool
    counts: Fixed[list[i64], POOLS]
    widths: Fixed[list[i64], POOLS]  # how many positions each pool keeps
    offers: Fixed[list[Fixed[list[i32], MOST_OFFERED]], TRAYS]  # of the stack, then the trays
    offered: Fixed[list[i64], STACK]
    nexts: Fixed[list[i64], STACK]
    scratch: Fixed[list[i32], MOST_OFFERED]
    judge: Judge
    looked_at: i64  # the pool whose positions are looked at
    best_payment: f64  # the worth of the best way to pay for a move so far
    seat: i64  # whose turn is planned
    judged: i64  # positions judged
    limit: i64  # how many may be
    plan: i64  # the number of this plan: what older ones remember does not count
    memory_keys: Fixed[list[u64], 1 << MEMORY_BITS]
    memory_plans: Fixed[list[i64], 1 << MEMORY_BITS]
    memory_values: Fixed[list[f64], 1 << MEMORY_BITS]
