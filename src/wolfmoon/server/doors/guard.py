"""What every request passes first: origin, size, rate; and what every answer carries."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..connections import Connections, most_connections
from ..journal import REQUEST_HEADER, begin_request
from ..limits import network_of
from ..patience import one_request
from ..refused import Refused
from ..server import Server
from ..wording import language_of
from .origin import SAFE_METHODS, check_origin
from .problems import respond
from .reached import as_reached

log = logging.getLogger("wolfmoon.access")
errors = logging.getLogger("wolfmoon.server")
MOST_BODY = 256 * 1024
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
TOO_MANY = 4429
"""The code with which a socket is closed that is one too many."""


class _TooMany(Refused):
    """An address has too many connections already."""


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server
        self._passed_on = Connections(server.settings.most_connections, most_connections())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] in ("http", "websocket"):
            scope = as_reached(scope, self._server.settings)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with self._counted(scope):
                await self._app(scope, receive, send)
        except _TooMany:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too-many-requests"})

    @contextmanager
    def _counted(self, scope: Scope) -> Iterator[None]:
        """Count what a proxy passes on for an address; without one connections are counted."""
        if not self._server.settings.proxied:
            yield
            return
        place = self._passed_on.enter(network_of(address_of(scope, proxied=True)))
        if place is None:
            raise _TooMany("too-many-requests", wait=1, seconds=1)
        try:
            yield
        finally:
            self._passed_on.leave(place)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        one_request()
        settings, headers = self._server.settings, Headers(scope=scope)
        id = begin_request(headers.get(REQUEST_HEADER, "") if settings.proxied else "")
        answer = _Answer(scope, send, self._server, id)
        body = _Body(receive)
        try:
            with self._counted(scope):
                self._check(scope)
                await self._app(scope, body.receive, answer.send)
        except Exception as error:
            if not isinstance(error, Refused):
                errors.error("internal error", exc_info=error)
            if not answer.status:
                refused = error if isinstance(error, Refused) else Refused("internal")
                language = language_of(headers.get("accept-language", ""), None)
                await respond(refused, language)(scope, receive, answer.send)
        finally:
            answer.note()

    def _check(self, scope: Scope) -> None:
        headers, settings = Headers(scope=scope), self._server.settings
        self._server.address_limit.take(network_of(address_of(scope, settings.proxied)))
        if scope["method"] not in SAFE_METHODS:
            check_origin(headers, settings.origins, settings.https)
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused("not-found")
        size = headers.get("content-length", "0")
        if not size.isdigit() or int(size) > MOST_BODY:
            raise Refused("too-large", limit=MOST_BODY)


class _Body:
    """A body that is counted while it comes."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > MOST_BODY:
            raise Refused("too-large", limit=MOST_BODY)
        return message


class _Answer:
    """An answer that gets our headers, and is noted. Paths are noted by their route: an
    address may hold a secret."""

    def __init__(self, scope: Scope, send: Send, server: Server, id: str) -> None:
        self._id = id
        self._scope = scope
        self._send = send
        self._server = server
        self._began = time.perf_counter()
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            said = message.get("headers", [])
            names = {name for name, _ in said}
            secure = self._scope["scheme"] == "https"
            ours = [*HEADERS, (REQUEST_HEADER.encode(), self._id.encode())]
            if secure:
                ours.append(STRICT_TRANSPORT)
            if self._scope["path"].startswith("/api/"):  # unless the door says otherwise
                ours.append(NO_STORE)
            message["headers"] = [*said, *(each for each in ours if each[0] not in names)]
        await self._send(message)

    def note(self) -> None:
        route = route_of(self._scope)
        note(self._server, self._scope["method"], route, self.status, self._began)


def note(server: Server, method: str, route: str, status: int, began: float) -> None:
    """Count a request that was answered, and write it down."""
    seconds = time.perf_counter() - began
    server.measures.requests.labels(route, status).inc()
    server.measures.seconds.labels(route).observe(seconds)
    about = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    log.info("request", extra={"facts": about})


def route_of(scope: Scope) -> str:
    """The pattern that a request matched, without what stood in its place."""
    route: Any = scope.get("route")
    return getattr(route, "path", "") or "other"


def address_of(scope: Scope, proxied: bool) -> str:
    """Where a request comes from; behind a proxy, what the proxy says."""
    if proxied:
        forwarded = Headers(scope=scope).get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()
    client = scope.get("client")
    return client[0] if client else ""
