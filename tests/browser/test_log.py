"""The log: its lines and the places they speak of light each other."""

import re

from playwright.sync_api import Browser, Page

from tests.browser.pages import visit
from tests.browser.patience import expect, until
from tests.browser.play import Data
from tests.browser.tables import Tables
from tests.server.houses import House
from wolfmoon.games.lone_wolves.forms.names import LAND_NAMES
from wolfmoon.words import say

LANDS = {say(f"land-{name}").lower(): name for name in LAND_NAMES}
LAND = re.compile("|".join(LANDS), re.IGNORECASE)
LINES = """() => {
  const list = document.querySelector('ol.log');
  const room = list.getBoundingClientRect();
  const lines = [...list.children].map((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return { seq: Number(line.dataset.seq), top: top - room.top, bottom: bottom - room.top };
  });
  const rest = list.scrollHeight - list.clientHeight - list.scrollTop;
  return { lines, room: room.height, at: list.scrollTop, rest };
}"""
"""Where the lines of the log are, from its top; how far it is scrolled, and how far it can be."""


def test_a_line_of_the_log_and_its_hexes_light_each_other(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        page.goto(f"/table/{Tables(page, other).id('wolves-3 recap')}")
        chip = page.locator("ol.log .hx").first
        hex = str(chip.text_content())
        chip.hover()
        expect(page.locator(f"[data-spoken={hex}]")).to_be_visible()
        expect(page.locator(f"[data-name={hex}]")).to_be_visible()
        page.mouse.move(1, 1)
        expect(page.locator("[data-spoken]")).to_have_count(0)
        page.locator(f"[data-hex={hex}]").hover()
        expect(page.locator("ol.log p.lit").first).to_contain_text(hex)
        names = page.locator("[data-name]")
        expect(names).to_have_count(0)
        page.mouse.move(1, 1)
        page.keyboard.press("k")
        expect(names.nth(20)).to_be_visible()
        page.reload()
        expect(names.nth(20)).to_be_visible()


def test_a_line_of_the_log_and_its_land_light_each_other(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        page.set_viewport_size({"width": 1440, "height": 1080})
        page.goto(f"/table/{Tables(page, other).id('basic recap')}")
        line = page.locator("ol.log p").filter(has_text=LAND).first
        spoken = LAND.search(str(line.text_content()))
        assert spoken
        land = page.locator(f"[data-column={LANDS[spoken[0].lower()]}]")
        line.hover()
        expect(land.locator(".pointed.ring")).to_have_count(1)
        page.mouse.move(1, 1)
        expect(page.locator(".pointed.ring")).to_have_count(0)
        land.hover()
        expect(page.locator("ol.log p.lit").filter(has_text=spoken[0]).first).to_be_visible()


def newest(log: Data) -> Data:
    return max(log["lines"], key=lambda line: line["seq"])


def in_sight(log: Data) -> bool:
    """Whether the newest entry is all there to be read; one with many lines, from its beginning."""
    line = newest(log)
    return bool(-1 < line["top"] < 1 or (line["top"] > 0 and line["bottom"] < log["room"] + 1))


def go(page: Page, key: str) -> Data:
    """Go to another turn of a replay; the log, once it tells of another line."""
    was = newest(page.evaluate(LINES))["seq"]
    page.keyboard.press(key)
    until(page, lambda: newest(page.evaluate(LINES))["seq"] != was)
    log: Data = page.evaluate(LINES)
    return log


def scroll(page: Page, by: int, to: str) -> None:
    """Turn the wheel above the log, until it stands at an end."""
    page.locator("ol.log").hover()
    page.mouse.wheel(0, by)
    until(page, lambda: page.evaluate(LINES)[to] < 1)


def test_the_log_follows_the_game_but_not_where_someone_reads_what_was_before(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        page.goto(f"/table/{Tables(page, other).id('the-wolves-3-players game')}/replay?step=60")
        expect(page.locator("ol.log li").first).to_be_visible()
        for key in "nnnnbn":
            assert in_sight(go(page, key)), key
        scroll(page, 10_000, to="rest")
        read = next(line for line in page.evaluate(LINES)["lines"] if line["top"] >= 0)
        for key in "nnnnbn":
            log = go(page, key)
            here = next(line for line in log["lines"] if line["seq"] == read["seq"])
            assert abs(here["top"] - read["top"]) < 1, key
        assert not in_sight(log)
        scroll(page, -10_000, to="at")
        assert in_sight(go(page, "n"))
