"""Reviews of games that are over: to ask for one, to read it, and to try a turn again."""

from fastapi import APIRouter, Response

from ...engine.game import Game
from .. import protocol, second_tries
from ..limits import Limit
from ..lines import follow
from ..refused import Refused
from ..reviewing import asking, check_reviews, state_of, turn_of
from ..server import Server
from ..store.reviews import Plain
from ..thinking.errands import COME_BACK
from ..thinking.question import BotTrouble
from ..thinking.reviewing import try_errand
from .replies import json_reply
from .visitors import Anyone, Making, ServerHere, Someone, Visitor

router = APIRouter(prefix="/api/tables", tags=["reviews"])
TRIES_A_MINUTE, TRIES_AT_ONCE = 12, 6
TRYING = Limit(TRIES_A_MINUTE / 60, TRIES_AT_ONCE)
"""How often one person may have another try at a turn judged: each computes for seconds."""


@router.get("/{id}/review", response_model=protocol.ReviewState)
async def review(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """How far the review of a game is, and as much of it as there is."""
    table = (await server.table(id)).table
    check_reviews(table, visitor.person)
    return json_reply(await server.read(lambda c: state_of(c, table, visitor.person)))


@router.post("/{id}/review", response_model=protocol.ReviewState, status_code=202)
async def ask(id: str, server: ServerHere, visitor: Anyone, maker: Making) -> Response:
    """Have a game reviewed: once, for all who may see it. Its progress comes by one's socket."""
    table = (await server.table(id)).table
    check_reviews(table, visitor.person)
    await server.write(asking(table, maker.person), key=id)
    return json_reply(await server.read(lambda c: state_of(c, table, maker.person)), 202)


@router.post("/{id}/review/tries", response_model=protocol.TryAnswer)
async def try_again(
    id: str, given: protocol.AskTry, server: ServerHere, visitor: Anyone, account: Someone
) -> Response:
    """What other decisions would have been worth in the place of a turn that was reviewed."""
    table = (await server.table(id)).table
    game = check_reviews(table, visitor.person)
    TRYING.take(account.id)
    if not server.settings.bot_processes:
        raise Refused("reviews-away")
    turn = await server.read(lambda connection: turn_of(connection, id, given.turn))
    line = await server.aside(follow, game.at(turn["step"]), turn["seat"], given.line)
    errand = try_errand(game.dump(), given.turn, tuple(line.numbers))
    try:
        found = await server.beside.judge(server.errands.run, errand, f"try {account.id}")
    except BotTrouble:
        raise Refused("busy", wait=COME_BACK) from None
    if found is None:
        raise Refused("not-a-whole-turn")
    return json_reply({"table": id, "tried": found})


# -- while another turn is made up ------------------------------------------------------
async def _then(server: Server, id: str, visitor: Visitor, turn: int) -> tuple[Game, Plain]:
    """A game that may be reviewed, and one of its turns."""
    game = check_reviews((await server.table(id)).table, visitor.person)
    return game, await server.read(lambda connection: turn_of(connection, id, turn))


@router.post("/{id}/review/preview", response_model=protocol.Preview)
async def preview(id: str, ask: protocol.AskTurn, server: ServerHere, visitor: Anyone) -> Response:
    """The position after a line in the place of a turn that was reviewed."""
    game, turn = await _then(server, id, visitor, ask.turn)
    return json_reply(await server.aside(second_tries.preview_of, game, turn, ask))


@router.post("/{id}/review/ahead", response_model=protocol.Ahead)
async def ahead(
    id: str, ask: protocol.AskTurnAhead, server: ServerHere, visitor: Anyone
) -> Response:
    """Everything that may follow in the place of a turn that was reviewed."""
    game, turn = await _then(server, id, visitor, ask.turn)
    return json_reply(await server.aside(second_tries.ahead_of, game, turn, ask))


@router.post("/{id}/review/why-not", response_model=list[protocol.WhyNot])
async def why_not(
    id: str, ask: protocol.AskTurnWhyNot, server: ServerHere, visitor: Anyone
) -> Response:
    """Why not there, or why not that; with the rule's number."""
    game, turn = await _then(server, id, visitor, ask.turn)
    language = visitor.language
    return json_reply(await server.aside(second_tries.why_not_of, game, turn, ask, language))
