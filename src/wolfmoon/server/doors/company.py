"""Who comes to a table, and what is said there: invites and chat."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import Connection, delete, insert, select

from ...engine.errors import phrase
from .. import protocol
from ..orders import now
from ..refused import Refused
from ..seats import OPEN
from ..store import chats, lists, logs
from ..store.schema import invites, tables
from ..store.writer import Done
from ..table import CLOSED, GATHERING
from .replies import json_reply
from .tables import hosted, looked_at
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["tables"])
INVITE_BYTES = 18
SeatNumber = Annotated[int, Path(ge=0, le=4)]


def _invite(seat: int, secret: str) -> dict[str, object]:
    return {"seat": seat, "secret": secret, "path": f"/join/{secret}"}


@router.get("/tables/{id}/invites", response_model=list[protocol.Invite])
async def list_invites(id: str, server: ServerHere, account: Someone) -> Response:
    """The links of the host's table that still seat someone."""
    await hosted(server, id, account.id)

    def query(connection: Connection) -> list[dict[str, object]]:
        found = select(invites).where(invites.c.table_id == id, invites.c.used.is_(False))
        rows = connection.execute(found.order_by(invites.c.seat)).all()
        return [_invite(row.seat, row.secret) for row in rows]

    return json_reply(await server.read(query))


@router.post("/tables/{id}/invites/{seat}", response_model=protocol.Invite, status_code=201)
async def new_invite(id: str, seat: SeatNumber, server: ServerHere, account: Someone) -> Response:
    """A new link for an open seat; the old one no longer works."""
    await hosted(server, id, account.id)
    secret = secrets.token_urlsafe(INVITE_BYTES)

    def work(connection: Connection) -> Done[None]:
        table = server.live.get(connection, id, lock=True).table
        if table.host != account.id:
            raise Refused("not-the-host")
        if table.status != GATHERING:
            raise Refused("table-started")
        if seat >= len(table.seats):
            raise Refused("seat-unknown", seat=seat + 1)
        if table.seats[seat].kind != OPEN:
            raise Refused("seat-taken", seat=seat + 1)
        old = delete(invites).where(invites.c.table_id == id, invites.c.seat == seat)
        connection.execute(old)
        values = {"secret": secret, "table_id": id, "seat": seat, "used": False}
        connection.execute(insert(invites).values(values))
        return Done(None)

    await server.write(work, key=id)
    return json_reply(_invite(seat, secret), 201)


@router.get("/invites/{secret}", response_model=protocol.InvitedTo)
async def invited(secret: str, server: ServerHere, visitor: Anyone) -> Response:
    """Which table and seat an invite is for; one that was used still leads those who sit there."""

    def query(connection: Connection) -> dict[str, object]:
        found = connection.execute(select(invites).where(invites.c.secret == secret)).first()
        if found is None:
            raise Refused("invite-unknown")
        of_table = tables.c.id == found.table_id
        if connection.execute(select(tables.c.status).where(of_table)).scalar() == CLOSED:
            raise Refused("table-closed")
        kept = connection.execute(select(tables.c.summary).where(of_table))
        table = lists.shown_one(connection, kept.scalar_one(), visitor.person)
        if found.used and not any(seat["yours"] for seat in table["seats"]):
            raise Refused("invite-used")
        return {"table": table, "seat": found.seat}

    return json_reply(await server.read(query))


# -- chat -------------------------------------------------------------------------------
@router.get("/tables/{id}/chat", response_model=list[protocol.Chat])
async def chat(
    id: str,
    server: ServerHere,
    visitor: Anyone,
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Response:
    """What was said last at a table."""
    await looked_at(server, id, visitor)
    return json_reply(await server.read(lambda connection: chats.lines(connection, id, after)))


@router.post("/tables/{id}/chat", response_model=protocol.Chat, status_code=201)
async def say(
    id: str, new: protocol.NewChat, server: ServerHere, visitor: Anyone, account: Someone
) -> Response:
    """Say something; those who only watch listen."""
    server.making_limit.take(account.id)
    server.chat_limit.take(visitor.address)
    table = (await looked_at(server, id, visitor)).table
    own = table.seats_of(account.id)
    if not own and table.host != account.id:
        raise Refused("not-your-seat")
    text = new.text.strip()
    if not text:
        raise Refused("bad-request", field="text", problem=phrase("field-empty"))

    def work(connection: Connection) -> Done[dict[str, object]]:
        logs.seq_of(connection, id, lock=True)
        server.quotas.check_line(connection, account.id, account.guest, now())
        seat = own[0] if own else None
        return Done(chats.add(connection, id, str(new.id), account.id, seat, text, now()))

    line = await server.write(work, key=id)
    await server.say(id, line)
    return json_reply(line, 201)
