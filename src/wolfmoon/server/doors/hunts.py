"""The daily hunt: today's, one's own try, a day, a week, a calendar."""

from datetime import date, timedelta
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import Connection

from .. import protocol
from ..events import Data
from ..hunts import showing
from ..hunts.asking import house_of, hunted_day
from ..hunts.day import day_at, pool_of, table_for
from ..hunts.picture import picture as drawing
from ..hunts.places import places_of
from ..hunts.showing import House
from ..ids import new_id
from ..orders import now
from ..quotas import LAST
from ..refused import Refused
from ..server import Server
from ..shapes import GameName
from ..store import hunts
from ..store.hunts import Hunt
from ..store.writer import Done
from ..views import Showing
from .bots import usual_stand_in
from .drawn import PICTURE, drawing_limit, picture_reply
from .replies import json_reply
from .tables import state_reply
from .visitors import Anyone, Making, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["hunts"])
Day = Annotated[date, Path(description="A day, as 2026-11-17.")]
First = Annotated[date | None, Query(description="The first day; 31 days follow.")]
CALENDAR = timedelta(days=31)


@router.get("/hunts", response_model=protocol.Hunts)
async def today(server: ServerHere, visitor: Anyone) -> Response:
    """Today's hunts, and how far one is with them."""
    house = await house_of(server)
    return json_reply(await server.read(lambda c: showing.today(c, house, visitor.person)))


@router.post("/hunts/{game}", response_model=protocol.State, status_code=201)
async def hunt(
    game: GameName, new: protocol.NewHunt, server: ServerHere, maker: Making
) -> Response:
    """Begin a hunt, or go on with the one that was begun."""
    house = await house_of(server)
    day = hunted_day(game, new.day)
    mine = await server.read(lambda c: hunts.own(c, maker.person, day, game))
    if mine is not None and not new.again:
        return state_reply(server, await server.table(mine.table), maker.person, None)
    if new.again and (mine is None or not mine.over):
        raise Refused("hunt-not-done")
    pool = mine.pool if mine else pool_of(house.secret, day, maker.person, house.pools)
    kept = Hunt(new_id(), maker.person, "", str(day), game, pool, day < day_at(now()))
    return await _begin(server, maker, house, kept, counts=not new.again)


async def _begin(
    server: Server, maker: Making, house: House, hunt: Hunt, *, counts: bool
) -> Response:
    """Keep the table of a hunt, and who hunts there, together."""
    day, stand_in = date.fromisoformat(hunt.day), usual_stand_in(hunt.game)
    which = hunt.person, house.secret, day, hunt.game, hunt.pool
    about = await server.aside(lambda: table_for(*which, counts=counts, stand_in=stand_in))

    def work(connection: Connection) -> Done[Showing]:
        server.quotas.check_table(connection, maker, about, now())
        made = server.keeper.make(connection, hunt.table, about, {}, maker.address)
        hunts.add(connection, hunt, counts, house.foreseen)
        return made

    made = await server.write(work, key=LAST + hunt.table)
    return state_reply(server, made, maker.person, None, 201)


@router.get("/hunts/{game}/{day}", response_model=protocol.HuntDay)
async def of_day(game: GameName, day: Day, server: ServerHere, visitor: Anyone) -> Response:
    """A day: what bots made of it and, once one's own hunt is done, everyone else."""
    house, on = await house_of(server), hunted_day(game, day)
    found = await server.read(
        lambda c: showing.of_day(c, house, server.hunted, game, on, visitor.person)
    )
    return json_reply({**found, "places": await _places(server, found["hunt"])})


async def _places(server: Server, hunt: Data) -> list[Data]:
    """One's own places at the dates of the game, once the hunt is done."""
    if hunt["result"] is None:
        return []
    game = (await server.table(hunt["table"])).table.game
    return [] if game is None else await server.aside(places_of, game, hunt["seat"])


@router.get(
    "/hunts/{game}/{day}/alpha",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "The game as a file."}},
)
async def alphas_game(game: GameName, day: Day, server: ServerHere, visitor: Anyone) -> Response:
    """A middling game of the Alpha from everyone's seat, as a file; once one's own is done."""
    house, on = await house_of(server), hunted_day(game, day)
    found = await server.read(lambda c: showing.middling(c, house, game, on, visitor.person))
    text = await server.aside(showing.file_of, house, game, on, *found)
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get("/hunts/{game}/{day}/week", response_model=protocol.HuntWeek)
async def week(game: GameName, day: Day, server: ServerHere, visitor: Anyone) -> Response:
    """The table of the week that a day is in: the best five marks of seven days."""
    house, on = await house_of(server), hunted_day(game, day)
    return json_reply(
        await server.read(lambda c: showing.week(c, house, server.hunted, game, on, visitor.person))
    )


@router.get("/hunts/{game}/{day}/picture.png", response_class=Response, responses=PICTURE)
async def picture(game: GameName, day: Day, server: ServerHere, visitor: Anyone) -> Response:
    """What those show who show a link to a hunt: its opening once its day is over, else a moon."""
    drawing_limit.take(visitor.address)
    house, on = await house_of(server), hunted_day(game, day)
    return picture_reply(await server.beside.draw(drawing, house, game, on, visitor.language))


@router.get("/me/hunts", response_model=list[protocol.HuntedDay])
async def calendar(server: ServerHere, account: Someone, first: First = None) -> Response:
    """A month of one's own."""
    begin = first or day_at(now()) - CALENDAR
    return json_reply(
        await server.read(lambda c: showing.calendar(c, account.id, begin, begin + CALENDAR))
    )
