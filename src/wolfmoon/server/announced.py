"""What the host tells everyone, known to the process that passes it on."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from .orders import now
from .refused import Refused
from .store import host

Data = dict[str, Any]
Reads = Callable[[Callable[[Connection], Data | None]], Awaitable[Data | None]]


class Announced:
    """Every page asks for it: those who ask at the same moment share one look.

    While it can't be read it is what it was: a database that is slow is no news to a page that
    works, and no reason to say that something failed.
    """

    def __init__(self, read: Reads) -> None:
        self._read = read
        self._looking: asyncio.Task[None] | None = None
        self._told: Data | None = None

    async def now(self) -> Data | None:
        """What everyone is told at this moment."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(now()))
        await asyncio.shield(self._looking)
        told = self._told
        return told if told is not None and told["until"] > now() else None

    async def _look(self, at: datetime) -> None:
        try:
            self._told = await self._read(lambda connection: host.announced(connection, at))
        except Refused:
            return
