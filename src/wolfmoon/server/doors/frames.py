"""Frames of a socket as they come in: how many, and in how many pieces."""

from asyncio import Task
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from ..connections import Place

A_PIECE = 1024
"""Bytes that are looked at together: no more than two hundred frames come of them."""
MOST_PIECES = 16
"""Frames that one message may come in."""
CONTROLS_A_SECOND = 2.0
MOST_CONTROLS = 20
"""Pings and pongs at once; a browser sends three a minute, in answer to ours."""


class Frames(WebSocketsSansIOProtocol):
    """One socket."""

    place: Place | None = None
    """What it is counted by as long as it is open."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._rest = bytearray()
        self._tokens, self._since = float(MOST_CONTROLS), self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        if self.place is not None:
            self.app_state["connections"].leave(self.place)
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds on to everything here

    def on_task_complete(self, task: "Task[None]") -> None:
        """The door has done with it, and so have we."""
        super().on_task_complete(task)
        self.scope = {}  # type: ignore[typeddict-item]

    # -- bytes
    def data_received(self, data: bytes) -> None:
        """Some bytes more; those after a message that nobody has read yet wait for their turn."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # whoever is not let in yet has nothing to say
            return
        self._rest += data
        self._go_on()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; then there is room for another."""
        message = await super().receive()
        self._go_on()
        return message

    def _go_on(self) -> None:
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._rest[:A_PIECE])
            del self._rest[:A_PIECE]
            super().data_received(piece)

    # -- frames
    def handle_ping(self) -> None:
        """Answer, unless the answers before it are not read."""
        if self.writable.is_set() and self._may_control():
            super().handle_ping()
        else:
            self._end()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or to none."""
        if self._may_control():
            super().handle_pong(event)
        else:
            self._end()

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._end()

    def _may_control(self) -> bool:
        at = self.loop.time()
        self._tokens += (at - self._since) * CONTROLS_A_SECOND
        self._tokens = min(self._tokens, MOST_CONTROLS) - 1
        self._since = at
        return self._tokens >= 0

    def _end(self) -> None:
        if self.transport.is_closing():
            return
        if self.handshake_complete and self.writable.is_set():
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()
        else:
            self.transport.abort()
