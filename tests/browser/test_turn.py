"""A turn of The Wolves: why not, what would be, taking back, and the end that is asked twice."""

import re

from playwright.sync_api import Browser, Page

from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.play import HERE, MAIN, ME, Data, ask, new_table, order, state_of
from tests.server.houses import House

DRAFTS = ("A13", "B14", "E13", "E9")
"""With the seed below: two dens are then within reach, whose tracks bring an extra action."""
FIRST, SECOND = "E8", "A9"


def first_turn(page: Page) -> str:
    """A table at the first turn of the game, open on the page; its id."""
    table = new_table(page, "the-wolves", ME, HERE, options={"seed": 2})
    for hex in DRAFTS:
        seat = state_of(page, table)["position"]["to_decide"]
        order(page, table, do="play", seat=seat, line=[f"draft {hex}"])
    page.goto(f"/table/{table}")
    return table


def choose(page: Page, key: str) -> None:
    page.locator(f".actions [aria-keyshortcuts={key}]").click()
    expect(page.locator("[data-hex].lit").first).to_be_attached()


def build(page: Page, hex: str) -> None:
    """Choose a den on a hex, from the track of speed."""
    choose(page, "d")
    page.locator(f"[data-hex={hex}]").click()
    page.get_by_role("radio", name="speed").click()
    expect(page.locator(MAIN)).to_be_visible()


def play(page: Page, table: str) -> None:
    """Play what was chosen, and wait until the page knows that it is done."""
    seq = state_of(page, table)["seq"]
    page.locator(MAIN).click()
    expect(page.locator(".frame")).to_have_attribute("data-seq", str(seq + 1))
    expect(page.locator(".frame")).to_have_attribute("data-busy", "false")


def test_what_is_not_possible_says_why_and_where_that_is_written(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        first_turn(page)
        choose(page, "d")
        page.locator("[data-hex=A1]:not(.lit)").hover()
        reason = page.get_by_role("tooltip")
        # Whoever asks by key is told what stands there, too: the reason comes first.
        rule = reason.get_by_role("link").first
        expect(rule).to_have_text(re.compile(r"^W\d+"))
        clause = str(rule.text_content())
        assert str(rule.get_attribute("href")).endswith(f"/rules/the-wolves#{clause}")
        assert len(str(reason.text_content())) > 20

        page.keyboard.press("Escape")
        page.locator("[data-hex=A1]").focus()
        page.keyboard.press("?")
        expect(page.locator("[role=status]")).not_to_be_empty()
        rule.hover()
        with page.expect_popup() as opened:
            rule.click()
        expect(opened.value.locator(f"#{clause}")).to_be_in_viewport()


def test_what_would_be_is_shown_before_it_is_played(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = first_turn(page)
        before = state_of(page, table)
        build(page, FIRST)
        line = [f"den {FIRST}", "track speed"]
        asked = ask(page, f"/api/tables/{table}/preview", {"seat": before["seat"], "line": line})
        paid = [pays(state["position"], "E", before["seat"]) for state in (before, asked)]
        assert paid[0] < paid[1]
        grows = page.get_by_role("radio", name="speed")
        expect(grows.locator(".value")).to_have_text("34")
        rows = page.locator(".card table tbody tr")
        cells = rows.filter(has_text="At date").locator("td")
        expect(cells).to_have_text([re.compile(rf"^\s*\+{points}\b") for points in paid])
        assert state_of(page, table)["seq"] == before["seq"], "nothing of it is played"


def pays(position: Data, letter: str, seat: int) -> int:
    """What a region would pay a seat."""
    pack = position["view"]["seats"][seat]["pack"]
    regions = position["sheet"]["regions"]
    return next(int(each["pays"].get(pack, 0)) for each in regions if each["region"] == letter)


def test_undo_leads_back_to_the_start_of_the_turn(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = first_turn(page)
        start = state_of(page, table)["position"]
        for hex in (FIRST, SECOND):
            build(page, hex)
            play(page, table)
        for _ in range(2):
            seq = state_of(page, table)["seq"]
            page.get_by_role("button", name="Undo").click()
            expect(page.locator(".frame")).to_have_attribute("data-seq", str(seq + 1))
        after = state_of(page, table)["position"]
        assert after["view"] == start["view"] and after["step"] == start["step"]


def test_the_end_of_a_turn_with_an_action_left_is_asked_twice(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = first_turn(page)
        for hex in (FIRST, SECOND):
            build(page, hex)
            play(page, table)
        seq = state_of(page, table)["seq"]
        page.get_by_role("button", name="End turn").click()
        expect(page.get_by_text("1 extra action left")).to_be_visible()
        assert state_of(page, table)["seq"] == seq
        page.get_by_role("button", name="Cancel").click()
        expect(page.get_by_text("1 extra action left")).to_have_count(0)
        page.get_by_role("button", name="End turn").click()
        expect(page.get_by_text("1 extra action left")).to_be_visible()
        play(page, table)
        assert state_of(page, table)["position"]["to_decide"] == 1
