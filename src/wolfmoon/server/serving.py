"""Running server processes: one here, or several that share a port."""

import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from ..engine.errors import BadInput, os_reason, phrase
from .connections import most_queued, raise_descriptors
from .journal import keep_journal
from .settings import Settings
from .store.database import POSTGRESQL, connect, is_sqlite, named_in_a_line, upgrade, url_of
from .store.locks import serving

APP = "wolfmoon.server.doors.app:from_environment"
REQUESTS = "wolfmoon.server.doors.requests:Requests"
FRAMES = "wolfmoon.server.doors.frames:Frames"
MOST_MESSAGE = 4096
"""Bytes of a message that a client may send through a socket."""
IDLE_SECONDS = 75
"""How long a connection without requests stays open: longer than a proxy keeps one to us, and than
most people think about a move."""
LAST_SECONDS = 5
"""How long requests under way may take once the server is to end."""
UNREAD_SECONDS = 30
"""How long a connection stays open whose other end takes nothing of what is sent."""


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        facts = {"host": host, "port": port, "reason": os_reason(error)}
        raise BadInput(phrase("problem-listen", **facts)) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # every connection that is accepted inherits it
        listening.setsockopt(
            socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(UNREAD_SECONDS * 1000)
        )
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def serve(
    settings: Settings,
    listening: socket.socket,
    workers: int,
    ready: Callable[[], None],
) -> None:
    """Serve until the process is told to end."""
    keep_journal(settings.log)
    raise_descriptors()
    with _prepared(settings, workers):
        settings.to_environment()
        _run(_config(workers), listening, ready)


def _config(workers: int) -> uvicorn.Config:
    return uvicorn.Config(
        APP,
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,
        backlog=most_queued(),
        http=REQUESTS,
        ws=FRAMES,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def _run(config: uvicorn.Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    if config.workers > 1:
        from uvicorn.supervisors import Multiprocess

        ready()
        Multiprocess(config, sockets=[listening]).run()
        return
    server = _Announcing(config, ready)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(STARTUP_FAILURE)


class _Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


@contextmanager
def _prepared(settings: Settings, workers: int) -> Iterator[None]:
    """Whatever is wrong with the database is told before anything starts; then it is ours."""
    engine = connect(url_of(settings.database, settings.folder()))
    if workers > 1 and is_sqlite(engine):
        raise BadInput(phrase("problem-several-workers", example=f"--database {POSTGRESQL}…"))
    with ExitStack() as held:
        try:
            with named_in_a_line(engine.url):
                held.enter_context(serving(engine))
                upgrade(engine)
        finally:
            engine.dispose()
        yield
