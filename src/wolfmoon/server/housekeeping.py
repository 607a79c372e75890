"""What every server process does from time to time for those who are connected to it."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from . import garbage
from .refused import Refused
from .store import keys
from .store.schema import tables

if TYPE_CHECKING:
    from .server import Server

POLL_SECONDS = 2.0
"""How soon a process finds out what it was not told."""
PRESENT_POLLS = 4
"""Every so many polls who is connected here is told again."""
COLLECT_POLLS = 150
"""Every so many polls all garbage is collected."""
ENDED_POLLS = 15
"""Every so many polls connections are closed whose session has ended."""


async def poll_for_ever(server: "Server") -> None:
    """The safety net: what nobody told us is found out."""
    count = 0
    while True:
        await asyncio.sleep(POLL_SECONDS)
        count += 1
        server.hub.forget_silent()
        server.following.poll(count)
        if count % COLLECT_POLLS == 0:
            garbage.collect_all()
        if count % ENDED_POLLS == 0:
            await close_ended(server)
        if count % PRESENT_POLLS == 0 and server.has_others:
            for id in server.hub.watched():
                server.tell(server.hub.local(id))
        with suppress(Refused):
            await _catch_up_all(server)


async def _catch_up_all(server: "Server") -> None:
    known = server.hub.watched()
    ids = sorted(known)

    def behind(connection: Connection) -> list[str]:
        query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids))
        return [row.id for row in connection.execute(query) if row.seq > known[row.id]]

    if ids:
        for id in await server.read(behind):
            await catch_up(server, id)


async def catch_up(server: "Server", id: str) -> None:
    """Tell those who watch a table what has happened at it elsewhere."""
    with suppress(Refused):
        server.hub.changed(await server.table(id))


async def close_ended(server: "Server") -> None:
    """Close the connections of sessions that ended by themselves, or while nobody told us."""
    known = server.hub.keys()
    with suppress(Refused):
        for key in await server.read(lambda connection: keys.ended(connection, known)):
            server.hub.end(key)
