"""The straight way to the door for orders: a move is half of all that is asked.

FastAPI finds a route by trying those before it, twice, and looks at every dependency anew for
every request: that takes as long as the move. `tables.order` stays the door, and its description.
"""

from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .. import protocol
from .tables import order
from .visitors import server_of, signed_in, visitor

ORDER = TypeAdapter(protocol.Order)
JSON = "application/json"


async def _order(request: Request) -> Response:
    """Carry out an order, as the door does that is described."""
    request.scope["route"] = orders
    try:
        body = await request.body()
    except ClientDisconnect:
        raise HTTPException(400) from None
    account = await signed_in(await visitor(request))
    given = _read(request.headers.get("content-type", ""), body)
    return await order(request.path_params["id"], given, server_of(request), account)


def _read(kind: str, body: bytes) -> protocol.Order:
    try:
        if kind.partition(";")[0].strip().lower() != JSON:
            return ORDER.validate_python(body)  # which says what is wrong with it
        return ORDER.validate_json(body)
    except ValidationError as error:
        found = [{**each, "loc": ("body", *each["loc"])} for each in error.errors()]
        raise RequestValidationError(found) from None


orders = Route("/api/tables/{id}/orders", _order, methods=["POST"], include_in_schema=False)
