"""What can be seen only from where people come from: is it reached, as whom, and do sockets pass.

It is asked through the address that people use, and so through every proxy on the way.
"""

import json
import time
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import connect
from websockets.typing import Origin

from ...engine.errors import phrase
from .finding import Finding, Patient, ill, well

SECONDS = 10.0
MOST_BYTES = 64 * 1024
OURS = range(4000, 5000)
"""The codes with which our own server closes a socket: then it came all the way."""
MOST_APART_SECONDS = 30.0


def reached(patient: Patient) -> Finding | None:
    """Whether a Wolfmoon answers there, and says that it is well."""
    if patient.address is None:
        return None
    try:
        said, moment = _ask(f"{patient.address}/health")
    except HTTPError as error:
        return ill("doctor-not-well", phrase("cure-log"), status=error.code)
    except (URLError, OSError, ValueError) as error:
        return ill("doctor-not-reached", phrase("cure-address"), problem=_reason(error))
    if abs(moment - time.time()) > MOST_APART_SECONDS:
        return ill("doctor-clocks-apart", phrase("cure-clock"))
    return well("doctor-reached", version=str(said.get("version", "?")))


def proxy(patient: Patient) -> Finding | None:
    """Whether the server knows by which address, and from where, it was asked."""
    if patient.address is None:
        return None
    try:
        seen, _ = _ask(f"{patient.address}/api/reached")
    except (URLError, OSError, ValueError):
        return None  # another check tells of it
    if seen["forwarded"] and not seen["proxied"]:
        return ill("doctor-not-proxied", phrase("cure-serve", option="--proxied"))
    wanted = urlsplit(patient.address)
    if seen["scheme"] != wanted.scheme:
        facts = {"found": seen["scheme"], "wanted": wanted.scheme}
        return ill("doctor-scheme", phrase("cure-header", name="X-Forwarded-Proto"), **facts)
    if seen["host"] != wanted.netloc.lower():
        facts = {"found": seen["host"], "wanted": wanted.netloc}
        return ill("doctor-host", phrase("cure-header", name="Host"), **facts)
    if seen["base"] != wanted.path.rstrip("/"):
        cure = phrase("cure-serve", option=f"--base {wanted.path.rstrip('/') or '/'}")
        return ill("doctor-base", cure, found=seen["base"] or "/", wanted=wanted.path or "/")
    if seen["proxied"] and not seen["forwarded"]:
        return ill("doctor-nobody", phrase("cure-header", name="X-Forwarded-For"))
    return well("doctor-proxy", address=seen["address"])


def sockets(patient: Patient) -> Finding | None:
    """Whether a socket comes through: it is refused by us, and not by somebody on the way."""
    if patient.address is None:
        return None
    there = urlsplit(patient.address)
    origin = Origin(f"{there.scheme}://{there.netloc}")
    address = f"{patient.address.replace('http', 'ws', 1)}/api/me/socket"
    try:
        with connect(address, origin=origin, open_timeout=SECONDS, close_timeout=1) as socket:
            socket.recv(timeout=SECONDS)
    except ConnectionClosed as end:
        if end.rcvd is not None and end.rcvd.code in OURS:
            return well("doctor-sockets")
        return ill("doctor-sockets-cut", phrase("cure-sockets"), problem=str(end))
    except (InvalidHandshake, InvalidURI, OSError, TimeoutError) as error:
        return ill("doctor-sockets-cut", phrase("cure-sockets"), problem=_reason(error))
    return well("doctor-sockets")


def _ask(address: str) -> tuple[dict[str, Any], float]:
    """What is answered there, and when, by their clock."""
    asked = Request(address, headers={"Accept": "application/json", "User-Agent": "wolfmoon"})
    with urlopen(asked, timeout=SECONDS) as answer:
        said = json.loads(answer.read(MOST_BYTES))
        date = answer.headers.get("Date")
    if not isinstance(said, dict):
        raise ValueError("no answer of ours")
    return said, parsedate_to_datetime(date).timestamp() if date else time.time()


def _reason(error: Exception) -> str:
    return str(getattr(error, "reason", error)).splitlines()[0] or type(error).__name__
