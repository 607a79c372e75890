"""The one place where everything that goes wrong becomes a `Problem`."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic_core import ErrorDetails, to_json
from starlette.exceptions import HTTPException

from ...engine.errors import phrase
from ..orders import Behind
from ..refused import Refused
from ..views import viewer_of
from ..wording import language_of, sentence
from .fields import field_of, problem_of

OF_STATUS = {404: "not-found", 405: "not-allowed"}


def problem(refused: Refused, language: str, missed: bytes = b"null") -> bytes:
    """A refusal as JSON."""
    about = to_json(
        {
            "code": refused.code,
            "arguments": refused.facts_in(language),
            "clause": refused.clause or None,
            "sentence": sentence(refused, language),
        }
    )
    return b"".join((about[:-1], b',"missed":', missed, b"}"))


def respond(refused: Refused, language: str, missed: bytes = b"null") -> Response:
    """A refusal as an answer."""
    headers = {} if refused.wait is None else {"Retry-After": str(refused.wait)}
    body = problem(refused, language, missed)
    return Response(body, refused.status, headers, media_type="application/json")


def bad_field(error: ErrorDetails) -> Refused:
    """The refusal of data, by the first thing that pydantic finds wrong with it."""
    return Refused("bad-request", field=field_of(error), problem=problem_of(error))


def language_for(request: Request) -> str:
    """The language of whoever asks, as far as it is known by now."""
    visitor = getattr(request.state, "visitor", None)
    person = visitor.account.language if visitor and visitor.account else None
    return language_of(request.headers.get("accept-language", ""), person)


def _of_status(error: HTTPException) -> Refused:
    if error.status_code in OF_STATUS:
        return Refused(OF_STATUS[error.status_code])
    return Refused("bad-request", field="body", problem=phrase("field-wrong"))


def install(app: FastAPI) -> None:
    """Have an application answer every error this way."""

    @app.exception_handler(Behind)
    async def behind(request: Request, error: Behind) -> Response:
        visitor, server = request.state.visitor, request.app.state.server
        viewer = viewer_of(error.showing.table, visitor.person, None)
        presence = server.hub.presence(error.showing)
        seen = min(error.seen, error.showing.table.seq)
        missed = error.showing.answer(visitor.person, viewer, seen, presence)
        return respond(error, language_for(request), missed)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return respond(error, language_for(request))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return respond(bad_field(error.errors()[0]), language_for(request))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        refused = error.__cause__  # of a body that was too large
        if not isinstance(refused, Refused):
            refused = _of_status(error)
        return respond(refused, language_for(request))
