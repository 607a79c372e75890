"""What the processes tell each other through PostgreSQL: only that something happened.

Nothing is told inside a move's transaction; one connection tells, batched, after the commit.
Listeners read the log itself. Whatever is lost on the way, the poll of `server.py` finds.
"""

import json
import queue
from collections.abc import Callable
from threading import Event, Thread

import psycopg
from psycopg.rows import TupleRow
from sqlalchemy import Engine

from .news import Heard, News, WasDeaf, packed, unpacked
from .store.database import IN_TIME
from .store.locks import SHARE

CHANNEL = "wolfmoon"
MOST_BYTES = 7000
"""PostgreSQL takes 8000."""
AGAIN_SECONDS = 1.0
LISTEN_SECONDS = 1.0


class Notices:
    """Tells the other processes, and hears them."""

    def __init__(self, engine: Engine, name: str, hear: Callable[[Heard], None]) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(False)
        self._name = name
        self._hear = hear
        self._queue: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._closed = Event()
        self._threads = [
            Thread(target=run, name=name, daemon=True)
            for run, name in ((self._talk, "talker"), (self._listen, "listener"))
        ]
        for thread in self._threads:
            thread.start()

    def publish(self, news: News) -> None:
        """Tell the others; at once, and whether or not anyone listens."""
        self._queue.put(json.dumps(packed(news, self._name)))

    def close(self) -> None:
        """Stop telling and hearing."""
        self._closed.set()
        self._queue.put(None)
        for thread in self._threads:
            thread.join(timeout=2 * LISTEN_SECONDS)

    def _talk(self) -> None:
        batch = self._batch()
        while batch is not None and not self._closed.is_set():
            try:
                with self._connected() as connection:
                    while batch is not None:
                        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, batch))
                        batch = self._batch()
            except psycopg.Error:
                self._closed.wait(AGAIN_SECONDS)

    def _connected(self) -> "psycopg.Connection[TupleRow]":
        return psycopg.connect(self._address, autocommit=True, **IN_TIME)

    def _batch(self) -> str | None:
        """What is to be told, as far as it fits into one message."""
        first = self._queue.get()
        if first is None:
            return None
        batch, size = [first], len(first)
        while size < MOST_BYTES / 2 and not self._queue.empty():
            following = self._queue.get()
            if following is None:
                self._queue.put(None)
                break
            batch.append(following)
            size += len(following) + 1
        return f"[{','.join(batch)}]"

    def _listen(self) -> None:
        while not self._closed.is_set():
            try:
                with self._connected() as connection:
                    connection.execute(SHARE)  # nobody moves a database that is in use
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hear(Heard(WasDeaf(), self._name))
                    self._hear_all(connection)
            except psycopg.Error:
                self._closed.wait(AGAIN_SECONDS)

    def _hear_all(self, connection: "psycopg.Connection[TupleRow]") -> None:
        while not self._closed.is_set():
            for told in connection.notifies(timeout=LISTEN_SECONDS):
                for each in json.loads(told.payload):
                    heard = unpacked(each)
                    if heard is not None and heard.process != self._name:
                        self._hear(heard)
