"""Pictures as answers, for those who show a link elsewhere."""

from typing import Any

from fastapi import Response

from ..limits import Limit

PUBLIC = "public, max-age=300"
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {}}, "description": "A picture."}
}
"""What the documentation of a door says that answers with one."""
DRAWN: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {}}, "description": "A picture."}
}
drawing_limit = Limit(1.0, 20)
"""How often one address may have a picture drawn."""
own_drawing_limit = Limit(5.0, 40)
"""How often one may have one's own games drawn: whoever walks through a list looks at each."""


def picture_reply(drawn: bytes) -> Response:
    """A picture that anyone may show."""
    headers = {"Cache-Control": PUBLIC, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(drawn, headers=headers, media_type="image/png")
