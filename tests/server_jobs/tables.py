"""Tables in a real database, made and watched without a server; and workers beside them."""

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from sqlalchemy import delete, insert, select, update

from tests.server.forge import USUAL, Forked, forge
from wolfmoon.server import protocol
from wolfmoon.server.commands import Command
from wolfmoon.server.events import Event
from wolfmoon.server.ids import new_id
from wolfmoon.server.jobs.worker import Worker
from wolfmoon.server.live import Live
from wolfmoon.server.making import made
from wolfmoon.server.orders import Keeper
from wolfmoon.server.settings import Settings
from wolfmoon.server.store.database import connect, upgrade, url_of
from wolfmoon.server.store.schema import jobs, people
from wolfmoon.server.store.writer import Writer
from wolfmoon.server.table import FINISHED, Table

PATIENCE = 60.0
SEED = 3
"""In Lone Wolves seat 0 leads."""


def own(name: str) -> str:
    """The bot of a name; those that fail have a class of their own."""
    return f"tests.server_jobs.failing:{name}" if name[0].isupper() else name


class Tables:
    """A database, and hands of our own in it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.engine = connect(url_of(database, Path()))
        upgrade(self.engine)
        self.writer = Writer(self.engine)
        self.live = Live()
        self.keeper = Keeper(self.live, lambda showing: None)
        self.person = self.guest("Ada")

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    def guest(self, name: str) -> str:
        """Someone; their id."""
        guest = {"name": name, "language": "en", "settings": "{}", "made": 0, "gone": False}
        with self.engine.begin() as connection:
            connection.execute(insert(people).values(id=(id := new_id()), **guest))
        return id

    def settings(self, **more: Any) -> Settings:
        usual = {"bot_processes": 1, "bot_seconds": 5.0, "lease_seconds": 1.0}
        return Settings(database=self.database, **{**usual, **more})

    # -- tables
    def make(self, game: str, *seats: str, begin: bool = True, **more: Any) -> str:
        """A new table for us ("me", others on our device "here") and bots.

        It may be for another host, or a hunt.
        """
        host, hunt = more.pop("host", self.person), more.pop("hunt", None)
        wishes = [protocol.SeatWish(kind=seat) if seat in ("me", "here") else BOT for seat in seats]
        new = protocol.NewTable(game=game, seats=wishes, **{"pause": 0, **more})  # type: ignore[arg-type]
        about = made(new, host, Random(SEED), ("random",), "random")
        bots = [seat.level and own(name) for seat, name in zip(about.seats, seats, strict=True)]
        sits = [replace(seat, level=bot) for seat, bot in zip(about.seats, bots, strict=True)]
        about, id = replace(about, seats=sits, hunt=hunt), new_id()
        self.writer.submit(lambda c: self.keeper.make(c, id, about, {})).result()
        if begin:
            self.order(id, protocol.Begin(do="begin"), host)
        return id

    def order(self, id: str, command: Command, person: str | None = "me") -> Table:
        seq, who = self.table(id).seq, self.person if person == "me" else person
        work = lambda c: self.keeper.order(c, id, command, who, seq, uuid4().hex)  # noqa: E731
        return self.writer.submit(work).result().showing.table

    def play_first(self, id: str) -> Table:
        """Take whatever is offered first, for the seat that is to decide."""
        table = self.table(id)
        assert table.game is not None and table.game.seat is not None
        offer = [action.text for action in table.game.offer]
        command = protocol.Play(do="play", seat=table.game.seat, line=offer[:1])
        return self.order(id, command)

    def table(self, id: str) -> Table:
        with self.engine.connect() as connection:
            return self.live.get(connection, id).table

    def events(self, id: str, *kinds: str) -> list[Event]:
        return [e.event for e in self.table(id).log if not kinds or e.event.kind in kinds]

    # -- jobs
    def jobs(self, id: str) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(select(jobs).where(jobs.c.table_id == id)))

    def lose_jobs(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(jobs))

    def lease(self, id: str, owner: str, until: int) -> None:
        """Leave the job of a table as a process would that died over it."""
        with self.engine.begin() as connection:
            values = {"lease_owner": owner, "lease_until": until, "attempts": 1}
            connection.execute(update(jobs).where(jobs.c.table_id == id).values(values))

    def put_off(self, id: str, seconds: int, leased: bool = True) -> None:
        """Leave the job of a table as a process would whose clock was ahead, and who died."""
        ahead = int((time.time() + seconds) * 1_000_000)
        if leased:
            self.lease(id, "gone", ahead)
        with self.engine.begin() as connection:
            connection.execute(update(jobs).where(jobs.c.table_id == id).values(run_at=ahead))

    # -- waiting
    def wait(self, id: str, fact: Callable[[Table], object]) -> Table:
        """The table, as soon as something is true of it."""
        end = time.monotonic() + PATIENCE
        while not fact(table := self.table(id)):
            log = [e.event.what for e in table.log[-3:]]
            assert time.monotonic() < end, f"still {table.status} after {log}"
            time.sleep(0.05)
        return table

    def wait_for_end(self, id: str) -> Table:
        return self.wait(id, lambda table: table.status == FINISHED)

    def wait_for_lease(self, id: str) -> None:
        end = time.monotonic() + PATIENCE
        while not any(job.lease_owner for job in self.jobs(id)):
            assert time.monotonic() < end
            time.sleep(0.01)

    # -- workers
    @contextmanager
    def worker(self, **more: Any) -> Iterator[Worker]:
        """A worker in this process."""
        with closing(Worker(self.settings(**more))) as worker:
            worker.start()
            yield worker

    def words(self) -> list[str]:
        """The command of a worker."""
        given = ("--database", self.database, "--processes", "1", "--lease-seconds", "1")
        return ["worker", *given]

    def process(self, *options: str, module: str = USUAL) -> Forked:
        """A worker in a process of its own, from a forge."""
        process = forge(module).start([*self.words(), *options])
        assert process.stdout is not None
        assert b"at work" in process.stdout.readline()
        return process


BOT = protocol.SeatWish(kind="bot", level="random")


def end(process: "Forked | subprocess.Popen[bytes]", how: int = signal.SIGKILL) -> None:
    """End a process."""
    process.send_signal(how)
    process.wait(timeout=20)
    assert process.stdout is not None
    process.stdout.close()
