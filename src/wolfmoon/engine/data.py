"""Taking values out of plain data that someone else wrote, with errors that name the value."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np

from .errors import BadInput, RulesUnknown, phrase, shown

T = TypeVar("T")


class Reader:
    """An object of plain data, and where it stands in the whole."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadInput(phrase("input-object", found=shown(data)), path or "position")
        self.data = data
        self.path = path

    def name_of(self, key: str) -> str:
        """Where a value stands."""
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str) -> Any:
        """A value that must be there."""
        if key not in self.data:
            raise BadInput(phrase("input-missing", name=key), self.path)
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        return in_range(self.get(key), low, high, self.name_of(key))

    def name(self, key: str, names: Sequence[str]) -> int:
        """The number of one of several names."""
        return one_of(self.get(key), names, self.name_of(key))

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """A list, of a fixed length or of any."""
        return listed(self.get(key), self.name_of(key), length)

    def part(self, key: str) -> "Reader":
        """An object inside."""
        return Reader(self.get(key), self.name_of(key))


def in_range(value: object, low: int, high: int, path: str) -> int:
    """A whole number in a range, or an error that names it."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        problem = phrase("input-number", low=low, high=high, found=shown(value))
        raise BadInput(problem, path)
    return value


def one_of(value: object, names: Sequence[str], path: str) -> int:
    """The number of one of several names, or an error that lists them."""
    if not isinstance(value, str) or value not in names:
        wanted = [name for name in names if name]
        raise BadInput(phrase("input-one-of", names=wanted, found=shown(value)), path)
    return names.index(value)


def listed(value: object, path: str, length: int | None = None) -> list[Any]:
    """A list, of a fixed length or of any, or an error that names it."""
    if not isinstance(value, list | tuple) or length not in (None, len(value)):
        if length is None:
            raise BadInput(phrase("input-list", found=shown(value)), path)
        raise BadInput(phrase("input-list-of", count=length, found=shown(value)), path)
    return list(value)


def counted(items: list[T], path: str, length: int) -> list[T]:
    """A list that has so many, or an error that names it."""
    if len(items) != length:
        raise BadInput(phrase("input-list-of", count=length, found=shown(items)), path)
    return items


def versioned(data: object, game: str, rules: int) -> dict[str, Any]:
    """Plain data that says it is a position of a game, in the version of its rules."""
    reader = Reader(data)
    found, version = reader.get("game"), reader.get("rules")
    if found != game:
        raise BadInput(phrase("input-position-of", found=shown(found), game=game), "game")
    if version != rules:
        raise RulesUnknown(version, (rules,))
    return reader.data


def is_whole(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number in a range; one of NumPy will do."""
    is_number = isinstance(value, int | np.integer) and not isinstance(value, bool)
    return is_number and low <= value <= high
