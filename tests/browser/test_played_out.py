"""Turns of others as they are played out: all beside the map goes with the pieces; one may skip."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.layout import NAME
from tests.browser.pages import visit
from tests.browser.patience import expect, until
from tests.browser.play import Data, state_of
from tests.browser.tables import Tables
from tests.browser.test_recap import BRISK, end_turn
from tests.server.houses import House

SEE = """() => {
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const texts = (what) =>
    [...document.querySelectorAll(what)].map((each) => plain(each.textContent));
  const names = () => [...document.querySelectorAll('[data-hex]')].map((each) => each.ariaLabel);
  window.seen = [];
  let last = '';
  new MutationObserver(() => {
    const step = Number(document.querySelector('[data-caption]')?.dataset.caption ?? 0);
    const control = texts('.others .standing b').sort();
    const beside = [texts('.strip .score'), texts('.me h2')[0], control];
    const map = names().join();
    const all = JSON.stringify([step, beside, map]);
    if (step > 0 && all !== last) window.seen.push({ step, beside, map });
    last = all;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Keeps what stands on the map and beside it: points, whose turn, control; with the step shown."""


def test_points_heading_and_forecast_change_with_the_pieces_and_not_before(
    browser: Browser, house: House
) -> None:
    moving: dict[str, Any] = {"reduced_motion": "no-preference"}
    with visit(browser, house.address, **moving) as page, visit(browser, house.address) as other:
        table = Tables(page, other).id("wolves-3 end")
        page.add_init_script(BRISK)
        page.add_init_script(f"addEventListener('DOMContentLoaded', {SEE})")
        moments = end_turn(page, table)
        expect(page.locator("[data-turn]")).to_have_count(2)
        expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_visible()
        seen = page.evaluate("window.seen")
        stood = [each["position"] for each in moments]
        changes = 0
        for was, now in pairwise(stood):
            step, before, after = now["step"], beside_the_map(was), beside_the_map(now)
            shown = [each for each in seen if each["step"] == step]
            assert shown[-1]["beside"] == after, step
            for each in shown:
                assert each["beside"] in (before, after), step
                if before != after and each["beside"] == after:
                    assert each["map"] == shown[-1]["map"], f"{step}: no piece had come yet"
            changes += before != after
        assert changes > 2


def beside_the_map(position: Data) -> list[Any]:
    """The points, whose turn it is, and control of the regions that are scored next."""
    view, sheet = position["view"], position["sheet"]
    names = [NAME, "Cub 1", "Cub 2"]
    turn = "Your turn" if view["seat"] == 0 else f"{names[view['seat']]} to play"
    phase = sheet["coming"]["phase"]
    regions = [each["control"] for each in sheet["regions"] if each["tokens"][:1] == [phase]]
    control = sorted(str(each["control"]) for region in regions for each in region.values())
    return [[str(seat["total"]) for seat in sheet["seats"]], turn, control]


STALLED = (
    BRISK.replace("fast", "slow")
    + """;
const later = window.setTimeout;
window.setTimeout = (todo, ms = 0, ...more) => later(todo, ms > 300 ? 2 ** 31 - 1 : ms, ...more)"""
)
"""What is to be read stays until one has had enough of it."""


def test_whoever_skips_what_others_do_sees_the_rest_at_once(browser: Browser, house: House) -> None:
    """By the space key, and by a tap on the map."""
    moving: dict[str, Any] = {"reduced_motion": "no-preference"}
    with visit(browser, house.address, **moving) as page, visit(browser, house.address) as other:
        tables = Tables(page, other)
        page.add_init_script(STALLED)
        caption, cards = page.locator("[data-caption]"), page.locator("[data-turn]")
        for skip in (lambda: page.keyboard.press(" "), lambda: tap_the_map(page)):
            table = tables.id("wolves-3 end", fresh=True)
            end_turn(page, table)
            expect(caption).to_contain_text("Cub 1")

            def over(skip: Any = skip) -> bool:
                if caption.count():
                    skip()
                return cards.count() == 2 and caption.count() == 0

            until(page, over)
            expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_visible()
            seats = state_of(page, table)["position"]["sheet"]["seats"]
            expect(page.locator(".strip .score")).to_have_text([str(s["total"]) for s in seats])


def tap_the_map(page: Page) -> None:
    """In its corner, where no hex is."""
    box = page.locator(".field").bounding_box()
    assert box
    page.mouse.click(box["x"] + 6, box["y"] + 6)
