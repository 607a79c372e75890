"""Pictures of tables: for those who show a link elsewhere, and for one's own list of games."""

from fastapi import APIRouter, Response

from .. import protocol
from ..looking import check_looks
from ..unfolding import Theme, svg
from ..unfolding import picture as drawing
from .drawn import DRAWN, PICTURE, drawing_limit, own_drawing_limit, picture_reply
from .tables import looked_at
from .visitors import Anyone, ServerHere

router = APIRouter(prefix="/api/tables", tags=["tables"])
OWN = {"Cache-Control": "private, max-age=300", "Vary": "Cookie"}


@router.get("/{id}/picture.png", response_class=Response, responses=PICTURE)
async def picture(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """The game of a table as a spectator sees it, for those who show a link to it."""
    drawing_limit.take(visitor.address)
    showing = await server.table(id)
    check_looks(showing.table, None)
    return picture_reply(await server.beside.draw(drawing, showing, visitor.language))


@router.get("/{id}/picture.svg", response_class=Response, responses=DRAWN)
async def own_picture(
    id: str,
    server: ServerHere,
    visitor: Anyone,
    theme: Theme = "night",
    language: protocol.Language | None = None,
) -> Response:
    """The game as one sees it oneself; who shares a device with others sees no hand.

    A browser asks for pictures in its own language, not in that of the page: the address says it.
    """
    own_drawing_limit.take(visitor.address)
    showing = await looked_at(server, id, visitor)
    seats = showing.table.seats_of(visitor.person)
    viewer = seats[0] if len(seats) == 1 else None
    drawn = await server.aside(svg, showing, viewer, theme, language or visitor.language)
    return Response(drawn, headers=OWN, media_type="image/svg+xml")
