"""What players and the host have to say to each other: reports, and announcements."""

import secrets
from datetime import timedelta

from fastapi import APIRouter, Response
from sqlalchemy import Connection, func, insert, select

from .. import protocol
from ..events import dumps, microseconds
from ..orders import now
from ..refused import Refused
from ..store import chats
from ..store.schema_host import reports
from ..store.writer import Done
from .replies import json_reply, nothing
from .tables import looked_at
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["hosting"])
MOST_A_DAY = 10
"""Reports of one person."""
LINES_KEPT = 20
DAY = timedelta(days=1)


@router.post("/tables/{id}/reports", status_code=204)
async def report(
    id: str, new: protocol.NewReport, server: ServerHere, visitor: Anyone, account: Someone
) -> Response:
    """Tell the host of the server about someone at a table; nobody else learns of it."""
    server.making_limit.take(account.id)
    table = (await looked_at(server, id, visitor)).table
    if new.seat >= len(table.seats):
        raise Refused("seat-unknown", seat=new.seat + 1)
    person = table.seats[new.seat].person
    if person is None or person == account.id:
        raise Refused("report-nobody")
    at = now()

    def work(connection: Connection) -> Done[None]:
        recent = reports.c.by == account.id, reports.c.at > microseconds(at - DAY)
        count = select(func.count()).select_from(reports).where(*recent)
        if connection.execute(count).scalar_one() >= MOST_A_DAY:
            raise Refused("too-many-reports", most=MOST_A_DAY)
        said = [line["text"] for line in chats.lines(connection, id) if line["seat"] == new.seat]
        values = {"by": account.id, "person": person, "table_id": id, "reason": new.reason}
        kept = {"text": new.text.strip(), "chat": dumps(said[-LINES_KEPT:])}
        row = {"id": secrets.token_hex(6), "at": microseconds(at), **values, **kept}
        connection.execute(insert(reports).values(row))
        return Done(None)

    await server.write(work)
    return nothing()


@router.get("/announcement", response_model=protocol.Announcement | None)
async def announcement(server: ServerHere) -> Response:
    """What the host tells everyone now, if anything."""
    return json_reply(await server.announced.now())
