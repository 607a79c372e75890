"""Tables in memory: how much they take is known, and bounded."""

import gc
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tests.server.filled import add_people, keep
from tests.server.houses import House
from tests.server.tables import TableInHand, two
from wolfmoon.server.events import Event, written
from wolfmoon.server.events import read as happening
from wolfmoon.server.live import MEGABYTE, Live, weight_of
from wolfmoon.server.summary import NOBODY, Names
from wolfmoon.server.table import Table, table_of
from wolfmoon.server.views import Showing


def gathering() -> TableInHand:
    return TableInHand()


def short() -> TableInHand:
    desk = two("lone-wolves")
    desk.play(200)
    return desk


def long() -> TableInHand:
    desk = two("the-wolves")
    desk.play(200, which=-1)
    return desk


def undone() -> TableInHand:
    """Someone decides and takes it back, again and again."""
    desk = two("the-wolves")
    desk.play(6)
    for _ in range(60):
        desk.play(which=-1)
        desk.do("undo", desk.table.seats[0].person, seat=0)
    return desk


def read(desk: TableInHand) -> Table:
    """The table as it comes out of the database: it shares nothing with any other."""
    kept = [(e.event, written(e.event.what)) for e in desk.table.log]
    return table_of(
        "t",
        [
            Event(e.seq, e.at.replace(), happening(e.kind, data), f"{e.order}", f"{e.by}")
            for e, data in kept
        ],
    )


def shown(table: Table) -> Showing:
    """What is kept with it, once two people have looked at it."""
    showing = Showing(table, Names())
    for viewer in (0, 1):
        showing.state(None, viewer, NOBODY)
        showing.events(viewer, 0)
    return showing


@pytest.mark.parametrize("made", [gathering, short, long, undone])
def test_what_a_table_takes_is_known(made: Callable[[], TableInHand]) -> None:
    desk = made()
    shown(read(desk))  # whatever is made once for all tables
    gc.collect()
    tracemalloc.start()
    kept = [shown(read(desk)) for _ in range(2)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    thought = sum(weight_of(showing.table) for showing in kept)
    assert taken / 2.5 <= thought <= taken * 2.5, f"{taken:,} bytes, thought to be {thought:,}"


def named(desk: TableInHand, number: int) -> Showing:
    table = desk.table.copy()
    table.id = f"table-{number}"
    return Showing(table, Names())


def test_it_is_their_weight_that_is_bounded() -> None:
    """Many short games stay; as many long ones don't. There is always room for the last."""
    for desk in (short(), long()):
        live, weight = Live(most_megabytes=3), weight_of(desk.table)
        for number in range(60):
            live.put(named(desk, number))
        there = [number for number in range(60) if live.known(f"table-{number}")]
        room = min(60, int(3 * MEGABYTE / weight))
        assert there == list(range(60 - room, 60))
    small = Live(most_megabytes=0)
    small.put(named(desk, 1))
    assert small.known("table-1") is not None
    small.put(named(desk, 2))
    assert small.known("table-1") is None


def test_a_table_that_grows_is_weighed_again() -> None:
    live, desk = Live(most_megabytes=0.25), two("the-wolves")
    for number in range(5):
        live.put(named(desk, number))
    desk.play(250, which=-1)
    live.put(named(desk, 4))
    assert [number for number in range(5) if live.known(f"table-{number}")] == [3, 4]


def test_a_table_that_is_read_is_forgotten_last(engine: Engine) -> None:
    """Whoever only looks keeps a table in memory as much as whoever plays at it."""
    add_people(engine)
    desk = two("lone-wolves")
    for number in range(4):
        keep(engine, desk, f"table-{number}")
    live = Live(most_megabytes=3.5 * weight_of(desk.table) / MEGABYTE)
    with engine.connect() as connection:
        for number in (0, 1, 2, 0, 3):
            live.get(connection, f"table-{number}")
    gc.collect()
    assert [number for number in range(4) if live.known(f"table-{number}")] == [0, 2, 3]


DOORS = (
    ("GET", "/events"),
    ("GET", "/invites"),
    ("POST", "/invites/1"),
    ("GET", "/hooks"),
    ("GET", "/review"),
)
"""Some by which a table is asked for."""


def test_tables_that_are_not_in_memory_are_read_in_moderation(tmp_path: Path) -> None:
    """Each is played again from its log. What is in memory is asked for as often as before."""
    with House(None, tmp_path) as house:
        ada = house.guest("Ada")
        ids = [ada.make("lone-wolves", ["me", "open"]).id for _ in range(20)]
    with House(None, tmp_path, "--rate", "5") as house:
        again, bob = house.visitor(), house.guest("Bob")
        again.http.cookies.update(ada.http.cookies)
        found = [again.ask("GET", f"/api/tables/{id}").status_code for id in ids]
        assert found[:15] == [200] * 15 and 429 in found[15:]
        assert again.ask("GET", f"/api/tables/{ids[0]}").status_code == 200
        assert bob.ask("GET", f"/api/tables/{ids[-1]}").status_code == 200


def test_no_door_reads_tables_without_that_limit(tmp_path: Path) -> None:
    """Also those through which a stranger gets nothing: to find that out takes as long."""
    with House(None, tmp_path) as house:
        ada = house.guest("Ada")
        ids = [ada.make("lone-wolves", ["me", "open"]).id for _ in range(20 * len(DOORS))]
    with House(None, tmp_path, "--rate", "5") as house:
        for number, (method, path) in enumerate(DOORS):
            eve = house.guest("Eve")
            some = ids[number * 20 : number * 20 + 20]
            asked = [eve.ask(method, f"/api/tables/{id}{path}").status_code for id in some]
            assert asked[:15] == asked[:1] * 15 and 429 in asked[15:], path
