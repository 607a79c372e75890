"""For those who run a server: is it well, and what does it do."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response

from ...version import __version__
from ..jobs.queue import micros
from ..protocol import Health, Reached
from ..refused import Refused
from ..tasks.rows import counts
from .reached import is_secure
from .replies import json_reply
from .visitors import Anyone, ServerHere

router = APIRouter(tags=["operating"])
METHODS = ["GET", "POST", "PATCH", "DELETE", "PUT"]


@router.get("/health", response_model=Health)
async def health(server: ServerHere) -> Response:
    """Whether the server can do its work: something is kept, at most once a second."""
    await server.pulse.check()
    return json_reply({"status": "well", "version": __version__})


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "Figures, as text."}},
)
async def metrics(server: ServerHere) -> Response:
    """Figures for Prometheus; those of tasks only while the database answers."""
    with suppress(Refused):
        server.measures.tasks(await server.read(counts), micros())
    return Response(server.measures.text(), media_type=server.measures.content_type)


@router.get("/api/reached", response_model=Reached)
async def reached(server: ServerHere, request: Request, visitor: Anyone) -> Response:
    """How the server sees whoever asks: so a host finds out what a proxy leaves out."""
    settings, headers = server.settings, request.headers
    seen = {
        "address": visitor.address,
        "scheme": "https" if is_secure(request) else "http",
        "host": headers.get("host", "").lower(),
        "base": settings.base,
        "proxied": settings.proxied,
        "forwarded": "x-forwarded-for" in headers,
    }
    return json_reply(seen)


@router.api_route("/api/{path:path}", methods=METHODS, include_in_schema=False)
async def unknown(path: str) -> Response:
    """There is nothing else under /api."""
    raise Refused("not-found")
