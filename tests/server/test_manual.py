"""The manual and the OpenAPI document: every link leads somewhere, and what they say is so."""

import re
from html import unescape
from typing import Any, get_args
from urllib.parse import urljoin

import pytest

from tests import ROOT
from tests.server.houses import House
from wolfmoon.server import protocol
from wolfmoon.server.doors.app import describe
from wolfmoon.server.doors.talking import CLOSES

PROTOCOL = ROOT / "docs" / "protocol.md"
MESSAGES = [
    message
    for several in (protocol.SocketMessage, protocol.PersonMessage)
    for message in get_args(get_args(several)[0])
]


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return describe()


def test_every_link_of_the_manual_leads_somewhere(house: House) -> None:
    visitor, manual = house.visitor(), "/api/docs"
    page = visitor.ask("GET", manual).text
    links = {unescape(link) for link in re.findall(r'href="([^"]+)"', page)}
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert len(links) > 100
    assert {link for link in links if link.startswith("#") and link[1:] not in anchors} == set()
    for link in links:
        if not link.startswith("#"):
            assert visitor.ask("GET", urljoin(manual, link)).status_code == 200, link


def test_every_message_of_a_socket_is_described(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    assert set(document["x-sockets"]) == {"/api/tables/{id}/socket", "/api/me/socket"}
    told = str(document["x-sockets"])
    for message in [*MESSAGES, protocol.Ping, protocol.GivenOrder]:
        assert shapes[message.__name__]["description"] == message.__doc__
        assert f"#/components/schemas/{message.__name__}" in told
    references = set(re.findall(r"#/components/schemas/([\w-]+)", str(document)))
    assert references <= set(shapes)


def test_the_page_about_the_protocol_names_every_message_and_every_end() -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    for message in [*MESSAGES, protocol.Ping, protocol.GivenOrder]:
        kind = get_args(message.model_fields["type"].annotation)[0]
        assert f"| `{kind}`" in page or f'"type": "{kind}"' in page, kind
    for code in CLOSES:
        assert str(code) in page, code


# -- how one signs in -------------------------------------------------------------------
def test_the_document_names_how_one_signs_in(document: dict[str, Any]) -> None:
    schemes = document["components"]["securitySchemes"]
    assert schemes["session"]["in"] == "cookie" and schemes["session"]["name"] == "wolfmoon"
    assert schemes["token"]["scheme"] == "bearer"
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            named = {name for way in about["security"] for name in way}
            assert named <= set(schemes), (method, path)


def test_doors_let_in_whom_the_document_says(house: House, document: dict[str, Any]) -> None:
    """Nobody without a name comes where one has to be signed in, no token where a browser is."""
    ada, nobody = house.guest(), house.visitor()
    bot, secret = house.visitor(), ada.post("/api/tokens", {"label": "bot"})["secret"]
    bot.http.headers["Authorization"] = f"Bearer {secret}"
    asked = 0
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            address, ways = re.sub(r"\{\w+\}", "0", path), about["security"]
            if not ways or {} in ways:
                continue
            asked += 1
            assert nobody.ask(method.upper(), address).status_code == 401, (method, path)
            if {"token": []} not in ways:
                refused = bot.refused(method.upper(), address)
                assert refused["code"] == "session-needed", (method, path)
    assert asked > 15
