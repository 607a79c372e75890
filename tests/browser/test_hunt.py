"""The daily hunt in the browser: begun by touch on a phone, gone on with by keyboard."""

from datetime import UTC, datetime

from playwright.sync_api import Browser

from tests.browser.patience import expect
from tests.server.houses import House


def test_a_hunt_is_begun_by_touch_and_gone_on_with_by_keyboard(
    browser: Browser, house: House
) -> None:
    path = f"{house.address}/hunt/lone-wolves/{datetime.now(UTC).date()}"
    small = {"width": 360, "height": 740}
    context = browser.new_context(viewport=small, has_touch=True, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(path)
    page.get_by_role("button", name="Begin the hunt").tap()
    page.wait_for_url("**/table/*")
    table = page.url
    page.goto(path)
    go_on = page.get_by_role("button", name="Go on with the hunt")
    expect(go_on).to_be_visible()
    go_on.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert page.url == table
    context.close()
