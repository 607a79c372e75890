"""Asking a machine elsewhere, whose address somebody typed: never one inside the host's network.

A name is looked up once; what it leads to is checked, and it is that address which is connected to,
so that a name that leads elsewhere a moment later changes nothing. No redirect is followed, and
nothing takes longer than a few seconds.
"""

import http.client
import ipaddress
import socket
import ssl
import threading
import time
from dataclasses import dataclass, field
from urllib.parse import urlsplit

SECONDS = 5.0
"""For connecting, and for every part of an answer."""
MOST_SECONDS = 10.0
"""For all of it: whoever answers byte by byte is cut off."""
MOST_ANSWER = 2000
"""Bytes of an answer that are read."""
MOST_ADDRESS = 2000
PORTS = {"http": 80, "https": 443}


class Forbidden(Exception):
    """An address to which nothing is sent; the message says why, by a message of the catalogue."""


class Unreachable(Exception):
    """There was no answer."""


@dataclass(frozen=True)
class Answer:
    """What a service said."""

    status: int
    reason: str
    words: str
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether it took the message."""
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Whether there is nobody any more."""
        return self.status in (404, 410)


@dataclass(frozen=True)
class Sent:
    """What is to be sent where."""

    url: str
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)
    method: str = "POST"


def checked(url: str, private: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address; Forbidden if nothing may be sent there."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("hook-address-wrong") from None
    scheme, host = parts.scheme, parts.hostname or ""
    if len(url) > MOST_ADDRESS or not host or scheme not in PORTS or not url.isascii():
        raise Forbidden("hook-address-wrong")
    if any(ord(letter) <= 32 or ord(letter) == 127 for letter in url) or parts.username:
        raise Forbidden("hook-address-wrong")
    if scheme != "https" and not private:
        raise Forbidden("hook-address-https")
    if not private and _is_inside(host):
        raise Forbidden("hook-address-private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return scheme, host, port or PORTS[scheme], path


def _is_inside(host: str) -> bool:
    """Whether a host is inside somebody's network, as far as its name alone says so."""
    try:
        return not is_public(host)
    except ValueError:  # a name: where it leads is looked at whenever something is sent
        return host == "localhost" or host.endswith(".localhost")


def resolved(host: str, port: int, private: bool) -> str:
    """Where a name leads; Forbidden if any of that is inside somebody's network."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable(f"{host}: {error}") from None
    addresses = [str(each[4][0]) for each in found]
    if not private and not all(is_public(each) for each in addresses):
        raise Forbidden("hook-address-private")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is on the open internet; what wraps another is judged by that one."""
    known = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address):
        inside = known.ipv4_mapped or known.sixtofour or _translated(known)
        if inside is not None:
            return is_public(str(inside))
        if known.teredo is not None or known.is_site_local:
            return False
    return known.is_global and not known.is_multicast and not known.is_reserved


def _translated(known: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address inside one of a translator between the two kinds of networks."""
    if known in ipaddress.ip_network("64:ff9b::/96"):
        return ipaddress.IPv4Address(int(known) & 0xFFFFFFFF)
    return None


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever its name leads to by now."""

    def __init__(self, host: str, port: int, address: str, secure: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address = address
        self._secure = secure

    def connect(self) -> None:
        """Connect to the address; the certificate must be the name's."""
        line = socket.create_connection((self._address, self.port), SECONDS)
        if self._secure is not None:
            line = self._secure.wrap_socket(line, server_hostname=self.host)
        self.sock = line

    def cut(self) -> None:
        """End it, whatever it waits for."""
        line = self.sock
        if line is not None:
            try:
                line.shutdown(socket.SHUT_RDWR)
            except OSError:
                line.close()


def send(what: Sent, private: bool, trusted: ssl.SSLContext | None = None) -> Answer:
    """Send something, and hear what is answered; Forbidden or Unreachable if there is nothing."""
    scheme, host, port, path = checked(what.url, private)
    began = time.monotonic()
    address = resolved(host, port, private)
    secure = (trusted or ssl.create_default_context()) if scheme == "https" else None
    line = _Pinned(host, port, address, secure)
    watch = threading.Timer(MOST_SECONDS, line.cut)
    watch.daemon = True
    watch.start()
    try:
        line.request(what.method, path, what.body, {"User-Agent": "Wolfmoon", **what.headers})
        answer = line.getresponse()
        words = answer.read(MOST_ANSWER).decode(errors="replace")
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unreachable(f"{type(error).__name__}: {error}") from None
    finally:
        watch.cancel()
        line.close()
    seconds = time.monotonic() - began
    return Answer(answer.status, answer.reason, _plain(words), seconds)


def _plain(words: str) -> str:
    """Words of a service, in one line of letters that can be shown."""
    shown = "".join(letter if letter.isprintable() else " " for letter in words)
    return " ".join(shown.split())[:300]
