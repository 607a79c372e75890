"""What a position is worth to a player: points it will end with, and its chance to win.

A mind is a set of weights. It foretells for each player how many points will be added to those
it has: a linear sum of its row, and with hidden units a small net of it too. Chances follow from
the differences; the nearer the end, the more a lead is worth.
"""

import math

import numpy as np

from ...engine.compiled import compiled, wide
from ...games.the_wolves.scoring import beats, points
from ...games.the_wolves.state import State
from ...games.the_wolves.turn import is_over
from .features import FEATURES, Row, See
from .prospects import see_seat
from .regions import see_regions
from .seeing import see
from .workbench import FIRST_HIDDEN, SECOND_HIDDEN, Judge, Mind

WIN, RANK, MARGIN = 0.6, 0.25, 0.15
"""How much of a player's utility is winning, its rank, and its margin."""
WIDE_MARGIN = 12.0
POINTS_SCALE = 10.0
"""Weights are of the size of 1 where they foretell so many points."""


# -- points -------------------------------------------------------------------------
@compiled
def linear_sum(row: Row, weights: Row) -> float:
    """The linear part of what will be added."""
    total = np.float32(0.0)
    for feature in range(FEATURES):
        total += row[feature] * weights[feature]
    return float(total)


@compiled
def net_sum(row: Row, mind: Mind, judge: Judge) -> float:
    """The part of the net: two layers of units that are silent below zero."""
    one, two = judge.one, judge.two
    for unit in range(FIRST_HIDDEN):
        one[unit] = mind.first_bias[unit]
    for feature in range(FEATURES):
        seen = row[feature]
        if seen != 0.0:
            weights = mind.first[feature]
            for unit in range(FIRST_HIDDEN):
                one[unit] += seen * weights[unit]
    for unit in range(SECOND_HIDDEN):
        two[unit] = mind.second_bias[unit]
    for below in range(FIRST_HIDDEN):
        if one[below] > 0.0:
            above = mind.second[below]
            for unit in range(SECOND_HIDDEN):
                two[unit] += one[below] * above[unit]
    total = np.float32(0.0)
    for unit in range(SECOND_HIDDEN):
        if two[unit] > 0.0:
            total += two[unit] * mind.last[unit]
    return float(total)


@compiled
def is_as_before(row: Row, last: Row) -> bool:
    """Whether a row is that of the position before, as a rival's often is; it is kept."""
    same = True
    for feature in range(FEATURES):
        if row[feature] != last[feature]:
            last[feature] = row[feature]
            same = False
    return same


@compiled
def foretell(state: State, mind: Mind, judge: Judge) -> None:
    """The points that each seat is expected to end with."""
    see(state, judge.rows, judge.holds)
    for seat in range(wide(state.seats)):
        row = judge.rows[seat]
        if not is_as_before(row, judge.last_rows[seat]):
            judge.added[seat] = linear_sum(row, mind.linear)
            if mind.uses_net:
                judge.added[seat] += net_sum(row, mind, judge)
        judge.foretold[seat] = points(state, seat) + POINTS_SCALE * judge.added[seat]


# -- chances ------------------------------------------------------------------------
@compiled
def win_share(judge: Judge, players: int, seat: int, doubt: float) -> float:
    """The chance of a seat to win, by what is foretold."""
    total = 0.0
    for other in range(players):
        total += math.exp(min(30.0, (judge.foretold[other] - judge.foretold[seat]) / doubt))
    return 1.0 / total


@compiled
def rank_share(judge: Judge, players: int, seat: int, doubt: float) -> float:
    """The part of its rivals that a seat is expected to beat."""
    total = 0.0
    for other in range(players):
        if other != seat:
            lag = (judge.foretold[other] - judge.foretold[seat]) / doubt
            total += 1.0 / (1.0 + math.exp(min(30.0, lag)))
    return total / (players - 1)


@compiled
def margin_over_best(judge: Judge, players: int, seat: int) -> float:
    """How many points a seat is ahead of its best rival."""
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, float(judge.foretold[other]))
    return judge.foretold[seat] - best


@compiled
def utility_at_end(state: State, judge: Judge, seat: int) -> float:
    """What a finished game is to a seat."""
    players = wide(state.seats)
    ahead = shared = 0
    for other in range(players):
        judge.foretold[other] = points(state, other)
        if other != seat:
            standing = beats(state, seat, other)
            ahead += standing < 0
            shared += standing == 0
    win = 0.0 if ahead else 1.0 / (1 + shared)
    rank = 1.0 - (ahead + 0.5 * shared) / (players - 1)
    return WIN * win + RANK * rank + MARGIN * tanh_margin(judge, players, seat)


@compiled
def tanh_margin(judge: Judge, players: int, seat: int) -> float:
    """The margin squeezed to 0 to 1."""
    return 0.5 + 0.5 * math.tanh(margin_over_best(judge, players, seat) / WIDE_MARGIN)


@compiled
def doubt_now(judge: Judge, mind: Mind) -> float:
    """How far final points may still lie from what is foretold."""
    return mind.doubt[0] + mind.doubt[1] * judge.rows[0][See.DATES_LEFT]


@compiled
def utility(state: State, seat: int, mind: Mind, judge: Judge) -> float:
    """What a position at the end of a turn is to a seat, from 0 to 1."""
    if is_over(state):
        return utility_at_end(state, judge, seat)
    foretell(state, mind, judge)
    players, doubt = wide(state.seats), doubt_now(judge, mind)
    return (
        WIN * win_share(judge, players, seat, doubt)
        + RANK * rank_share(judge, players, seat, doubt)
        + MARGIN * tanh_margin(judge, players, seat)
    )


@compiled
def priorities(state: State, seat: int, mind: Mind, judge: Judge) -> float:
    """What a position is to a seat that sees nothing but itself and the regions."""
    for each in range(wide(state.seats)):
        for feature in range(FEATURES):
            judge.rows[each][feature] = 0.0
    see_seat(state, seat, judge.rows[seat])
    see_regions(state, judge.rows, judge.holds)
    return linear_sum(judge.rows[seat], mind.linear)


@compiled
def worth(state: State, seat: int, mind: Mind, judge: Judge) -> float:
    """What a position is to a seat, in the eyes of a mind."""
    if mind.sees_itself_alone:
        return priorities(state, seat, mind, judge)
    return utility(state, seat, mind, judge)
