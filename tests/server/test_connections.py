"""S3: what comes in is limited byte by byte, before anyone knows whose it is."""

import asyncio
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from tests.server.houses import OwnHouse
from wolfmoon.server.connections import MOST_DESCRIPTORS, Connections
from wolfmoon.server.doors import requests
from wolfmoon.server.serving import FRAMES, REQUESTS, UNREAD_SECONDS, bind

ASK = b"GET / HTTP/1.1\r\nHost: x\r\n"
SEND = b"POST / HTTP/1.1\r\nHost: x\r\n"
PIECES = SEND + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE = ASK + (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PING, PONG, TEXT, EMPTY = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 1, 0))
MOST_OF_ADDRESS, MOST = 8, 12
DEAF = "/deaf"
"""Where messages are not read for a while, and then it is said how many wait."""
HARDLY = 0.3
FEW_DESCRIPTORS = 256


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads what comes and says so."""
    if scope["type"] == "lifespan":
        scope["state"]["connections"] = Connections(MOST_OF_ADDRESS, MOST)
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "http":
        while (message := await receive()).get("more_body"):
            pass
        if message["type"] == "http.request":
            await send({"type": "http.response.start", "status": 200})
            await send({"type": "http.response.body", "body": b"read"})
    else:
        await send({"type": "websocket.accept"})
        if scope["path"] == DEAF:
            await asyncio.sleep(HARDLY)
            waiting = receive.__self__.queue.qsize()
            await send({"type": "websocket.send", "text": f"waiting {waiting}"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "read"})


@pytest.fixture
def port() -> Iterator[int]:
    with bind("127.0.0.1", 0) as listening:
        listening.listen()
        config = uvicorn.Config(echo, http=REQUESTS, ws=FRAMES, log_config=None, lifespan="on")
        server = uvicorn.Server(config)
        served = threading.Thread(target=server.run, args=([listening],))
        served.start()
        yield listening.getsockname()[1]
        server.should_exit = True
        served.join()


def connected(port: int, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 30, source_address=(address, 0))


def all_of(connection: socket.socket) -> bytes:
    """All that comes until the connection is closed."""
    said = b""
    try:
        while more := connection.recv(65536):
            said += more
    except ConnectionError:
        pass
    return said


def answer(port: int, *sent: bytes) -> bytes:
    with connected(port) as connection:
        for part in sent:
            connection.sendall(part)
        return all_of(connection)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET /" + b"x" * 9000, b"414"),
        (ASK + b"X-Long: " + b"x" * 9000 + b"\r\n\r\n", b"431"),
        (ASK + b"X: y\r\n" * 101 + b"\r\n", b"431"),
        (ASK + (b"X: " + b"y" * 7000 + b"\r\n") * 5 + b"\r\n", b"431"),
        (PIECES + b"0\r\n" + b"X: y\r\n" * 101 + b"\r\n", b"431"),
        (PIECES + b"1\r\nx\r\n" * 5000, b"413"),
        (SEND + b"Content-Length: 9999999\r\n\r\n" + b"x" * (requests.MOST_UPLOAD + 1), b"413"),
        (b"nonsense\r\n\r\n", b"400"),
    ],
    ids=[
        *("address", "header", "headers", "all-headers", "headers-after-body", "pieces", "body"),
        "nonsense",
    ],
)
def test_whoever_sends_too_much_is_told_so_and_cut_off(
    port: int, sent: bytes, status: bytes
) -> None:
    assert answer(port, sent).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize("begun", [ASK + b"X-Long: ", PIECES + b"1;x="], ids=["header", "piece"])
def test_what_the_parser_keeps_to_itself_has_a_limit_too(port: int, begun: bytes) -> None:
    """It tells of a header, and of what describes a piece of a body, only at the end of them."""
    with connected(port) as connection, suppress(ConnectionError):
        connection.sendall(begun)
        for _ in range(100):
            connection.sendall(b"x" * 8000)
        said = all_of(connection)
        assert said.startswith(b"HTTP/1.1 431") or not said  # it may be lost: much was not read


def test_what_is_not_too_much_is_answered(port: int) -> None:
    long = b"X: y\r\n" * 90 + b"X-Long: " + b"x" * 7000 + b"\r\n"
    last = b"Connection: close\r\n\r\n"
    body = SEND + b"Content-Length: 3\r\n\r\nabc"
    assert answer(port, ASK + long + b"\r\n" + body + ASK + last).count(b" 200 ") == 3


def test_what_never_ends_is_cut_off_however_slowly_it_comes(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(requests.SECONDS, requests.HEAD, HARDLY)
    monkeypatch.setitem(requests.SECONDS, requests.BODY, HARDLY)
    assert answer(port) == b""
    assert b" 408 " in answer(port, ASK + b"X-")
    assert b" 408 " in answer(port, b"\r\n")
    assert b" 408 " in answer(port, SEND + b"Content-Length: 3\r\n\r\na")
    with connected(port) as kept:  # one that is answered may think for longer than that
        kept.sendall(ASK + b"\r\n")
        assert b" 200 " in kept.recv(1000)
        kept.settimeout(3 * HARDLY)
        with pytest.raises(TimeoutError):
            all_of(kept)
        kept.sendall(ASK + b"\r")
        kept.settimeout(30)
        assert b" 408 " in all_of(kept)


@pytest.mark.parametrize(
    "begun", [ASK + b"X-", SEND + b"Content-Length: 999\r\n\r\n"], ids=["head", "body"]
)
def test_bytes_that_come_one_by_one_win_no_time(
    port: int, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    for phase in (requests.HEAD, requests.BODY):
        monkeypatch.setitem(requests.SECONDS, phase, 2 * HARDLY)
    with connected(port) as connection:
        connection.sendall(begun)
        end = time.monotonic() + 5
        connection.settimeout(HARDLY / 10)
        while time.monotonic() < end:
            with suppress(TimeoutError):
                assert b" 408 " in connection.recv(1000)
                return
            connection.sendall(b"x")
    raise AssertionError("it was never cut off")


def test_nobody_asks_for_much_before_the_first_answer(port: int) -> None:
    assert answer(port, (ASK + b"\r\n") * 1000).count(b" 200 ") <= requests.MOST_PIPELINED + 1


@pytest.mark.parametrize("frames", [PING * 1000, PONG * 1000, TEXT + EMPTY * 1000])
def test_frames_without_end_close_a_socket(port: int, frames: bytes) -> None:
    with connected(port) as connection:
        connection.sendall(UPGRADE + b"\r\n")
        assert b" 101 " in connection.recv(1000)
        connection.sendall(frames)
        assert b"too many frames" in all_of(connection)


def test_messages_wait_until_those_before_them_are_read(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(UPGRADE + b"\r\n")
        connection.recv(1000)
        connection.sendall((b"\x81\x81" + bytes(4) + b"x") * 500)
        said = b""
        while said.count(b"read") < 500:
            said += connection.recv(65536)


def test_messages_that_nobody_reads_do_not_pile_up(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(UPGRADE.replace(b"GET /", b"GET " + DEAF.encode()) + b"\r\n")
        assert b" 101 " in connection.recv(1000)
        connection.sendall((b"\x81\x81" + bytes(4) + b"x") * 5000)
        said = b""
        while b"waiting " not in said:
            said += connection.recv(65536)
    assert int(said.partition(b"waiting ")[2].partition(b"\x81")[0]) <= 200


def test_whoever_takes_nothing_of_what_is_sent_is_cut_off() -> None:
    """By the system: every connection has a time within which the other end has to take it."""
    with bind("127.0.0.1", 0) as listening:
        listening.listen()
        with connected(listening.getsockname()[1]), listening.accept()[0] as taken:
            option = socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT
            assert taken.getsockopt(*option) == 1000 * UNREAD_SECONDS


def test_a_socket_ends_with_a_bad_greeting(port: int) -> None:
    assert b" 405 " in answer(port, UPGRADE.replace(b"GET", b"POST") + b"\r\n")


def test_a_new_connection_takes_the_place_of_an_idle_one(port: int) -> None:
    """Of the same address where that has too many, else of the address with the most."""
    first = [connected(port) for _ in range(MOST_OF_ADDRESS)]
    asked(first[1])
    late = connected(port)
    asked(late)
    assert all_of(first[0]) == b""
    others = [connected(port, "127.0.0.2") for _ in range(MOST - MOST_OF_ADDRESS)]
    stranger = connected(port, "127.0.0.3")
    asked(stranger)
    assert all_of(first[2]) == b""
    for open_ in (first[1], late, others[0]):
        asked(open_)
    for connection in (*first, late, *others, stranger):
        connection.close()


@pytest.mark.parametrize("before", [b"", ASK + b"\r\n"], ids=["first", "second"])
def test_bodies_that_never_end_give_room(port: int, before: bytes) -> None:
    """Whoever drips bodies keeps nobody out, the first request of a connection or a later one."""
    dripping = [connected(port) for _ in range(MOST_OF_ADDRESS)]
    for each in dripping:
        each.sendall(before + SEND + b"Content-Length: 10\r\n\r\n1")
        if before:
            assert b" 200 " in each.recv(1000)
    asked(late := connected(port))
    assert all_of(dripping[0]) == b""
    for each in (*dripping, late):
        each.close()


def asked(connection: socket.socket) -> None:
    connection.sendall(ASK + b"\r\n")
    assert b" 200 " in connection.recv(1000)


class Cramped(OwnHouse):
    """A server whose system lets it open few files, and more if it asks."""

    prefix = ("sh", "-c", f'ulimit -Sn {FEW_DESCRIPTORS} && exec "$@"', "sh")


def test_a_server_asks_for_as_many_descriptors_as_it_may_have(tmp_path: Path) -> None:
    with Cramped(None, tmp_path) as house:
        soft, hard = resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE)
    unbounded = hard == resource.RLIM_INFINITY
    assert soft == (MOST_DESCRIPTORS if unbounded else min(hard, MOST_DESCRIPTORS))
    assert soft > FEW_DESCRIPTORS


def test_sockets_give_no_room(port: int) -> None:
    sockets = [connected(port) for _ in range(MOST_OF_ADDRESS)]
    for each in sockets:
        each.sendall(UPGRADE + b"\r\n")
        assert b" 101 " in each.recv(1000)
    assert answer(port, ASK + b"\r\n").startswith(b"HTTP/1.1 503")
    sockets.pop().close()
    with connected(port) as again:
        asked(again)
    for each in sockets:
        each.close()
