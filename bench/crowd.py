"""People who play at tables of a server as the web client does: each a guest with a cookie, a
connection for requests, kept open as a browser does, and a socket through which they move and hear
what happens."""

import asyncio
import random
import time
from typing import Any
from uuid import uuid4

from pydantic_core import from_json, to_json
from websockets.asyncio.client import ClientConnection, connect

from wolfmoon import games
from wolfmoon.engine.game import Game

Data = dict[str, Any]
now = time.perf_counter
PATIENCE_SECONDS = 60
GAMES = (
    ("the-wolves", {"players": 2}),
    ("lone-wolves", {"board": "basic"}),
    ("lone-wolves", {"board": "advanced"}),
)
"""Two seats each. The tables play them by turns, half of them The Wolves."""
EACH = 8
"""Whole games that are made of each, for tables to go on from."""


class Failed(Exception):
    """A request was refused."""


class Person:
    """A guest, and what they know of the table they sit at."""

    def __init__(self, host: str, port: int, cookie: str = "") -> None:
        self._host, self._port = host, port
        self._head = f"Host: {host}:{port}\r\nContent-Type: application/json\r\n"
        self._head += f"Cookie: {cookie}\r\n" if cookie else ""
        self.cookie = cookie
        """What lets them in, once they have come."""
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._told: asyncio.Queue[tuple[float, Data]] = asyncio.Queue()
        self.state: Data = {}

    # -- asking
    async def ask(self, method: str, path: str, body: Any = None) -> tuple[float, Any]:
        """When an answer came, and the answer."""
        sent = b"" if body is None else to_json(body)
        head = f"{method} {path} HTTP/1.1\r\n{self._head}Content-Length: {len(sent)}\r\n\r\n"
        try:
            status, headers, answer = await self._send(head.encode() + sent)
        except (OSError, EOFError, RuntimeError):
            # closed by the server just now, as it was idle: like a browser, ask again
            self._hang_up()
            status, headers, answer = await self._send(head.encode() + sent)
        came = now()
        if status >= 400:
            raise Failed(f"{method} {path}: {status} {answer.decode()}")
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
            self._head += f"Cookie: {self.cookie}\r\n"
        return came, from_json(answer)

    async def post(self, path: str, body: Any) -> Any:
        """The answer to something that is to be done."""
        return (await self.ask("POST", path, body))[1]

    async def order(self, id: str, do: str, **more: Any) -> Data:
        """Give an order at a table by HTTP; what is known since."""
        order = self._order(do, **more)
        answer = await self.post(f"/api/tables/{id}/orders", order)
        self.state = answer["state"]
        return self.state

    def _order(self, do: str, **more: Any) -> Data:
        return {"id": str(uuid4()), "seq": self.state["seq"], "command": {"do": do, **more}}

    async def move(self, **more: Any) -> float:
        """Play through the socket; when it was acknowledged."""
        assert self._socket is not None
        order = {"type": "order", **self._order("play", **more)}
        await self._socket.send(to_json(order).decode())
        while True:
            came, said = await self._next()
            if said["type"] == "refused":
                raise Failed(f"{said['status']} {said['problem']['sentence']}")
            if said["order"] == order["id"]:
                return came

    async def look(self, id: str) -> Data:
        """The table as it stands."""
        self.state = (await self.ask("GET", f"/api/tables/{id}"))[1]
        return self.state

    async def _send(self, request: bytes) -> tuple[int, dict[str, str], bytes]:
        if self._line is None:
            self._line = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._line
        writer.write(request)
        status, headers = _parsed(await reader.readuntil(b"\r\n\r\n"))
        return status, headers, await reader.readexactly(int(headers["content-length"]))

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line[1].close()
            self._line = None

    # -- hearing
    async def watch(self, id: str) -> None:
        """Open a socket at a table, and leave the one before."""
        await self._look_away()
        after = (await self.look(id))["seq"]
        self._socket = await connect(
            f"ws://{self._host}:{self._port}/api/tables/{id}/socket?after={after}",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE_SECONDS,
        )
        self._told = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen(self._socket, self._told))

    async def _listen(
        self, socket: ClientConnection, told: asyncio.Queue[tuple[float, Data]]
    ) -> None:
        async for message in socket:
            came = now()
            said = from_json(message)
            if said["type"] in ("happened", "refused"):
                told.put_nowait((came, said))

    async def hear(self, seq: int) -> float:
        """When the socket had an event."""
        while True:
            came, _ = await self._next()
            if self.state["seq"] >= seq:
                return came

    async def _next(self) -> tuple[float, Data]:
        """What the socket says next, and when it came."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            came, said = await self._told.get()
        self.state = said.get("state", self.state)
        return came, said

    async def _look_away(self) -> None:
        if self._socket is not None and self._listening is not None:
            await self._socket.close()
            await self._listening

    async def go(self) -> None:
        """Close both connections."""
        await self._look_away()
        self._hang_up()


def _parsed(head: bytes) -> tuple[int, dict[str, str]]:
    first, *lines = head.decode().split("\r\n")
    pairs = (line.partition(":")[::2] for line in lines if line)
    return int(first.split()[1]), {name.lower(): value.strip() for name, value in pairs}


class AtTable:
    """Two people who play one game after another."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.id = ""

    async def sit_down(self, number: int, file: str, step: int) -> None:
        """Two new guests take the seats of a game that goes on from a step."""
        for seat, person in enumerate(self.people):
            await person.post("/api/people/guest", {"name": f"Guest {2 * number + seat}"})
        host, guest = self.people
        wish = {"text": file, "step": step, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await host.post("/api/imports", wish)
        self.id = made["table"]["id"]
        invite = await host.post(f"/api/tables/{self.id}/invites/1", None)
        guest.state = made
        await guest.order(self.id, "sit", seat=1, invite=invite["secret"])
        await self._begin(host)

    async def _begin(self, host: Person) -> None:
        await host.look(self.id)
        await host.order(self.id, "begin")
        for person in self.people:
            await person.watch(self.id)

    async def play(self, moment: float, chance: random.Random) -> tuple[float, float]:
        """Decide; how long after a moment it was acknowledged, and the other had heard of it."""
        seat = self.people[0].state["table"]["to_decide"]
        mover, other = self.people[seat], self.people[1 - seat]
        line = [chance.choice(mover.state["position"]["offer"])["text"]]
        came = await mover.move(seat=seat, line=line)
        heard = await other.hear(mover.state["seq"])
        return came - moment, heard - moment

    async def go_on(self) -> bool:
        """Begin a new game at a new table if the old one is over; whether it was."""
        host, guest = self.people
        over = host.state["table"]
        if over["status"] == "playing":
            return False
        wish = {"game": over["game"], "seats": [{"kind": "me"}, {"kind": "open"}], "access": "link"}
        self.id = (await host.post("/api/tables", wish))["table"]["id"]
        await guest.look(self.id)
        await guest.order(self.id, "sit", seat=1)
        await self._begin(host)
        return True


def whole_games(seed: int) -> list[list[tuple[str, int]]]:
    """Some games of each kind as files, played at random, with the number of their decisions."""
    return [[_whole_game(seed + n, *each) for n in range(EACH)] for each in GAMES]


def _whole_game(seed: int, name: str, options: Data) -> tuple[str, int]:
    chance, rules = random.Random(seed), games[name]
    game = Game(rules, rules.start(seed=seed, **options))
    while not game.over:
        game.play(chance.choice(game.offer))
    return game.dump(), len(game.log)


async def gather(host: str, port: int, count: int, chance: random.Random) -> list[AtTable]:
    """So many tables with two people each, at all stages of both games."""
    the_wolves, basic, advanced = whole_games(seed=1)
    kinds = (the_wolves, basic, the_wolves, advanced)
    tables = [AtTable([Person(host, port), Person(host, port)]) for _ in range(count)]
    few = asyncio.Semaphore(8)

    async def sit_down(number: int) -> None:
        file, steps = chance.choice(kinds[number % len(kinds)])
        async with few:
            await tables[number].sit_down(number, file, chance.randrange(steps))

    async with asyncio.TaskGroup() as group:
        for number in range(count):
            group.create_task(sit_down(number))
    return tables
