"""S1, S2, S4 and limits: who may do what, from where, how often; and what every answer carries."""

import asyncio
import json
import socket as sockets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.houses import House, Person, closed, hear
from wolfmoon.server.doors.app import make_app
from wolfmoon.server.limits import Limit, network_of
from wolfmoon.server.readers import MOST, Readers, asking
from wolfmoon.server.refused import Refused
from wolfmoon.server.settings import Settings
from wolfmoon.server.store.database import READERS


# -- S1: other sites --------------------------------------------------------------------
def sites(house: House) -> list[tuple[dict[str, str], bool]]:
    """Headers of a request, and whether it may change anything."""
    own, host = house.address, house.address.split("//")[1]
    return [
        ({}, True),
        ({"Origin": own}, True),
        ({"Origin": own, "Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
        ({"Origin": f"http://{host}.evil.example"}, False),
        ({"Origin": f"http://user@{host}"}, False),
        ({"Origin": f"ftp://{host}"}, False),
        ({"Origin": own.rpartition(":")[0] + ":1"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Origin": own, "Sec-Fetch-Site": "cross-site"}, False),
        ({"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"}, False),
    ]


def test_nothing_is_changed_from_another_site(house: House) -> None:
    ada = house.guest()
    for headers, allowed in sites(house):
        for method, path, body in (
            ("POST", "/api/tables", {}),
            ("PATCH", "/api/people/me", {}),
            ("DELETE", "/api/tokens/none", None),
        ):
            answer = ada.ask(method, path, body, headers=headers)
            forbidden = answer.status_code == 403 and answer.json()["code"] == "forbidden-origin"
            assert forbidden != allowed, (method, headers, answer.text)


def test_no_socket_is_opened_from_another_site(house: House) -> None:
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", "open"])
    for headers, allowed in sites(house):
        if "Sec-Fetch-Site" in headers or headers.get("Origin") == "":
            continue
        origin = headers.get("Origin")
        if allowed:
            with ada.socket(table.id, origin=origin) as socket:
                assert hear(socket, "happened")["state"]["seat"] == 0
        else:
            with pytest.raises(InvalidStatus), ada.socket(table.id, origin=origin):
                pass


# -- S2: every route, every visitor -----------------------------------------------------
ORDER = {"id": str(uuid4()), "seq": 999, "command": {"do": "begin"}}
CHAT = {"id": str(uuid4()), "text": "x"}
ROUTES: list[tuple[str, str, Any, str]] = [
    # method, path, body, and what host, player, stranger and nobody get, at a private table
    ("GET", "", None, "200 200 404 404"),
    ("POST", "/orders", ORDER, "409 409 404 401"),
    ("GET", "/events", None, "200 200 404 404"),
    ("POST", "/preview", {"line": []}, "200 200 404 404"),
    ("POST", "/ahead", {}, "200 200 404 404"),
    ("POST", "/why-not", {"place": "swamp"}, "200 200 404 404"),
    ("POST", "/hint", {"seat": 0}, "403 403 404 401"),
    ("POST", "/remark", {"seat": 0}, "403 403 404 401"),
    ("POST", "/verdict", {"seat": 0}, "403 403 404 401"),
    ("GET", "/invites", None, "200 403 404 401"),
    ("POST", "/invites/1", None, "422 403 404 401"),
    ("GET", "/hooks", None, "200 403 404 401"),
    ("DELETE", "/hooks/none", None, "404 403 404 401"),
    ("POST", "/hooks/none/test", None, "404 403 404 401"),
    ("GET", "/chat", None, "200 200 404 404"),
    ("POST", "/chat", CHAT, "201 201 404 401"),
    ("GET", "/replay", None, "200 200 404 404"),
    ("GET", "/replay?open=true", None, "422 422 404 404"),
    ("GET", "/review", None, "422 422 404 404"),
    ("POST", "/review", None, "422 422 404 401"),
    ("POST", "/review/tries", {"turn": 1, "line": []}, "422 422 404 401"),
    ("POST", "/review/preview", {"turn": 1}, "422 422 404 404"),
    ("POST", "/review/ahead", {"turn": 1}, "422 422 404 404"),
    ("POST", "/review/why-not", {"turn": 1, "place": "A1"}, "422 422 404 404"),
    ("GET", "/course", None, "200 200 404 404"),
    ("GET", "/course?open=true", None, "422 422 404 404"),
    ("GET", "/since?step=0", None, "200 200 404 404"),
    ("GET", "/points", None, "200 200 404 404"),
    ("GET", "/file", None, "422 422 404 404"),
    ("POST", "/branches", {"step": 0}, "422 422 404 401"),
    ("POST", "/reports", {"seat": 1, "reason": "play"}, "204 422 404 401"),
    ("GET", "/picture.png", None, "404 404 404 404"),  # of a private table nobody gets one
    ("GET", "/picture.svg", None, "200 200 404 404"),
]
OWN = [
    ("GET", "/api/people/me", None),
    ("PATCH", "/api/people/me", {}),
    ("GET", "/api/tokens", None),
    ("POST", "/api/tokens", {"label": "x"}),
    ("DELETE", "/api/tokens/none", None),
    ("GET", "/api/sessions", None),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/sessions/none", None),
    ("POST", "/api/people/password", {"old": "x", "new": "y"}),
    ("GET", "/api/me/tables", None),
    ("GET", "/api/me/needs", None),
    ("GET", "/api/me/statistics", None),
    ("GET", "/api/me/lessons", None),
    ("PUT", "/api/me/lessons", {}),
    ("GET", "/api/me/notifications", None),
    ("PUT", "/api/me/notifications", {}),
    ("POST", "/api/me/ways", {"kind": "mail", "address": "ada@example.org"}),
    ("POST", "/api/me/ways/here", {"endpoint": "https://push.example.org/1"}),
    ("PATCH", "/api/me/ways/none", {"on": False}),
    ("DELETE", "/api/me/ways/none", None),
    ("POST", "/api/me/ways/none/test", None),
    ("GET", "/api/me/puzzles", None),
    ("GET", "/api/me/hunts", None),
    ("POST", "/api/hunts/lone-wolves", {}),
    ("PUT", "/api/puzzles/none/vote", {"good": True}),
    ("POST", "/api/tables", {"game": "lone-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/imports", {"text": "x"}),
]
OPEN = [
    *("/api/tables", "/api/games", "/api/words/en", "/health", "/metrics"),
    *("/api/lessons", "/api/lessons/the-wolves.howl"),
    *("/api/puzzles", "/api/puzzles/days/2026-11-01", "/api/hunts"),
    *("/api/openapi.json", "/api/docs", "/api/docs.css", "/"),
    *("/api/reached", "/api/announcement"),
]

LESSONS = ("play", "preview", "ahead", "why-not")
"""What anyone may ask of a lesson; `test_lessons.py` does."""


def test_every_route_gives_every_visitor_only_what_they_may(house: House) -> None:
    host, player, stranger = (house.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = host.make("lone-wolves", ["me", "open"], access="private")
    invite = host.post(f"{table.path}/invites/1")["secret"]
    seat = player.get(f"/api/invites/{invite}")["table"]
    body = {"id": str(uuid4()), "seq": seat["seq"]}
    body["command"] = {"do": "sit", "seat": 1, "invite": invite}
    player.post(f"{table.path}/orders", body)
    table.look().order("begin")
    visitors = [host, player, stranger, house.visitor()]
    for method, path, body, wanted in ROUTES:
        got = [person.ask(method, table.path + path, body).status_code for person in visitors]
        assert got == [int(status) for status in wanted.split()], (method, path, got)
    for method, path, body in OWN:
        assert house.visitor().refused(method, path, body)["code"] == "not-signed-in"
    for path in OPEN:
        assert house.visitor().ask("GET", path).status_code == 200, path


def test_the_matrix_knows_every_route(house: House) -> None:
    document = house.visitor().get("/api/openapi.json")
    known = {(method, "/api/tables/{id}" + path.split("?")[0]) for method, path, _, _ in ROUTES}
    known |= {(method, path) for method, path, _ in OWN} | {("GET", path) for path in OPEN}
    known |= {("POST", f"/api/people/{way}") for way in ("guest", "sign-up", "sign-in", "sign-out")}
    known |= {("DELETE", "/api/people/me"), ("GET", "/api/invites/{secret}")}
    known |= {("GET", "/api/games/{game}/map"), ("POST", "/api/tables/{id}/invites/{seat}")}
    known |= {("GET", "/api/words/{language}"), ("DELETE", "/api/tokens/{id}")}
    known |= {("DELETE", "/api/sessions/{id}"), ("GET", "/api/lessons/{id}")}
    known |= {("POST", f"/api/lessons/{{id}}/{way}") for way in LESSONS}
    known |= {("GET", "/api/puzzles/{id}"), ("GET", "/api/puzzles/days/{day}")}
    known |= {("POST", f"/api/puzzles/{{id}}/{way}") for way in (*LESSONS, "hint", "solution")}
    known |= {
        ("GET", f"/api/hunts/{{game}}/{{day}}{way}")
        for way in ("", "/alpha", "/week", "/picture.png")
    }
    known |= {("POST", "/api/hunts/{game}"), ("POST", "/api/tables/{id}/hooks")}
    known |= {("DELETE", "/api/tables/{id}/hooks/{way}")}
    known |= {("POST", "/api/tables/{id}/hooks/{way}/test")}
    known |= {(method, "/api/me/ways/{id}") for method in ("PATCH", "DELETE")}
    known |= {("POST", "/api/me/ways/{id}/test"), ("GET", "/api/notices/{token}/picture.png")}
    known |= {(method, "/api/notices/{token}") for method in ("GET", "POST")}
    known |= {("GET", f"/api/puzzles/{{id}}/picture.{kind}") for kind in ("svg", "png")}
    known |= {("POST", f"/api/puzzles/{each}") for each in ("next", "several")}
    known |= {("PUT", "/api/puzzles/{id}/vote")}
    routes = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    assert routes <= known


# -- S4: headers, cookies, logs ---------------------------------------------------------
HEADERS = {
    "content-security-policy": "script-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}


def test_every_answer_carries_the_headers(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/api/people/me"):
        answer = house.visitor().ask("GET", path)
        for name, value in HEADERS.items():
            assert value in answer.headers[name], (path, name)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert "server" not in answer.headers
        if path in ("/api/nothing", "/api/people/me"):
            assert answer.headers["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_pages(house: House) -> None:
    answer = house.visitor().ask("POST", "/api/people/guest", {"name": "Ada"})
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags


def test_no_secret_is_written_down(house: House) -> None:
    ada = house.guest("Ada")
    name, password = f"Ada {uuid4().hex[:6]}", f"horse {uuid4().hex}"
    ada.post("/api/people/sign-up", {"name": name, "password": password})
    ada.refused("POST", "/api/people/sign-in", {"name": name, "password": password + "x"})
    token = ada.post("/api/tokens", {"label": "bot"})["secret"]
    bot = Person(house.address, authorization=f"Bearer {token}")
    bot.get("/api/people/me")
    bot.http.close()
    table = ada.make("lone-wolves", ["me", "open"])
    invite = ada.post(f"{table.path}/invites/1")["secret"]
    ada.get(f"/api/invites/{invite}")
    with ada.socket(table.id) as socket:
        hear(socket, "happened")
    secrets = [password, token, invite, *ada.http.cookies.values(), table.id]
    log = house.log.read_text()
    assert len(log.splitlines()) > 5
    for line in log.splitlines():
        assert json.loads(line)["at"]
    assert not [secret for secret in secrets if secret in log]


def test_what_seldom_changes_is_sent_once(house: House) -> None:
    anyone = house.visitor()
    for path in ("/api/games", "/api/words/pl"):
        first = anyone.ask("GET", path)
        assert first.headers["content-encoding"] == "gzip"
        mark = {"If-None-Match": first.headers["etag"]}
        assert anyone.ask("GET", path, headers=mark).status_code == 304


# -- sizes, rates, nonsense -------------------------------------------------------------
def test_a_large_body_is_refused_whether_announced_or_not(house: House) -> None:
    ada = house.guest()
    assert ada.refused("POST", "/api/imports", {"text": "x" * 300_000})["status"] == 413

    def pieces() -> Any:
        for _ in range(30):
            yield b"x" * 10_000

    answer = ada.http.post("/api/imports", content=pieces())
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


def test_a_body_that_is_announced_as_too_large_is_not_waited_for(house: House) -> None:
    with sockets.create_connection(("127.0.0.1", house.port), timeout=20) as raw:
        raw.sendall(b"POST /api/imports HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n")
        assert raw.recv(100).startswith(b"HTTP/1.1 413")


def test_nonsense_is_refused_as_a_problem(house: House) -> None:
    anyone = house.visitor()
    for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"name": 7}', b"null", b"[" * 100_000):
        answer = anyone.http.post("/api/people/guest", content=body)
        assert answer.status_code == 422 and answer.json()["code"] == "bad-request", body[:9]


def test_what_no_database_keeps_is_refused(house: House) -> None:
    """Zero bytes, halves of letters, numbers that are none."""
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", "open"])
    seats = [{"kind": "me"}, {"kind": "open"}]
    for bad in ("a\0", "a\ud800", "ą\0", float("nan"), float("inf")):
        for method, path, body in (
            ("PATCH", "/api/people/me", {"settings": {"x": [bad]}}),
            ("PATCH", "/api/people/me", {"settings": {str(bad): bad}}),
            ("POST", "/api/tables", {"game": "lone-wolves", "seats": seats, "title": bad}),
            ("POST", "/api/tables", {"game": "lone-wolves", "seats": seats, "options": {"x": bad}}),
            ("POST", "/api/tokens", {"label": bad}),
            ("POST", f"{table.path}/chat", {"id": str(uuid4()), "text": bad}),
            ("POST", f"{table.path}/why-not", {"place": bad}),
        ):
            answer = ada.http.request(method, path, content=json.dumps(body))
            assert answer.status_code == 422, (path, bad, answer.text)
    for path in ("/api/tables/%00", "/api/invites/a%00b", "/api/tables?game=%00"):
        assert ada.http.get(path).status_code in (404, 422)


def test_unknown_paths_and_methods_are_problems(house: House) -> None:
    anyone = house.visitor()
    assert anyone.refused("GET", "/api/nothing")["code"] == "not-found"
    assert anyone.refused("PUT", "/api/tables")["status"] in (404, 405)
    assert anyone.refused("GET", "/api/tables/nothing")["code"] == "table-unknown"
    assert anyone.refused("GET", "/assets/nothing.js")["status"] == 404


def test_many_requests_are_refused_for_a_while() -> None:
    clock = [0.0]
    limit = Limit(2, 4, clock=lambda: clock[0])
    for _ in range(4):
        limit.take("ada")
    with pytest.raises(Refused) as refused:
        limit.take("ada")
    assert refused.value.status == 429 and refused.value.wait == 1
    limit.take("bob")
    clock[0] = 0.5
    limit.take("ada")
    with pytest.raises(Refused):
        limit.take("ada")
    clock[0] = 2
    with pytest.raises(Refused) as refused:
        limit.take("ada", 4)
    assert refused.value.wait == 1
    limit.take("ada", 3)
    with pytest.raises(Refused):
        limit.take("ada")


def test_nobody_takes_all_readers() -> None:
    """Whoever asks for a lot waits behind themselves, and is refused in the end."""
    hold = threading.Event()

    async def ask(address: str, person: str | None, work: Callable[[], object]) -> object:
        asking.set((address, person))
        return await readers.run(work)

    async def meanwhile() -> None:
        greedy = [
            asyncio.create_task(ask("here", person, hold.wait))
            for person in "abcde"
            for _ in "1234"
        ]
        await asyncio.sleep(0)
        assert await ask("there", "f", lambda: "served") == "served"
        late = [asyncio.create_task(ask("here", "a", hold.wait)) for _ in range(MOST)]
        refused, _ = await asyncio.wait(late, return_when=asyncio.FIRST_EXCEPTION)
        assert {task.exception().status for task in refused} == {429}  # type: ignore[union-attr]
        hold.set()
        await asyncio.gather(*greedy)
        await asyncio.gather(*late, return_exceptions=True)

    readers = Readers(READERS)
    try:
        asyncio.run(asyncio.wait_for(meanwhile(), 30))
    finally:
        hold.set()
        readers.close()


def test_an_ipv6_customer_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")


def test_a_person_has_only_so_many_sockets(house: House) -> None:
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", "open"])
    with ExitStack() as opened:
        for _ in range(20):
            hear(opened.enter_context(ada.socket(table.id)), "happened")
        with ada.socket(table.id) as late:
            assert closed(late) == 4429


def test_sockets_that_come_at_once_are_counted_too(house: House) -> None:
    """While a table is read for one connection, nineteen others may have come."""
    ada = house.guest()
    ids = [ada.make("lone-wolves", ["me", "open"]).id for _ in range(60)]

    def connected(id: str) -> int | None:
        with ada.socket(id) as socket:
            try:
                hear(socket, "present")
            except ConnectionClosed:
                return socket.close_code
            gate.wait(60)
            return None

    gate = threading.Event()
    with ThreadPoolExecutor(len(ids)) as pool:
        asked = [pool.submit(connected, id) for id in ids]
        refused = [each.result() for each in islice(as_completed(asked), 40)]
        gate.set()
    assert refused == [4429] * 40
    assert [each.result() for each in asked].count(None) == 20


def test_whoever_makes_too_much_is_refused_before_any_work(tmp_path: Path) -> None:
    """A file that can't be read counts as one that can: the reading is what takes long."""
    with House(None, tmp_path, "--rate", "5") as house:
        ada = house.guest()
        codes = [ada.refused("POST", "/api/imports", {"text": "nonsense"}) for _ in range(12)]
    told = [each["code"] for each in codes]
    assert told[:9] == ["file-unreadable"] * 9
    assert told[-1] == "too-many-requests"


def test_a_message_that_is_no_ping_ends_the_connection(house: House) -> None:
    ada = house.guest()
    table = ada.make("lone-wolves", ["me", "open"])
    for nonsense in ('{"type": "shout"}', "x" * 2000, "[]", "{"):
        with ada.socket(table.id) as socket:
            hear(socket, "present")
            socket.send(nonsense)
            assert closed(socket) == 4403


def test_an_error_of_our_own_is_a_problem_without_details(tmp_path: Path) -> None:
    """It is written down, and the one who asked learns nothing of it."""
    app = make_app(Settings(data=str(tmp_path)))

    async def fail(request: Any) -> None:
        raise RuntimeError("secret detail")

    app.router.routes.insert(0, Route("/api/fail", fail))

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get("/api/fail")

    answer = asyncio.run(ask())
    app.state.server.engine.dispose()
    assert answer.status_code == 500 and answer.json()["code"] == "internal"
    assert "secret" not in answer.text and answer.headers["x-frame-options"] == "DENY"


def test_a_broken_request_does_no_harm(house: House) -> None:
    host, port = house.address.split("//")[1].split(":")
    with sockets.create_connection((host, int(port)), timeout=10) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: nonsense\r\n\r\n")
        assert raw.recv(100).startswith(b"HTTP/1.1 4")
    with sockets.create_connection((host, int(port)), timeout=10) as raw:
        raw.sendall(b"GET /../../../../../../etc/passwd HTTP/1.0\r\nHost: x\r\n\r\n")
        assert b"root:" not in raw.makefile("rb").read()
    with pytest.raises(InvalidStatus):
        house.visitor().socket("../../health")
    assert house.visitor().get("/health")["status"] == "well"


def test_behind_a_proxy_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with House(None, tmp_path, "--proxied", "--connections", "3") as house, ExitStack() as opened:
        here = Person(house.address, **{"x-forwarded-for": "10.0.0.1"})
        there = Person(house.address, **{"x-forwarded-for": "10.0.0.2"})
        house.people += [here, there]
        here.post("/api/people/guest", {"name": "Ada"})
        table = here.make("lone-wolves", ["me", "open"])
        for _ in range(3):
            hear(opened.enter_context(here.socket(table.id)), "present")
        with here.socket(table.id) as late:
            assert closed(late) == 4429
        assert here.refused("GET", "/api/tables")["code"] == "too-many-requests"
        assert there.get("/api/tables")
