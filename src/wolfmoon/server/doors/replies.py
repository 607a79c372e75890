"""Answers as raw JSON: the models describe them, the tests hold them to it."""

from fastapi import Response
from pydantic_core import to_json


def json_reply(data: object, status: int = 200) -> Response:
    """Data as an answer."""
    return raw_reply(to_json(data), status)


def raw_reply(body: bytes, status: int = 200) -> Response:
    """JSON that is written already."""
    return Response(body, status, media_type="application/json")


def nothing() -> Response:
    """Done, and nothing to say."""
    return Response(status_code=204)
