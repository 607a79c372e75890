"""The application: all doors of one server process."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any

from fastapi import FastAPI

from ...version import __version__
from .. import garbage
from ..connections import Connections, most_connections
from ..ending import END_SECONDS, end_within
from ..journal import keep_journal
from ..protocol import Problem
from ..server import Server
from ..settings import Settings
from . import (
    company,
    hints,
    hosted,
    hunts,
    keys,
    lessons,
    lists,
    manual,
    mine,
    notices,
    operating,
    pages,
    people,
    pictures,
    problems,
    puzzles,
    questions,
    reviews,
    sockets,
    straight,
    studies,
    table_hooks,
    tables,
)
from .describing import described
from .guard import Guard

DOORS = (
    *(
        tables,
        questions,
        hints,
        company,
        studies,
        reviews,
        sockets,
        mine,
        people,
        keys,
        lists,
        lessons,
        hunts,
        puzzles,
        hosted,
        pictures,
        notices,
        table_hooks,
    ),  # what is asked most is first
    *(manual, operating, pages),  # what is last matches everything that is left
)
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": what}
    for status, what in {
        401: "Nobody yet.",
        403: "Not yours.",
        404: "Not there.",
        409: "Behind: the missed events come along; or taken already.",
        413: "Too large.",
        422: "It can't be done, and why.",
        429: "Too many requests; Retry-After says when to come again.",
        503: "The database is away; Retry-After says when to come again.",
    }.items()
}


def make_app(settings: Settings, *, at_end: Callable[[], None] = lambda: None) -> FastAPI:
    """An application with a server of its own behind it; `at_end` is called as that is to stop."""
    server, most = Server(settings), most_connections()
    # a proxy has many connections for all it speaks for: the guard counts those
    connections = Connections(most if settings.proxied else settings.most_connections, most)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        await server.start()
        garbage.settle()
        yield {"connections": connections}  # for `requests.py`
        at_end()
        await server.stop()

    app = _doors(lifespan)
    app.state.server = server
    app.add_middleware(Guard, server=server)
    return app


def _doors(lifespan: Any = None) -> FastAPI:
    """All routes, without a server behind them."""
    app = FastAPI(
        title="Wolfmoon",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses=REFUSALS,
    )
    problems.install(app)
    app.router.routes.insert(0, straight.orders)
    for door in DOORS:
        app.include_router(door.router)
    app.openapi = cache(partial(described, app, [door.router for door in DOORS]))  # type: ignore[method-assign]
    return app


def describe() -> dict[str, Any]:
    """The OpenAPI document."""
    return _doors().openapi()


def from_environment() -> FastAPI:
    """The application of a process that `wolfmoon serve --workers` started."""
    settings = Settings.from_environment()
    keep_journal(settings.log)
    return make_app(settings, at_end=lambda: end_within(END_SECONDS))
