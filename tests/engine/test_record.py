"""Records: one class body is layout and types."""

import numpy as np
import pytest

from wolfmoon.engine.record import Fixed, Record, i8, i16, plain, u64
from wolfmoon.games.the_wolves.state import State


class Inner(Record):
    score: i16
    tiles: Fixed[list[i8], 3]


class Outer(Record):
    inners: Fixed[list[Inner], 2]
    words: Fixed[list[Fixed[list[u64], 3]], 4]


def test_fields_lie_packed_in_the_order_of_the_class() -> None:
    assert Inner.dtype.itemsize == 2 + 3
    assert Outer.dtype.itemsize == 2 * 5 + 4 * 3 * 8
    assert Outer.dtype.names == ("inners", "words")


def test_a_copy_is_a_copy_of_memory() -> None:
    records = Outer.zeros(2)
    records[0].inners[1].tiles[2] = 7
    records[0].words[3][2] = np.uint64(9)
    records[1] = records[0]
    records[0].inners[1].tiles[2] = 1
    assert records[1].inners[1].tiles[2] == 7
    assert records[1].words[3][2] == 9


def test_a_field_that_hides_a_method_of_numpy_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.round"):
        type("Bad", (Record,), {"__annotations__": {"round": i8}})


def test_the_state_of_the_wolves_is_small() -> None:
    assert State.dtype.itemsize <= 2048


def test_a_record_as_plain_objects_reads_the_same() -> None:
    records = Outer.zeros()
    records[0].inners[1].tiles[2] = 7
    records[0].inners[0].score = -3
    records[0].words[3][2] = np.uint64(2**63)
    read = plain(records[0])
    assert read.inners[1].tiles == [0, 0, 7]
    assert (read.inners[0].score, type(read.inners[0].score)) == (-3, int)
    assert read.words[3] == [0, 0, 2**63]
