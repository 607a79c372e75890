"""My games beside what happened there: the look at a table from the list."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import overflow
from tests.browser.patience import arrive, expect, until
from tests.browser.test_notifications import account, choices, play_until, serious, signed_in, two
from tests.server.houses import AtTable, House, Person

LIVE = "document.querySelector('[aria-live=polite]')?.textContent ?? ''"
STOPS = """() => [...document.querySelectorAll('main a[data-table]')]
  .filter((each) => each.checkVisibility() && each.tabIndex >= 0)
  .map((each) => each.dataset.table)"""


@pytest.fixture(scope="module")
def people(house: House) -> tuple[Person, Person]:
    return account(house, "Ada Looks"), account(house, "Bob Looks")


@pytest.fixture(scope="module")
def tables(people: tuple[Person, Person]) -> dict[str, AtTable]:
    """One where Bob has played since, and one that waits for him; Ada looks."""
    ada, bob = people
    waits = two(ada, bob, title="Dusk at the lake")
    play_until(waits, 1)
    play_until(waits, 0)
    theirs = two(ada, bob, title="Slow snow")
    play_until(theirs, 1)
    return {"waits": waits[0], "theirs": theirs[0]}


def look_at(page: Page, title: str) -> None:
    """The look is at a table, with its picture."""
    peek = page.locator("[data-peek]")
    expect(peek.get_by_role("heading", name=title)).to_be_visible()
    expect(peek.locator("img")).to_be_visible()
    until(
        page, lambda: bool(page.evaluate("document.querySelector('[data-peek] img').naturalWidth"))
    )


def test_the_arrows_walk_and_the_look_tells(
    browser: Browser, people: tuple[Person, Person], tables: dict[str, AtTable]
) -> None:
    with signed_in(browser, people[0]) as page:
        page.goto("/games")
        look_at(page, "Dusk at the lake")
        peek = page.locator("[data-peek]")
        expect(peek.get_by_role("heading", level=3)).to_contain_text("Since your turn")
        expect(peek.get_by_role("listitem").first).to_contain_text("Bob Looks")
        assert page.evaluate(STOPS) == [tables["waits"].id]
        row, told = (
            page.locator(f"a[data-table='{tables['waits'].id}']"),
            tables["waits"].look().table,
        )
        expect(row.locator("time")).to_have_attribute("datetime", told["changed"])
        expect(row.locator(".points b")).to_have_text([str(points) for points in told["points"]])
        expect(row).to_contain_text(
            f"{told['progress']['done']} of {told['progress']['of']} tricks"
        )
        page.keyboard.press("ArrowDown")
        until(page, lambda: "Bob Looks" in page.evaluate(LIVE))
        page.keyboard.press("ArrowDown")
        look_at(page, "Slow snow")
        expect(peek).to_contain_text("Nothing has happened since your turn.")
        assert page.evaluate(STOPS) == [tables["theirs"].id]
        until(page, lambda: "Nothing has happened" in page.evaluate(LIVE))
        assert serious(page) == []
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.getAttribute('href')")
        assert focused == f"/table/{tables['theirs'].id}"
        page.keyboard.press("Enter")
        arrive(page, f"**/table/{tables['theirs'].id}")


def test_the_pointer_chooses_too_and_a_table_is_muted(
    browser: Browser, people: tuple[Person, Person], tables: dict[str, AtTable]
) -> None:
    ada, table = people[0], tables["theirs"].id
    hook = {"kind": "hook", "service": "json", "address": "https://hooks.example/ada"}
    ada.post("/api/me/ways", {"way": hook})
    with signed_in(browser, ada) as page:
        page.goto("/games")
        page.locator(f"main a[data-table='{table}']").hover()
        look_at(page, "Slow snow")
        mute = page.get_by_role("button", name="No messages")
        for pressed, kept in (("true", {table: "mute"}), ("false", {})):
            mute.click()
            expect(mute).to_have_attribute("aria-pressed", pressed)
            assert choices(ada)["tables"] == kept


def test_without_room_there_is_no_look(
    browser: Browser, people: tuple[Person, Person], tables: dict[str, AtTable]
) -> None:
    with signed_in(browser, people[0], width=1100) as page:
        page.goto("/games")
        expect(page.locator("main a[data-table]")).to_have_count(len(tables))
        assert page.locator("[data-peek]").count() == 0
        assert len(page.evaluate(STOPS)) == len(tables)
        assert overflow(page) == 0
