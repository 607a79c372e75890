"""A network that can be cut: what comes to its port goes on to a server, as long as it is whole."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit

MOST_BYTES = 65536


class Network:
    """A port of its own before a server's.

    `cut` ends every connection and refuses new ones; `deafen` lets the connections of now live on,
    but nothing comes through them any more; `mend` lets new connections through again.
    """

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._server = (str(parts.hostname), int(parts.port or 80))
        self._pairs: list[Pair] = []
        self._lock = threading.Lock()
        self._port = 0
        self._door: socket.socket | None = None
        self.mend()
        self.address = f"http://127.0.0.1:{self._port}"

    def cut(self) -> None:
        """Nothing is there any more."""
        self._close_door()
        for pair in self._taken():
            pair.end()

    def deafen(self) -> None:
        """Connections seem to live, but nothing answers; new ones are refused."""
        self._close_door()
        with self._lock:
            for pair in self._pairs:
                pair.deaf = True

    def mend(self) -> None:
        """The network is back."""
        door = socket.create_server(("127.0.0.1", self._port), reuse_port=False, backlog=64)
        self._port = door.getsockname()[1]
        self._door = door
        threading.Thread(target=self._serve, args=(door,), daemon=True).start()

    def _close_door(self) -> None:
        if self._door is not None:
            # Someone waits in accept: only a shutdown wakes them.
            with suppress(OSError):
                self._door.shutdown(socket.SHUT_RDWR)
            self._door.close()
            self._door = None

    def _taken(self) -> "list[Pair]":
        with self._lock:
            pairs, self._pairs = self._pairs, []
        return pairs

    def _serve(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self._server)
            except OSError:
                near.close()
                continue
            pair = Pair(near, far)
            with self._lock:
                self._pairs.append(pair)
            pair.start()

    def __enter__(self) -> "Network":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.cut()


class Pair:
    """A connection from a browser, and the one to the server that it is joined with."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self._sides = (near, far)
        self.deaf = False

    def start(self) -> None:
        near, far = self._sides
        for from_side, to_side in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=(from_side, to_side), daemon=True).start()

    def _carry(self, from_side: socket.socket, to_side: socket.socket) -> None:
        with suppress(OSError):
            while some := from_side.recv(MOST_BYTES):
                if not self.deaf:
                    to_side.sendall(some)
        if not self.deaf:
            self.end()

    def end(self) -> None:
        for side in self._sides:
            with suppress(OSError):
                side.shutdown(socket.SHUT_RDWR)
            side.close()
