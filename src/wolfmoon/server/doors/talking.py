"""What all sockets share: how one is refused, listened to, and ended."""

import asyncio
import json
from collections.abc import Callable, Coroutine

from fastapi import WebSocket, WebSocketDisconnect
from pydantic_core import to_json

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
MOST_MESSAGE = 1024
MESSAGES_A_SECOND = 5
PING = {"type": "ping"}
GONE = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError)
"""What sending and listening end with when the connection does."""


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


async def listen(websocket: WebSocket, pong: Callable[[], dict[str, object]]) -> None:
    """Answer pings; anything else ends the connection."""
    while True:
        text = await websocket.receive_text()
        if len(text) > MOST_MESSAGE or _parsed(text) != PING:
            await websocket.close(MAY_NOT, "bad-request")
            return
        await websocket.send_text(to_json(pong()).decode())
        await asyncio.sleep(1 / MESSAGES_A_SECOND)


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None
