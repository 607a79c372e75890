"""What a server does from time to time: what has ended is closed and forgotten."""

from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .commands import Expire
from .events import microseconds
from .orders import now
from .quotas import DAY, LAST
from .refused import Refused
from .store import keys, lists, logs
from .store.writer import Done

if TYPE_CHECKING:
    from .server import Server

LONGER_FOR_FRIENDS = 14
"""Tables that are not in the lobby wait so many times longer for those who were asked."""


async def close_ended(server: "Server") -> None:
    """Close the connections of sessions that ended by themselves, or while nobody told us."""
    known = server.hub.keys()
    with suppress(Refused):
        for key in await server.read(lambda connection: keys.ended(connection, known)):
            server.hub.end(key)


async def forget_ended(server: "Server") -> None:
    """Forget the sessions that have ended by themselves, and where tables were made from."""

    def work(connection: Connection) -> Done[int]:
        logs.forget_origins(connection, microseconds(now() - DAY))
        return Done(keys.prune(connection, now()))

    with suppress(Refused):
        await server.write(work, key=LAST)


async def close_unused(server: "Server") -> None:
    """Close the tables that gather and that nobody has come to for too long."""
    hours = timedelta(hours=server.settings.waiting_hours)
    since = microseconds(now() - hours), microseconds(now() - LONGER_FOR_FRIENDS * hours)
    with suppress(Refused):
        for id, seq in await server.read(lambda c: lists.waiting_since(c, *since)):
            with suppress(Refused):
                await server.order(id, Expire(), None, seq, f"unused-{seq}")
