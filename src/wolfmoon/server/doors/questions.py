"""Questions at a table: what would be after a line, where it could go on, and why not elsewhere."""

from fastapi import APIRouter, Response

from .. import previews, protocol
from ..refused import Refused
from ..views import Showing
from .replies import json_reply
from .tables import looked_at, own_eyes
from .visitors import Anyone, ServerHere

router = APIRouter(prefix="/api/tables", tags=["tables"])


def _playing(showing: Showing) -> Showing:
    if showing.table.game is None:
        raise Refused("table-not-started")
    return showing


@router.post("/{id}/preview", response_model=protocol.Preview)
async def preview(id: str, ask: protocol.Ask, server: ServerHere, visitor: Anyone) -> Response:
    """The position, the offer and the score sheet after a line that is not played."""
    showing = _playing(await looked_at(server, id, visitor))
    viewer = own_eyes(showing, visitor.person, ask.seat)
    return json_reply(await server.aside(previews.preview, showing.table, viewer, ask.line))


@router.post("/{id}/why-not", response_model=list[protocol.WhyNot])
async def why_not(
    id: str, ask: protocol.AskWhyNot, server: ServerHere, visitor: Anyone
) -> Response:
    """Why not there, or why not that; with the rule's number."""
    showing = _playing(await looked_at(server, id, visitor))
    viewer = own_eyes(showing, visitor.person, ask.seat)
    return json_reply(previews.why_not(showing.table, viewer, ask, visitor.language))


@router.post("/{id}/ways", response_model=list[protocol.Way])
async def ways(id: str, ask: protocol.AskWays, server: ServerHere, visitor: Anyone) -> Response:
    """Where it could go on with something in mind: every possible place, and what leads there."""
    showing = _playing(await looked_at(server, id, visitor))
    viewer = own_eyes(showing, visitor.person, ask.seat)
    return json_reply(await server.aside(previews.ways, showing.table, viewer, ask))
