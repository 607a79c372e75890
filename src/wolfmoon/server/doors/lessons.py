"""Lessons: what there is to learn, a lesson under way, and how far one is.

Nobody needs a name for a lesson: every question comes with all that was tried in it.
"""

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json
from sqlalchemy import Connection

from .. import lessons, protocol
from ..events import microseconds
from ..orders import now
from ..server import Server
from ..store import lessons as kept
from ..store.writer import Done
from .documents import document
from .replies import json_reply
from .visitors import Anyone, ServerHere, Someone

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons", response_model=list[protocol.LessonCourse])
async def list_(request: Request, visitor: Anyone) -> Response:
    """The courses: their lessons, and the first game that each ends in."""
    return document(request, "application/json", courses_text)


def courses_text() -> bytes:
    """All courses as JSON."""
    return to_json(lessons.courses_data())


@router.get("/lessons/{id}", response_model=protocol.LessonState)
async def begin(id: str, server: ServerHere, visitor: Anyone) -> Response:
    """A lesson as it begins."""
    return await _answer(server, id, protocol.LessonPlay(), visitor.language)


@router.post("/lessons/{id}/play", response_model=protocol.LessonState)
async def play(id: str, play: protocol.LessonPlay, server: ServerHere, visitor: Anyone) -> Response:
    """Where a learner stands after all that was tried, and what the last line led to."""
    return await _answer(server, id, play, visitor.language)


async def _answer(server: Server, id: str, play: protocol.LessonPlay, language: str) -> Response:
    lesson = lessons.lesson_of(id, play.mark)

    def work() -> lessons.Data:
        attempt = lessons.attempt_at(lesson, play.tried)
        server.measures.tried(attempt)
        return lessons.state_of(attempt, language)

    return json_reply(await server.aside(work))


# -- questions --------------------------------------------------------------------------
@router.post("/lessons/{id}/preview", response_model=protocol.Preview)
async def preview(
    id: str, ask: protocol.LessonAsk, server: ServerHere, visitor: Anyone
) -> Response:
    """The position, the offer and the score sheet after a line that is not played."""
    lesson = lessons.lesson_of(id)
    return json_reply(
        await server.aside(lambda: lessons.preview_of(lessons.attempt_at(lesson, ask.tried), ask))
    )


@router.post("/lessons/{id}/why-not", response_model=list[protocol.LessonWhyNot])
async def why_not(
    id: str, ask: protocol.LessonAskWhyNot, server: ServerHere, visitor: Anyone
) -> Response:
    """Why not there, or why not that; with the rule's number and the lesson's words."""
    lesson = lessons.lesson_of(id)
    return json_reply(
        await server.aside(
            lambda: lessons.why_not_of(lessons.attempt_at(lesson, ask.tried), ask, visitor.language)
        )
    )


@router.post("/lessons/{id}/ahead", response_model=protocol.Ahead)
async def ahead(
    id: str, ask: protocol.LessonAskAhead, server: ServerHere, visitor: Anyone
) -> Response:
    """Everything that may follow with something in mind, with what would come of it."""
    lesson = lessons.lesson_of(id)
    return json_reply(
        await server.aside(lambda: lessons.ahead_of(lessons.attempt_at(lesson, ask.tried), ask))
    )


# -- what is kept -----------------------------------------------------------------------
@router.get("/me/lessons", response_model=protocol.LessonsKept)
async def mine(server: ServerHere, account: Someone) -> Response:
    """How far one is."""
    return json_reply({"lessons": await server.read(lambda c: kept.kept(c, account.id))})


@router.put("/me/lessons", response_model=protocol.LessonsKept)
async def keep(news: protocol.LessonsKept, server: ServerHere, account: Someone) -> Response:
    """Merge what a device knows with what is kept: the most stars, the later attempt."""
    for each in news.lessons:
        lessons.lesson_of(each.lesson)

    def work(connection: Connection) -> Done[list[kept.Data]]:
        kept.merge(connection, account.id, news.lessons, microseconds(now()))
        return Done(kept.kept(connection, account.id))

    return json_reply({"lessons": await server.write(work)})
