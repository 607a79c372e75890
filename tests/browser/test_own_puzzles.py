"""From a game of one's own to its review, and from there to puzzles that are kept."""

import random

from playwright.sync_api import Browser, Page

import wolfmoon
from tests.browser.pages import overflow, visit
from tests.browser.patience import expect
from tests.browser.play import HERE, ME, ask, order, state_of
from tests.browser.solver import SHELF, STATUS
from tests.browser.tables import POSITIONS
from tests.browser.test_puzzles import serious
from tests.server.houses import House

LATE = 32
"""After so many decisions the hands are small: what is reviewed takes no time."""


def played_out(page: Page) -> str:
    """A game of Lone Wolves whose end is decided at random: errors are sure to come."""
    ask(page, "/api/people/guest", {"name": "Mira"})
    position = wolfmoon.load((POSITIONS / "lone-basic.txt").read_text()).at(LATE).position()
    made = ask(page, "/api/imports", {"text": position, "seats": [ME, HERE]})
    table, chance = str(made["table"]["id"]), random.Random(7)
    state = order(page, table, do="begin")["state"]
    while (seat := state["table"]["to_decide"]) is not None:
        offer = state_of(page, table, seat=seat)["position"]["offer"]
        line = [chance.choice(offer)["text"]]
        state = order(page, table, do="play", seat=seat, line=line)["state"]
    return table


def test_what_a_review_has_labelled_is_kept_among_one_s_puzzles(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        page.goto("/puzzles")
        table = played_out(page)
        page.goto("/puzzles")
        own = page.get_by_role("region", name="From your own games")
        expect(own).to_contain_text("Have a game of yours reviewed")
        page.goto(f"/table/{table}/review")
        page.get_by_role("button", name="Review this game").click()
        expect(page.locator("[data-review=done]")).to_be_visible()
        page.get_by_role("link", name="They are kept among your puzzles.").click()
        expect(own.get_by_role("link").first).to_contain_text("Find the best decision.")
        assert serious(page) == [] and overflow(page) == 0
        found = ask(page, "/api/me/puzzles")["own"]
        assert found and all(each["table"] == table for each in found)
        own.get_by_role("link").first.click()
        expect(page.locator(STATUS.format("asked"))).to_be_visible()
        page.keyboard.press("t")
        expect(page.locator(f"{SHELF} .hint")).to_be_visible()
