"""A hunt that is done, as its page shows it: the plot of everyone, the week, the month, games."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from sqlalchemy import Connection, select

from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.play import ask
from tests.browser.test_hunt import GAME, database, path_of, today
from tests.browser.test_puzzles import serious
from tests.server.houses import House
from tests.server.test_hunts import finished
from wolfmoon.server.hunts.marks import LEAST_GAMES, LEVELS, Result
from wolfmoon.server.store import hunts
from wolfmoon.server.store.schema import people
from wolfmoon.words import plain, say

FEW, MANY = 3, 30
BEHIND = 15
"""The first of the people was so far behind, and each of the others a point less."""
MIRA = 1
"""So far ahead was the visitor."""


@pytest.fixture
def hunted(tmp_path: Path) -> Iterator[House]:
    """A server of its own, for what everyone made of a day is on its pages; its bots rest."""
    with House(None, tmp_path, "--bot-processes", "0") as house:
        yield house


def bots_have_played(connection: Connection) -> None:
    """Of every three points of a lead there is a game of each bot, from 30 behind on."""
    for number, level in product(range(LEAST_GAMES), LEVELS):
        ahead = 3 * number - 30
        which = (str(today()), GAME, 0, level, number)
        hunts.keep_bot(connection, which, Result(float(ahead > 0), ahead), [])


def hunt(connection: Connection, person: str, ahead: int, new: bool = True) -> None:
    finished(connection, person, 40 + ahead, 40, new=new, day=str(today()))


def person_of(connection: Connection, name: str) -> str:
    return str(connection.execute(select(people.c.id).where(people.c.name == name)).scalar_one())


def said(key: str, **facts: object) -> str:
    return plain(say(key, "en", **facts))


def ridge(page: Page) -> tuple[int, int]:
    """How many bars and how many stones the plot has."""
    plot = page.get_by_role("img", name="Points ahead:")
    expect(plot).to_be_visible()
    return plot.locator(".bar").count(), plot.locator(".stone").count()


def test_what_everyone_made_is_on_the_page_of_a_hunt_that_is_done(
    browser: Browser, hunted: House
) -> None:
    with visit(browser, hunted.address) as page, database(hunted).connect() as connection:
        ask(page, "/api/people/guest", {"name": "Mira"})
        hunt(connection, person_of(connection, "Mira"), MIRA, new=False)
        for number in range(FEW):
            hunt(connection, f"person {number}", number - BEHIND)
        connection.commit()
        page.goto(path_of())
        expect(page.get_by_text(said("hunt-mark-later"))).to_be_visible()
        assert ridge(page) == (0, FEW + 1)

        bots_have_played(connection)
        for number in range(FEW, MANY):
            hunt(connection, f"person {number}", number - BEHIND)
        connection.commit()
        page.reload()
        expect(page.get_by_text(said("hunt-better", mark=55))).to_be_visible()
        # Of the thirty others sixteen have less, and two have the same mark: 56.7 %.
        expect(page.get_by_text(said("hunt-percentile", part=57, count=MANY + 1))).to_be_visible()
        assert ridge(page) == (MANY, 1)  # Mira was as far ahead as somebody else
        expect(page.locator("svg .hill")).to_have_count(len(LEVELS))
        week_and_month_are_shown(page)
        games_are_shown(page)
        assert serious(page) == []
        page.get_by_role("button", name=said("hunt-as-table")).click()
        expect(page.get_by_role("row", name="Alpha 20")).to_be_visible()
        expect(page.get_by_role("row", name=f"Mira 1 +{MIRA}")).to_be_visible()


def week_and_month_are_shown(page: Page) -> None:
    """Everyone in the week by their marks; one's own day in the month as a moon with its mark."""
    table = page.get_by_role("table").filter(has=page.get_by_role("columnheader", name="sum"))
    rows = table.locator("tbody tr")
    expect(rows).to_have_count(MANY + 1)
    expect(rows.first).to_contain_text("1 person 28")
    expect(rows.first.locator("td").last).to_have_text("75")  # 13 ahead, as 14: 15 of 20 are beaten
    expect(table.locator("tr.you")).to_contain_text("Mira")
    expect(table.locator("tr.you td").last).to_have_text("55")
    here = page.locator("a[aria-current='date']")
    expect(here).to_have_accessible_name(said("hunt-day-mark", day=spoken_day(page), mark=55))


def spoken_day(page: Page) -> str:
    """Today as the month names it."""
    name = page.locator("a[aria-current='date']").get_attribute("aria-label") or ""
    return name.rpartition(",")[0]


def games_are_shown(page: Page) -> None:
    """The best of the others lead to their replays, and a game of Alpha can be seen."""
    watched = page.get_by_role("link", name="Watch: person")
    expect(watched).to_have_count(5)
    expect(watched.first).to_have_accessible_name("Watch: person 29")
    assert str(watched.first.get_attribute("href")).endswith("/replay")
    expect(page.get_by_role("button", name="Watch: Alpha in your seat")).to_be_visible()
