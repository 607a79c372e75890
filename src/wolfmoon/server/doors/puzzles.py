"""Puzzles: what there is, one that is tried, what answers a try, and how one stands.

Nobody needs a name for a puzzle: every question comes with all that was tried in it. Who has one
has a rating, a streak and a history as well.
"""

from datetime import date
from random import Random
from typing import NamedTuple

from fastapi import APIRouter, Depends, Response
from sqlalchemy import Connection

from ...puzzles import RIGHT, Puzzle
from ...puzzles.picking import LEVELS, nearest, pick
from ...puzzles.puzzle import OWN
from ...puzzles.rating import USUAL_RATING, of_puzzle
from .. import protocol, puzzles
from .. import puzzle_pictures as pictures
from ..events import microseconds
from ..limits import Limit
from ..orders import CHANCE, now
from ..puzzle_frames import Data
from ..refused import Refused
from ..server import Server
from ..standings import mine_data
from ..store import puzzles as kept
from ..store.writer import Done
from .replies import json_reply, nothing
from .visitors import Anyone, ServerHere, Someone, Visitor

router = APIRouter(prefix="/api", tags=["puzzles"])
PUBLIC, MINE = "public, max-age=3600", "private, max-age=3600"
drawing_limit = Limit(2.0, 40)
"""How often one address may have a picture drawn."""
SEVERAL_COST = 5
"""Puzzles to keep are not solved: all of them together cost as much as so many tries."""


async def _may_solve(server: ServerHere, visitor: Anyone) -> None:
    """Solving takes longer than most that is asked: it is counted before anything is done."""
    server.solving_limit.take(visitor.person or visitor.address)


solving = [Depends(_may_solve)]


# -- what there is ----------------------------------------------------------------------
@router.get("/puzzles", response_model=protocol.PuzzleIndex)
async def index(server: ServerHere, visitor: Anyone) -> Response:
    """What there is to solve, and the puzzles of today."""
    today = await _of_day(server, now().date())
    return json_reply({"today": today, "books": puzzles.books_data()})


@router.get("/puzzles/days/{day}", response_model=protocol.PuzzlesToday)
async def of_a_day(day: date, server: ServerHere, visitor: Anyone) -> Response:
    """The puzzles of a day that has begun somewhere on earth."""
    if (day - now().date()).days > 1:
        raise Refused("not-found")
    return json_reply(await _of_day(server, day))


async def _of_day(server: Server, day: date) -> Data:
    """The books are read aside when they are first needed: no database waits for them."""
    withdrawn = await server.read(kept.withdrawn)
    found = await server.aside(puzzles.dailies, day, withdrawn)
    ids = [each.id for each in found]
    strengths = await server.read(lambda connection: kept.strengths(connection, ids))
    return await server.aside(puzzles.today_data, day, found, strengths)


@router.post("/puzzles/next", response_model=protocol.PuzzleFound, dependencies=solving)
async def next_(wish: protocol.PuzzleWish, server: ServerHere, visitor: Anyone) -> Response:
    """A puzzle near one's rating that was not met before."""
    wanted = await _wanted(server, visitor, wish)
    luck = Random(CHANCE.getrandbits(64))
    found = pick(wish.game, wanted.rating, wanted.seen, wish.theme, wanted.rated, luck)
    return json_reply({"puzzle": found and puzzles.info_of(found, wanted.strengths)})


@router.post("/puzzles/several", response_model=list[protocol.PuzzleState])
async def several(wish: protocol.PuzzlesWish, server: ServerHere, visitor: Anyone) -> Response:
    """Puzzles near one's rating that were not met before, as they begin: to be kept on a device."""
    server.solving_limit.take(visitor.person or visitor.address, SEVERAL_COST)
    wanted = await _wanted(server, visitor, wish)
    known = puzzles.Known(wanted.strengths, set())

    def work() -> list[Data]:
        left = nearest(wish.game, wanted.rating, wanted.seen, wish.theme, wanted.rated)
        begun = (puzzles.attempt_at(each, []) for each in left[: wish.count])
        asked = protocol.PuzzlePlay()
        return [puzzles.state_of(each, asked, known, visitor.language) for each in begun]

    return json_reply(await server.aside(work))


class _Wanted(NamedTuple):
    """What the next puzzles should be like, by a wish and by what is known of whoever has it."""

    rating: float
    seen: set[str]
    strengths: puzzles.Strengths

    def rated(self, puzzle: Puzzle) -> float:
        """How hard a puzzle is by now."""
        return self.strengths.get(puzzle.id, of_puzzle(puzzle.rating)).value


async def _wanted(server: Server, visitor: Visitor, wish: protocol.PuzzleWish) -> _Wanted:
    puzzles.check_theme(wish.game, wish.theme)
    person = visitor.person

    def read(connection: Connection) -> _Wanted:
        seen = {*wish.seen, *kept.withdrawn(connection)}
        rating = USUAL_RATING if wish.rating is None else wish.rating
        if person is not None:
            seen |= {row.puzzle for row in kept.attempts(connection, person)}
            rating = kept.player(connection, person, wish.game).value
        return _Wanted(rating + LEVELS[wish.level], seen, kept.strengths(connection))

    return await server.read(read)


# -- a puzzle that is tried -------------------------------------------------------------
@router.get("/puzzles/{id}", response_model=protocol.PuzzleState, dependencies=solving)
async def begin(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """A puzzle as it begins."""
    return await _answer(server, id, protocol.PuzzlePlay(), visitor)


@router.post("/puzzles/{id}/play", response_model=protocol.PuzzleState, dependencies=solving)
async def play(id: str, play: protocol.PuzzlePlay, server: ServerHere, visitor: Anyone) -> Response:
    """Where a solver stands after all that was tried, and what the last line led to."""
    return await _answer(server, id, play, visitor)


async def _answer(server: Server, id: str, play: protocol.PuzzlePlay, visitor: Visitor) -> Response:
    puzzle = await _puzzle(server, id, visitor)
    puzzles.check_theme(puzzle.game, play.theme)

    def read(connection: Connection) -> puzzles.Known:
        strengths = kept.strengths(connection, [puzzle.id])
        return puzzles.Known(strengths, kept.withdrawn(connection))

    known = await server.read(read)

    def work() -> Data:
        attempt = puzzles.attempt_at(puzzle, play.tried)
        return puzzles.state_of(attempt, play, known, visitor.language)

    state = await server.aside(work)
    if state["verdict"] is not None and visitor.person is not None:
        right = state["status"] == RIGHT
        state["rated"] = await _ended(server, visitor.person, puzzle, right, play.theme)
    return json_reply(state)


async def _ended(
    server: Server, person: str, puzzle: Puzzle, right: bool, theme: str | None
) -> Data | None:
    """Remember that a try has ended; what it has done to the ratings."""
    moment = now()

    def work(connection: Connection) -> Done[kept.Counted | None]:
        is_daily = puzzles.is_daily(puzzle, moment.date(), kept.withdrawn(connection))
        day = moment.date() if is_daily else None
        end = kept.Ended(puzzle, right, theme is not None, microseconds(moment), day)
        return Done(kept.ended(connection, person, end))

    return puzzles.rated_data(await server.write(work))


async def _puzzle(server: Server, id: str, visitor: Visitor) -> Puzzle:
    """A puzzle of the package, or one of the person's own."""
    person = visitor.person
    if not id.startswith(f"{OWN}."):
        return puzzles.puzzle_of(id)
    if person is None:
        raise Refused("puzzle-unknown")
    found = await server.read(lambda connection: kept.own(connection, person, id))
    if not found:
        raise Refused("puzzle-unknown")
    return found[0].puzzle


@router.post("/puzzles/{id}/hint", response_model=protocol.PuzzleHint, dependencies=solving)
async def hint(
    id: str, ask: protocol.PuzzleAskHint, server: ServerHere, visitor: Anyone
) -> Response:
    """A rung of the hint; who has a name has less from the puzzle then."""
    puzzle, person = await _puzzle(server, id, visitor), visitor.person
    if person is not None:

        def work(connection: Connection) -> Done[None]:
            kept.note_hint(connection, person, puzzle.id, microseconds(now()))
            return Done(None)

        await server.write(work)
    return json_reply(await server.aside(puzzles.hint_data, puzzle, ask.rung))


@router.post("/puzzles/{id}/solution", response_model=protocol.PuzzleSolution, dependencies=solving)
async def solution(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """One way to the goal; who asks before their first try has ended has given it up."""
    puzzle, person = await _puzzle(server, id, visitor), visitor.person
    found = await server.aside(puzzles.solution_data, puzzle)
    if person is not None:
        found["rated"] = await _ended(server, person, puzzle, False, None)
    return json_reply(found)


# -- pictures ---------------------------------------------------------------------------
@router.get(
    "/puzzles/{id}/picture.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A picture."}},
)
async def picture(
    id: str,
    server: ServerHere,
    visitor: Anyone,
    theme: pictures.Theme = "night",
    language: protocol.Language | None = None,
) -> Response:
    """The position that a puzzle begins with, as its solver sees it.

    A browser asks for pictures in its own language, not in that of the page: the address says it.
    """
    drawing_limit.take(visitor.address)
    puzzle = await _puzzle(server, id, visitor)
    drawn = await server.beside.draw(pictures.svg_of, puzzle, theme, language or visitor.language)
    headers = {"Cache-Control": MINE if id.startswith(f"{OWN}.") else PUBLIC}
    return Response(drawn, headers=headers, media_type="image/svg+xml")


@router.get(
    "/puzzles/{id}/picture.png",
    response_class=Response,
    responses={200: {"content": {"image/png": {}}, "description": "A picture."}},
)
async def unfolded_picture(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """The position that a puzzle begins with, for those who show a link to it."""
    drawing_limit.take(visitor.address)
    puzzle = puzzles.puzzle_of(id)
    drawn = await server.beside.draw(pictures.png_of, puzzle, visitor.language)
    headers = {"Cache-Control": PUBLIC, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(drawn, headers=headers, media_type="image/png")


# -- questions --------------------------------------------------------------------------
@router.post("/puzzles/{id}/preview", response_model=protocol.Preview)
async def preview(
    id: str, ask: protocol.PuzzleAsk, server: ServerHere, visitor: Anyone
) -> Response:
    """The position, the offer and the score sheet after a line that is not played."""
    puzzle = await _puzzle(server, id, visitor)
    return json_reply(
        await server.aside(lambda: puzzles.preview_of(puzzles.attempt_at(puzzle, ask.tried), ask))
    )


@router.post("/puzzles/{id}/why-not", response_model=list[protocol.WhyNot])
async def why_not(
    id: str, ask: protocol.PuzzleAskWhyNot, server: ServerHere, visitor: Anyone
) -> Response:
    """Why not there, or why not that; with the rule's number."""
    puzzle, language = await _puzzle(server, id, visitor), visitor.language
    return json_reply(
        await server.aside(
            lambda: puzzles.why_not_of(puzzles.attempt_at(puzzle, ask.tried), ask, language)
        )
    )


@router.post("/puzzles/{id}/ahead", response_model=protocol.Ahead)
async def ahead(
    id: str, ask: protocol.PuzzleAskAhead, server: ServerHere, visitor: Anyone
) -> Response:
    """Everything that may follow with something in mind, with what would come of it."""
    puzzle = await _puzzle(server, id, visitor)
    return json_reply(
        await server.aside(lambda: puzzles.ahead_of(puzzles.attempt_at(puzzle, ask.tried), ask))
    )


# -- what is kept -----------------------------------------------------------------------
@router.get("/me/puzzles", response_model=protocol.PuzzlesMine)
async def mine(server: ServerHere, account: Someone) -> Response:
    """How one stands, which puzzles one has met, and those from one's own games."""
    today = now().date()
    return json_reply(
        await server.read(lambda connection: mine_data(connection, account.id, today))
    )


@router.put("/puzzles/{id}/vote", status_code=204)
async def vote(
    id: str, vote: protocol.PuzzleVote, server: ServerHere, account: Someone
) -> Response:
    """Say whether a puzzle was good, once one has tried it."""
    puzzle = puzzles.puzzle_of(id)

    def work(connection: Connection) -> Done[bool]:
        return Done(kept.vote(connection, account.id, puzzle, vote.good))

    if not await server.write(work):
        raise Refused("puzzle-not-tried")
    return nothing()
