"""What a process needs to look at tables and to carry out orders at them, without any doors."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine

from ..commands import Command
from ..live import Live
from ..orders import Carried, Keeper
from ..store.writer import Done, Writer
from ..table import Table
from ..views import Showing

T = TypeVar("T")


@dataclass(frozen=True)
class House:
    """The database, the tables in memory, and who is told of thinking; from any thread."""

    engine: Engine
    writer: Writer
    live: Live
    keeper: Keeper
    think: Callable[[str, int | None], None]
    """Tells everyone at a table whose bot is thinking."""
    progressed: Callable[[str, str], None] = lambda person, task: None
    """Tells a person that a task for them has come further."""

    def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds."""
        with self.engine.connect() as connection:
            return query(connection)

    def write(self, work: Callable[[Connection], Done[T]], key: str) -> T:
        """What work answers, once it is on disk."""
        return self.writer.submit(work, key).result()

    def table(self, id: str) -> Table:
        """A table as it stands."""
        return self._look(id).table

    def _look(self, id: str) -> Showing:
        return self.read(lambda connection: self.live.get(connection, id))

    def order(self, id: str, command: Command, seq: int, order_id: str) -> None:
        """Carry out an order of the server's own, once, if nothing has happened since `seq`."""
        about = (id, command, None, seq, order_id)
        ready = self.keeper.ready(partial(self._look, id), *about)
        if not isinstance(ready, Carried):
            self.write(lambda connection: self.keeper.order(connection, *about, ready), key=id)
