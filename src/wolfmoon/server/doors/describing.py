"""The OpenAPI document: what FastAPI knows of the doors, how one signs in, and the sockets."""

from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from pydantic import BaseModel, TypeAdapter

from .. import protocol
from ..message import FromServer
from ..shapes import Shape
from .talking import CLOSES
from .visitors import COOKIE, by_session, signed_in, visitor

Document = dict[str, Any]
REF = "#/components/schemas/{model}"
Requirement = dict[str, list[str]]
SESSION: Requirement = {"session": []}
TOKEN: Requirement = {"token": []}
SCHEMES = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "A browser: set by `POST /api/people/guest`, `sign-up` and `sign-in`.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A bot or a script: a secret of `POST /api/tokens`.",
    },
}
"""How one signs in."""
SOCKETS = {
    "/api/tables/{id}/socket": (
        "Everything that happens at a table: `after` is the number of the last event that is known,"
        " `seat` whose eyes.",
        protocol.SocketMessage,
        protocol.Ping | protocol.GivenOrder,
    ),
    "/api/me/socket": (
        "Everything that concerns the person who is signed in, at any table.",
        protocol.PersonMessage,
        protocol.Ping,
    ),
}
"""What each socket is for, what comes through it, and what is understood."""


def described(app: FastAPI, routers: Iterable[APIRouter]) -> Document:
    """The document of an application with some routers."""
    for model in (*_below(Shape), *_below(FromServer)):
        model.model_rebuild()  # else each would be built anew wherever it is part of another
    document = FastAPI.openapi(app)
    components = document["components"]
    components["securitySchemes"] = SCHEMES
    for route in (route for router in routers for route in router.routes):
        if isinstance(route, APIRoute) and route.include_in_schema:
            for method in route.methods or ():
                operation = document["paths"][route.path_format][method.lower()]
                operation["security"] = _signing_in(route)
    sent, document["x-sockets"] = _sockets()
    components["schemas"] = dict(sorted({**sent, **components["schemas"]}.items()))
    return document


def _below(base: type[BaseModel]) -> list[type[BaseModel]]:
    """The models with a base, in the order in which they are written."""
    own = base.__subclasses__()
    return [*own, *(each for model in own for each in _below(model))]


def _signing_in(route: APIRoute) -> list[Requirement]:
    """How one may sign in for a door, by whom it asks for; an empty one asks for nothing."""
    asked = _asked(route.dependant)
    if by_session in asked:
        return [SESSION]
    if signed_in in asked:
        return [SESSION, TOKEN]
    return [{}, SESSION, TOKEN] if visitor in asked else []


def _asked(dependant: Dependant) -> set[object]:
    """Everything that is called before a door."""
    below = (_asked(each) for each in dependant.dependencies)
    return {dependant.call}.union(*below)


def _sockets() -> tuple[Document, Document]:
    """The shapes of all messages, and what each socket says and hears."""
    shapes: Document = {}
    told: Document = {}
    for path, (what, sends, hears) in SOCKETS.items():
        told[path] = {
            "description": what,
            "sends": _shape(sends, shapes),
            "hears": _shape(hears, shapes),
            "closes": {str(code): why for code, why in CLOSES.items()},
        }
    return shapes, told


def _shape(messages: Any, shapes: Document) -> Document:
    """The schema of messages; the shapes that it is made of are put with the others."""
    adapter: TypeAdapter[Any] = TypeAdapter(messages)
    schema = adapter.json_schema(ref_template=REF, mode="serialization")
    shapes |= schema.pop("$defs", {})
    if "properties" not in schema:
        return schema
    shapes[schema["title"]] = schema
    return {"$ref": REF.format(model=schema["title"])}
