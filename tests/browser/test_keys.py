"""Games without a pointer, from the first decision to the score; the focus can be seen always."""

import pytest
from playwright.sync_api import Browser

from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.play import CUB, HERE, ME, Data, Keys, check_score, new_table, turns_at
from tests.browser.tables import Tables
from tests.server.houses import House

GAMES = {"the-wolves": (ME, CUB, CUB, CUB, CUB), "lone-wolves": (ME, HERE)}


def test_a_duel_by_keys_alone(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        options = {"seed": 4, "board": "advanced"}
        table = new_table(page, "lone-wolves", ME, HERE, options=options)
        page.goto(f"/table/{table}")
        player = Keys(page, "lone-wolves")
        player.finish()
        check_score(player, table)


def test_a_game_of_the_wolves_by_keys_alone(browser: Browser, house: House) -> None:
    """How it begins; and, at another table that is so far, how it ends."""
    with visit(browser, house.address) as page:
        table = new_table(page, "the-wolves", ME, CUB, CUB, CUB, CUB, options={"seed": 4})
        page.goto(f"/table/{table}")
        player = Keys(page, "the-wolves")
        while turns_at(page, table) < 5:
            player.step()
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        late = Tables(page, other).id("wolves-5 late")
        page.goto(f"/table/{late}")
        player = Keys(page, "the-wolves")
        player.finish()
        check_score(player, late)


@pytest.mark.parametrize(("game", "seats"), GAMES.items(), ids=GAMES)
def test_the_keys_are_listed(
    browser: Browser, house: House, game: str, seats: tuple[Data, ...]
) -> None:
    with visit(browser, house.address) as page:
        page.goto(f"/table/{new_table(page, game, *seats)}")
        expect(page.locator(".frame")).to_be_visible()
        page.keyboard.press("?")
        listed = page.get_by_role("dialog").locator("kbd")
        wanted = "MDLHXUEN" if game == "the-wolves" else "12345U"
        for key in wanted:
            expect(listed.filter(has_text=key).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


PART = "() => document.activeElement?.closest('[data-part]')?.dataset.part ?? null"
"""The part of the table that the focus is in."""


def test_one_key_leads_from_part_to_part(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        page.goto(f"/table/{Tables(page, other).id('wolves-3')}")
        expect(page.locator("[data-lantern-button]:not([aria-disabled])")).to_be_visible()
        page.keyboard.press("t")
        expect(page.locator("[data-shelf=hint] [data-rung='1']")).to_be_visible()
        for part in ("shelf", "board", "own", "others", "shelf"):
            page.keyboard.press("F6")
            assert page.evaluate(PART) == part
        for part in ("others", "own"):
            page.keyboard.press("Shift+F6")
            assert page.evaluate(PART) == part
