"""The manual of the protocol: the OpenAPI document as a plain page, without any script."""

from functools import cache
from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response

from ..events import Data

router = APIRouter(prefix="/api", include_in_schema=False)
HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wolfmoon: the protocol</title>'
FRAME = """<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="docs.css"><h1>Wolfmoon: the protocol</h1>
<p>The same as <a href="openapi.json">OpenAPI</a>. Every refusal is a
<a href="#Problem">Problem</a>.</p>"""
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code{font:14px ui-monospace,monospace}td,th{padding:.2rem 1rem .2rem 0;text-align:left;
vertical-align:top}h2{margin-top:3rem}h3{margin:1.5rem 0 0}p{margin:.3rem 0}
@media (prefers-color-scheme:dark){body{background:#10161f;color:#dde}a{color:#9cf}}"""


@router.get("/docs")
async def manual(request: Request) -> Response:
    """All routes and all shapes."""
    page = _page(request.app)
    return Response(page, media_type="text/html; charset=utf-8")


@router.get("/docs.css")
async def style() -> Response:
    """How the manual looks."""
    return Response(STYLE, media_type="text/css")


@cache
def _page(app: Any) -> str:
    document = app.openapi()
    routes = [
        _route(path, method, about)
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    ]
    shapes = sorted(document["components"]["schemas"].items())
    models = [_model(name, schema) for name, schema in shapes]
    schemes = document["components"]["securitySchemes"].items()
    ways = [f"<p><b>{name}</b>: {_prose(about['description'])}</p>" for name, about in schemes]
    sockets = [_socket(path, about) for path, about in document["x-sockets"].items()]
    return "".join(
        [
            *(HEAD, FRAME),
            *("<h2>Signing in</h2>", *ways),
            *("<h2>Routes</h2>", *routes),
            *("<h2>Sockets</h2>", *sockets),
            *("<h2>Shapes</h2>", *models),
        ]
    )


def _prose(text: str) -> str:
    """Text in which code stands between backquotes."""
    parts = escape(text).split("`")
    return "".join(f"<code>{each}</code>" if odd % 2 else each for odd, each in enumerate(parts))


def _signing_in(ways: list[Data]) -> str:
    """Who may come through a door."""
    if not ways:
        return "Anyone."
    named = " or ".join(name for way in ways for name in way)
    return f"Anyone; {named} says who it is." if {} in ways else f"Needs {named}."


def _socket(path: str, about: Data) -> str:
    closes = [f"<tr><td><code>{code}</code><td>{why}" for code, why in about["closes"].items()]
    return (
        f"<h3><code>WS {escape(path)}</code></h3><p>{_prose(about['description'])}</p>"
        f"<p>Sends: {_type(about['sends'])}</p><p>Hears: {_type(about['hears'])}</p>"
        f"<p>Closes with:</p><table>{''.join(closes)}</table>"
    )


def _route(path: str, method: str, about: Data) -> str:
    body = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    good = next(answer for status, answer in about["responses"].items() if status < "300")
    answer = good.get("content", {}).get("application/json", {}).get("schema")
    query = [each["name"] for each in about.get("parameters", []) if each["in"] == "query"]
    parts = [
        f"<h3><code>{method.upper()} {escape(path)}</code></h3>",
        f"<p>{_prose(about.get('description', ''))} {_signing_in(about['security'])}</p>",
        f"<p>Query: <code>{escape(', '.join(query))}</code></p>" if query else "",
        f"<p>Body: {_type(body['schema'])}</p>" if body else "",
        f"<p>Answer: {_type(answer)}</p>" if answer else "",
    ]
    return "".join(parts)


def _model(name: str, schema: Data) -> str:
    rows = [
        f"<tr><td><code>{escape(field)}</code><td>{_type(about)}"
        f"<td>{_prose(about.get('description', ''))}"
        for field, about in schema.get("properties", {}).items()
    ]
    about = _prose(schema.get("description", ""))
    whole = "" if rows or "type" in schema else f"<p>{_type(schema)}</p>"
    return f'<h3 id="{name}">{name}</h3><p>{about}</p>{whole}<table>{"".join(rows)}</table>'


def _type(schema: Data) -> str:
    """What a value may be, with links to the shapes."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(_type(each) for each in schema[several])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"[{_type(schema.get('items', {}))}, …]"
    return escape(str(schema.get("format") or schema.get("type", "anything")))
