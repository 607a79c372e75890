"""A hunt whose rival fails for good: its table says so, and it can be begun anew."""

from contextlib import closing
from uuid import uuid4

from playwright.sync_api import Browser, Page
from sqlalchemy import Connection

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.browser.play import ask
from tests.browser.test_hunt import path_of
from tests.server.houses import House
from wolfmoon.server.commands import CallOff
from wolfmoon.server.live import Live
from wolfmoon.server.orders import Carried, Keeper
from wolfmoon.server.store.database import connect, url_of
from wolfmoon.server.store.logs import seq_of
from wolfmoon.server.store.writer import Done, Writer

SAYS = "A rival of this hunt stopped answering"


def call_off(house: House, id: str) -> None:
    """What a process does whose rival fails for good; the server finds it out."""
    engine, keeper = connect(url_of(house.database, house.folder)), Keeper(Live(), lambda _: None)

    def work(connection: Connection) -> Done[Carried]:
        return keeper.order(connection, id, CallOff(), None, seq_of(connection, id), uuid4().hex)

    with closing(Writer(engine)) as writer:
        writer.submit(work).result()
    engine.dispose()


def begin(page: Page) -> str:
    """Begin the hunt where it is offered; its table."""
    page.get_by_role("button", name="Begin the hunt").click()
    arrive(page, "**/table/*")
    return page.url.rpartition("/")[2]


def test_a_hunt_that_is_called_off_says_so_and_is_begun_anew(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        page.goto("/")
        ask(page, "/api/people/guest", {"name": "Mira"})
        page.goto(path_of())
        table = begin(page)
        expect(page.locator(".frame")).to_be_visible()
        call_off(house, table)
        expect(page.locator("h1")).to_have_text("The hunt was called off")
        expect(page.get_by_text(SAYS)).to_be_visible()
        page.locator("main").get_by_role("link", name="Daily hunt").click()
        arrive(page, f"**{path_of()}")
        expect(page.get_by_text(SAYS)).to_be_visible()
        assert begin(page) != table
        expect(page.locator(".frame")).to_be_visible()
