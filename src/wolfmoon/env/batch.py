"""Many games at once, each from the eyes of one seat, the others played at random.

The kernels are written once in terms of what a game's rules define, and bound to each game.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ..engine.compiled import wide
from ..engine.kernels import Numbers, Offers, States, Words, bound
from ..engine.stream import advance, below
from .study import study

if TYPE_CHECKING:  # what a game's rules define; see bound

    def set_up(state: Any, options: Numbers, stream: np.uint64) -> None: ...  # noqa: D103
    def offer(state: Any, offered: npt.NDArray[np.int32]) -> int: ...  # noqa: D103
    def why_not(state: Any, action: int) -> int: ...  # noqa: D103
    def apply(state: Any, action: int, scratch: npt.NDArray[np.int32]) -> None: ...  # noqa: D103
    def is_over(state: Any) -> bool: ...  # noqa: D103
    def see(state: Any, seat: int, memory: bool, row: Any) -> None: ...  # noqa: D103
    def share(state: Any, seat: int) -> float: ...  # noqa: D103


Bytes = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float64]


def _begin(states: States, blank: States, options: Numbers, streams: Words, wanted: Any) -> None:
    """Set up a new game wherever one is wanted; the stream goes on."""
    for index in range(len(states)):
        if wanted[index]:
            states[index] = blank[0]
            streams[index] = advance(streams[index])
            set_up(states[index], options, streams[index])


def _others(states: States, seats: Numbers, streams: Words, offered: Offers) -> None:
    """The other seats decide at random until it is the agent's turn or the game is over."""
    for index in range(len(states)):
        state = states[index]
        word = streams[index]
        while not is_over(state) and wide(state.seat) != seats[index]:
            count = offer(state, offered[index])
            word = advance(word)
            apply(state, wide(offered[index][below(word, count)]), offered[index])
        streams[index] = word


def _decide(
    states: States, actions: Numbers, waits: Any, reasons: Numbers, scratch: Offers
) -> None:
    """The agent decides in every game that does not wait to begin again."""
    for index in range(len(states)):
        reasons[index] = 0
        if not waits[index]:
            reasons[index] = why_not(states[index], actions[index])
            if reasons[index] == 0:
                apply(states[index], actions[index], scratch[index])


def _look(
    states: States,
    seats: Numbers,
    memory: bool,
    offered: Offers,
    counts: Numbers,
    rows: Bytes,
    masks: Bytes,
) -> None:
    """What every agent sees, and the mask of what it may decide."""
    for index in range(len(states)):
        state = states[index]
        mask = masks[index]
        for number in range(counts[index]):
            mask[offered[index][number]] = 0
        see(state, seats[index], memory, rows[index])
        counts[index] = 0
        if not is_over(state) and wide(state.seat) == seats[index]:
            counts[index] = offer(state, offered[index])
            for number in range(counts[index]):
                mask[offered[index][number]] = 1


def _judge(states: States, seats: Numbers, ended: Any, shares: Floats) -> None:
    """Which games are over, and the share of the agent in the win."""
    for index in range(len(states)):
        ended[index] = is_over(states[index])
        shares[index] = share(states[index], seats[index]) if ended[index] else 0.0


class Batch:
    """The kernels of one game."""

    def __init__(self, name: str) -> None:
        functions = study(name).functions
        eyes = functions["see"].__module__
        self.begin = bound(_begin, eyes, functions)
        self.others = bound(_others, eyes, functions)
        self.decide = bound(_decide, eyes, functions)
        self.look = bound(_look, eyes, functions)
        self.judge = bound(_judge, eyes, functions)


@cache
def batch(name: str) -> Batch:
    """The kernels of a game, made once."""
    return Batch(name)
