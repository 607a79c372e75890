"""The table of The Wolves: the focus stays, figures are said in words, the log has what stands."""

import re

from playwright.sync_api import Browser, Locator, Page

from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.play import HERE, MAIN, ME, ask, new_table, order, state_of
from tests.server.houses import House

FOCUS = "() => document.activeElement?.closest('button')?.dataset.terrain ?? null"


def begun(page: Page) -> str:
    """A table where the first of two at one device is to act."""
    table = new_table(page, "the-wolves", ME, HERE, options={"seed": 2})
    drafted(page, table)
    page.goto(f"/table/{table}")
    expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
    return table


def drafted(page: Page, table: str) -> None:
    """All wolves are put somewhere."""
    while (state := state_of(page, table))["position"]["question"] == "draft":
        seat = state["position"]["to_decide"]
        offer = state_of(page, table, seat=seat)["position"]["offer"]
        order(page, table, do="play", seat=seat, line=[offer[0]["text"]])


def build(page: Page) -> Locator:
    """Make up a den; the track that it is from."""
    page.keyboard.press("d")
    page.locator("[data-hex].lit").first.press("Enter")
    track = page.get_by_role("radio").first
    track.click()
    expect(page.locator(MAIN)).to_be_visible()
    return track


def test_the_focus_stays_and_what_is_said_is_so(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        begun(page)
        page.keyboard.press("m")
        chip = page.locator("button[data-terrain]").first
        terrain = str(chip.get_attribute("data-terrain"))
        chip.press("Enter")
        expect(chip).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(FOCUS) == terrain
        said = page.locator("[role=status]")
        expect(said).to_have_text(re.compile("Which wolf moves"))
        page.keyboard.press("Escape")
        strip = page.locator("article.strip button").first
        expect(strip).to_have_accessible_name(
            re.compile(r"pack spread 2; wolf speed 3; howl range 2; Dens built: 0; Lairs: 0")
        )
        track = build(page)
        expect(track).to_have_accessible_name(re.compile(r"^pack spread: from\s2\sto\s3"))


def test_what_was_undone_is_not_in_the_log(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = begun(page)
        log = page.locator("ol.log li")
        before = log.count()
        build(page)
        page.keyboard.press("e")
        expect(log).to_have_count(before + 1)
        expect(page.locator("[data-offer=sounds]")).to_be_visible()
        page.get_by_role("button", name="No, thanks").click()
        expect(page.locator("[data-offer=sounds]")).to_have_count(0)
        page.reload()
        expect(log).to_have_count(before + 1)
        expect(page.locator("[data-offer=sounds]")).to_have_count(0)
        page.get_by_role("button", name="Undo").click()
        expect(log).to_have_count(before)
        kinds = [
            each["kind"] for each in ask(page, f"/api/tables/{table}/events", after=0)["events"]
        ]
        assert kinds[-1] == "undone"


COUNT = """() => {
  const replace = String.prototype.replace;
  window.worded = 0;
  String.prototype.replace = function (...args) {
    window.worded += 1;
    return replace.apply(this, args);
  };
}"""
"""Every sentence is set once it is worded, by replacing some of its spaces."""


def test_pointing_at_the_map_words_nothing_anew(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        begun(page)
        page.keyboard.press("m")
        expect(page.locator("[data-hex].lit").first).to_be_visible()
        hexes = page.locator("[data-hex]:not(.lit)")
        boxes = [box for at in range(6) if (box := hexes.nth(20 + at).bounding_box())]
        page.evaluate(COUNT)
        for box in boxes:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert page.evaluate("window.worded") < hexes.count()


def test_in_the_draft_what_is_to_be_weighed_lies_in_no_shadow(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "the-wolves", ME, HERE, options={"seed": 2})
        page.goto(f"/table/{table}")
        shadow = page.locator(".live .shade, .live .faded")
        weigh = page.get_by_text("Lone wolves, prey and water nearby are worth having.")
        expect(weigh.first).to_be_visible()
        assert shadow.count() == 0
        page.locator("[data-hex].lit").first.press("Enter")
        expect(page.locator(MAIN)).to_be_visible()
        assert shadow.count() == 0
        drafted(page, table)
        page.reload()
        expect(page.locator(".actions [aria-keyshortcuts=d]")).to_be_visible()
        page.keyboard.press("d")
        expect(shadow.first).to_be_attached()


def test_a_hex_answers_to_a_click_as_assistive_tools_send_it(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        begun(page)
        page.keyboard.press("d")
        hex = page.locator("[data-hex].lit").first
        hex.dispatch_event("click")
        expect(hex).to_have_attribute("aria-selected", "true")


def test_a_click_of_a_pointer_means_one_choice(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        begun(page)
        page.keyboard.press("m")
        wolf = page.locator("[data-hex].lit").first
        wolf.click()
        expect(page.locator("[data-hex][aria-label*='chosen']")).to_have_count(1)


def test_a_large_screen_is_used_down_to_its_lower_edge(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        page.set_viewport_size({"width": 1920, "height": 1080})
        begun(page)
        ground, room = (page.locator(what).bounding_box() for what in (".still", ".field"))
        assert ground and room
        assert ground["y"] + ground["height"] > 1080 * 0.9
        assert max(ground["height"] / room["height"], ground["width"] / room["width"]) > 0.9
