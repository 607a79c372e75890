"""Looking back, and going on elsewhere: replays, charts, files, branches."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Response

from ...engine.loading import read_players
from .. import archive, protocol
from ..archive import Read
from ..looking import check_branches, eyes, sees_all
from ..making import at_step, going_on, looked_back_on, names_here, players_of, read_file
from ..orders import CHANCE
from ..refused import Refused
from ..replays import course, points, replay
from ..server import Server
from ..since import since
from ..store import archives
from ..views import Showing
from .bots import bots_of, usual_stand_in
from .replies import json_reply
from .tables import Seat, looked_at, make_table
from .visitors import Anyone, Making, ServerHere

router = APIRouter(prefix="/api", tags=["studies"])
MOST_STEPS = 100_000
Step = Annotated[int | None, Query(ge=0, le=MOST_STEPS)]
Steps = Annotated[int, Query(ge=0, le=MOST_STEPS)]
T = TypeVar("T")


def _begun(showing: Showing) -> Showing:
    if showing.table.game is None and not showing.table.archived:
        raise Refused("table-not-started")
    return showing


async def _kept(server: Server, id: str, look: Callable[[Read], T]) -> T:
    """What the archive of a game says whose rules are gone."""
    return await server.read(lambda connection: look(archives.reader(connection, id)))


@router.get("/tables/{id}/replay", response_model=protocol.Replay)
async def replay_at(
    id: str,
    server: ServerHere,
    visitor: Anyone,
    step: Step = None,
    seat: Seat = None,
    open: bool = False,
) -> Response:
    """A step: as one saw it oneself; once the game is over as anyone did, or with all open."""
    table = _begun(await looked_at(server, id, visitor)).table
    viewer = eyes(table, visitor.person, seat, open)
    if table.game is None:
        return json_reply(
            await _kept(server, id, lambda read: archive.replay(read, step, viewer, seat, open))
        )
    return json_reply(await server.aside(replay, table.game, step, viewer, seat, open))


@router.get("/tables/{id}/course", response_model=protocol.Course)
async def course_of(
    id: str, server: ServerHere, visitor: Anyone, seat: Seat = None, open: bool = False
) -> Response:
    """What was done in a game, thing by thing, through the same eyes as its replay."""
    table = _begun(await looked_at(server, id, visitor)).table
    viewer = eyes(table, visitor.person, seat, open)
    if table.game is None:
        return json_reply(await _kept(server, id, lambda read: archive.course_seen(read, viewer)))
    return json_reply(await server.aside(course, table.game, viewer))


@router.get("/tables/{id}/since", response_model=protocol.Since)
async def done_since(
    id: str, server: ServerHere, visitor: Anyone, step: Steps, seat: Seat = None
) -> Response:
    """What was done after a step, as one saw it oneself: for those who were away, or look back."""
    table = _begun(await looked_at(server, id, visitor)).table
    viewer = eyes(table, visitor.person, seat, open_=False)
    if table.game is None:
        raise Refused("table-archived")
    return json_reply(await server.aside(since, table.game, step, viewer))


@router.get("/tables/{id}/points", response_model=protocol.Points)
async def chart(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """The points of every seat when each turn began, and as they stand."""
    table = _begun(await looked_at(server, id, visitor)).table
    if table.game is None:
        return json_reply(await _kept(server, id, lambda read: read(archive.POINTS)))
    return json_reply(await server.aside(points, table.game))


@router.get(
    "/tables/{id}/file",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "The game as a file."}},
)
async def file(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """The whole game as a file, once nothing in it is hidden."""
    showing = _begun(await looked_at(server, id, visitor))
    table, players = showing.table, players_of(showing)
    if not sees_all(table, visitor.person):
        raise Refused("not-finished")
    name = f'attachment; filename="{table.name}-{id}.txt"'
    headers = {"Content-Disposition": name}
    if table.game is None:
        text = await _kept(server, id, lambda read: archive.file_with(read, players))
    else:
        text = await server.aside(table.game.dump, players)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@router.post("/imports", response_model=protocol.State, status_code=201)
async def import_(new: protocol.NewImport, server: ServerHere, maker: Making) -> Response:
    """A table that goes on from a game file: to study, or against bots."""
    game = at_step(await server.aside(read_file, new.text), new.step)
    name = game.rules.name
    bots, stand_in = bots_of(name), usual_stand_in(name)
    about = await server.aside(going_on, game, new, maker.person, CHANCE, bots, stand_in)
    if game.over:
        about, names = looked_back_on(about, read_players(new.text, game.seats), bots)
        return await make_table(server, maker, about, names)
    return await make_table(server, maker, about, names_here(new.seats or []))


@router.post("/tables/{id}/branches", response_model=protocol.State, status_code=201)
async def branch(
    id: str, new: protocol.NewBranch, server: ServerHere, visitor: Anyone, maker: Making
) -> Response:
    """A table that goes on from a step of a game: to study, or against bots."""
    table = (await looked_at(server, id, visitor)).table
    check_branches(table, maker.person)
    assert table.game is not None
    game = at_step(table.game, new.step)
    bots, stand_in = bots_of(table.name), usual_stand_in(table.name)
    about = await server.aside(going_on, game, new, maker.person, CHANCE, bots, stand_in, id)
    return await make_table(server, maker, about, names_here(new.seats or []))
