"""Questions at a table: what would be after a line, and why something is not possible."""

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
    table, language = showing.table, visitor.language
    return json_reply(previews.why_not(table, viewer, ask.line, ask.place, ask.action, language))
