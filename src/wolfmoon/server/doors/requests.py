"""Requests as they come in, byte by byte: how long each part may be, and how long it may take.

It stands before everything else, and before anyone is known. Whoever breaks a limit is told so if
that is possible, and the connection is closed.
"""

from asyncio import BaseTransport, TimerHandle, Transport
from http import HTTPStatus
from typing import Any, cast

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from ..connections import Connections, Place
from ..limits import network_of
from .frames import Frames

MOST_ADDRESS = 8000
MOST_LINE = 8000
"""Bytes of one header; the library of the sockets takes 8192."""
MOST_HEADERS = 100
MOST_HEAD = 32 * 1024
"""Bytes of all headers, and of what the parser may hold back before it tells of it."""
MOST_CHUNKS = 4096
"""Pieces that a body may come in; each costs as much as a small request."""
MOST_UPLOAD = 8 << 20
"""Bytes of a body that are read at all, so that whoever sends too much is told so: the guard takes
far less."""
MOST_PIPELINED = 16
"""Requests that wait for the answers to those before them; browsers send none."""
HEAD_SECONDS = 10.0
"""From the first byte, or from the connection on, until all headers are there."""
BODY_SECONDS = 30.0

IDLE, HEAD, BODY = "idle", "head", "body"
SECONDS = {HEAD: HEAD_SECONDS, BODY: BODY_SECONDS}


class Requests(HttpToolsProtocol):
    """One connection with all its requests."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._connections: Connections = self.app_state["connections"]
        self._place: Place | None = None
        self._answering: RequestResponseCycle | None = None
        """The request that is answered now; one that came after it waits."""
        self._phase = HEAD
        self._timed = IDLE
        """The phase that the timer is for."""
        self._timer: TimerHandle | None = None
        self._bytes = self._lines = self._chunks = self._upload = 0
        """Of the headers and the body so far."""
        self._silent = 0
        """Bytes that the parser took without a word."""
        self._untouched = True
        """Nothing has come yet: a browser that connects beforehand means no harm."""

    # -- from beginning to end
    def connection_made(self, transport: BaseTransport) -> None:
        """A connection is there; maybe there are too many."""
        super().connection_made(cast(Transport, transport))
        address = network_of(self.client[0] if self.client else "")
        self._place = self._connections.enter(address, self.transport.abort)
        if self._place is None:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop_watching()
        self._unset_keepalive_if_required()
        self._give_up()
        if self._place is not None:
            self._connections.leave(self._place)
        super().connection_lost(exc)
        self._answering = self.cycle = None  # type: ignore[assignment]

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counts as before."""
        self._stop_watching()
        if self._place is not None:
            self._connections.busy(self._place)
        super().handle_websocket_upgrade()
        frames = cast(Frames, self.transport.get_protocol())
        frames.place = self._place
        if not frames.handshake_initiated:  # what passed here is no request over there
            self.transport.close()
        self.parser = None  # type: ignore[assignment]  # so that nothing holds on to this

    # -- bytes
    def data_received(self, data: bytes) -> None:
        """Some bytes more."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        self._untouched = False
        self._silent += len(data)
        if self._phase == IDLE:
            self._phase = HEAD
        try:
            self.parser.feed_data(data)
            if self._silent > MOST_HEAD + len(data):
                raise _TooMuch(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError as error:
            self._refuse(_status(error))
        except _TooMuch as error:
            self._refuse(error.status)
        self._watch()

    # -- what the parser tells
    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._phase = HEAD
        self._bytes = self._lines = self._chunks = self._upload = 0
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _TooMuch(HTTPStatus.TOO_MANY_REQUESTS)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._silent = 0
        super().on_url(url)
        if len(self.url) > MOST_ADDRESS:
            raise _TooMuch(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; after a body in pieces there may be some more."""
        size = len(name) + len(value)
        self._silent = 0
        self._bytes += size
        self._lines += 1
        if size > MOST_LINE or self._bytes > MOST_HEAD or self._lines > MOST_HEADERS:
            raise _TooMuch(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All that comes before the body is there."""
        self._phase = BODY
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """A piece of the body begins."""
        self._silent = 0
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            raise _TooMuch(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_body(self, body: bytes) -> None:
        """Some of the body."""
        self._silent = 0
        self._upload += len(body)
        if self._upload > MOST_UPLOAD:
            raise _TooMuch(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._phase, self._silent = IDLE, 0
        super().on_message_complete()
        self._count()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        self._count()

    def _count(self) -> None:
        """Have the connection count as busy while the visitor waits for us, not we for them.

        Whoever sends a body byte by byte must not keep a place for as long as that takes.
        """
        if self._place is None:
            return
        begun = self._phase == BODY and self._answering is self.cycle
        if self._busy() and not begun:
            self._connections.busy(self._place)
        else:
            self._connections.idle(self._place)

    # -- time
    def _watch(self) -> None:
        """Have a timer run for the phase, from when it began."""
        if self._phase == self._timed:
            return
        self._stop_watching()
        if self._phase != IDLE and not self.transport.is_closing():
            self._timed = self._phase
            self._timer = self.loop.call_later(SECONDS[self._phase], self._too_late)

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._timed = None, IDLE

    def _too_late(self) -> None:
        self._stop_watching()
        if self._untouched:
            self.transport.close()
        elif self._phase == HEAD and self._busy():
            self._watch()  # a request before it is not answered yet
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    # -- the end
    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _busy(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, unless that would look like the answer to another request; then close."""
        if self.transport.is_closing():
            return
        begun = self._answering
        own = begun is self.cycle and self._phase == BODY
        if not self._busy() or (own and begun is not None and not begun.response_started):
            self.transport.write(_refusal(status))
        self._give_up()
        self.transport.close()

    def _give_up(self) -> None:
        """Nobody waits for an answer any more."""
        self.pipeline.clear()
        if self._answering is not None and self._busy():
            self._answering.disconnected = True
            self._answering.message_event.set()


class _TooMuch(Exception):
    """A limit is broken."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


def _status(error: httptools.HttpParserError) -> HTTPStatus:
    """What a parser that stopped is to be answered; nothing holds on to the connection after it."""
    reason, error.__context__ = error.__context__, None
    if not isinstance(reason, _TooMuch):
        return HTTPStatus.BAD_REQUEST
    reason.__traceback__ = None
    return reason.status


def _refusal(status: HTTPStatus) -> bytes:
    said = status.phrase.encode()
    headers = f"content-type: text/plain\r\ncontent-length: {len(said)}\r\n"
    wait = "retry-after: 1\r\n" if status == HTTPStatus.SERVICE_UNAVAILABLE else ""
    return STATUS_LINE[status] + f"{headers}{wait}connection: close\r\n\r\n".encode() + said
