"""Requests that never end, more of them than the server may open files."""

import socket
import threading
import time
from collections import Counter

from tests.faults.attack_headers import raw
from tests.faults.attacking import USUAL, Attack
from tests.server.houses import House, OwnHouse

ADDRESSES = [f"127.0.0.{number}" for number in range(66, 72)]
OF_EACH = 220
DESCRIPTORS = 1024
IMPORT = b"POST /api/imports HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n"
BEGUN = (b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-", IMPORT, IMPORT + b"\r\n1")
"""Nothing at all, half a head, and a body that comes byte by byte."""
DRIP_SECONDS = 1.0


class Cramped(OwnHouse):
    """A server that may open no more files than many systems let one."""

    prefix = ("sh", "-c", f'ulimit -n {DESCRIPTORS} && exec "$@"', "sh")


class Dripping(threading.Thread):
    """One address that keeps many requests begun, a byte at a time, and begins them again."""

    def __init__(self, house: House, address: str, end: float) -> None:
        super().__init__(daemon=True)
        self.house, self.address, self.end = house, address, end
        self.open: list[socket.socket] = []
        self.most = 0
        self.closed: Counter[str] = Counter()

    def run(self) -> None:
        while time.monotonic() < self.end:
            self.open = [each for each in self.open if self._drips(each)]
            while len(self.open) < OF_EACH and time.monotonic() < self.end:
                self._begin()
            self.most = max(self.most, len(self.open))
            time.sleep(DRIP_SECONDS)
        for connection in self.open:
            connection.close()

    def _begin(self) -> None:
        connection = raw(self.house, self.address)
        begun = BEGUN[len(self.open) % len(BEGUN)]
        connection.sendall(begun)
        connection.setblocking(False)
        self.open.append(connection)

    def _drips(self, connection: socket.socket) -> bool:
        """Whether it is still open; one that sent nothing goes on to send nothing."""
        try:
            said = connection.recv(64)
        except BlockingIOError:
            if self.open.index(connection) % len(BEGUN):
                connection.send(b"x")
            return True
        except OSError:
            said = b""
        self.closed[said[9:12].decode() or "closed"] += 1
        connection.close()
        return False


class HalfOpen(Attack):
    """Several addresses, each with as many requests as one may have."""

    name = "half-open"
    before = "1,100 half-open requests took all descriptors for good; moves were answered 500"
    options = USUAL
    house = Cramped
    most_megabytes = 60
    """As many connections as it has descriptors for, each with a request in the middle."""
    short_seconds = 5.0

    def strike(self, house: House, seconds: float) -> str:
        end = time.monotonic() + seconds
        drips = [Dripping(house, address, end) for address in ADDRESSES]
        for drip in drips:
            drip.start()
        for drip in drips:
            drip.join()
        closed = sum((drip.closed for drip in drips), Counter[str]())
        most = sum(drip.most for drip in drips)
        told = ", ".join(f"{count} × {how}" for how, count in sorted(closed.items()))
        return f"{most} at once, of {DESCRIPTORS} descriptors; closed: {told or 'none'}"


ATTACKS: tuple[type[Attack], ...] = (HalfOpen,)
