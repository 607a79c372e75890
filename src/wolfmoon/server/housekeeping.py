"""What every server process does from time to time for those who are connected to it."""

from contextlib import suppress
from typing import TYPE_CHECKING

from .refused import Refused
from .store import keys

if TYPE_CHECKING:
    from .server import Server


async def close_ended(server: "Server") -> None:
    """Close the connections of sessions that ended by themselves, or while nobody told us."""
    known = server.hub.keys()
    with suppress(Refused):
        for key in await server.read(lambda connection: keys.ended(connection, known)):
            server.hub.end(key)
