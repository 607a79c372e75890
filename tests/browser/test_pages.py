"""What the pages have in common."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.server.houses import House


def account(page: Page, name: str, button: str) -> None:
    """Give a name and a password, and sign up or in with them."""
    page.goto("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill("a long night's walk")
    page.get_by_role("button", name=button).click()
    expect(page.get_by_text(f"Signed in as {name}.")).to_be_visible()


def test_what_is_set_goes_with_an_account_to_another_browser(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        account(page, "Wadera", "Keep my games")
        page.get_by_label("What it is for").fill("my bot")
        page.get_by_role("button", name="New token").click()
        page.get_by_label("Night").check()
        with page.expect_response(lambda answer: answer.request.method == "PATCH"):
            page.get_by_label("Dim the ground").check()

        expect(other.locator("html")).not_to_have_attribute("data-theme", "night")
        account(other, "Wadera", "Sign in")
        expect(other.get_by_label("Night")).to_be_checked()
        expect(other.get_by_label("Dim the ground")).to_be_checked()
        expect(other.get_by_text("my bot")).to_be_visible()
        with other.expect_response(lambda answer: answer.request.method == "PATCH"):
            other.get_by_label("Language").last.select_option("de")

        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "de")


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


def test_one_signs_out_another_browser_and_changes_the_password(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        account(page, "Basior", "Keep my games")
        account(other, "Basior", "Sign in")
        page.reload()
        page.get_by_role("button", name="Sign out: ").click()
        expect(page.get_by_text("Signed out there.")).to_be_visible()
        other.reload()
        expect(other.get_by_text("You have not chosen a name yet.")).to_be_visible()
        page.get_by_text("Change password").first.click()
        page.get_by_label("Old password").fill("a long night's walk")
        page.get_by_label("New password").fill("another long walk")
        page.get_by_role("button", name="Change password").click()
        expect(page.get_by_text("Your password has been changed.")).to_be_visible()


def test_whoever_has_no_name_yet_learns_what_a_name_is_for_and_goes_on(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        page.goto("/notifications")
        expect(page.get_by_text("Take a name first")).to_be_visible()
        page.get_by_label("Your name").fill("Lunka")
        page.get_by_role("button", name="Change name").click()
        expect(page.get_by_role("heading", name="Where to")).to_be_visible()
        expect(page.get_by_text("Take a name first")).to_have_count(0)
