"""Floods of all kinds: limits hold, the server's memory has a ceiling, others are served. (S3)

    python -m tests.faults.floods [--times 10]

A real server, and someone who means ill: requests without end, guests, tables and lines of chat by
the thousand, bodies and messages too large, more sockets than anyone needs, and sockets that are
never read from while a lot happens at their table. Everything is refused in the way that is
promised; meanwhile someone else plays on, from another address; and the server's memory is printed
after each flood, and held to a ceiling.
"""

import argparse
import socket as sockets
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import psutil
from websockets.exceptions import ConnectionClosed

from tests.server.houses import AtTable, House, Person, closed, hear

MEGABYTE = 1 << 20
MOST_MEGABYTES = 600
"""What a server may take with a thousand sockets; no flood may bring it there."""
LIMITS = ("--rate", "10", "--arrivals", "30", "--log", "error", "--proxied")
"""Half the usual rate, for machines that flood slowly; whom a request comes from says a header."""
THREADS = 4
SMALL_BUFFER = 2048


def visitor(house: House, address: str) -> Person:
    """Someone who comes from an address."""
    person = Person(house.address, **{"x-forwarded-for": address})
    house.people.append(person)
    return person


def guest(house: House, address: str) -> Person:
    """Someone with a name, as far as the server lets them have one."""
    person = visitor(house, address)
    person.post("/api/people/guest", {"name": "Eve"})
    return person


def at_once(times: int, ask: Callable[[int], int]) -> Counter[int]:
    """What a flood is answered, from several threads."""
    answers: Counter[int] = Counter()

    def run(first: int) -> None:
        for number in range(first, times, THREADS):
            answers[ask(number)] += 1

    threads = [threading.Thread(target=run, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


# -- floods -----------------------------------------------------------------------------
def requests(house: House, times: int) -> Counter[int]:
    """Someone asks without end."""
    eve = guest(house, "10.0.0.1")
    answers = at_once(200 * times, lambda _: eve.ask("GET", "/api/me/tables").status_code)
    assert answers[429] and set(answers) == {200, 429}, answers
    late = eve.ask("GET", "/api/me/tables")
    if late.status_code == 429:
        assert int(late.headers["retry-after"]) >= 1
    return answers


def guests_of_one_address(house: House, times: int) -> Counter[int]:
    """Nobody needs so many names."""
    guest_door, body = f"{house.address}/api/people/guest", {"name": "Eve"}
    headers = {"x-forwarded-for": "10.0.0.2"}

    def ask(_: int) -> int:
        return httpx.post(guest_door, json=body, headers=headers).status_code

    answers = at_once(50 * times, ask)
    assert answers[429] and set(answers) == {200, 429}, answers
    return answers


def guests_of_many_addresses(house: House, times: int) -> Counter[int]:
    """Many come from everywhere, and each makes some tables: they are served."""

    def ask(number: int) -> int:
        address = f"10.1.{number // 250}.{number % 250}"
        eve = Person(house.address, **{"x-forwarded-for": address})
        eve.post("/api/people/guest", {"name": "Eve"})
        for _ in range(2):
            eve.make("the-wolves", ["me", "open", "random"]).order("begin")
        eve.http.close()
        return 200

    return at_once(20 * times, ask)


def tables(house: House, times: int) -> Counter[int]:
    """Someone makes tables without end."""
    eve = guest(house, "10.0.0.3")
    new = {"game": "lone-wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = at_once(100 * times, lambda _: eve.ask("POST", "/api/tables", new).status_code)
    assert answers[429] and set(answers) == {201, 429}, answers
    return answers


def chat(house: House, times: int) -> Counter[int]:
    """Someone talks without end, and at length."""
    eve = guest(house, "10.0.0.4")
    table = eve.make("lone-wolves", ["me", "open"])

    def ask(number: int) -> int:
        text = "x" * (400 if number % 2 else 100_000)
        body = {"id": str(uuid4()), "text": text}
        return eve.ask("POST", f"{table.path}/chat", body).status_code

    answers = at_once(100 * times, ask)
    assert answers[429] and set(answers) <= {201, 422, 429}, answers
    return answers


def bodies(house: House, times: int) -> Counter[int]:
    """Bodies that are far too large, announced and not."""
    eve = guest(house, "10.0.0.5")

    def pieces() -> Any:
        for _ in range(64):
            yield b"x" * 65536

    def ask(number: int) -> int:
        content = b"x" * 4 * MEGABYTE if number % 2 else pieces()
        try:
            return eve.http.post("/api/imports", content=content).status_code
        except httpx.TransportError:  # it is no longer listened to
            return 413

    answers = at_once(10 * times, ask)
    assert set(answers) <= {413, 429} and answers[413], answers
    return answers


def many_sockets(house: House, times: int) -> Counter[int]:
    """One person opens connections without end."""
    eve = guest(house, "10.0.0.6")
    table = eve.make("lone-wolves", ["me", "open"])
    codes: Counter[int] = Counter()
    with ExitStack() as opened:
        for _ in range(20):
            hear(opened.enter_context(eve.socket(table.id)), "present")
        for _ in range(5 * times):
            with eve.socket(table.id) as late:
                codes[closed(late)] += 1
    assert set(codes) == {4429}, codes
    return codes


def shouts(house: House, times: int) -> Counter[int]:
    """Messages without end, too many and too large, through sockets."""
    eve, codes = guest(house, "10.0.0.7"), Counter[int]()
    table = eve.make("lone-wolves", ["me", "open"])
    for number in range(2 * times):
        with eve.socket(table.id) as socket:
            hear(socket, "present")
            try:
                for _ in range(2000):
                    socket.send('{"type": "ping"}' if number % 2 else "x" * 4000)
            except ConnectionClosed:
                pass
            if number % 2:
                assert hear(socket, "pong")  # one after the other, in its own time
                codes[1000] += 1
            else:
                codes[closed(socket)] += 1
    assert set(codes) <= {0, 1000, 4403}, codes
    return codes


def slow_readers(house: House, times: int) -> Counter[int]:
    """Connections that are never read from, while a lot happens at their table."""
    ada, eve = guest(house, "10.0.0.8"), guest(house, "10.0.0.9")
    table = ada.make("the-wolves", ["me", {"kind": "here", "name": "Ben"}])
    table.order("begin")
    silent = [_never_read(eve, table.id) for _ in range(15)]
    for _ in range(40 * times):
        _decide_or_wait(table)
    for socket in silent:
        socket.close()
    return Counter({200: table.table["step"]})


def _decide_or_wait(table: AtTable) -> None:
    """Decide, as quickly as the limits let one."""
    seat = table.table["to_decide"]
    while True:
        answer = table.person.ask("GET", f"{table.path}?seat={seat}")
        if answer.status_code == 200:
            table.state = answer.json()
            body = table.body("play", seat=seat, line=[table.position["offer"][0]["text"]])
            answer = table.person.ask("POST", f"{table.path}/orders", body)
        if answer.status_code == 200:
            table.state = answer.json()["state"]
            return
        assert answer.status_code == 429, answer.text
        time.sleep(0.1)


def _never_read(person: Person, id: str) -> sockets.socket:
    """A connection whose owner never reads what comes, and takes hardly any of it."""
    host, port = person.address.split("//")[1].split(":")
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL_BUFFER)
    raw.connect((host, int(port)))
    lines = [
        f"GET /api/tables/{id}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"X-Forwarded-For: {person.http.headers['x-forwarded-for']}",
        f"Cookie: {'; '.join(f'{k}={v}' for k, v in person.http.cookies.items())}",
    ]
    raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b"101" in raw.recv(30)
    return raw


FLOODS = (
    *(requests, guests_of_one_address, guests_of_many_addresses, tables, chat),
    *(bodies, many_sockets, shouts, slow_readers),
)


# -- all of them ------------------------------------------------------------------------
class Bystander(threading.Thread):
    """Someone who plays meanwhile and is always served."""

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.person = guest(house, "10.9.9.9")
        self.stop = threading.Event()
        self.decided = 0
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                table = self.person.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
                table.order("begin")
                while table.table["status"] == "playing" and not self.stop.wait(0.3):
                    seat = table.table["to_decide"]
                    table.look(seat).play(seat, table.position["offer"][0]["text"])
                    self.decided += 1
        except BaseException as error:
            self.trouble = error


def flooded(house: House, times: int) -> dict[str, tuple[Counter[int], int]]:
    """Flood a server in every way; what was answered, and its memory afterwards."""
    process, told = psutil.Process(house.process.pid), {}
    bystander = Bystander(house)
    bystander.start()
    for flood in FLOODS:
        before = bystander.decided
        answers = flood(house, times)
        while bystander.decided == before and bystander.is_alive():
            time.sleep(0.02)
        memory = process.memory_info().rss // MEGABYTE
        told[flood.__name__] = (answers, memory)
        assert memory < MOST_MEGABYTES, told
    bystander.stop.set()
    bystander.join()
    if bystander.trouble is not None:
        raise bystander.trouble
    assert house.process.poll() is None
    return told


def main() -> None:
    """Flood a server, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=10)
    times, begun = parser.parse_args().times, time.monotonic()
    with tempfile.TemporaryDirectory() as folder, House(None, Path(folder), *LIMITS) as house:
        first = psutil.Process(house.process.pid).memory_info().rss // MEGABYTE
        print(f"{'at the start':26}{first:5} MB")
        for name, (answers, memory) in flooded(house, times).items():
            said = ", ".join(f"{times} × {status}" for status, times in sorted(answers.items()))
            print(f"{name.replace('_', ' '):26}{memory:5} MB   {said}")
    seconds = time.monotonic() - begun
    print(f"S3, below {MOST_MEGABYTES} MB, others are served: kept ({seconds:.0f} s)")


if __name__ == "__main__":
    main()
