"""What a decision brings by the end of the trick, in a world that is imagined.

The other player's best answer in that world is looked for, and the best scar for whoever loses.
"""

import numpy as np
import numpy.typing as npt

from ...engine.compiled import compiled, kernel, wide
from ...engine.kernels import Offers
from ...engine.notes import SILENT
from ...engine.record import Array
from ...games.lone_wolves.actions import Ask
from ...games.lone_wolves.box.cards import has
from ...games.lone_wolves.box.components import SCAR_KINDS, SLOTS
from ...games.lone_wolves.hidden.redeal import determinize_state
from ...games.lone_wolves.scars import empty_slots, scars_to_take
from ...games.lone_wolves.scoring import balance
from ...games.lone_wolves.state import State
from ...games.lone_wolves.turn import apply, offer, take
from .gains import LESS, POINT, list_gains, worth

# where the states lie: each is a step further into the trick
SEEN = 0
WORLD = 1
DECIDED = 2
ANSWERED = 3
TAKEN = 4
STATES = 5
# where offers lie
OWN = 0
ANSWERS = 1
GAINS = 2  # of slots, instead
OFFERS = 3


@compiled
def ahead(state: State, seat: int) -> int:
    """What a seat has more than the other, as the table stands, in parts of a point."""
    total = worth(state)
    return total if seat == 0 else -total


@compiled
def points_ahead(state: State, seat: int) -> int:
    """What a seat has more than the other in points alone, in parts of a point."""
    points = POINT * balance(state)
    return points if seat == 0 else -points


# -- the rest of a trick ------------------------------------------------------------
@compiled
def best_place(states: Array[State], offers: Offers, at: int) -> int:
    """What the loser has with the scar in hand on the best slot."""
    loser = wide(states[at].seat)
    slots, gains, most = empty_slots(states[at], loser), offers[GAINS], LESS
    list_gains(states[at], gains)
    for slot in range(SLOTS):
        if has(slots, slot):
            most = max(most, wide(gains[slot]))
    return ahead(states[at], loser) + most


@compiled
def best_take(states: Array[State], offers: Offers, at: int) -> int:
    """What the loser has with the best scar on the best slot."""
    loser = wide(states[at].seat)
    scars, best = scars_to_take(states[at]), LESS
    for scar in range(SCAR_KINDS + 1):
        if has(scars, scar):
            states[TAKEN] = states[at]
            take(states[TAKEN], scar, SILENT)
            if states[TAKEN].asks == Ask.PLACE:
                best = max(best, best_place(states, offers, TAKEN))
            else:
                best = max(best, ahead(states[TAKEN], loser))
    return best


@compiled
def after_scars(states: Array[State], offers: Offers, at: int, seat: int) -> int:
    """What a seat has once the loser has taken and placed the best scar."""
    state = states[at]
    if state.asks == Ask.TAKE:
        points = best_take(states, offers, at)
    elif state.asks == Ask.PLACE:
        points = best_place(states, offers, at)
    else:
        return ahead(state, seat)
    return points if state.seat == seat else -points


@compiled
def after_answer(states: Array[State], offers: Offers, seat: int) -> int:
    """What a seat has after the answer that is worst for it to the card that it led."""
    answers, worst = offers[ANSWERS], -LESS
    for index in range(offer(states[DECIDED], answers)):
        states[ANSWERED] = states[DECIDED]
        apply(states[ANSWERED], wide(answers[index]), answers, SILENT)
        worst = min(worst, after_scars(states, offers, ANSWERED, seat))
    return worst


@compiled
def value_of(states: Array[State], offers: Offers, seat: int, action: int, thoughtful: bool) -> int:
    """What a decision brings a seat in the world."""
    states[DECIDED] = states[WORLD]
    decided = states[DECIDED]
    apply(decided, action, offers[OWN], SILENT)
    if states[WORLD].asks < Ask.TAKE and not thoughtful:
        return points_ahead(decided, seat)
    if decided.asks == Ask.FOLLOW:
        return after_answer(states, offers, seat)
    return after_scars(states, offers, DECIDED, seat)


@kernel
def add_worlds(
    states: Array[State],
    offers: Offers,
    values: npt.NDArray[np.int64],
    seat: int,
    word: np.uint64,
    worlds: int,
    thoughtful: bool,
) -> np.uint64:
    """What each decision of a seat brings in some worlds is added up; the stream after it.

    One who is not thoughtful plays cards for the points that they change at once, and thinks of
    neither the other hand nor the scar that follows.
    """
    for _ in range(worlds):
        states[WORLD] = states[SEEN]
        word = determinize_state(states[WORLD], seat, word)
        own = offers[OWN]
        for index in range(offer(states[WORLD], own)):
            action = wide(own[index])
            values[index] += value_of(states, offers, seat, action, thoughtful)
    return word
