"""Whether a server can keep something: tried on the database itself, but seldom."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from .patience import away
from .refused import Refused
from .store.writer import Done

FRESH_SECONDS = 1.0
TRIES = {"sqlite": "PRAGMA user_version = {}", "postgresql": "SELECT txid_current()"}
"""What makes a commit write to the disk and changes nothing that anyone reads."""
MOST = 1 << 31

Write = Callable[[Callable[[Connection], Done[None]]], Awaitable[object]]


class Pulse:
    """Knows how it was a moment ago."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._lock = asyncio.Lock()
        self._tried = -FRESH_SECONDS
        self._well = False

    async def check(self) -> None:
        """Refused if nothing can be kept at the moment."""
        async with self._lock:
            if time.monotonic() - self._tried >= FRESH_SECONDS:
                try:
                    await self._write(_keep_something)
                    self._well = True
                except Refused:
                    self._well = False
                self._tried = time.monotonic()
        if not self._well:
            raise away()


def _keep_something(connection: Connection) -> Done[None]:
    number = time.monotonic_ns() % MOST
    connection.exec_driver_sql(TRIES[connection.dialect.name].format(number))
    return Done(None)
