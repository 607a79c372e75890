"""The log: its lines and the places they speak of light each other."""

import re

from playwright.sync_api import Browser

from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.tables import Tables
from tests.server.houses import House
from wolfmoon.games.lone_wolves.forms.names import LAND_NAMES
from wolfmoon.words import say

LANDS = {say(f"land-{name}").lower(): name for name in LAND_NAMES}
LAND = re.compile("|".join(LANDS), re.IGNORECASE)


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
