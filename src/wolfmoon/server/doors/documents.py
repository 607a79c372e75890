"""Texts that seldom change, packed once and sent only to those who do not have them yet."""

import gzip
import hashlib
from collections.abc import Callable
from functools import cache

from fastapi import Request, Response


@cache
def _packed(make: Callable[..., bytes], *arguments: str) -> tuple[bytes, bytes, str]:
    """A document, the same packed, and its mark."""
    text = make(*arguments)
    return text, gzip.compress(text, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:20]}"'


def document(
    request: Request, media_type: str, make: Callable[..., bytes], *arguments: str
) -> Response:
    """A document that never changes while the process runs."""
    text, packed, mark = _packed(make, *arguments)
    headers = {"ETag": mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(packed, headers=headers, media_type=media_type)
    return Response(text, headers=headers, media_type=media_type)
