"""Very many tables at once: people play at all of them, and everyone has a socket."""

import asyncio
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from uuid import uuid4

import numpy as np
import psutil
from pydantic_core import to_json

from tests.faults.attacking import LONG_SECONDS, USUAL, Attack, Honest
from tests.faults.many_tables import Going, going_on
from tests.server.houses import House
from wolfmoon.server.doors.visitors import COOKIE
from wolfmoon.server.store.database import connect, url_of

MANY, FEWER = 2_000, 60
"""Tables, in the long form and in the short one."""
MOVES_A_SECOND = 100
LINES = 24
"""Connections through which the moves come."""
AT_ONCE = 16
"""Sockets that are opened at a time."""
MOST_MEMORY = 1000
"""Megabytes in all, with two sockets at each table."""
MEGABYTE = 1_000_000
UPGRADE = (
    "GET /api/tables/{id}/socket?after={seq} HTTP/1.1\r\nHost: {host}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)
ORDER = (
    "POST /api/tables/{id}/orders HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    "Content-Length: {size}\r\nCookie: {cookie}\r\n\r\n"
)


class Listening(asyncio.Protocol):
    """A socket at a table: what it is told is counted and let go."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.open = asyncio.get_running_loop().create_future()
        self.heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            self.open.set_result(data.startswith(b"HTTP/1.1 101 "))
        self.heard += len(data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_result(False)


@dataclass
class Crowd:
    """All who play, and what came of their moves."""

    house: House
    tables: list[Going]
    sockets: list[Listening] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)

    @property
    def _where(self) -> tuple[str, int]:
        return "127.0.0.1", self.house.port

    # -- sockets
    async def listen(self) -> None:
        """Open two sockets at each table."""
        few = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                for secret in table.secrets:
                    group.create_task(self._listen(table, secret, few))

    async def _listen(self, table: Going, secret: str, few: asyncio.Semaphore) -> None:
        cookie = f"{COOKIE}={secret}"
        asked = UPGRADE.format(id=table.id, seq=table.seq, host="127.0.0.1", cookie=cookie)
        loop = asyncio.get_running_loop()
        async with few:
            _, socket = await loop.create_connection(
                lambda: Listening(asked.encode()), *self._where
            )
            assert await socket.open, "a socket was refused"
        self.sockets.append(socket)

    def leave(self) -> None:
        """Close all sockets."""
        for socket in self.sockets:
            socket.transport.abort()

    # -- moves
    async def play(self, seconds: float, chance: random.Random) -> None:
        """Moves come at moments that are drawn beforehand, and are timed from there."""
        due: asyncio.Queue[float | None] = asyncio.Queue()
        ready: asyncio.Queue[Going] = asyncio.Queue()
        for table in chance.sample(self.tables, len(self.tables)):
            ready.put_nowait(table)
        async with asyncio.TaskGroup() as group:
            for _ in range(LINES):
                group.create_task(self._moves(due, ready))
            moment = time.perf_counter()
            end = moment + seconds
            while (moment := moment + chance.expovariate(MOVES_A_SECOND)) < end:
                await asyncio.sleep(max(0.0, moment - time.perf_counter()))
                due.put_nowait(moment)
            for _ in range(LINES):
                due.put_nowait(None)

    async def _moves(
        self, due: "asyncio.Queue[float | None]", ready: "asyncio.Queue[Going]"
    ) -> None:
        """One connection after the other's: whichever is free takes the next move."""
        reader, writer = await asyncio.open_connection(*self._where)
        while (moment := await due.get()) is not None:
            table = await ready.get()
            secret, order = table.next_order(str(uuid4()))
            status = await _send(reader, writer, table.id, secret, to_json(order))
            self.times.append(time.perf_counter() - moment)
            self.answers[status] += 1
            if status == 200 and table.coming:
                ready.put_nowait(table)
        writer.close()


async def _send(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, id: str, secret: str, body: bytes
) -> int:
    """Give an order; the status of the answer."""
    cookie = f"{COOKIE}={secret}"
    head = ORDER.format(id=id, host="127.0.0.1", size=len(body), cookie=cookie)
    writer.write(head.encode() + body)
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
    size = next(line for line in lines if line.startswith("content-length:"))
    await reader.readexactly(int(size.partition(":")[2]))
    return int(first.split()[1])


class Loop(threading.Thread):
    """A loop of the crowd's own, beside the one who plays honestly."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.loop = asyncio.new_event_loop()
        self.start()

    def run(self) -> None:
        self.loop.run_forever()

    def do(self, work: "asyncio._CoroutineLike[None]") -> None:
        """Wait until something is done there."""
        asyncio.run_coroutine_threadsafe(work, self.loop).result()


class Decides(Honest):
    """Someone whose moves are timed, and nothing else."""

    pace = 0.2
    """Slow enough for the limit of a person: each step is three requests."""

    def settle(self) -> None:
        """Sit down, and see what may be decided."""
        super().settle()
        self.rest()

    def step(self) -> None:
        self.table.play(self.seat, self.table.position["offer"][0]["text"])

    def rest(self) -> None:
        """Look at the table, at a new one if the game is over."""
        if self.table.look().table["to_decide"] is None:
            self._new_table()
        self.seat: int = self.table.table["to_decide"]
        self.table.look(self.seat)


class Tables(Attack):
    """More tables than ever fitted into memory, two sockets at each, a hundred moves a second."""

    name = "tables"
    before = "1,000 tables: p99 249 ms, 8.7 ms of CPU a move; 4,000 sockets: p50 2.3 s, 1,570 MB"
    options = (*USUAL, "--connections", "9999")
    most_p99 = 0.08
    most_megabytes = 100
    """Whoever plays makes something new to be shown."""

    def honest(self, house: House) -> Honest:
        """Whoever is one of very many."""
        return Decides(house)

    def prepare(self, house: House, seconds: float) -> None:
        """The tables are in the database; everybody comes, and the server reads them."""
        engine = connect(url_of(house.database, house.folder))
        tables = going_on(engine, MANY if seconds >= LONG_SECONDS else FEWER)
        engine.dispose()
        self.beside = Loop()
        self.crowd = Crowd(house, tables)
        self.beside.do(self.crowd.listen())

    def strike(self, house: House, seconds: float) -> str:
        """Everybody plays."""
        server, crowd = psutil.Process(house.process.pid), self.crowd
        cpu, began = sum(server.cpu_times()[:2]), time.perf_counter()
        self.beside.do(crowd.play(seconds, random.Random(1)))
        cpu, took = sum(server.cpu_times()[:2]) - cpu, time.perf_counter() - began
        memory = server.memory_info().rss / MEGABYTE
        self.beside.loop.call_soon_threadsafe(crowd.leave)
        moves = len(crowd.times)
        assert crowd.answers[200] == moves > 0, crowd.answers
        assert memory <= MOST_MEMORY, f"{memory:.0f} MB"
        self.late = float(np.percentile(crowd.times, 99))
        middle, late = float(np.median(crowd.times)) * 1e3, self.late * 1e3
        return (
            f"{len(crowd.tables)} tables, {len(crowd.sockets)} sockets, {memory:.0f} MB; "
            f"{moves} moves, {moves / took:.0f} a second, p50 {middle:.0f} ms, p99 {late:.0f} ms, "
            f"{cpu / moves * 1e3:.1f} ms of CPU each"
        )

    def missed(self) -> Iterator[str]:
        """Whoever is one of the crowd waits no longer than someone else."""
        if len(self.crowd.tables) == MANY and self.late > self.most_p99:
            yield f"p99 of the crowd's moves {self.late:.3f} s, not {self.most_p99:g}"


ATTACKS: tuple[type[Attack], ...] = (Tables,)
