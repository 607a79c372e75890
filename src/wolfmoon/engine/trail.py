"""A list that grows at its end; a copy takes no time, for copies share what they have in common.

A server copies a game of hundreds of positions with every move: a real copy would touch them all.
"""

from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Generic, TypeVar, overload

T = TypeVar("T")
_growing = Lock()
"""Copies in two threads may want to go on from the same place."""


class Trail(Generic[T]):
    """The first so many items of a list that copies may share."""

    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._count = len(self._items)

    def append(self, item: T) -> None:
        """One more; if a copy has gone on from here already, the ways part."""
        with _growing:
            if len(self._items) != self._count:
                self._items = self._items[: self._count]
            self._items.append(item)
            self._count += 1

    def put(self, place: int, item: T) -> None:
        """Another form of an item that is there; copies that share it have it too."""
        if not 0 <= place < self._count:
            raise IndexError(f"a trail of {self._count} has no item {place}")
        self._items[place] = item

    def cut(self, count: int) -> None:
        """Keep only the first so many."""
        if not 0 <= count <= self._count:
            raise ValueError(f"a trail of {self._count} has no first {count}")
        self._count = count

    def copy(self) -> "Trail[T]":
        """Another trail with the same items, which goes on by itself."""
        other: Trail[T] = Trail()
        other._items, other._count = self._items, self._count
        return other

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        """One item, or a list of some."""
        if isinstance(place, slice):
            return [self._items[each] for each in range(*place.indices(self._count))]
        if not -self._count <= place < self._count:
            raise IndexError(f"a trail of {self._count} has no item {place}")
        return self._items[place % self._count]

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Trail({self[:]!r})"
