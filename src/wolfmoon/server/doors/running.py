"""For those who run a server: is it well, and what does it do."""

from fastapi import APIRouter, Response

from ...version import __version__
from ..protocol import Health
from ..refused import Refused
from .replies import json_reply
from .visitors import ServerHere

router = APIRouter(tags=["running"])
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
    """Figures for Prometheus."""
    return Response(server.measures.text(), media_type=server.measures.content_type)


@router.api_route("/api/{path:path}", methods=METHODS, include_in_schema=False)
async def unknown(path: str) -> Response:
    """There is nothing else under /api."""
    raise Refused("not-found")
