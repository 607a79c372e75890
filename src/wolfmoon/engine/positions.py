"""Every position on the way of a game: the last as they are, the others in a fifth of the room.

Of one that lies further back only those bytes are kept that differ from a position before it. A
server has thousands of games in memory, and nearly all of that is their past.
"""

from collections.abc import Iterator
from typing import overload

import numpy as np

from .kernels import States
from .trail import Trail

AT_HAND = 16
"""So many of the last positions are kept as they are: those that a turn is taken back to."""
WHOLE_EVERY = 32
"""The others are told by their difference from a whole one, of which there is one in so many."""


class Positions:
    """A trail of positions. None of them is to be written to."""

    __slots__ = ("_trail", "last")

    def __init__(self, first: States) -> None:
        self._trail: Trail[States | bytes] = Trail([first])
        self.last = first
        """Where the game stands: nothing is asked for as often."""

    def append(self, states: States) -> None:
        """One more."""
        self._trail.append(states)
        self.last = states
        self._pack(len(self._trail) - 1 - AT_HAND)

    def cut(self, count: int) -> None:
        """Keep only the first so many."""
        self._trail.cut(count)
        self.last = self._at(count - 1)

    def copy(self) -> "Positions":
        """Other positions that are the same, and go on by themselves."""
        other = Positions.__new__(Positions)
        other._trail, other.last = self._trail.copy(), self.last
        return other

    def __len__(self) -> int:
        return len(self._trail)

    @overload
    def __getitem__(self, place: int) -> States: ...
    @overload
    def __getitem__(self, place: slice) -> list[States]: ...
    def __getitem__(self, place: int | slice) -> States | list[States]:
        """One position, or a list of some."""
        if isinstance(place, slice):
            return [self._at(each) for each in range(*place.indices(len(self)))]
        return self._at(place % len(self._trail))

    def __iter__(self) -> Iterator[States]:
        return iter(self[:])

    def _at(self, place: int) -> States:
        kept = self._trail[place]
        if not isinstance(kept, bytes):
            return kept
        whole = self._trail[place - place % WHOLE_EVERY]
        assert not isinstance(whole, bytes)
        room = bytearray(whole.tobytes())
        _change(np.frombuffer(room, np.uint8), kept)
        return np.ndarray(whole.shape, whole.dtype, room)

    def _pack(self, place: int) -> None:
        """Keep of a position only what differs; copies share that, and see the same as before."""
        if place < 0 or place % WHOLE_EVERY == 0:
            return
        kept, whole = self._trail[place], self._trail[place - place % WHOLE_EVERY]
        if not isinstance(kept, bytes) and not isinstance(whole, bytes):
            self._trail.put(place, _difference(whole, kept))


def _difference(whole: States, states: States) -> bytes:
    """Which bytes of a position are others than those of another one, and what they are."""
    old, new = (np.frombuffer(each.tobytes(), np.uint8) for each in (whole, states))
    places = np.flatnonzero(old != new)
    return places.astype(np.uint16).tobytes() + new[places].tobytes()


def _change(room: "np.ndarray[tuple[int], np.dtype[np.uint8]]", difference: bytes) -> None:
    count = len(difference) // 3  # two bytes say where, one says what
    places = np.frombuffer(difference, np.uint16, count)
    room[places] = np.frombuffer(difference, np.uint8, count, offset=2 * count)
