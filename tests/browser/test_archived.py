"""A game whose rules are gone: it is looked back on, and everyone reads why nobody plays on."""

import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.server.houses import AtTable, play_on
from tests.server.test_archive import Dropped, archived, dropped
from tests.server.test_rules_versions import Interpreted, sources

__all__ = ["dropped", "sources"]


def test_a_game_that_cannot_go_on_opens_as_a_replay_that_says_why(
    browser: Browser, tmp_path: Path, dropped: Path
) -> None:
    with Interpreted(None, tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.make("lone-wolves", ["me", {"kind": "here", "name": "Ben"}])
        table.order("begin")
        here = AtTable(ada, table.state)
        play_on({0: here, 1: here}, 9)
        secret = ada.http.cookies["wolfmoon"]
    archived(None, tmp_path)
    Dropped.sources = dropped
    with Dropped(None, tmp_path) as house, visit(browser, house.address) as page:
        cookie = {"name": "wolfmoon", "value": secret, "url": house.address}
        page.context.add_cookies([cookie])
        page.goto("/games")
        expect(page.get_by_role("heading", name="Archived")).to_be_visible()
        page.get_by_role("link", name="Ben").click()
        arrive(page, "**/replay**")
        expect(page.get_by_text("nobody can play on")).to_be_visible()
        expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("nobody can play on")).to_have_count(0)
        expect(page.locator(".at")).to_have_text(re.compile(r"^1 / [4-9]$"))
        page.keyboard.press("End")
        expect(page.locator(".at")).to_have_text(re.compile(r"^(\d) / \1$"))
