"""Headers, an address and pings without end, before anyone has signed in."""

import socket
import threading
import time
from collections import Counter

from faults.attacking import MEGABYTE, USUAL, Attack
from server_houses import House

ELSEWHERE = "127.0.0.66"
"""The attacker's address: it is connections that are counted here, not what a header says."""
CONNECTIONS = 4
MOST_BYTES = 50 * MEGABYTE
"""Sent through each connection, if the server lets one."""
PAUSE = 0.05
A_PIECE = 64 * 1024
ASK = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"


def raw(house: House, address: str = ELSEWHERE) -> socket.socket:
    """A connection from an address of one's own."""
    return socket.create_connection(("127.0.0.1", house.port), 5, source_address=(address, 0))


def answered(connection: socket.socket) -> str:
    """What came back at the end: a status, or that the connection was closed."""
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
        self.house, self.first, self.piece, self.end = house, first, piece, end
        self.sent = 0
        self.answers: Counter[str] = Counter()

    def run(self) -> None:
        while time.monotonic() < self.end and self.sent < MOST_BYTES:
            with raw(self.house) as connection:
                self._pour(connection)
                self.answers[answered(connection)] += 1
            time.sleep(PAUSE)

    def _pour(self, connection: socket.socket) -> None:
        try:
            connection.sendall(self.first)
            while time.monotonic() < self.end and self.sent < MOST_BYTES:
                connection.sendall(self.piece)
                self.sent += len(self.piece)
        except OSError:
            pass


class Poured(Attack):
    """Something without end, through several connections."""

    options = USUAL
    first: bytes
    piece: bytes

    def strike(self, house: House, seconds: float) -> str:
        end = time.monotonic() + seconds
        pours = [Pour(house, self.first, self.piece, end) for _ in range(CONNECTIONS)]
        for pour in pours:
            pour.start()
        for pour in pours:
            pour.join()
        answers = sum((pour.answers for pour in pours), Counter[str]())
        told = ", ".join(f"{count} × {answer}" for answer, count in sorted(answers.items()))
        return f"{sum(pour.sent for pour in pours) / MEGABYTE:.1f} MB sent: {told}"


class Headers(Poured):
    name = "headers"
    before = "100 MB of header lines took the server from 176 to 2,517 MB in 6 s"
    first = ASK
    piece = b"X-More: and more\r\n" * (A_PIECE // 18)


class OneHeader(Poured):
    name = "one-header"
    before = "a single value without end: as headers"
    first = ASK + b"X-Long: "
    piece = b"x" * A_PIECE


class Address(Poured):
    name = "address"
    before = "an address without end was read for 14 s"
    first = b"GET /"
    piece = b"x" * A_PIECE


ATTACKS: tuple[type[Attack], ...] = (Headers, OneHeader, Address)
