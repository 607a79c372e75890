"""The web client: built files from the package, an index for every page of it."""

import mimetypes
from functools import cache
from html import escape
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse

from ...client import FOLDER
from ..limits import network_of
from ..readers import asking
from ..refused import Refused
from ..server import Server
from ..unfolding import Unfolded, unfolded
from ..wording import language_of
from .guard import address_of
from .reached import address
from .visitors import ServerHere

router = APIRouter(include_in_schema=False)
INDEX = "index.html"
BASE = 'name="wolfmoon-base"'
"""How the client's page tells its scripts the base."""
HASHED = "assets"
"""Files in this folder have a hash in their names: they never change."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Packed files that may lie beside a file, best first."""


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request, server: ServerHere) -> Response:
    """A file of the client; its index for every other page, with what its link unfolds to."""
    asked, accepted = path, request.headers.get("accept-language", "")
    asking.set((network_of(address_of(request.scope, server.settings.proxied)), None))
    files = _files()
    if path not in files and Path(path).suffix and not path.endswith(".html"):
        raise Refused("not-found")
    path = path if path in files else INDEX
    if path not in files:
        raise Refused("not-found")
    if path == INDEX:
        shell = _shell(files[INDEX], server.settings.base)
        shown = await unfolded(server, asked, language_of(accepted, None))
        if shown is not None:
            shell = shell.replace("</head>", _tags(shown, request, server) + "</head>")
        return Response(shell, headers={"Cache-Control": ASK_AGAIN}, media_type="text/html")
    return _file(files, path, request.headers.get("accept-encoding", ""))


def _tags(shown: Unfolded, request: Request, server: Server) -> str:
    """What those read who show a link (Open Graph)."""
    here = address(request, server.settings)
    said = {"og:title": shown.title, "og:description": shown.text, "og:site_name": "Wolfmoon"}
    said |= {"og:type": "website", "og:url": here + request.scope["path"]}
    if shown.picture:
        said |= {"og:image": here + shown.picture, "og:image:type": "image/png"}
        said["twitter:card"] = "summary_large_image"
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()
    )


@cache
def _shell(index: Path, base: str) -> str:
    """The page that all pages begin as: its files lie under the base, wherever it is asked for."""
    text = index.read_text(encoding="utf-8").replace('"./', f'"{base}/')
    return text.replace(f'{BASE} content=""', f'{BASE} content="{base}"')


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
