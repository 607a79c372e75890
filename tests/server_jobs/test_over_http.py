"""Bots, clocks and leavers at the tables of real servers, over HTTP and sockets."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import KINDS
from tests.server.houses import AtTable, House, hear
from tests.server_jobs.tables import Tables, end
from wolfmoon.server.jobs.worker import Worker
from wolfmoon.server.protocol import Begin


@pytest.fixture(scope="module", params=KINDS)
def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, Tables]]:
    """A server on each kind of database, and hands of our own in it."""
    folder: Path = tmp_path_factory.mktemp("jobs")
    database = f"sqlite:///{folder / 'jobs.sqlite3'}"
    if request.param == "postgresql":
        database = request.getfixturevalue("pg").new_database()
    options = ("--processes", "1", "--bot-seconds", "5")
    with closing(Tables(database)) as tables, House(database, folder, *options) as house:
        yield house, tables


def wait_until(here: AtTable, tables: Tables, **facts: Any) -> AtTable:
    """Look until the table's facts are such."""
    tables.wait(here.id, lambda table: all(getattr(table, k) == v for k, v in facts.items()))
    return here.look()


@pytest.mark.parametrize(
    ("game", "seats"),
    [("the-wolves", ["me", "random", "random"]), ("lone-wolves", ["random", "me"])],
)
def test_a_person_plays_against_bots(
    shared: tuple[House, Tables], game: str, seats: list[str]
) -> None:
    house, tables = shared
    me, before = seats.index("me"), orders(house, "Play")
    here = house.guest().make(game, seats, pause=0, stand_in="random")
    here.order("begin")
    for _ in range(12):
        wait_until(here, tables, to_decide=me)
        here.play(me, here.position["offer"][-1]["text"])
    wait_until(here, tables, to_decide=me).order("leave", seat=me)
    over = wait_until(here, tables, status="finished")
    assert over.table["seats"][me]["stand_in"] == over.table["stand_in"]
    assert over.position["outcome"]["scores"]
    assert orders(house, "Play") == before + 12
    assert orders(house, "BotPlays") > 0


def orders(house: House, command: str) -> float:
    """How many orders of a kind the server has carried out, as it tells those who measure."""
    figures = house.visitor().ask("GET", "/metrics").text
    found = re.search(rf'^wolfmoon_orders_total{{command="{command}"}} (\S+)$', figures, re.M)
    return float(found[1]) if found else 0.0


def test_everyone_sees_that_a_bot_thinks(shared: tuple[House, Tables]) -> None:
    house, tables = shared
    id = tables.make("lone-wolves", "Slow", "me", begin=False)
    with house.guest("Eve").socket(id, after=0) as socket:
        hear(socket, "present")
        tables.order(id, Begin(do="begin"))
        while hear(socket, "present", 30)["thinking"] != 0:
            pass
        while hear(socket, "happened", 30)["events"][-1]["kind"] != "played":
            pass
    assert house.guest().at(id).table["thinking"] is None


def test_a_hung_bot_holds_nobody_up(tables: Tables, tmp_path: Path) -> None:
    """There is one process, and the bot in it hangs to the end of this test."""
    with House(tables.database, tmp_path, "--processes", "1", "--bot-seconds", "300") as house:
        hung = tables.make("lone-wolves", "Silent", "me")
        tables.wait_for_lease(hung)
        others = [tables.make("lone-wolves", "First", "random") for _ in range(2)]
        clock = {"kind": "live", "minutes": 0.02, "increment": 0}
        late = tables.make("lone-wolves", "me", "random", clock=clock)
        here = house.guest().make("lone-wolves", ["me", "here"])
        here.order("begin")
        for _ in range(10):
            seat = here.table["to_decide"]
            here.look(seat).play(seat, here.position["offer"][0]["text"])
        for id in (*others, late):
            tables.wait_for_end(id)
        assert tables.table(hung).step == 0
        assert tables.events(hung, "bot_failed") == []


def test_a_failing_bot_is_told_of(shared: tuple[House, Tables]) -> None:
    house, tables = shared
    id = tables.make("lone-wolves", "Silent", "me", pause=0.6)
    with house.guest("Eve").socket(id, after=2) as socket:
        (told, *_) = hear(socket, "happened", 60)["events"]
    assert told["kind"] == "bot_failed" and told["seat"] == 0
    event = house.guest().get(f"/api/tables/{id}/events", after=2)["events"][0]
    assert event["facts"]["reason"] == "hang" and event["facts"]["replaced_by"]


def test_a_clock_runs_out_and_the_seat_is_taken_back(shared: tuple[House, Tables]) -> None:
    house, tables = shared
    clock = {"kind": "live", "minutes": 0.02, "increment": 0}
    play = {"clock": clock, "stand_in": "random", "pause": 0}
    here = house.guest().make("lone-wolves", ["me", "here"], **play)
    here.order("begin")
    assert 0 < here.table["seats"][0]["seconds_left"] <= 1.2
    seat = here.table["to_decide"]
    tables.wait(here.id, lambda table: table.seats[seat].stand_in is not None)
    here.look()
    events = here.person.get(f"{here.path}/events")["events"]
    assert [event["kind"] for event in events if event["seat"] == seat][:2] == [
        "timed_out",
        "stood_in",
    ]
    tables.wait(here.id, lambda table: table.seats[1 - seat].stand_in is not None)
    wait_until(here, tables, status="finished")


def test_two_servers_and_a_worker(tables: Tables, tmp_path: Path) -> None:
    """The players of a table are at different servers, and its bot thinks in a third process."""
    if tables.engine.dialect.name == "sqlite":
        pytest.skip("SQLite has one server")
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(House(tables.database, tmp_path, "--processes", "0"))
            for _ in range(2)
        )
        worker = tables.process()
        stack.callback(end, worker)
        ada, bob = one.guest("Ada"), two.guest("Bob")
        first = ada.make("the-wolves", ["me", "open", "random"], pause=0.1)
        second = bob.sit(first, 1)
        first.look().order("begin")
        sides = {0: first, 1: second}
        with bob.socket(first.id, after=first.state["seq"]) as socket:
            for _ in range(15):
                seat = tables.wait(first.id, lambda table: table.to_decide in sides).to_decide
                assert seat is not None
                here = sides[seat].look(seat)
                here.play(seat, here.position["offer"][0]["text"])
            bot_played = False
            while not bot_played:
                events = hear(socket, "happened", 30)["events"]
                bot_played = any(e["kind"] == "played" and e["seat"] == 2 for e in events)


def test_a_server_without_processes_leaves_the_bots_to_others(
    tables: Tables, tmp_path: Path
) -> None:
    with House(tables.database, tmp_path, "--processes", "0") as house:
        here = house.guest().make("lone-wolves", ["random", "random"], pause=0)
        here.order("begin")
        assert [job.lease_owner for job in tables.jobs(here.id)] == [None]
        with closing(Worker(tables.settings())) as worker:
            worker.start()
            assert wait_until(here, tables, status="finished").table["step"] > 10


def test_a_rematch_against_bots_begins_at_once(shared: tuple[House, Tables]) -> None:
    house, tables = shared
    here = house.guest().make("lone-wolves", ["me", "random"], pause=0)
    here.order("begin")
    while here.look().table["status"] == "playing":
        if here.table["to_decide"] == 0:
            here.play(0, here.position["offer"][0]["text"])
    again = here.person.at(here.order("rematch")["state"]["table"]["rematch"])
    assert again.table["status"] == "playing"
    tables.wait(again.id, lambda table: table.to_decide == 1)
