"""A note at the map is never in the way: of what may be chosen, of its own hex, of a click."""

from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.layout import FRAMES, Size, fit
from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.play import ME, new_table
from tests.browser.reached import settle
from tests.browser.tables import Tables
from tests.server.houses import House

PHONE = Size(360, 740)
LIT = """() => [...document.querySelectorAll('[data-hex].lit')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return { x, y, width, height };
})"""
BELOW = """({ x, y, width, height }) => {
  for (let down = 0.1; down < 1; down += 0.2)
    for (let across = 0.1; across < 1; across += 0.1) {
      const at = [x + width * across, y + height * down];
      const hex = document.elementFromPoint(...at)?.closest('[data-hex]');
      if (hex && !hex.matches('.lit')) return { hex: hex.dataset.hex, at };
    }
  return null;
}"""
"""A hex that lies below a note, and where it can be clicked through the note."""


def meet(one: Any, other: Any) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)


def dark(page: Page) -> list[str]:
    """Hexes of the map's land that can't be chosen now."""
    cells = page.locator("[data-hex]:not(.lit)")
    return [str(cell.get_attribute("data-hex")) for cell in cells.all()]


def test_a_note_lies_beside_what_is_lit_and_lets_clicks_through(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        page.goto(f"/table/{Tables(page, other).id('wolves-3')}")
        settle(page)
        page.keyboard.press("x")  # few hexes are lit: there are dark ones for a note to lie on
        expect(page.locator("[data-hex].lit").first).to_be_visible()
        through = 0
        for name in dark(page)[::17]:
            hex = page.locator(f"[data-hex={name}]")
            box = hex.bounding_box()
            assert box
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            note = page.locator(f"[data-why={name}] [role=tooltip]")
            expect(note).to_be_visible()
            tip = note.bounding_box()
            assert tip and not meet(tip, box), name
            assert not [each for each in page.evaluate(LIT) if meet(tip, each)], name
            if below := page.evaluate(BELOW, tip):
                page.mouse.click(*below["at"])
                expect(page.locator(f"[data-why={below['hex']}] [role=tooltip]")).to_be_visible()
                through += 1
            page.keyboard.press("Escape")
        assert through > 0


def test_on_a_phone_two_scouts_have_two_names_and_the_target_is_in_sight(
    browser: Browser, house: House
) -> None:
    scout = {"kind": "bot", "level": "scout"}
    with visit(browser, house.address, PHONE.width, has_touch=True, locale="pl-PL") as page:
        page.add_init_script(FRAMES)
        table = new_table(page, "the-wolves", ME, scout, scout, options={"seed": 3})
        page.goto(f"/table/{table}")
        fit(page, PHONE)
        lit = page.locator("[data-hex].lit")
        expect(lit.first).to_be_attached()
        settle(page)
        names = page.locator("[data-seat] .who").all_inner_texts()
        assert len(set(names)) == len(names) == 3, names
        for name in [str(each.get_attribute("data-hex")) for each in lit.all()]:
            page.locator(f"[data-hex={name}]").press("Enter")
            target = page.locator(f"[data-target={name}]")
            expect(target).to_be_attached()
            settle(page)
            hex = page.locator(f"[data-hex={name}]").bounding_box()
            small = page.locator(".mini").bounding_box()
            assert hex and small and not meet(hex, small), name
