"""The web client: built files from the package, an index for every page of it."""

import mimetypes
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse

from ...client import FOLDER
from ..refused import Refused

router = APIRouter(include_in_schema=False)
INDEX = "index.html"
HASHED = "assets"
"""Files in this folder have a hash in their names: they never change."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Packed files that may lie beside a file, best first."""


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the client; its index for every other page."""
    files = _files()
    if path not in files and Path(path).suffix and not path.endswith(".html"):
        raise Refused("not-found")
    path = path if path in files else INDEX
    if path not in files:
        raise Refused("not-found")
    return _file(files, path, request.headers.get("accept-encoding", ""))


@cache
def _files() -> dict[str, Path]:
    """Every file of the client by its address; nothing outside can be reached."""
    found = (file for file in FOLDER.rglob("*") if file.is_file() and file.name[0] != ".")
    return {file.relative_to(FOLDER).as_posix(): file for file in found}


def _file(files: dict[str, Path], path: str, accepted: str) -> Response:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {
        "Cache-Control": FOR_EVER if path.startswith(f"{HASHED}/") else ASK_AGAIN,
        "Vary": "Accept-Encoding",
    }
    offered = {part.split(";")[0].strip() for part in accepted.split(",")}
    for encoding, suffix in PACKED.items():
        if encoding in offered and path + suffix in files:
            headers["Content-Encoding"] = encoding
            return FileResponse(files[path + suffix], headers=headers, media_type=kind)
    return FileResponse(files[path], headers=headers, media_type=kind)
