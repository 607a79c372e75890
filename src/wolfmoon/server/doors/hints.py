"""Hints at a table: for the seat that is to decide, and only for the one who sits there.

Before anything is worked out it is asked who may have it, and how often. Before anything is
answered it stands in the table's log that the seat has had help.
"""

from uuid import uuid4

from fastapi import APIRouter, Response
from pydantic_core import from_json, to_json

from .. import hinting, protocol
from ..commands import NoteHint
from ..hint_questions import about_now, turn_chosen
from ..orders import Behind
from ..refused import Refused
from ..server import Server
from ..thinking.hinting import NOT_A_TURN, hint_errand, verdict_errand
from ..views import Showing, joined
from .replies import raw_reply
from .tables import looked_at
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api/tables", tags=["hints"])
PER_CENT = 100
TRIES = 5
"""How often something else may happen at a table while a hint is noted there."""


@router.post("/{id}/hint", response_model=protocol.Hint)
async def hint(
    id: str, ask: protocol.AskHint, server: ServerHere, visitor: Anyone, account: Someone
) -> Response:
    """Where to look, what to want, what to do. Everyone at the table sees that it was asked."""
    showing = await looked_at(server, id, visitor)
    step, found = await _hint(server, showing, ask.seat, account.id, "lantern")
    return raw_reply(joined(to_json({"step": step}), found))


@router.post("/{id}/remark", response_model=protocol.Remark)
async def remark(
    id: str, ask: protocol.AskHint, server: ServerHere, visitor: Anyone, account: Someone
) -> Response:
    """What is worth a look now, as the tutor says it: the first rung of the hint, and no more."""
    showing = await looked_at(server, id, visitor)
    step, found = await _hint(server, showing, ask.seat, account.id, "tutor")
    first = from_json(found)["rungs"][0]
    return raw_reply(to_json({"step": step, "claims": first["claims"], "places": first["places"]}))


@router.post("/{id}/verdict", response_model=protocol.Verdict)
async def verdict(
    id: str, ask: protocol.AskVerdict, server: ServerHere, visitor: Anyone, account: Someone
) -> Response:
    """What a turn that is fully chosen gives up against the best."""
    showing = await looked_at(server, id, visitor)
    game = hinting.check_asks(showing.table, account.id, ask.seat)
    seen, line = turn_chosen(game, ask.seat, ask.line)
    asked = (game.rules.name, game.rules.version, seen)
    errand = verdict_errand(asked, line, ask.threshold / PER_CENT)
    found = await server.advice.find(errand, account.id)
    if found == NOT_A_TURN:
        raise Refused("not-a-turn")
    await _note(server, showing, hinting.noted(game, ask.seat, "tutor"))
    return raw_reply(joined(to_json({"step": game.step}), found))


async def _hint(
    server: Server, showing: Showing, seat: int, person: str, by: str
) -> tuple[int, bytes]:
    """The step, and the hint for a seat in JSON, once it is noted by whom it was given."""
    game = hinting.check_asks(showing.table, person, seat)
    asked = (game.rules.name, game.rules.version, about_now(game, seat))
    found = await server.advice.find(hint_errand(asked), person)
    await _note(server, showing, hinting.noted(game, seat, by))
    return game.step, found


async def _note(server: Server, showing: Showing, note: NoteHint) -> None:
    """Have it stand in the log that a seat has had help, whatever else happens there meanwhile."""
    for _ in range(TRIES):
        if hinting.is_known(showing.table, note):
            return
        try:
            await server.order(showing.table.id, note, None, showing.table.seq, uuid4().hex)
            return
        except Behind as behind:
            showing = behind.showing
        except Refused as refused:
            if refused.code != "already-done":
                raise
            return
    raise Refused("busy", wait=1)
