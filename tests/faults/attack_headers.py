"""Headers, addresses, bodies and frames without end, before anyone has signed in.

All kinds come at once, and then each of them alone.
"""

import socket
import struct
import threading
import time
from collections import Counter

from tests.faults.attacking import MEGABYTE, USUAL, Attack
from tests.server.houses import House

ELSEWHERE = "127.0.0.66"
"""The attacker's address: it is connections that are counted here, not what a header says."""
MOST_BYTES = 50 * MEGABYTE
"""Sent through one connection, if the server lets one."""
PAUSE = 0.05
A_PIECE = 64 * 1024
ASK = "GET /api/tables HTTP/1.1\r\nHost: x\r\n"
IN_PIECES = "POST /api/imports HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
SOCKET = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = struct.pack("!BBI", 0x89, 0x80 | 100, 0) + bytes(100)
BEGUN, MORE = b"\x01\x80" + bytes(4), b"\x00\x80" + bytes(4)
"""Frames: a ping, the first piece of a message, and one that goes on with it; both are empty."""
POURS = {
    "header lines": (ASK, b"X-More: and more\r\n"),
    "one header": (ASK + "X-Long: ", b"x"),
    "an address": ("GET /", b"x"),
    "requests at once": ("", f"{ASK}\r\n".encode()),
    "headers after a body": (f"{IN_PIECES}0\r\n", b"X-More: and more\r\n"),
    "one header after a body": (f"{IN_PIECES}0\r\nX-Long: ", b"x"),
    "a body in single bytes": (IN_PIECES, b"1\r\nx\r\n"),
    "pings": (SOCKET, PING),
    "a message in empty pieces": (SOCKET, MORE),
}
"""What is sent first, and what then without end."""


def raw(house: House, address: str = ELSEWHERE) -> socket.socket:
    """A connection from an address of one's own."""
    return socket.create_connection(("127.0.0.1", house.port), 5, source_address=(address, 0))


def answered(connection: socket.socket) -> str:
    """What came back: a status, or that the connection was closed."""
    try:
        said = connection.recv(64)
    except TimeoutError:
        return "no answer"
    except OSError:
        return "closed"
    return said[9:12].decode() if said.startswith(b"HTTP/1.1 ") else "closed"


class Pour(threading.Thread):
    """Sends a beginning, then a piece again and again until refused, then all of it anew."""

    def __init__(self, house: House, first: bytes, piece: bytes, end: float) -> None:
        super().__init__(daemon=True)
        self.house, self.first, self.end = house, first, end
        self.piece = piece * (A_PIECE // len(piece))
        self.sent = 0
        self.answers: Counter[str] = Counter()

    def run(self) -> None:
        while time.monotonic() < self.end:
            with raw(self.house) as connection:
                self._pour(connection)
                self.answers[answered(connection)] += 1
            time.sleep(PAUSE)

    def _pour(self, connection: socket.socket) -> None:
        sent = 0
        try:
            connection.sendall(self.first)
            if b"Upgrade" in self.first:
                assert b" 101 " in connection.recv(A_PIECE)
                connection.sendall(BEGUN)
            while time.monotonic() < self.end and sent < MOST_BYTES:
                connection.sendall(self.piece)
                sent += len(self.piece)
        except OSError:
            pass
        self.sent += sent

    def __str__(self) -> str:
        answers = ", ".join(f"{count} × {answer}" for answer, count in self.answers.items())
        return f"{self.sent / MEGABYTE:.0f} MB: {answers}"


class Headers(Attack):
    """All of them at once."""

    name = "headers"
    before = (
        "100 MB of header lines took the server from 176 to 2,517 MB in 6 s, an address without "
        "end was read for 14 s, pings whose answers are not read took 130 MB in 10 s"
    )
    options = USUAL
    most_megabytes = 40
    """Of nine kinds together; each of them alone has the usual bar."""
    kinds: tuple[str, ...] = tuple(POURS)

    def prepare(self, house: House, seconds: float) -> None:
        self.table = house.guest("Eve").make("lone-wolves", ["me", "open"])

    def strike(self, house: House, seconds: float) -> str:
        end, pours = time.monotonic() + seconds, {}
        for kind in self.kinds:
            first, piece = POURS[kind]
            pours[kind] = Pour(house, first.format(table=self.table.id).encode(), piece, end)
        for pour in pours.values():
            pour.start()
        for pour in pours.values():
            pour.join()
        return "; ".join(f"{kind}, {pour}" for kind, pour in pours.items())


def alone(kind: str) -> type[Attack]:
    """An attack with one kind only, which may take no more memory than any other attack."""

    class Alone(Headers):
        name = f"{Headers.name}-{kind.replace(' ', '-')}"
        kinds = (kind,)
        most_megabytes = Attack.most_megabytes
        longest = 10.0

    return Alone


ATTACKS: tuple[type[Attack], ...] = (Headers, *map(alone, POURS))
