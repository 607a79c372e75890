"""Record: one class body is the layout, the types and the notes of a piece of state.

    class Player(Record):
        tiles: Fixed[list[i8], 6]     # nested fixed-size arrays
        score: i16

`Player.dtype` is then a packed `np.record` type: an array of them is memory, a copy is a
memory copy, and the type checker knows every field. Compiled code and plain Python read
the same attributes.
"""

from collections import namedtuple
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Annotated, Any, ClassVar, Protocol, TypeVar, get_args, get_type_hints, overload
from typing import Annotated as Fixed

import numpy as np

__all__ = ["Array", "Fixed", "Record", "copied", "i8", "i16", "i32", "plain", "u64"]

i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
i32 = Annotated[int, np.int32]
u64 = Annotated[np.uint64, np.uint64]


R = TypeVar("R")


class Array(Protocol[R]):
    """What compiled code does with an array, whether of records, of numbers or of rows.

    The arrays that fields hold are lists to the type checker; they are arrays all the same.
    """

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[R]: ...
    @overload
    def __getitem__(self, at: int, /) -> R: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Array[R]": ...
    def __setitem__(self, at: int, element: R, /) -> None: ...


class Record:
    """A fixed layout of memory; subclasses list its fields."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [(name, _field_type(hint)) for name, hint in hints.items() if name != "dtype"]
        for name, _ in fields:
            # np.record has methods; a field of the same name could not be read interpreted
            if hasattr(np.record, name):
                raise TypeError(f"{cls.__name__}.{name}: np.record has an attribute of that name")
        cls.dtype = np.dtype((np.record, fields))

    @classmethod
    def zeros(cls, count: int = 1) -> Any:
        """An array of blank records: in compiled code an `Array`, here all that NumPy has."""
        return np.zeros(count, dtype=cls.dtype)


def _field_type(hint: object) -> Any:
    """The NumPy type of an annotation: a number, a record, or a fixed-size array of either."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint.dtype
    base, detail = get_args(hint)
    if isinstance(detail, int):
        (element,) = get_args(base)
        return np.dtype((_field_type(element), (detail,)))
    return np.dtype(detail)


def copied(states: Any) -> Any:
    """A copy of an array of records. NumPy's own goes field by field, 30 times slower."""
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))


def plain(record: Any) -> Any:
    """A record as plain Python objects with the same attributes: far quicker to read from.

    Not to be written to: who asks for the same again gets the same.
    """
    return _plain(record.dtype, record.tobytes())


@lru_cache(16)
def _plain(dtype: np.dtype[Any], data: bytes) -> Any:
    return _shape(dtype)(np.frombuffer(data, dtype)[0].item())


@cache
def _shape(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """What makes plain objects of the tuples and arrays that NumPy gives for a type."""
    if dtype.subdtype is not None:
        element = dtype.base
        if element.names is None:  # numbers, in one dimension or more
            return np.ndarray.tolist
        each = _shape(element)
        return lambda row: [each(one) for one in row.tolist()]
    if dtype.names is None or dtype.fields is None:
        return _same
    made = namedtuple("made", dtype.names)  # type: ignore[misc]
    shapes = enumerate(_shape(dtype.fields[name][0]) for name in dtype.names)
    parts = [(place, shape) for place, shape in shapes if shape is not _same]

    def shaped(items: Any) -> Any:
        shaped_items = list(items)
        for place, shape in parts:
            shaped_items[place] = shape(shaped_items[place])
        return made._make(shaped_items)

    return shaped


def _same(value: object) -> Any:
    return value
