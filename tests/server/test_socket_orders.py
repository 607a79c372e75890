"""Orders through the socket of a table: the same as by HTTP, and known to both ways."""

import json
from contextlib import suppress
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.houses import AtTable, Data, House, closed, hear
from wolfmoon.server import protocol


def two(house: House, game: str = "lone-wolves") -> list[AtTable]:
    """Ada and Bob, playing."""
    first = house.guest("Ada").make(game, ["me", "open"])
    second = house.guest("Bob").sit(first, 1)
    first.look().order("begin")
    return [first, second]


def give(socket: ClientConnection, order: Data, **more: Any) -> Data:
    """What is said to an order: that it happened, was done before, or is refused."""
    socket.send(json.dumps({"type": "order", **order, **more}))
    while True:
        message: Data = json.loads(socket.recv(timeout=60))
        if message["type"] in ("answered", "refused"):
            protocol_of(message).model_validate(message)
            return message
        if message["type"] == "happened" and message["order"] is not None:
            protocol.Happened.model_validate(message)
            return message


def protocol_of(message: Data) -> Any:
    return {"answered": protocol.Answered, "refused": protocol.RefusedOrder}[message["type"]]


def decision(people: list[AtTable]) -> tuple[AtTable, Data]:
    """Whoever is to decide, and an order that takes the first option."""
    seat = people[0].look().table["to_decide"]
    here = people[seat].look(seat)
    return here, here.body("play", seat=seat, line=[here.position["offer"][0]["text"]])


def test_a_move_through_the_socket_is_told_to_both(house: House) -> None:
    people = two(house)
    here, order = decision(people)
    other = people[1 - people.index(here)]
    with (
        here.person.socket(here.id, after=3) as own,
        other.person.socket(here.id, after=3) as others,
    ):
        told = give(own, order)
        assert told["type"] == "happened" and told["order"] == order["id"]
        assert [event["kind"] for event in told["events"]] == ["played"]
        heard = hear(others, "happened")
        assert heard["order"] is None and heard["events"][0]["seq"] == told["events"][0]["seq"]
    assert other.look().state["seq"] == told["state"]["seq"] == 4


def test_a_whole_game_is_played_through_sockets(house: House) -> None:
    people = two(house)
    with (
        people[0].person.socket(people[0].id) as first,
        people[1].person.socket(people[1].id) as second,
    ):
        sockets, state, moves = (first, second), people[0].look().state, 0
        while state["table"]["status"] == "playing":
            seat = state["table"]["to_decide"]
            here = people[seat].look(seat)
            line = [here.position["offer"][-1]["text"]]
            told = give(sockets[seat], here.body("play", seat=seat, line=line))
            assert told["type"] == "happened", told
            state, moves = told["state"], moves + 1
    assert moves == people[0].look().table["step"]


def test_an_order_is_carried_out_once_whichever_way_it_comes(house: House) -> None:
    people = two(house)
    here, order = decision(people)
    with here.person.socket(here.id, after=3) as socket:
        by_http = here.person.post(f"{here.path}/orders", order)
        hear(socket, "happened")
        again = give(socket, order)
        assert again == {"type": "answered", "id": order["id"], "seq": by_http["seq"]}
        here, order = decision(people)
        with here.person.socket(here.id, after=4) as other:
            told = give(other, order)
            assert give(other, order)["type"] == "answered"
        answer = here.person.post(f"{here.path}/orders", order)
        assert answer["seq"] == told["state"]["seq"] and answer["events"] == told["events"]
    assert here.look().state["seq"] == 5


def test_an_order_that_another_process_carried_out_is_answered(pair: tuple[House, House]) -> None:
    people = two(pair[0])
    here, order = decision(people)
    here.person.post(f"{here.path}/orders", order)
    with here.person.socket(here.id, after=3) as socket:
        # told with all that happened before, as the connection begins, or by itself
        assert give(socket, order)["type"] in ("answered", "happened")
    here, order = decision(people)
    with here.person.socket(here.id, after=4) as socket:
        here.person.address = pair[1].address
        here.person.http.base_url = pair[1].address
        here.person.post(f"{here.path}/orders", order)
        said = give(socket, order)
        told = said["seq"] if said["type"] == "answered" else said["state"]["seq"]
        assert told == 5
    assert here.look().state["seq"] == 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_is_the_same_as_by_http(house: House, language: str) -> None:
    people = two(house)
    here, order = decision(people)
    other = people[1 - people.index(here)]
    wrong = {
        "what no rule knows": (here, {**order["command"], "line": ["nothing of the kind"]}),
        "what is not one's turn": (
            other,
            {**order["command"], "seat": 1 - order["command"]["seat"]},
        ),
        "another's seat": (other, order["command"]),
        "no such seat": (here, {**order["command"], "seat": 7}),
        "no such command": (here, {"do": "win"}),
        "too long a line": (here, {**order["command"], "line": ["x"] * 65}),
        "what is left out": (here, {"do": "play"}),
    }
    for what, (giver, command) in wrong.items():
        body = {"id": str(uuid4()), "seq": order["seq"], "command": command}
        headers = {"accept-language": language}
        by_http = giver.person.refused("POST", f"{giver.path}/orders", body, headers=headers)
        with giver.person.socket(giver.id, after=3) as socket:
            said = give(socket, body, language=language)
        assert said["type"] == "refused" and said["id"] == body["id"], what
        assert {**said["problem"], "status": said["status"]} == by_http, what
    assert here.look().state["seq"] == 3


def test_whoever_is_behind_is_told_first_what_was_missed(house: House) -> None:
    people = two(house)
    here, order = decision(people)
    with here.person.socket(here.id, after=2) as socket:
        stale = {**order, "seq": order["seq"] - 1}
        assert hear(socket, "happened")["events"][-1]["seq"] == 3
        refused = give(socket, stale)
        assert (refused["status"], refused["problem"]["code"]) == (409, "behind")
        assert refused["problem"]["missed"] is None
        assert give(socket, {**order, "id": str(uuid4())})["type"] == "happened"


def test_a_visitor_without_a_name_orders_nothing(house: House) -> None:
    people = two(house)
    _, order = decision(people)
    with house.visitor().socket(people[0].id) as socket:
        assert give(socket, order)["problem"]["code"] == "not-signed-in"
    with house.guest("Eve").socket(people[0].id) as socket:
        assert give(socket, order)["problem"]["code"] == "not-your-seat"


def test_nothing_is_ordered_after_signing_out(house: House) -> None:
    people = two(house)
    here, order = decision(people)
    with here.person.socket(here.id, after=3) as socket:
        hear(socket, "present")
        here.person.post("/api/people/sign-out")
        with suppress(ConnectionClosed):  # it may be closed by now
            socket.send(json.dumps({"type": "order", **order}))
        assert closed(socket) == 4403
    other = people[1 - people.index(here)]
    assert other.look().state["seq"] == 3


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "null",
        "[]",
        '{"type":"order"',
        '{"type":"move"}',
        '{"type":["order"]}',
        b'{"type":"ping"}',
        b"\x00\xff",
        '"' + "\\ud800" + '"',
    ],
)
def test_what_is_no_message_ends_a_connection(house: House, garbage: str | bytes) -> None:
    here = two(house)[0]
    with here.person.socket(here.id, after=3) as socket:
        hear(socket, "present")
        socket.send(garbage)
        assert closed(socket) == 4403


@pytest.mark.parametrize(
    "order",
    [
        {},
        {"id": 7},
        {"id": "x" * 37, "seq": 3},
        {"id": "x", "seq": 3, "command": {"do": "begin"}},
        {"id": str(uuid4()), "seq": -1, "command": {"do": "begin"}},
        {"id": str(uuid4()), "seq": 1e300, "command": {"do": "begin"}},
        {"id": str(uuid4()), "seq": 3, "command": "begin"},
        {"id": str(uuid4()), "seq": 3, "command": {"do": "play", "seat": 0, "line": ["\0"]}},
        {"id": str(uuid4()), "seq": 3, "command": {"do": "begin"}, "more": 1},
    ],
)
def test_what_is_no_order_is_refused_and_the_next_one_heard(house: House, order: Data) -> None:
    people = two(house)
    here, good = decision(people)
    with here.person.socket(here.id, after=3) as socket:
        refused = give(socket, order)
        id = order.get("id")
        assert refused["id"] == (id if isinstance(id, str) and len(id) <= 36 else None)
        assert (refused["status"], refused["problem"]["code"]) == (422, "bad-request")
        assert give(socket, good)["order"] == good["id"]


def test_orders_that_wait_are_carried_out_one_after_the_other(house: House) -> None:
    """And pings between them are answered."""
    ada = house.guest("Ada").make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
    ada.order("begin")
    seat = ada.table["to_decide"]
    order = ada.body("play", seat=seat, line=[ada.look(seat).position["offer"][0]["text"]])
    stale = {**order, "id": str(uuid4())}
    with ada.person.socket(ada.id, after=ada.state["seq"]) as socket:
        for each in (order, stale, order):
            socket.send(json.dumps({"type": "order", **each}))
            socket.send('{"type": "ping"}')
        said = [json.loads(socket.recv(timeout=60)) for _ in range(7)]
    kinds = [message["type"] for message in said if message["type"] != "present"]
    assert kinds == ["happened", "pong", "refused", "pong", "answered", "pong"]


def test_who_leaves_a_private_table_through_the_socket_has_left_it(house: House) -> None:
    """The connection ends with the order that ends the right to it; HTTP then knows the answer."""
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.make("lone-wolves", ["me", "open"], access="private")
    secret = ada.post(f"{table.path}/invites/1")["secret"]
    seat = AtTable(bob, {"table": table.table, "seq": table.state["seq"]})
    seat.order("sit", seat=1, invite=secret)
    leave = seat.body("leave")
    with bob.socket(table.id, after=seat.state["seq"]) as socket:
        hear(socket, "present")
        socket.send(json.dumps({"type": "order", **leave}))
        assert closed(socket) == 4403
    answer = bob.post(f"{table.path}/orders", leave)
    assert [event["kind"] for event in answer["events"]] == ["left"]


def test_too_many_orders_are_refused_as_by_http(tmp_path: Any) -> None:
    with House(None, tmp_path, "--rate", "0.5") as house:  # a slow machine takes no longer
        here = house.guest("Ada").make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
        with here.person.socket(here.id) as socket:
            said = [give(socket, here.body("play", seat=0, line=["x"])) for _ in range(20)]
        codes = [each["problem"]["code"] for each in said]
        assert codes[-1] == "too-many-requests" and said[-1]["status"] == 429
        assert said[-1]["problem"]["arguments"]["seconds"] >= 1
        assert here.refused("play", seat=0, line=["x"])["status"] == 429
