"""Orders through the socket of a table: what the door for orders does, without the way to it.

One is looked at after the other, and only once the one before it is answered: whoever does not read
what is said is not listened to either.
"""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import get_args

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from .. import protocol
from ..hub import Ordered, Watcher
from ..orders import Behind, Carried
from ..patience import one_request
from ..refused import Refused
from ..server import Server
from .guard import note
from .problems import bad_field, problem

ORDER = TypeAdapter(protocol.GivenOrder)
ROUTE, METHOD, CARRIED_OUT = "/api/tables/{id}/socket", "ORDER", 200
PAUSE_SECONDS = 0.2
"""How long one who orders too much is not listened to."""
LONGEST_ID = 36
errors = logging.getLogger("wolfmoon.server")


@dataclass(frozen=True)
class Misread:
    """What is meant to be an order, and is none."""

    id: str | None
    refused: Refused
    language: str | None


async def take_order(server: Server, watcher: Watcher, text: str) -> bool:
    """Carry out the order in a message, or say why not; False if there is none in it."""
    began = time.perf_counter()
    given = _read(text)
    if given is None:
        return False
    id = str(given.id) if isinstance(given, protocol.GivenOrder) else given.id
    ordered = watcher.ordered = Ordered(id or "")
    try:
        carried = await _carried_out(server, watcher, given)
    except Exception as error:
        refused = _refused(error)
        ordered.reply = _refusal(id, refused, given.language or watcher.language)
        if isinstance(refused, Behind):
            server.hub.changed(refused.showing)  # what was missed is told first
        if refused.code == "too-many-requests":
            await asyncio.sleep(PAUSE_SECONDS)
        status = refused.status
    else:
        about = {"type": "answered", "id": id, "seq": carried.showing.table.seq}
        ordered.reply, status = to_json(about), CARRIED_OUT
        if carried.repeated:
            server.hub.changed(carried.showing)
    note(server, METHOD, ROUTE, status, began)
    if not ordered.said.is_set():
        watcher.wake.set()
        await ordered.said.wait()
    return True


def _read(text: str) -> protocol.GivenOrder | Misread | None:
    """The order in a message, or what is wrong with it; None if none is meant."""
    try:
        return ORDER.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
    try:
        data = from_json(text)
    except ValueError:
        return None
    if not isinstance(data, dict) or data.get("type") != "order":
        return None
    id, language = data.get("id"), data.get("language")
    return Misread(
        id if isinstance(id, str) and len(id) <= LONGEST_ID else None,
        bad_field({**first, "loc": ("body", *first["loc"])}),
        language if language in get_args(protocol.Language) else None,
    )


async def _carried_out(
    server: Server, watcher: Watcher, given: protocol.GivenOrder | Misread
) -> Carried:
    one_request()
    if watcher.person is None or watcher.out:
        raise Refused("not-signed-in")
    server.address_limit.take(watcher.address)
    server.people_limit.take(watcher.person)
    if isinstance(given, Misread):
        raise given.refused
    about = (given.command, watcher.person, given.seq, str(given.id))
    return await server.order(watcher.table, *about)


def _refused(error: Exception) -> Refused:
    if isinstance(error, Refused):
        return error
    errors.error("internal error", exc_info=error)
    return Refused("internal")


def _refusal(id: str | None, refused: Refused, language: str) -> bytes:
    about = to_json({"type": "refused", "id": id, "status": refused.status})
    return b"".join((about[:-1], b',"problem":', problem(refused, language), b"}"))
