"""The entries of a log, and what was shown of the old ones: whoever opens a table reads them all.

What was shown never changes, so it is made once; packed by the dozen it takes a tenth
of the memory.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

from ..engine.kernels import States
from ..engine.trail import Trail
from .events import Event
from .happened import StoodIn

PIECE = 64
"""Entries that are packed together."""
QUICK = 1
Shown = list[bytes]


AT_HAND = 16
"""So many entries have their positions, and what was shown of them, at hand."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event, and what is at hand of it while it is one of the last."""

    event: Event
    step: int
    path: tuple[States, ...] = ()
    """The positions that a `played` one led through, the one before it first. Of an entry further
    back they are those of the game, unless it was undone."""
    shown: dict[int | None, bytes] | None = field(default=None, compare=False, repr=False)
    """What was played, as each viewer saw it, in JSON: made when it is first asked for."""


def put_away(log: Trail[Entry], place: int) -> None:
    """Keep of an old entry what nothing else tells: an undone one has positions of its own."""
    old = log[place] if place >= 0 else None
    if old is None or not old.path:
        return
    undone = any(e.step < old.step for e in log[place + 1 :])
    log.put(place, Entry(old.event, old.step, old.path if undone else ()))


def stood_in_step(log: Trail[Entry], seat: int) -> int:
    """The step at which a bot last took the place of a person."""
    return next(
        entry.step
        for entry in reversed(log)
        if isinstance(entry.event.what, StoodIn) and entry.event.what.seat == seat
    )


class Past:
    """The old entries of a log as viewers saw them; the copies of a table share it."""

    def __init__(self) -> None:
        self._pieces: dict[tuple[int, int | None], tuple[Event, bytes]] = {}

    def shown(
        self,
        log: Trail[Entry],
        first: int,
        old: int,
        sight: int | None,
        make: Callable[[Entry], bytes],
    ) -> Shown:
        """What was shown of the entries from a place on; packed if they are among the old ones."""
        found: Shown = []
        while (place := first + len(found)) < old - old % PIECE:
            whole = self._piece(log, place // PIECE, sight, make)
            found += whole[place % PIECE :]
        return found + [make(entry) for entry in log[first + len(found) :]]

    def _piece(
        self, log: Trail[Entry], piece: int, sight: int | None, make: Callable[[Entry], bytes]
    ) -> Shown:
        entries = log[piece * PIECE : (piece + 1) * PIECE]
        newest, packed = self._pieces.get((piece, sight), (None, b""))
        # of a transaction that failed, entries may be left here that never came to be
        if newest is not entries[-1].event:
            made = [make(entry) for entry in entries]
            packed = zlib.compress(b"\n".join(made), QUICK)
            self._pieces[piece, sight] = entries[-1].event, packed
            return made
        return zlib.decompress(packed).split(b"\n")
