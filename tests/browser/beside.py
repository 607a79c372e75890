"""The pages beside the tables, with what is on them."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.patience import expect
from tests.browser.reached import State
from tests.browser.tables import Tables


def shows(what: str) -> Callable[[Page, Tables], None]:
    """A page that has what it waited for."""
    return lambda page, tables: expect(page.locator(what).first).to_be_visible()


def _page(name: str, address: str, what: str, table: str = "wolves-3") -> State:
    return State(name, table, shows(what), page=lambda tables, id: address.format(id), still=False)


PAGES: list[State] = [
    _page("home", "/", "a[href^='/table/']"),
    _page("new", "/new?game=the-wolves", "form"),
    _page("new-lone", "/new?game=lone-wolves", "form"),
    _page("games", "/games", "a[href^='/table/']"),
    _page("lobby", "/lobby", "h1"),
    _page("import", "/import", "textarea"),
    _page("settings", "/settings", "h1"),
    _page("rules", "/rules/the-wolves", "#W1"),
    _page("rules-lone", "/rules/lone-wolves", "#L1"),
    _page("puzzles", "/puzzles", ".books"),
    _page("learn", "/learn", "a[href^='/learn/']"),
    _page("hunt", "/hunt", "h1"),
    _page("aid", "/aid/the-wolves", "main"),
    _page("notifications", "/notifications", "h1"),
    _page("lost", "/nowhere", "h1"),
    _page("gathering", "/table/{}", "ol li", "gathering"),
    State(
        "join",
        "gathering",
        shows("form"),
        page=lambda tables, id: tables.invite("gathering"),
        still=False,
    ),
    *(
        _page(f"score-{game}", "/table/{}/score", ".results table", f"{game} game")
        for game in ("the-wolves-5-players", "lone-wolves-basic")
    ),
]
"""Pages beside the tables."""
