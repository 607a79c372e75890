"""A sieve: the hexes that every condition of a rule lets through, and why one hex was stopped.

A rule is a list of conditions, each a set of hexes where it holds and the reason for where
it does not. The offer is what is left after all of them; *why not here* is the first one
that stopped the hex in question. One list gives both answers, so they can't differ.
"""

import numpy as np

from ...engine.compiled import compiled, constant, wide
from .box.hexes import NOWHERE, Mask, both, has, is_empty, on_map, without
from .reasons import Reason
from .state import State

Sieve = tuple[np.uint64, np.uint64, np.uint64, int, int]
"""The hexes left; the hex in question, or ANYWHERE; and why that one was stopped."""

ANYWHERE = constant(-1)


@compiled
def whole_map(state: State, asked: int) -> Sieve:
    """A sieve that has let every hex of the map through."""
    hexes = on_map(wide(state.seats))
    stopped = wide(Reason.OK)
    if asked != ANYWHERE and not has(hexes, asked):
        stopped = wide(Reason.NO_SUCH_HEX)
    return (hexes[0], hexes[1], hexes[2], asked, stopped)


@compiled
def left(sieve: Sieve) -> Mask:
    """The hexes that came through."""
    return (sieve[0], sieve[1], sieve[2])


@compiled
def reason_of(sieve: Sieve) -> int:
    """Why the hex in question was stopped, or OK."""
    return sieve[4]


@compiled
def keep(sieve: Sieve, condition: Mask, reason: int) -> Sieve:
    """Let through only the hexes where a condition holds."""
    hexes = both(left(sieve), condition)
    asked, stopped = sieve[3], sieve[4]
    if asked != ANYWHERE and stopped == Reason.OK and not has(condition, asked):
        stopped = wide(reason)
    return (hexes[0], hexes[1], hexes[2], asked, stopped)


@compiled
def stop(sieve: Sieve, condition: Mask, reason: int) -> Sieve:
    """Let through only the hexes where a condition does not hold."""
    hexes = without(left(sieve), condition)
    asked, stopped = sieve[3], sieve[4]
    if asked != ANYWHERE and stopped == Reason.OK and has(condition, asked):
        stopped = wide(reason)
    return (hexes[0], hexes[1], hexes[2], asked, stopped)


@compiled
def keep_if(sieve: Sieve, holds: bool, reason: int) -> Sieve:
    """Let nothing through unless a condition that is the same everywhere holds."""
    if holds:
        return sieve
    return keep(sieve, NOWHERE, reason)


@compiled
def nothing_left(sieve: Sieve) -> bool:
    """Whether every hex was stopped."""
    return is_empty(left(sieve))
