"""Tables: the lobby, new ones, a table as it stands, its orders and its log."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection

from .. import protocol
from ..happened import Made
from ..hunts.day import day_at
from ..ids import new_id
from ..looking import check_looks
from ..making import made, names_here
from ..orders import CHANCE, Carried, now
from ..quotas import LAST, Maker
from ..refused import Refused
from ..server import Server
from ..shapes import GameName
from ..store import hunts, lists
from ..store.writer import Done
from ..table import FINISHED, Table
from ..views import Showing, viewer_of
from .bots import bots_of, usual_stand_in
from .replies import json_reply, raw_reply
from .visitors import Anyone, Making, ServerHere, Someone, Visitor

router = APIRouter(prefix="/api/tables", tags=["tables"])
Seat = Annotated[int | None, Query(ge=0, le=4, description="Whose eyes: a seat of one's own.")]
After = Annotated[str | None, Query(max_length=80, description="What a page said is `next`.")]
MOST_EVENTS = 1_000_000


async def looked_at(server: Server, id: str, visitor: Visitor) -> Showing:
    """A table that a visitor may look at."""
    showing = await server.table(id)
    if not await may_watch(server, showing.table, visitor.person):
        check_looks(showing.table, visitor.person)
    return showing


async def hosted(server: Server, id: str, person: str) -> Showing:
    """A table that a person hosts; it is read before anything about it comes to the writer."""
    showing = await server.table(id)
    check_looks(showing.table, person)
    if showing.table.host != person:
        raise Refused("not-the-host")
    return showing


async def may_watch(server: Server, table: Table, person: str | None) -> bool:
    """Whether it is a finished hunt, and open to those who have hunted that day as well."""
    hunt = table.about.hunt
    if hunt is None or table.status != FINISHED:
        return False
    day = date.fromisoformat(hunt["day"])
    mine = await server.read(lambda c: hunts.own(c, person, day, table.name))
    return hunts.is_open(mine, day, day_at(now()))


def own_eyes(showing: Showing, person: str | None, seat: int | None) -> int | None:
    """The viewer for a seat that was asked for; it must be one's own."""
    if seat is not None and seat not in showing.table.seats_of(person):
        raise Refused("not-your-seat", seat=seat + 1)
    return viewer_of(showing.table, person, seat)


def state_reply(
    server: Server, showing: Showing, person: str | None, seat: int | None, status: int = 200
) -> Response:
    """The state of a table for a visitor."""
    viewer = own_eyes(showing, person, seat)
    return raw_reply(showing.state(person, viewer, server.hub.presence(showing)), status)


@router.get("", response_model=protocol.Tables)
async def lobby(
    server: ServerHere,
    visitor: Anyone,
    game: GameName | None = None,
    after: After = None,
) -> Response:
    """The lobby: open tables that gather, then those that may be watched."""
    place = lists.place_of(after)
    tables, end = await server.read(lambda c: lists.lobby(c, visitor.person, game, place))
    return json_reply({"tables": tables, "next": end})


@router.post("", response_model=protocol.State, status_code=201)
async def make(new: protocol.NewTable, server: ServerHere, maker: Making) -> Response:
    """A new table. It gathers until its host begins."""
    bots = bots_of(new.game)
    stand_in = usual_stand_in(new.game)
    about = await server.aside(made, new, maker.person, CHANCE, bots, stand_in)
    return await make_table(server, maker, about, names_here(new.seats))


async def make_table(server: Server, maker: Maker, about: Made, names: dict[int, str]) -> Response:
    """Keep a new table, and show it to its host."""
    id = new_id()

    def work(connection: Connection) -> Done[Showing]:
        server.quotas.check_table(connection, maker, about, now())
        return server.keeper.make(connection, id, about, names, maker.address)

    return state_reply(server, await server.write(work, key=LAST + id), maker.person, None, 201)


@router.get("/{id}", response_model=protocol.State)
async def state(id: str, server: ServerHere, visitor: Anyone, seat: Seat = None) -> Response:
    """The table and its game as one seat, or a spectator, sees them."""
    return state_reply(server, await looked_at(server, id, visitor), visitor.person, seat)


@router.post("/{id}/orders", response_model=protocol.Answer)
async def order(id: str, order: protocol.Order, server: ServerHere, account: Someone) -> Response:
    """Every command: with the number of the last event seen, and an id of one's own."""
    carried = await server.order(id, order.command, account.id, order.seq, str(order.id))
    return answer_reply(server, carried, account.id, getattr(order.command, "seat", None))


def answer_reply(server: Server, carried: Carried, person: str, seat: int | None) -> Response:
    """What an order led to, for the one who gave it."""
    showing = carried.showing
    viewer = viewer_of(showing.table, person, seat)
    presence = server.hub.presence(showing)
    return raw_reply(showing.answer(person, viewer, carried.after, presence))


@router.get("/{id}/events", response_model=protocol.Events)
async def events(
    id: str,
    server: ServerHere,
    visitor: Anyone,
    after: Annotated[int, Query(ge=0, le=MOST_EVENTS)] = 0,
    seat: Seat = None,
) -> Response:
    """The log after a number."""
    showing = await looked_at(server, id, visitor)
    viewer = own_eyes(showing, visitor.person, seat)
    seq = str(showing.table.seq).encode()
    return raw_reply(
        b"".join((b'{"seq":', seq, b',"events":', showing.events(viewer, after), b"}"))
    )
