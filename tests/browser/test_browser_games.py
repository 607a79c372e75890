"""Whole games by clicking, two people on one device."""

import random
from contextlib import suppress
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from browser.browser_pages import visit
from server_houses import House

WAIT = 20_000
SOON = 2_000
MAIN = "[data-actions] .go"


def new_table(page: Page, **wishes: object) -> str:
    """A hot-seat table, begun; its path."""
    ask = page.context.request
    assert ask.post("/api/people/guest", data={"name": "Mira"}).ok
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zmierzch"}]
    state = ask.post("/api/tables", data={"seats": seats, **wishes}).json()
    table = state["table"]["id"]
    if state["table"]["status"] == "gathering":
        order = {"id": str(uuid4()), "seq": state["seq"], "command": {"do": "begin"}}
        assert ask.post(f"/api/tables/{table}/orders", data=order).ok
    return f"/table/{table}"


def outcome(page: Page, table: str) -> object:
    return page.context.request.get(f"/api{table.replace('table', 'tables')}").json()["position"][
        "outcome"
    ]


@pytest.mark.parametrize("board", ["basic", "advanced"])
def test_a_game_of_lone_wolves(browser: Browser, house: House, board: str) -> None:
    chance = random.Random(7)
    with visit(browser, house.address) as page:
        page.set_default_timeout(WAIT)
        table = new_table(page, game="lone-wolves", options={"board": board, "seed": 4})
        page.goto(table)
        expect(page.locator("[data-nav=land]").first).to_be_visible()
        for _ in range(400):
            if page.get_by_text("wins by").count() or page.get_by_text("shared win").count():
                break
            duel_step(page, chance)
        assert outcome(page, table) is not None


def duel_step(page: Page, chance: random.Random) -> None:
    """Whatever is asked now: hand the device on, play a card, take a scar, place it."""
    over_to_you = page.locator("dialog[open] footer button")
    cards, takes = page.locator("[data-nav=hand].ok"), page.locator("[data-take]")
    slots = page.locator("[data-nav=slot].lit")
    if over_to_you.count():
        tap(over_to_you.first)
    elif page.locator(f"{MAIN}:not(.wait)").count():
        tap(page.locator(MAIN))
    elif slots.count():
        tap(slots.nth(chance.randrange(slots.count())))
    elif takes.count():
        tap(takes.nth(chance.randrange(takes.count())))
    elif cards.count():
        tap(cards.nth(chance.randrange(cards.count())), position={"x": 12, "y": 16})
        lands = page.locator("[data-nav=land]:not([aria-disabled])")
        if lands.count():
            tap(lands.nth(chance.randrange(lands.count())), position={"x": 8, "y": 8})
    page.wait_for_timeout(100)


def tap(what: Locator, **how: Any) -> None:
    """Click what was seen; if a busy page has taken it away since, the next look decides."""
    with suppress(TimeoutError):
        what.click(timeout=SOON, **how)
