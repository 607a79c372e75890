"""Events as they happen: one socket for each visitor at a table."""

from functools import partial

from fastapi import APIRouter, WebSocket
from pydantic_core import to_json

from ...engine.errors import phrase
from ..hub import Watcher
from ..looking import check_looks
from ..orders import now
from ..refused import Refused
from ..server import Server
from ..views import Showing, viewer_of
from .ordering import take_order
from .origin import check_origin
from .talking import LOST_PLACE, MAY_NOT, check_count, has_ended, listen, refuse, talk
from .visitors import find_visitor, server_of

router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str) -> None:
    """Everything that happens at a table, from a number on."""
    server = server_of(websocket)
    changes = server.known.changes
    try:
        watcher, showing = await _watcher(websocket, server, id)
    except Refused as refused:
        await refuse(websocket, refused)
        return
    server.hub.join(watcher, showing)
    server.measures.sockets.inc()
    try:
        if server.known.changes != changes:  # someone was signed out meanwhile
            await _check_lasts(server, watcher)
        await websocket.accept()
        pong, order = partial(_pong, server, watcher), partial(take_order, server, watcher)
        await talk(_send(websocket, server, watcher), listen(websocket, pong, order))
    finally:
        server.hub.leave(watcher)
        server.measures.sockets.dec()


async def _watcher(websocket: WebSocket, server: Server, id: str) -> tuple[Watcher, Showing]:
    """Who connects, to what, and from which number on."""
    settings = server.settings
    check_origin(websocket.headers, settings.origins, settings.https)
    visitor = await find_visitor(websocket)
    server.people_limit.take(visitor.person or visitor.address)
    check_count(server, visitor)
    showing = await server.table(id)
    check_looks(showing.table, visitor.person)
    seat = _number(websocket, "seat")
    if seat is not None and seat not in showing.table.seats_of(visitor.person):
        raise Refused("not-your-seat", seat=seat + 1)
    after = _number(websocket, "after") or 0
    key = visitor.key if visitor.account else None
    if not 0 <= after <= showing.table.seq:
        raise Refused("behind")
    check_count(server, visitor)  # others of theirs may have come while the table was read
    about = (id, visitor.person, seat, after, visitor.address, key, visitor.language)
    return Watcher(*about), showing


async def _check_lasts(server: Server, watcher: Watcher) -> None:
    """What let a connection in may have ended before it was one."""
    try:
        watcher.out = await has_ended(server, watcher.key)
    except Refused:
        watcher.lost = True  # it comes again when the database is back


def _number(websocket: WebSocket, name: str) -> int | None:
    given = websocket.query_params.get(name, "")
    if given and not (given.isascii() and given.isdigit() and len(given) < 10):
        raise Refused("bad-request", field=name, problem=phrase("field-whole"))
    return int(given) if given else None


def _pong(server: Server, watcher: Watcher) -> dict[str, object]:
    """The answer to a ping."""
    showing = server.hub.latest(watcher.table)
    seq = showing.table.seq if showing else watcher.seq
    return {"type": "pong", "seq": seq, "at": now()}


async def _send(websocket: WebSocket, server: Server, watcher: Watcher) -> None:
    """Tell a connection what it has not been told, whenever it is woken."""
    watcher.wake.set()
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        if watcher.lost or not _may_look(server, watcher):
            await websocket.close(LOST_PLACE if watcher.lost else MAY_NOT)
            return
        for message in messages(server, watcher):
            if watcher.out:
                break  # and is closed: it was woken
            await websocket.send_text(message.decode())
            server.measures.messages.inc()


def _may_look(server: Server, watcher: Watcher) -> bool:
    """Whether a connection may still be told: its person may have left the table, or signed out."""
    showing = server.hub.latest(watcher.table)
    try:
        if showing is not None:
            check_looks(showing.table, watcher.person)
    except Refused:
        return False
    return not watcher.out


def messages(server: Server, watcher: Watcher) -> list[bytes]:
    """What a connection has not been told yet."""
    showing = server.hub.latest(watcher.table)
    if showing is None:
        return []
    due: list[bytes] = []
    presence = server.hub.presence(showing)
    if showing.table.seq > watcher.seq:
        viewer = viewer_of(showing.table, watcher.person, watcher.seat)
        events = showing.events(viewer, watcher.seq)
        state = showing.state(watcher.person, viewer, presence)
        order = _told_order(watcher, showing)
        parts = (b'{"type":"happened","events":', events, b',"state":', state, b',"order":', order)
        due.append(b"".join((*parts, b"}")))
        watcher.seq = showing.table.seq
    if watcher.ordered is not None and watcher.ordered.reply:
        due.append(watcher.ordered.reply)
        _said(watcher)
    if presence != watcher.told:
        watcher.told = presence
        due.append(
            to_json(
                {
                    "type": "present",
                    "present": sorted(presence.present),
                    "watching": presence.watching,
                    "thinking": presence.thinking,
                    "preparing": presence.preparing and presence.preparing._asdict(),
                }
            )
        )
    while watcher.chats:
        due.append(to_json({"type": "said", "chat": watcher.chats.popleft()}))
    return due


def _told_order(watcher: Watcher, showing: Showing) -> bytes:
    """The order of the connection that led to what it is told now, if one did."""
    if watcher.ordered is None:
        return b"null"
    table, first = showing.table, showing.table.first_of(watcher.ordered.id)
    if first is None or first <= watcher.seq or table.log[first - 1].event.by != watcher.person:
        return b"null"
    told = b'"%s"' % watcher.ordered.id.encode()
    _said(watcher)
    return told


def _said(watcher: Watcher) -> None:
    """The order is answered: the next one may be looked at."""
    if watcher.ordered is not None:
        watcher.ordered.said.set()
        watcher.ordered = None
