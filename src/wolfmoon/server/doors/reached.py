"""How people reach the server: under which path, by which scheme, at which name.

A proxy changes all three, and says so in headers; they are believed only with `--proxied`. Doors
see a request as if there were neither a proxy nor a base.
"""

import re

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from ...engine.errors import BadInput, phrase, shown
from ..settings import Settings

SECURE = {"http": "https", "ws": "wss"}
FORWARDED_HOST, FORWARDED_SCHEME = "x-forwarded-host", "x-forwarded-proto"
_BASE = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def checked_base(base: str) -> str:
    """A path to put everything under, as "/wolves"; "" is none."""
    base = base.rstrip("/")
    if base and not _BASE.fullmatch(base):
        raise BadInput(phrase("problem-base", found=shown(base), example="/wolves"))
    return base


def as_reached(scope: Scope, settings: Settings) -> Scope:
    """A request as the doors see it.

    Some proxies take the base off before they pass a request on, and some do not: both are right.
    """
    path, base = scope["path"], settings.base
    if base and (path == base or path.startswith(f"{base}/")):
        path = path[len(base) :] or "/"
    host = _last(scope, FORWARDED_HOST) if settings.proxied else ""
    headers = _with_host(scope, host) if host else scope["headers"]
    return {**scope, "path": path, "scheme": _scheme(scope, settings), "headers": headers}


def _with_host(scope: Scope, host: str) -> list[tuple[bytes, bytes]]:
    others = [(name, value) for name, value in scope["headers"] if name != b"host"]
    return [*others, (b"host", host.encode("latin-1", "replace"))]


def _scheme(scope: Scope, settings: Settings) -> str:
    said = _last(scope, FORWARDED_SCHEME) if settings.proxied else ""
    secure = settings.https or said in SECURE.values()
    scheme: str = scope["scheme"]
    return SECURE.get(scheme, scheme) if secure else scheme


def _last(scope: Scope, name: str) -> str:
    """What the nearest proxy says: those before it may be anybody's invention."""
    return Headers(scope=scope).get(name, "").rpartition(",")[2].strip().lower()


def is_secure(connection: HTTPConnection) -> bool:
    """Whether a visitor came by https."""
    return connection.scope["scheme"] in SECURE.values()


def address(connection: HTTPConnection, settings: Settings) -> str:
    """Where a visitor found us, without a path of a page: https://your.site/wolves."""
    scheme = "https" if is_secure(connection) else "http"
    return f"{scheme}://{connection.headers.get('host', '')}{settings.base}"
