"""Taking values out of plain data, with an error that names the one that can't be used."""

from typing import Any

from ...engine.errors import BadInput
from .components import SCAR_KINDS
from .names import CARD_NAMES, SCAR_NAMES

Data = dict[str, Any]


class Reader:
    """An object of plain data, and where it stands in the whole."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadInput(f"{path or 'position'}: expected an object, found {data!r}")
        self.data = data
        self.path = path

    def name_of(self, key: str) -> str:
        """Where a value stands."""
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str) -> Any:
        """A value that must be there."""
        if key not in self.data:
            raise BadInput(f"position: {self.name_of(key)} is missing")
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        return in_range(self.get(key), low, high, self.name_of(key))

    def name(self, key: str, names: list[str]) -> int:
        """The number of one of several names."""
        return one_of(self.get(key), names, self.name_of(key))

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """A list, of a fixed length or of any."""
        return listed(self.get(key), self.name_of(key), length)

    def part(self, key: str) -> "Reader":
        """An object inside."""
        return Reader(self.get(key), self.name_of(key))

    def cards(self, key: str) -> int:
        """A list of cards, as a set."""
        return card_set(self.get(key), self.name_of(key))

    def tokens(self, key: str) -> int:
        """A list of scars, as a set."""
        return token_set(self.get(key), self.name_of(key))


def in_range(value: Any, low: int, high: int, path: str) -> int:
    """A whole number in a range, or an error that names it."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadInput(f"{path}: expected a number from {low} to {high}, found {value!r}")
    return value


def one_of(value: Any, names: list[str], path: str) -> int:
    """The number of one of several names, or an error that lists them."""
    if not isinstance(value, str) or value not in names:
        raise BadInput(f"{path}: expected one of {', '.join(names)}, found {value!r}")
    return names.index(value)


def listed(value: Any, path: str, length: int | None = None) -> list[Any]:
    """A list, of a fixed length or of any, or an error that names it."""
    fits = isinstance(value, list | tuple) and length in (None, len(value))
    if not fits:
        size = "" if length is None else f" of {length}"
        raise BadInput(f"{path}: expected a list{size}, found {value!r}")
    return list(value)


def card_set(value: Any, path: str) -> int:
    """The set of a list of cards, none of them twice."""
    cards = 0
    for name in listed(value, path):
        card = 1 << one_of(name, CARD_NAMES, path)
        if cards & card:
            raise BadInput(f"{path}: {name} is there twice")
        cards |= card
    return cards


def token_set(value: Any, path: str) -> int:
    """The set of a list of scars, at most two of each."""
    tokens = 0
    for name in listed(value, path):
        kind = one_of(name, SCAR_NAMES, path)
        copy = 1 << kind if not tokens >> kind & 1 else 1 << kind + SCAR_KINDS
        if tokens & copy:
            raise BadInput(f"{path}: there are only two {name} in the box")
        tokens |= copy
    return tokens
