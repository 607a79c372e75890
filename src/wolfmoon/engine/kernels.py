"""The kernels that Python calls, the same for every game.

Each is written once, in terms of the names that a game's rules define: `set_up`, `offer`,
`why_not`, `apply` and `is_over`. `bind` makes a game's own copy of them, with those names
meaning that game's functions. (Numba can't keep a function on disk that takes other functions as
arguments or closes over them; a copy with its own globals it can.)
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .compiled import kernel, parallel_kernel, prange
from .stream import advance, below

if TYPE_CHECKING:  # what a game's rules define; see bind

    def set_up(state: Any, options: npt.NDArray[np.int64], stream: np.uint64) -> None: ...  # noqa: D103
    def offer(state: Any, offered: npt.NDArray[np.int32]) -> int: ...  # noqa: D103
    def why_not(state: Any, action: int) -> int: ...  # noqa: D103
    def apply(state: Any, action: int, scratch: npt.NDArray[np.int32]) -> None: ...  # noqa: D103
    def is_over(state: Any) -> bool: ...  # noqa: D103


States = Any
"""An array of a game's records."""
Numbers = npt.NDArray[np.int64]
Offers = npt.NDArray[np.int32]
Words = npt.NDArray[np.uint64]

REFUSED = -1


def _set_up_many(states: States, options: Numbers, streams: Words) -> None:
    """Set up a blank state from each stream, all with the same options."""
    for index in range(len(states)):
        set_up(states[index], options, streams[index])


def _offer_at(states: States, index: int, offered: Offers) -> int:
    """Fill in what is offered in one state; how much."""
    return offer(states[index], offered)


def _why_not_at(states: States, index: int, action: int) -> int:
    """The reason code of an action in one state; 0 if it is offered."""
    return why_not(states[index], action)


def _why_not_each(states: States, index: int, reasons: Numbers) -> None:
    """The reason code of every action in one state."""
    for action in range(len(reasons)):
        reasons[action] = why_not(states[index], action)


def _apply_at(states: States, index: int, action: int, scratch: Offers) -> None:
    """Carry out an action that is offered in one state."""
    apply(states[index], action, scratch)


def _step_many(states: States, actions: Numbers, reasons: Numbers, scratch: Offers) -> None:
    """Carry out one action in each state; a refused one changes nothing and has a reason."""
    for index in prange(len(states)):
        reasons[index] = why_not(states[index], actions[index])
        if reasons[index] == 0:
            apply(states[index], actions[index], scratch[index])


def _offer_many(states: States, offered: Offers, counts: Numbers) -> None:
    """Fill in what is offered in each state."""
    for index in prange(len(states)):
        counts[index] = offer(states[index], offered[index])


def _play_out(states: States, index: int, streams: Words, scratch: Offers, limit: int) -> int:
    """Play one state on at random, for at most so many decisions; how many were made."""
    state = states[index]
    word = streams[index]
    made = 0
    while made < limit and not is_over(state):
        count = offer(state, scratch)
        word = advance(word)
        apply(state, scratch[below(word, count)], scratch)
        made += 1
    streams[index] = word
    return made


def _play_out_many(
    states: States, streams: Words, scratch: Offers, made: Numbers, limit: int
) -> None:
    """Play each state on at random, on all cores."""
    for index in prange(len(states)):
        state = states[index]
        word = streams[index]
        count = 0
        while count < limit and not is_over(state):
            options = offer(state, scratch[index])
            word = advance(word)
            apply(state, scratch[index][below(word, options)], scratch[index])
            count += 1
        streams[index] = word
        made[index] = count


def _copy_many(states: States, copies: int) -> None:
    """Copy the first state over the second, so many times; for the benchmark."""
    for _ in range(copies):
        states[1] = states[0]


def _perft(states: States, offered: Offers, counts: Numbers, scratch: Offers, depth: int) -> int:
    """How many runs of so many decisions lead on from the first state (ended games count once).

    States, offers and counts are a stack, one level for each decision.
    """
    total = 0
    level = 0
    nexts = np.zeros(depth + 1, dtype=np.int64)
    counts[0] = offer(states[0], offered[0])
    while level >= 0:
        if level == depth - 1:
            total += counts[level]
            level -= 1
        elif nexts[level] < counts[level]:
            states[level + 1] = states[level]
            apply(states[level + 1], offered[level][nexts[level]], scratch)
            nexts[level] += 1
            level += 1
            counts[level] = offer(states[level], offered[level])
            nexts[level] = 0
            if counts[level] == 0:
                total += 1
                level -= 1
        else:
            level -= 1
    return total


@dataclass(frozen=True)
class Kernels:
    """A game's own kernels."""

    set_up_many: Callable[..., None]
    offer_at: Callable[..., int]
    why_not_at: Callable[..., int]
    why_not_each: Callable[..., None]
    apply_at: Callable[..., None]
    step_many: Callable[..., None]
    offer_many: Callable[..., None]
    play_out: Callable[..., int]
    play_out_many: Callable[..., None]
    copy_many: Callable[..., None]
    perft: Callable[..., int]


def bind(**rules: Callable[..., Any]) -> Kernels:
    """Kernels in which the names of the rules mean these functions."""

    def own(template: Callable[..., Any], make: Callable[[Any], Any]) -> Any:
        assert isinstance(template, FunctionType)
        return make(FunctionType(template.__code__, {**globals(), **rules}, template.__name__))

    return Kernels(
        set_up_many=own(_set_up_many, kernel),
        offer_at=own(_offer_at, kernel),
        why_not_at=own(_why_not_at, kernel),
        why_not_each=own(_why_not_each, kernel),
        apply_at=own(_apply_at, kernel),
        step_many=own(_step_many, parallel_kernel),
        offer_many=own(_offer_many, parallel_kernel),
        play_out=own(_play_out, kernel),
        play_out_many=own(_play_out_many, parallel_kernel),
        copy_many=own(_copy_many, kernel),
        perft=own(_perft, kernel),
    )
