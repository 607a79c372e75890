"""What is one's own, and what is here for all: my games, the games, the words."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic_core import to_json

from ... import words
from ...games import NAMES, games
from .. import boxes, protocol
from ..store import lists
from .bots import bots_data
from .documents import document
from .replies import json_reply
from .tables import After
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["lists"])
A_DAY = "public, max-age=86400"
INPUT = "input"
"""The file of the catalogue about what can't be read: the client gets it in whole sentences."""


@router.get("/me/tables", response_model=protocol.Tables)
async def mine(server: ServerHere, account: Someone, after: After = None) -> Response:
    """One's own tables: where one is to decide, then those going on, then finished."""
    place = lists.place_of(after)
    tables, end = await server.read(lambda c: lists.mine(c, account.id, place))
    return json_reply({"tables": tables, "next": end})


@router.get("/me/statistics", response_model=protocol.Statistics)
async def statistics(server: ServerHere, account: Someone) -> Response:
    """How one has fared."""
    return json_reply({"rows": await server.read(lambda c: lists.statistics(c, account.id))})


@router.get("/games", response_model=list[protocol.GameInfo])
async def list_games(request: Request, visitor: Anyone) -> Response:
    """The games, their options, bots, and what is printed on their components."""
    return document(request, "application/json", games_text)


def games_text() -> bytes:
    """All games as JSON."""
    return to_json([game_data(name) for name in NAMES])


def game_data(name: str) -> dict[str, Any]:
    """A game with all that never changes about it."""
    return {
        "name": name,
        "rules": games[name].version,
        "players": boxes.PLAYERS[name],
        "bots": bots_data(name),
        "options": boxes.OPTIONS[name](),
        "box": boxes.BOXES[name](),
    }


@router.get("/games/the-wolves/map", response_model=protocol.GameMap)
async def map_(
    visitor: Anyone,
    players: Annotated[int, Query(ge=2, le=5)],
    regions: Annotated[str, Query(max_length=40, pattern=r"^\d+(,\d+)*$")],
) -> Response:
    """The hexes of a map: name, place, ground, region."""
    response = json_reply(boxes.map_data(players, [int(tile) for tile in regions.split(",")]))
    response.headers["Cache-Control"] = A_DAY
    return response


@router.get(
    "/words/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "Messages, in Fluent."}},
)
async def catalogue(language: protocol.Language, request: Request, visitor: Anyone) -> Response:
    """The catalogue of a language."""
    return document(request, "text/plain; charset=utf-8", words_text, language)


def words_text(language: str) -> bytes:
    """The messages of a language, but for those that only the server says."""
    names = (name for name in words.files_of(language) if name != INPUT)
    return words.messages(language, *names).encode()
