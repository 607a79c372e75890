"""What every server process does from time to time for those who are connected to it."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from zlib import crc32

from . import garbage
from .refused import Refused
from .store import keys, logs

if TYPE_CHECKING:
    from .server import Server

LAST = "\uffff"
"""What locks only rows that nobody waits for comes last in a transaction."""
POLL_SECONDS = 2.0
"""How soon a process finds out what it was not told."""
PRESENT_POLLS = 4
"""Every so many polls who is connected to a table here is told again."""
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
            await asyncio.to_thread(server.advice.rest)
        if server.has_others:
            publish_present(server, count)
        with suppress(Refused):
            await _catch_up_all(server)
        await write_here(server)


async def write_here(server: "Server") -> None:
    """Write down who has just done something."""
    with suppress(Refused):
        if (seen := server.here.take()) is not None:
            await server.write(seen, LAST)


def publish_present(server: "Server", count: int) -> None:
    """Tell who is connected to some of the tables: all at once would hold back moves."""
    for id in server.hub.watched():
        if crc32(id.encode()) % PRESENT_POLLS == count % PRESENT_POLLS:
            server.publish(server.hub.local(id))


async def _catch_up_all(server: "Server") -> None:
    if known := server.hub.watched():
        for id in await server.read(lambda connection: logs.behind(connection, known)):
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
