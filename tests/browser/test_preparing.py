"""How far bots are, while a server compiles them: said where nothing has to make room for it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.pages import visit
from tests.browser.patience import expect, until
from tests.browser.play import CUB, ME, OPEN, new_table, state_of
from tests.server.houses import House

READY = "The bots are getting ready: 30\u00a0%. This happens only once."


def as_if_preparing(page: Page) -> None:
    """What the server tells says that three of ten parts are compiled."""

    def told(message: Any) -> Any:
        if isinstance(message, dict):
            known = {key: told(value) for key, value in message.items()}
            return {**known, "preparing": {"done": 3, "of": 10}} if "preparing" in known else known
        return message

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(json.dumps(told(json.loads(text)))))

    page.route_web_socket("**/tables/*/socket?*", pass_on)


def draft(page: Page) -> None:
    """A table with a bot, at which the visitor is to decide."""
    table = new_table(page, "the-wolves", ME, CUB, options={"seed": 2})
    page.goto(f"/table/{table}")
    until(page, lambda: mine(state_of(page, table)))
    expect(page.locator(".frame")).to_have_attribute("data-busy", "false")


def mine(state: Any) -> bool:
    return bool(state["position"]["to_decide"] == state["seat"])


@pytest.mark.parametrize("width", [360, 1440])
def test_whoever_reads_before_the_game_is_told(browser: Browser, house: House, width: int) -> None:
    with visit(browser, house.address, width) as page:
        as_if_preparing(page)
        table = new_table(page, "the-wolves", ME, OPEN, CUB)
        page.goto(f"/table/{table}")
        expect(page.get_by_text(READY)).to_be_visible()


def test_whoever_drafts_is_told_where_there_is_room(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        as_if_preparing(page)
        draft(page)
        expect(page.get_by_text(READY)).to_be_visible()
        page.set_viewport_size({"width": 360, "height": 740})
        expect(page.get_by_text(READY)).to_have_count(0)
