"""Many games at once, each from the eyes of one seat, the others played at random.

The kernel is written once in terms of what a game's rules define, and bound to each game.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.compiled import compiled, wide
from ..engine.kernels import Numbers, Offers, States, Words, bound
from ..engine.notes import SILENT
from ..engine.stream import advance, below
from .study import study

if TYPE_CHECKING:  # what a game's rules define, and helpers from below; see bound

    def set_up(state: object, options: Numbers, stream: np.uint64) -> None: ...  # noqa: D103
    def offer(state: object, offered: npt.NDArray[np.int32]) -> int: ...  # noqa: D103
    def why_not(state: object, action: int) -> int: ...  # noqa: D103
    def apply(state: object, action: int, scratch: object, notes: None) -> None: ...  # noqa: D103
    def is_over(state: object) -> bool: ...  # noqa: D103
    def see(state: object, seat: int, memory: bool, row: object) -> None: ...  # noqa: D103
    def share(state: object, seat: int) -> float: ...  # noqa: D103
    def others(state: object, seat: int, word: np.uint64, offered: object) -> np.uint64: ...  # noqa: D103
    def look(  # noqa: D103
        state: object, seat: int, memory: bool, scratch: object, row: object, mask: object
    ) -> None: ...


Bytes = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
ANY_SEAT = -1
"""In the place of a seat: it is drawn for each game."""
_SEAT_BITS = np.uint64(40)
"""The seat is drawn from the bits of a stream above these."""


class Games(NamedTuple):
    """Games that are played at once."""

    states: States
    blank: States  # one that is not set up
    options: Numbers  # of all set-ups
    players: int
    wanted_seat: int  # of every agent, or ANY_SEAT
    seats: Numbers  # the seat of each agent
    streams: Words
    waits: Flags  # whether a game begins with the next step
    scratch: Offers


class StepResult(NamedTuple):
    """What a step tells every agent."""

    rows: Bytes
    masks: Bytes
    shares: Floats  # in the win, where a game is over
    illegal: Flags


def _others(state: Any, seat: int, word: np.uint64, offered: Any) -> np.uint64:
    """The other seats have decided at random, up to the agent's turn or the end of the game."""
    while not is_over(state) and wide(state.seat) != seat:
        count = offer(state, offered)
        word = advance(word)
        apply(state, wide(offered[below(word, count)]), offered, SILENT)
    return word


def _look(state: Any, seat: int, memory: bool, scratch: Any, row: Any, mask: Any) -> None:
    """What a seat sees, and the mask of what it may decide; it is empty if another decides."""
    see(state, seat, memory, row)
    mask[:] = 0
    if not is_over(state) and wide(state.seat) == seat:
        for number in range(offer(state, scratch)):
            mask[scratch[number]] = 1


def _step(games: Games, actions: Numbers, memory: bool, result: StepResult) -> None:
    """Every agent decides and the others answer; a game that waited begins instead."""
    states, streams, seats = games.states, games.streams, games.seats
    for index in range(len(states)):
        state, offered = states[index], games.scratch[index]
        refused = False
        if games.waits[index]:
            states[index] = games.blank[0]
            streams[index] = advance(streams[index])
            set_up(state, games.options, streams[index])
            seats[index] = drawn_seat(streams[index], games.players, games.wanted_seat)
        elif why_not(state, actions[index]) == 0:
            apply(state, actions[index], offered, SILENT)
        else:
            refused = True
        streams[index] = others(state, seats[index], streams[index], offered)
        over = is_over(state)
        games.waits[index] = over or refused
        result.illegal[index] = refused
        result.shares[index] = share(state, seats[index]) if over else 0.0
        look(state, seats[index], memory, offered, result.rows[index], result.masks[index])


@compiled
def drawn_seat(word: np.uint64, players: int, wanted: int) -> int:
    """The seat of an agent in a new game."""
    if wanted != ANY_SEAT:
        return wanted
    return wide((word >> _SEAT_BITS) % np.uint64(players))


@cache
def batch_step(name: str) -> Callable[..., None]:
    """The kernel of a game, made once."""
    functions = study(name).functions
    eyes = functions["see"].__module__
    helpers: dict[str, Callable[..., Any]] = {"others": _others, "look": _look}
    functions = functions | {word: bound(each, eyes, functions) for word, each in helpers.items()}
    return bound(_step, eyes, functions)  # type: ignore[no-any-return]
