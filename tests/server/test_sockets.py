"""Sockets: events as they happen, each as one may see them; across processes too."""

import pytest

from tests.server.houses import AtTable, House, Person, closed, hear, play_on
from wolfmoon.server import protocol
from wolfmoon.server.ids import new_id
from wolfmoon.server.live import Live
from wolfmoon.server.orders import Keeper
from wolfmoon.server.protocol import Play
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.writer import Writer


def at_both(pair: tuple[House, House], game: str = "lone-wolves") -> tuple[AtTable, AtTable]:
    """Ada at one process and Bob at the other, playing."""
    first = pair[0].guest("Ada").make(game, ["me", "open"])
    second = pair[1].guest("Bob").sit(first, 1)
    first.look().order("begin")
    return first, second


def test_a_socket_begins_with_what_was_missed_and_goes_on(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    first = ada.make("lone-wolves", ["me", "open"])
    second = bob.sit(first, 1)
    with ada.socket(first.id, after=1) as socket:
        missed = hear(socket, "happened")
        protocol.Happened.model_validate(missed)
        assert [event["kind"] for event in missed["events"]] == ["sat"]
        present = hear(socket, "present")
        protocol.Present.model_validate(present)
        assert present["present"] == [0] and present["watching"] == 0
        first.look().order("begin")
        began = hear(socket, "happened")
        assert [event["kind"] for event in began["events"]] == ["began"]
        made = play_on({0: first, 1: second}, 3)
        seen: list[int] = []
        while len(seen) < made:
            message = hear(socket, "happened")
            seen += [event["seq"] for event in message["events"]]
            assert message["state"]["seq"] == seen[-1]
            assert message["state"]["seat"] == 0
        assert seen == [4, 5, 6]
        assert message["state"] == {**first.look().state, "table": message["state"]["table"]}
        socket.send('{"type": "ping"}')
        pong = hear(socket, "pong")
        protocol.Pong.model_validate(pong)
        assert pong["seq"] == 6


def test_everyone_hears_who_is_there(house: House) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.visitor()
    first = ada.make("lone-wolves", ["me", "open"])
    bob.sit(first, 1)
    with ada.socket(first.id) as socket:
        assert hear(socket, "present")["present"] == [0]
        with bob.socket(first.id):
            assert hear(socket, "present")["present"] == [0, 1]
            with eve.socket(first.id):
                assert hear(socket, "present")["watching"] == 1
                seats = first.look().table["seats"]
                assert [seat["present"] for seat in seats] == [True, True]
        while hear(socket, "present")["present"] != [0]:
            pass


def test_a_connection_belongs_to_whoever_opened_it(house: House) -> None:
    ada, eve = house.guest("Ada"), house.visitor()
    first = ada.make("lone-wolves", ["me", "open"])
    with ada.socket(first.id) as socket, eve.socket(first.id):
        eve.post("/api/people/guest", {"name": "Eve"})
        eve.sit(first, 1)
        assert hear(socket, "happened")["state"]["table"]["seats"][1]["present"] is False
        with eve.socket(first.id):
            while hear(socket, "present")["present"] != [0, 1]:
                pass


@pytest.mark.parametrize(
    ("query", "code"), [({"after": 99}, 4409), ({"after": "x"}, 4403), ({"seat": 1}, 4403)]
)
def test_a_socket_that_cannot_be_served_says_why(
    house: House, query: dict[str, object], code: int
) -> None:
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", "open"])
    with ada.socket(table.id, **query) as socket:
        assert closed(socket) == code


def test_unknown_and_private_tables_have_no_socket(house: House) -> None:
    private = house.guest().make("lone-wolves", ["me", "open"], access="private")
    for id in ("nothing", private.id):
        with house.visitor().socket(id) as socket:
            assert closed(socket) == 4404


def test_who_lost_the_seat_at_a_private_table_hears_no_more(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.make("lone-wolves", ["me", "open"], access="private")
    secret = ada.post(f"{table.path}/invites/1")["secret"]
    seat = AtTable(bob, {"table": table.table, "seq": table.state["seq"]})
    seat.order("sit", seat=1, invite=secret)
    with bob.socket(table.id) as socket:
        hear(socket, "present")
        table.look().order("fill", seat=1, level=None)
        assert closed(socket) == 4403


def test_people_at_different_processes_see_each_other_s_moves(pair: tuple[House, House]) -> None:
    first, second = at_both(pair)
    with (
        first.person.socket(first.id, after=3) as one,
        second.person.socket(first.id, after=3) as two,
    ):
        while hear(one, "present")["present"] != [0, 1]:
            pass
        while hear(two, "present")["present"] != [0, 1]:
            pass
        made = play_on({0: first, 1: second}, 6)
        for socket in (one, two):
            seen: list[int] = []
            while len(seen) < made:
                seen += [event["seq"] for event in hear(socket, "happened")["events"]]
            assert seen == list(range(4, 4 + made))
        line = {"id": "6f0f8a52-6f9b-4b0e-8f9e-1de0e5cbb0a3", "text": "Well played"}
        first.person.post(f"{first.path}/chat", line)
        assert hear(two, "said")["chat"]["text"] == "Well played"


def test_what_nobody_told_is_found_out(house: House) -> None:
    """A process that writes to the same database, and tells no one."""
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    table.order("begin")
    engine = connect(url_of(house.database, house.folder))
    writer, keeper = Writer(engine), Keeper(Live(), lambda showing: None)
    seat = table.table["to_decide"]
    line = [table.look(seat).position["offer"][0]["text"]]
    person = table.table["seats"][0]["person"]
    with ada.socket(table.id, after=2) as socket:
        hear(socket, "present")
        play = Play(do="play", seat=seat, line=line)
        writer.submit(lambda c: keeper.order(c, table.id, play, person, 2, new_id())).result()
        assert hear(socket, "happened")["events"][0]["kind"] == "played"
    writer.close()
    engine.dispose()


def test_one_device_looks_through_the_eyes_it_asks_for(house: House) -> None:
    ada: Person = house.guest()
    table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    table.order("begin")
    for seat in (0, 1):
        with ada.socket(table.id, seat=seat) as socket:
            state = hear(socket, "happened")["state"]
            assert state["seat"] == seat
            assert isinstance(state["position"]["view"]["hands"][seat], list)
            assert state["position"]["view"]["hands"][1 - seat] == 13
