"""The pages: two clicks to a game, and nothing that sticks out, in any language."""

import pytest
from playwright.sync_api import Browser, expect

from browser.browser_pages import overflow, visit
from server_houses import House

LANGUAGES = ("en", "pl", "ru", "uk", "de")
PAGES = ("/", "/lobby", "/games", "/new", "/settings", "/rules", "/rules/lone-wolves")


@pytest.mark.parametrize("game", ["The Wolves", "Lone Wolves"])
def test_a_game_against_bots_is_two_clicks_away(browser: Browser, house: House, game: str) -> None:
    with visit(browser, house.address) as page:
        page.goto("/")
        page.get_by_role("button", name="Play a bot now").click()
        page.get_by_role("button", name=game, exact=True).click()
        page.wait_for_url("**/table/**")
        expect(page.locator("[data-hex], [data-nav=land]").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_sticks_out_on_a_small_phone(browser: Browser, house: House, language: str) -> None:
    with visit(browser, house.address, width=360, locale=language, has_touch=True) as page:
        for path in PAGES:
            page.goto(path)
            expect(page.locator("main")).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert page.locator("html").get_attribute("lang") == language
            assert overflow(page) == 0, path


def test_the_language_changes_without_a_reload(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        page.goto("/settings")
        page.evaluate("window.here = true")
        page.get_by_label("Language").first.select_option("pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        assert page.evaluate("window.here") is True
