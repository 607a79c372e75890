"""Playing a world on to its end: cards and takes by luck, scars where they bring most at once."""

import numpy as np

from ...engine.compiled import compiled, wide
from ...engine.notes import SILENT
from ...engine.record import Array
from ...engine.stream import advance, below
from ...games.lone_wolves.actions import FIRST_PLACE, Ask, Offer
from ...games.lone_wolves.state import State
from ...games.lone_wolves.turn import apply, offer
from .gains import LESS, gain_of
from .tree import NO_ACTION

# where the states of a search lie
SEEN = 0
WORLD = 1
SPARE = 2
STATES = 3


@compiled
def best_slot(
    states: Array[State], offered: Offer, count: int, word: np.uint64
) -> tuple[int, np.uint64]:
    """The slot that gains most, equals by luck; and the stream after it."""
    best, most, equals = NO_ACTION, LESS, 0
    for index in range(count):
        action = wide(offered[index])
        gain = gain_of(states, WORLD, SPARE, action - FIRST_PLACE)
        if gain > most:
            best, most, equals = action, gain, 1
        elif gain == most:
            equals += 1
            word = advance(word)
            if below(word, equals) == 0:
                best = action
    return best, word


@compiled
def play_on(states: Array[State], offered: Offer, word: np.uint64) -> np.uint64:
    """The world is played to its end; the stream after it."""
    world = states[WORLD]
    while world.asks != Ask.OVER:
        count = offer(world, offered)
        if world.asks == Ask.PLACE:
            action, word = best_slot(states, offered, count, word)
        else:
            word = advance(word)
            action = wide(offered[below(word, count)])
        apply(world, action, offered, SILENT)
    return word
