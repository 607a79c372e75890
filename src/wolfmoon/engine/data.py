"""Taking values out of plain data that someone else wrote, with errors that name the value."""

from typing import Any

from .errors import BadInput


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
            raise BadInput(f"{self.name_of(key)} is missing")
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


def in_range(value: Any, low: int, high: int, path: str) -> int:
    """A whole number in a range, or an error that names it."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadInput(f"{path}: expected a number from {low} to {high}, found {value!r}")
    return value


def one_of(value: Any, names: list[str], path: str) -> int:
    """The number of one of several names, or an error that lists them."""
    if not isinstance(value, str) or value not in names:
        wanted = ", ".join(name for name in names if name)
        raise BadInput(f"{path}: expected one of {wanted}, found {value!r}")
    return names.index(value)


def listed(value: Any, path: str, length: int | None = None) -> list[Any]:
    """A list, of a fixed length or of any, or an error that names it."""
    if not isinstance(value, list | tuple) or length not in (None, len(value)):
        size = "" if length is None else f" of {length}"
        raise BadInput(f"{path}: expected a list{size}, found {value!r}")
    return list(value)
