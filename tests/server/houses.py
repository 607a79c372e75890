"""Real server processes, and people who play at their tables."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.forge import USUAL, Forked, forge
from wolfmoon.server import protocol

Data = dict[str, Any]
FREELY = (
    *("--rate", "1000", "--arrivals", "100000", "--quota", "100000", "--connections", "9999"),
    *("--bot-processes", "0"),
)

SAYING_WHO = ("authorization", "x-forwarded-for")


class House:
    """A process of `wolfmoon serve`, forked from one that has everything loaded."""

    forge: ClassVar[str] = USUAL
    """The module of the forge that it comes from."""

    def __init__(self, database: str | None, folder: Path, *options: str, port: int = 0) -> None:
        self.database = database
        self.folder = folder
        self.people: list[Person] = []
        self.log = folder / f"house-{uuid4().hex[:6]}.log"
        where = ["--database", database] if database else ["--data", str(folder)]
        given = ["--port", str(port), *where, "--log", "info", *FREELY, *options]
        self.process = self._start(["serve", *given])
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert "http://" in line, f"ended with {self.process.wait(60)}: {self.log.read_text()}"
        self.address = line.split()[-1]

    def _start(self, arguments: list[str]) -> "Forked | subprocess.Popen[bytes]":
        return forge(self.forge).start(arguments, self.log)

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """Ask it to end."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(timeout=60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def guest(self, name: str = "Ada") -> "Person":
        """Someone who plays at once."""
        person = self.visitor()
        person.post("/api/people/guest", {"name": name})
        return person

    def visitor(self) -> "Person":
        """Someone without a name."""
        self.people.append(Person(self.address))
        return self.people[-1]

    def __enter__(self) -> "House":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for person in self.people:
            person.http.close()
        if self.process.poll() is None:
            self.stop()


class OwnHouse(House):
    """A server that is started as anyone starts it, which takes three seconds of computing."""

    prefix: ClassVar[tuple[str, ...]] = ()
    """A command that starts it."""
    process: "subprocess.Popen[bytes]"

    def _start(self, arguments: list[str]) -> "subprocess.Popen[bytes]":
        command = [*self.prefix, sys.executable, "-m", "wolfmoon", *arguments]
        with self.log.open("wb") as log:
            environment = {**os.environ, "PYTHONFAULTHANDLER": "1"}  # even a crash leaves a trace
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment)


class Person:
    """A client with a cookie of its own. Every answer is held to the models."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60, headers=headers)

    # -- asking
    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, **more)

    def get(self, path: str, **query: Any) -> Any:
        return said(self.ask("GET", path, params=query))

    def post(self, path: str, body: Any = None) -> Any:
        return said(self.ask("POST", path, body))

    def put(self, path: str, body: Any = None) -> Any:
        return said(self.ask("PUT", path, body))

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> Data:
        """The problem that a request meets."""
        answer = self.ask(method, path, body, **more)
        assert answer.status_code >= 400, answer.text
        problem: Data = answer.json()
        protocol.Problem.model_validate(problem)
        return {**problem, "status": answer.status_code}

    # -- tables
    def make(self, game: str, seats: list[Any], **more: Any) -> "AtTable":
        new = {"game": game, "seats": [wish(seat) for seat in seats], **more}
        state = self.post("/api/tables", new)
        protocol.State.model_validate(state)
        return AtTable(self, state)

    def at(self, table: "AtTable | str", seat: int | None = None) -> "AtTable":
        id = table if isinstance(table, str) else table.id
        query = {} if seat is None else {"seat": seat}
        return AtTable(self, self.get(f"/api/tables/{id}", **query))

    def sit(self, table: "AtTable", seat: int, **more: Any) -> "AtTable":
        here = self.at(table)
        here.order("sit", seat=seat, **more)
        return here

    def socket(self, id: str, origin: str | None = None, **query: Any) -> ClientConnection:
        """What happens at a table."""
        return self._connect(f"/api/tables/{id}/socket", origin, **query)

    def own_socket(self, origin: str | None = None) -> ClientConnection:
        """What concerns the person."""
        return self._connect("/api/me/socket", origin)

    def _connect(self, path: str, origin: str | None, **query: Any) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(httpx.URL(f"ws{self.address[4:]}{path}", params=query))
        more = {"Cookie": cookies} if cookies else {}
        more |= {name: self.http.headers[name] for name in SAYING_WHO if name in self.http.headers}
        return connect(address, additional_headers=more, origin=origin, open_timeout=60)


def said(answer: httpx.Response) -> Any:
    """The data of an answer that must not be a refusal."""
    assert answer.status_code < 400, answer.text
    return answer.json() if answer.content else None


def wish(seat: Any) -> Data:
    """A wish for a seat, in short: "me", "open", "here", or the name of a bot."""
    if isinstance(seat, dict):
        return seat
    if seat in ("me", "open", "here"):
        return {"kind": seat}
    return {"kind": "bot", "level": seat}


class AtTable:
    """A person at a table, and what they know of it."""

    def __init__(self, person: Person, state: Data) -> None:
        self.person = person
        self.state = state

    @property
    def id(self) -> str:
        return str(self.state["table"]["id"])

    @property
    def table(self) -> Data:
        table: Data = self.state["table"]
        return table

    @property
    def position(self) -> Data:
        position: Data = self.state["position"]
        return position

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def look(self, seat: int | None = None) -> "AtTable":
        self.state = self.person.at(self, seat).state
        return self

    def body(self, do: str, id: str | None = None, seq: int | None = None, **more: Any) -> Data:
        seen = self.state["seq"] if seq is None else seq
        return {"id": id or str(uuid4()), "seq": seen, "command": {"do": do, **more}}

    def order(self, do: str, **more: Any) -> Data:
        """Give an order that must be carried out."""
        answer: Data = self.person.post(f"{self.path}/orders", self.body(do, **more))
        protocol.Answer.model_validate(answer)
        self.state = answer["state"]
        return answer

    def refused(self, do: str, **more: Any) -> Data:
        return self.person.refused("POST", f"{self.path}/orders", self.body(do, **more))

    def play(self, seat: int, *line: str) -> Data:
        return self.order("play", seat=seat, line=list(line))


def play_on(people: dict[int, AtTable], decisions: int = 10_000, seed: int = 1) -> int:
    """Let the people of some seats decide at random until the game is over; how many decisions."""
    chance, made = random.Random(seed), 0
    here = next(iter(people.values())).look()
    while made < decisions and here.table["status"] == "playing":
        seat = here.table["to_decide"]
        if seat is None:
            break
        player = people[seat].look(seat)
        player.play(seat, chance.choice(player.position["offer"])["text"])
        here, made = player, made + 1
    return made


def hear(socket: ClientConnection, kind: str, seconds: float = 60) -> Data:
    """The next message of a kind; others before it are let pass."""
    until = time.monotonic() + seconds
    while True:
        message: Data = json.loads(socket.recv(timeout=max(0.01, until - time.monotonic())))
        if message["type"] == kind:
            return message


def closed(socket: ClientConnection) -> int:
    """The code with which the server ends a connection; whatever it says before is let pass."""
    try:
        while True:
            socket.recv(timeout=60)
    except ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code
