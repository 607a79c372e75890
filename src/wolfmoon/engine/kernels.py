"""The kernels that Python calls, the same for every game.

Each is written once, in terms of the names that a game's rules define: `set_up`, `offer`,
`why_not`, `apply` and `is_over`. `bind` makes a game's own copy of them, with those names
meaning that game's functions. (Numba can't keep a function on disk that takes other functions as
arguments or closes over them; a copy with its own globals it can.)
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .compiled import kernel, wide
from .notes import SILENT, Notes
from .stream import advance, below

if TYPE_CHECKING:  # what a game's rules define; see bind

    def set_up(state: object, options: npt.NDArray[np.int64], stream: np.uint64) -> None: ...  # noqa: D103
    def offer(state: object, offered: npt.NDArray[np.int32]) -> int: ...  # noqa: D103
    def why_not(state: object, action: int) -> int: ...  # noqa: D103
    def apply(  # noqa: D103
        state: object, action: int, scratch: npt.NDArray[np.int32], notes: "Notes | None"
    ) -> None: ...
    def is_over(state: object) -> bool: ...  # noqa: D103


States = Any
"""An array of a game's records."""
Numbers = npt.NDArray[np.int64]
Offers = npt.NDArray[np.int32]
Words = npt.NDArray[np.uint64]


def _set_up(states: States, options: Numbers, streams: Words, first: int, last: int) -> None:
    """Set up a blank state from each stream, all with the same options."""
    for index in range(first, last):
        set_up(states[index], options, streams[index])


def _offer(states: States, offered: Offers, counts: Numbers, first: int, last: int) -> None:
    """Fill in what is offered in each state, and how much."""
    for index in range(first, last):
        counts[index] = offer(states[index], offered[index])


def _why_not(states: States, index: int, actions: Numbers, reasons: Numbers) -> None:
    """The reason code of each of some actions in one state; 0 where it is offered."""
    for number in range(len(actions)):
        reasons[number] = why_not(states[index], actions[number])


def _step(
    states: States, actions: Numbers, reasons: Numbers, scratch: Offers, first: int, last: int
) -> None:
    """Carry out one action in each state; a refused one changes nothing and has a reason."""
    for index in range(first, last):
        reasons[index] = why_not(states[index], actions[index])
        if reasons[index] == 0:
            apply(states[index], actions[index], scratch[index], SILENT)


def _tell(states: States, action: int, scratch: Offers, notes: Notes) -> None:
    """Carry out an action that is offered in the first state, and note what it does."""
    apply(states[0], action, scratch, notes)


def _play_out(
    states: States,
    streams: Words,
    scratch: Offers,
    made: Numbers,
    limit: int,
    first: int,
    last: int,
) -> None:
    """Play each state on at random, for at most so many decisions; how many were made."""
    for index in range(first, last):
        state = states[index]
        offered = scratch[index]
        word = streams[index]
        made[index] = 0
        while made[index] < limit and not is_over(state):
            count = offer(state, offered)
            word = advance(word)
            apply(state, wide(offered[below(word, count)]), offered, SILENT)
            made[index] += 1
        streams[index] = word


def _copy(states: States, copies: int) -> None:
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
            apply(states[level + 1], wide(offered[level][nexts[level]]), scratch, SILENT)
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
    """A game's own kernels. Those with `first` and `last` work on that run of the states."""

    set_up: Callable[..., None]
    offer: Callable[..., None]
    why_not: Callable[..., None]
    step: Callable[..., None]
    tell: Callable[..., None]
    play_out: Callable[..., None]
    copy: Callable[..., None]
    perft: Callable[..., int]


def bound(
    template: Callable[..., object], module: str, rules: dict[str, Callable[..., Any]]
) -> Any:
    """A kernel from a template, in which the names of the rules mean these functions.

    The module says where its machine code is kept.
    """
    assert isinstance(template, FunctionType)
    meant = {**template.__globals__, **rules}
    made = FunctionType(template.__code__, meant, template.__name__)
    made.__module__ = module
    return kernel(made)


def bind(**rules: Callable[..., object]) -> Kernels:
    """Kernels in which the names of the rules mean these functions."""

    def own(template: Callable[..., object]) -> Any:
        return bound(template, rules["offer"].__module__, rules)

    return Kernels(
        set_up=own(_set_up),
        offer=own(_offer),
        why_not=own(_why_not),
        step=own(_step),
        tell=own(_tell),
        play_out=own(_play_out),
        copy=own(_copy),
        perft=own(_perft),
    )


def on_all_cores(count: int, work: Callable[[int, int], object]) -> None:
    """Run `work(first, last)` over all of 0 … count - 1, a run of them on each core.

    Kernels let go of Python's lock, so plain threads do; unlike Numba's own parallel loops they
    may be started from several threads at once, as a server does.
    """
    cores = min(os.cpu_count() or 1, count)
    if cores <= 1:
        work(0, count)
        return
    edges = [count * core // cores for core in range(cores + 1)]
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, edges[:-1], edges[1:]))
