"""What is one's own, and what is here for all: my games, the games, the words."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic_core import to_json
from sqlalchemy import Connection

from ... import words
from ...engine.errors import BadInput
from ...games import NAMES, described, games
from .. import protocol
from ..refused import Refused
from ..shapes import GameMap, GameName
from ..store import concerns, lists, ways
from .bots import bots_data
from .documents import document
from .notices import way_data
from .replies import json_reply
from .tables import After
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["lists"])
A_DAY = "public, max-age=86400"


@router.get("/me/tables", response_model=protocol.Tables)
async def mine(server: ServerHere, account: Someone, after: After = None) -> Response:
    """One's own tables: where one is to decide, then those going on, then finished."""
    place = lists.place_of(after)
    tables, end = await server.read(lambda c: lists.mine(c, account.id, place))
    return json_reply({"tables": tables, "next": end})


@router.get("/me/needs", response_model=protocol.Needs)
async def needs(server: ServerHere, account: Someone) -> Response:
    """All that one has to do, at whatever table: what the bell shows."""

    def query(connection: Connection) -> dict[str, object]:
        found = vars(concerns.needs_of(connection, account.id))
        told = {what: lists.shown(connection, kept, account.id) for what, kept in found.items()}
        off = [way_data(way) for way in ways.troubles(connection, account.id)]
        return {**told, "off": off}

    return json_reply(await server.read(query))


@router.get("/me/statistics", response_model=protocol.Statistics)
async def statistics(server: ServerHere, account: Someone) -> Response:
    """How one has fared."""
    rows = await server.read(lambda c: lists.statistics(c, account.id))
    return json_reply({"rows": rows})


@router.get("/games", response_model=list[protocol.GameInfo])
async def list_games(request: Request, visitor: Anyone) -> Response:
    """The games, their options, bots, and what is printed on their components."""
    return document(request, "application/json", games_text)


def games_text() -> bytes:
    """All games as JSON."""
    return to_json([game_data(name) for name in NAMES])


def game_data(name: str) -> dict[str, object]:
    """A game with all that never changes about it."""
    about = described(name)
    return {
        "name": name,
        "rules": games[name].version,
        "players": list(about.seats),
        "bots": bots_data(name),
        "options": about.choices(),
        "box": about.box(),
        "hides": games[name].hides,
    }


@router.get("/games/{game}/map", response_model=GameMap)
async def map_(
    game: GameName,
    visitor: Anyone,
    players: Annotated[int, Query(ge=protocol.FEWEST_SEATS, le=protocol.MOST_SEATS)],
    regions: Annotated[str, Query(max_length=40, pattern=r"^\d+(,\d+)*$")],
) -> Response:
    """The hexes of a map: name, place, ground, region."""
    response = json_reply(map_data(game, players, [int(tile) for tile in regions.split(",")]))
    response.headers["Cache-Control"] = A_DAY
    return response


def map_data(game: str, players: int, regions: list[int]) -> Mapping[str, object]:
    """The map of a game, for a game that has one."""
    find = described(game).map
    if find is None:
        raise Refused("not-found")
    try:
        return find(players, regions)
    except BadInput as error:
        raise Refused("bad-request", field=error.path, problem=error.problem) from None


@router.get(
    "/words/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "Messages, in Fluent."}},
)
async def catalogue(language: protocol.Language, request: Request, visitor: Anyone) -> Response:
    """The catalogue of a language."""
    return document(request, "text/plain; charset=utf-8", words_text, language)


def words_text(language: str) -> bytes:
    """The messages of a language, but for those that no browser says."""
    names = (name for name in words.files_of(language) if name not in words.NOT_FOR_BROWSERS)
    return words.messages(language, *names).encode()
