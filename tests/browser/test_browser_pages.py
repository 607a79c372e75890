"""What the pages have in common."""

import pytest
from playwright.sync_api import Browser, expect

from browser.browser_pages import visit
from server_houses import House


def test_the_language_changes_without_a_reload(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        page.goto("/settings")
        page.evaluate("window.here = true")
        page.get_by_label("Language").first.select_option("pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        assert page.evaluate("window.here") is True


@pytest.mark.parametrize("language", ["en", "pl", "ru", "uk", "de"])
def test_a_newcomer_is_spoken_to_as_the_browser_is(
    browser: Browser, house: House, language: str
) -> None:
    with visit(browser, house.address, locale=language) as page:
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_be_visible()
