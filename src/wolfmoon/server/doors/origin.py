"""Nothing is changed, and no socket opened, from another site's page."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from ..refused import Refused

SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
OWN_SITES = frozenset(("same-origin", "none"))


def check_origin(headers: Mapping[str, str], origins: tuple[str, ...], https: bool) -> None:
    """Refuse a request of another site's page; a program that is no browser names no origin."""
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if origin is not None and origin in origins:
        return
    if site is not None and site not in OWN_SITES:
        raise Refused("forbidden-origin")
    if origin is not None and not _is_own(origin, headers.get("host", ""), https):
        raise Refused("forbidden-origin")


def _is_own(origin: str, host: str, https: bool) -> bool:
    parts = urlsplit(origin)
    schemes = ("https",) if https else ("http", "https")
    return parts.scheme in schemes and parts.netloc.lower() == host.lower() != ""
