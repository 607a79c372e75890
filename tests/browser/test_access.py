"""Every page in five languages and two themes: nothing serious to axe, nothing that sticks out."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import overflow, visit
from tests.browser.patience import expect
from tests.server.houses import AtTable, House, Person, play_on

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
LANGUAGES = ("en", "pl", "ru", "uk", "de")
WIDE = {"width": 1440, "height": 900}
SMALL = {"width": 360, "height": 740}

PAGES = {
    "/": ".do .btn",
    "/new": "form footer .btn",
    "/lobby": "main section",
    "/games": "main section",
    "/hunt": "main h1",
    "/import": "textarea",
    "/rules/the-wolves": "#W1",
    "/rules/lone-wolves": "#L1",
    "/aid/the-wolves": "main li",
    "/aid/lone-wolves": "main li",
    "/learn": ".course a",
    "/learn/first/the-wolves": "main .do .btn",
    "/puzzles": ".books",
    "/settings": "main form",
    "/no-such-page": "main .btn",
    "/table/{gathering}": "main select",
    "/table/{closed}": "main .btn",
    "/table/{over}/score": "main table",
}
"""Every page that is not a table, and what is on it once it is there."""
TABLES = {
    "/table/{wolves}": "[data-hex].lit",
    "/table/{lone}": "[data-nav=hand].ok",
    "/table/{over}": "a[href$='/score']",
    "/table/{over}/replay": "input[type=range]",
    "/learn/the-wolves/howl": "[data-shelf] .goal",
    "/learn/lone-wolves/lose": "[data-shelf] .goal",
}

SET = """([language, theme]) => {
  localStorage.setItem('wolfmoon-settings', JSON.stringify({ language, theme }));
  dispatchEvent(new StorageEvent('storage', { key: 'wolfmoon-settings' }));
}"""
"""What another tab does when a setting is changed there: it takes effect without a reload."""
GO = (
    "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
)
CHECK = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ['violations'], ...rules });
  const serious = found.violations.filter((each) => ['serious', 'critical'].includes(each.impact));
  const where = (each) => each.nodes.slice(0, 3).map((node) => node.html).join(' ');
  return serious.map((each) => `${each.id}: ${where(each)}`);
}"""
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
EVERYTHING = {"runOnly": {"type": "tag", "values": STANDARD}}
WORDS = {**EVERYTHING, "rules": {"color-contrast": {"enabled": False}}}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
LOOKS = (
    ("en", "night", EVERYTHING),
    *((language, "night", WORDS) for language in LANGUAGES[1:]),
    ("en", "day", COLOURS),
)
"""The second theme can change colours alone, and no language changes those."""


@pytest.fixture(scope="module")
def host(house: House) -> Person:
    return house.guest("Mira")


@pytest.fixture(scope="module")
def tables(host: Person) -> dict[str, str]:
    """A table of each kind and state, by name."""
    seats = ["me", "here"]
    wolves = host.make("the-wolves", seats, options={"seed": 2})
    lone = host.make("lone-wolves", seats, options={"board": "advanced", "seed": 4})
    over = host.make("lone-wolves", seats, options={"seed": 4})
    gathering = host.make("the-wolves", ["me", "open", "cub"])
    closed = host.make("lone-wolves", ["me", "open"])
    closed.order("close")
    for table in (wolves, lone, over):
        table.order("begin")
    play_on({0: over, 1: AtTable(host, over.state)})
    play_on({0: wolves, 1: AtTable(host, wolves.state)}, decisions=8)
    made = {"wolves": wolves, "lone": lone, "over": over, "gathering": gathering}
    made["closed"] = closed
    return {name: table.id for name, table in made.items()}


def show(page: Page, path: str, sign: str) -> None:
    """Go to a page, without loading the client again, until its sign is there."""
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    page.evaluate(GO, path)
    expect(page.locator("main:not([data-left])")).to_be_attached()
    expect(page.locator(sign).first).to_be_attached()


def wear(page: Page, language: str, theme: str) -> None:
    page.evaluate(SET, [language, theme])
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_attribute("data-theme", theme)


def walk(page: Page, pages: dict[str, str], tables: dict[str, str]) -> list[str]:
    """What is wrong with some pages: to axe on a wide screen, and to the eye on a small phone."""
    page.goto("/lost")
    expect(page.locator("main")).to_be_visible()
    page.evaluate(AXE.read_text())
    wrong = []
    for pattern, sign in pages.items():
        path = pattern.format(**tables)
        show(page, path, sign)
        for language, theme, rules in LOOKS:
            wear(page, language, theme)
            said = page.evaluate(CHECK, rules)
            wrong += [f"{path} {language} {theme}: {each}" for each in said]
        page.set_viewport_size(SMALL)  # type: ignore[arg-type]
        for language in LANGUAGES:
            wear(page, language, "day")
            if (pixels := overflow(page)) > 0:
                wrong.append(f"{path} {language}: {pixels} px stick out")
    return wrong


@pytest.mark.parametrize("pages", [PAGES, TABLES], ids=["pages", "tables"])
def test_pages_are_for_everyone(
    browser: Browser, house: House, host: Person, tables: dict[str, str], pages: dict[str, str]
) -> None:
    with visit(browser, house.address) as page:
        cookies = [
            {"name": name, "value": value, "url": house.address}
            for name, value in host.http.cookies.items()
        ]
        page.context.add_cookies(cookies)  # type: ignore[arg-type]
        assert walk(page, pages, tables) == []
