"""A trail is a list that grows at its end, and copies of it are real copies."""

from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfmoon.engine.trail import Trail

DEEDS = st.lists(
    st.tuples(st.sampled_from(["append", "cut", "copy"]), st.integers(0, 4), st.integers(0, 9))
)


@given(DEEDS)
def test_copies_never_see_what_others_do(deeds: list[tuple[str, int, int]]) -> None:
    """Whatever is done to some trails: each is as a plain list would be."""
    trails, lists = [Trail[int]()], [list[int]()]
    for deed, which, number in deeds:
        trail, plain = trails[which % len(trails)], lists[which % len(lists)]
        if deed == "append":
            trail.append(number)
            plain.append(number)
        elif deed == "cut":
            trail.cut(min(number, len(plain)))
            del plain[min(number, len(plain)) :]
        else:
            trails.append(trail.copy())
            lists.append(list(plain))
    for trail, plain in zip(trails, lists, strict=True):
        assert len(trail) == len(plain) and list(trail) == plain == trail[:]
        assert trail[1:-1] == plain[1:-1] and list(reversed(trail)) == plain[::-1]
        assert [trail[-place] for place in range(1, len(plain) + 1)] == plain[::-1]
        assert trail == Trail(plain)


def test_what_is_not_there_is_an_error() -> None:
    trail = Trail([1, 2, 3])
    trail.cut(2)
    for place in (2, -3):
        with pytest.raises(IndexError):
            trail[place]
    with pytest.raises(ValueError, match="no first 3"):
        trail.cut(3)


def test_copies_that_go_on_in_two_threads_part() -> None:
    first = Trail([0])
    copies = [first.copy() for _ in range(4)]

    def go_on(number: int) -> None:
        for _ in range(2000):
            copies[number].append(number)

    threads = [Thread(target=go_on, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [copy[:] for copy in copies] == [[0] + [number] * 2000 for number in range(4)]
