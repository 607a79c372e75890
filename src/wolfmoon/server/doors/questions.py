"""Questions at a table: what would be after a line, where it could go on, and why not elsewhere."""

from fastapi import APIRouter, Response

from .. import previews, protocol
from ..ahead import answers
from ..refused import Refused
from ..views import Showing
from .replies import json_reply, raw_reply
from .tables import looked_at, own_eyes
from .visitors import Anyone, ServerHere

router = APIRouter(prefix="/api/tables", tags=["tables"])


def _playing(showing: Showing) -> Showing:
    if showing.table.archived:
        raise Refused("table-archived")
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


@router.post("/{id}/ahead", response_model=protocol.Ahead)
async def ahead(id: str, ask: protocol.AskAhead, server: ServerHere, visitor: Anyone) -> Response:
    """Everything that may follow with something in mind, with what would come of it."""
    showing = _playing(await looked_at(server, id, visitor))
    viewer = own_eyes(showing, visitor.person, ask.seat)
    return raw_reply(await server.aside(answers.ahead, showing.table, viewer, ask))
