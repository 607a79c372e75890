"""Webhooks of a table itself, for a channel that everyone at it reads; its host sets them."""

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from .. import protocol
from ..events import microseconds
from ..orders import now
from ..refused import Refused
from ..server import Server
from ..store import ways
from ..store.accounts import Account
from ..store.ways import Way
from ..store.writer import Done
from .notices import WayId, hook_host, keep_way, tried, way_data
from .replies import json_reply, nothing
from .tables import hosted
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["notifications"])
MOST_HOOKS = 2
"""Of one table."""


async def _hook(server: Server, id: str, way: str, account: Account) -> Way:
    await hosted(server, id, account.id)
    found = await server.read(lambda c: ways.by_id(c, way))
    if found is None or found.table != id:
        raise Refused("way-unknown")
    return found


@router.get("/tables/{id}/hooks", response_model=list[protocol.MessageWay])
async def list_hooks(id: str, server: ServerHere, account: Someone) -> Response:
    """The webhooks of a table, for its host."""
    await hosted(server, id, account.id)
    found = await server.read(lambda c: ways.of_table(c, id))
    return json_reply([way_data(each) for each in found])


@router.post("/tables/{id}/hooks", response_model=protocol.MessageWay, status_code=201)
async def add_hook(
    id: str, new: protocol.NewHook, server: ServerHere, account: Someone, visitor: Anyone
) -> Response:
    """Give a table a webhook."""
    server.making_limit.take(account.id)
    await hosted(server, id, account.id)
    if account.guest:
        raise Refused("hook-account")
    way = ways.new_way(
        person=account.id,
        table=id,
        kind=ways.HOOK,
        service=new.service,
        address=new.address,
        label=hook_host(new.address, server.settings.private_hooks),
        language=visitor.language,
        made=microseconds(now()),
    )

    def work(connection: Connection) -> Done[Way]:
        if len(ways.of_table(connection, id)) >= MOST_HOOKS:
            raise Refused("too-many-ways", most=MOST_HOOKS)
        return Done(keep_way(connection, way, account))

    return json_reply(way_data(await server.write(work)), 201)


@router.delete("/tables/{id}/hooks/{way}", status_code=204)
async def remove_hook(id: str, way: WayId, server: ServerHere, account: Someone) -> Response:
    """Take a table's webhook away."""
    await _hook(server, id, way, account)

    def work(connection: Connection) -> Done[None]:
        ways.remove(connection, way)
        return Done(None)

    await server.write(work)
    return nothing()


@router.post("/tables/{id}/hooks/{way}/test", response_model=protocol.ServiceAnswer)
async def test_hook(id: str, way: WayId, server: ServerHere, account: Someone) -> Response:
    """Send a test to a table's channel, and say what the service answered."""
    server.notice_limits.tests.take(account.id)
    return json_reply(await tried(server, await _hook(server, id, way, account), account))
