"""What all sockets share: how one is refused, listened to, and ended."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from fastapi import WebSocket, WebSocketDisconnect
from pydantic_core import from_json, to_json

from ..protocol import Ping
from ..refused import Refused
from ..server import Server
from ..store.keys import Key, ended
from .guard import TOO_MANY
from .visitors import Visitor

LOST_PLACE, MAY_NOT, UNKNOWN, AWAY = 4409, 4403, 4404, 4503
CLOSE = {
    "table-unknown": UNKNOWN,
    "database-away": AWAY,
    "too-many-requests": TOO_MANY,
    "behind": LOST_PLACE,
}
CLOSES = {
    MAY_NOT: "One may not listen, or no longer: a session, a token or a seat has ended.",
    UNKNOWN: "There is no such table.",
    LOST_PLACE: "The connection has lost its place: come again, and say what is known.",
    TOO_MANY: "Too many connections, or too many attempts: come again later.",
    AWAY: "The database is away: come again later.",
}
"""Why the server closes a socket."""
PINGS_A_SECOND = 5
PING = Ping().model_dump()
USUAL_PING = '{"type":"ping"}'
GONE = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError)
"""What sending and listening end with when the connection does."""


async def nothing_else(text: str) -> bool:
    """Understand nothing but pings."""
    return False


async def refuse(websocket: WebSocket, refused: Refused) -> None:
    """End a connection that was never one; another site's is not even accepted."""
    if refused.code == "forbidden-origin":
        await websocket.close()
        return
    await websocket.accept()
    await websocket.close(CLOSE.get(refused.code, MAY_NOT), refused.code)


def check_count(server: Server, visitor: Visitor) -> None:
    """Refuse one who has as many connections as anyone may."""
    if server.hub.connections(visitor.person, visitor.address) >= server.settings.most_sockets:
        raise Refused("too-many-requests", wait=1, seconds=1)


async def has_ended(server: Server, key: Key | None) -> bool:
    """Whether what let a connection in has ended before it was one."""
    keys = [] if key is None else [key]
    return bool(await server.read(lambda connection: ended(connection, keys)))


async def talk(
    sending: Coroutine[None, None, None], listening: Coroutine[None, None, None]
) -> None:
    """Send and listen until one of them ends."""
    tasks = [asyncio.create_task(sending), asyncio.create_task(listening)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if error is not None and not isinstance(error, GONE):
                raise error


async def listen(
    websocket: WebSocket,
    pong: Callable[[], dict[str, object]],
    understood: Callable[[str], Awaitable[bool]] = nothing_else,
) -> None:
    """Answer pings, in their own time, and what else is understood; the rest ends a connection."""
    loop, due = asyncio.get_running_loop(), 0.0
    while (text := await _heard(websocket)) is not None:
        if _is_ping(text):
            await asyncio.sleep(due - loop.time())
            await websocket.send_text(to_json(pong()).decode())
            due = loop.time() + 1 / PINGS_A_SECOND
        elif not await understood(text):
            break
    await websocket.close(MAY_NOT, "bad-request")


async def _heard(websocket: WebSocket) -> str | None:
    """The next message; None if it is not text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    return text


def _is_ping(text: str) -> bool:
    if text == USUAL_PING:
        return True
    try:
        return bool(from_json(text) == PING)
    except ValueError:
        return False
