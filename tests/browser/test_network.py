"""The network fails and comes back: the page catches up by itself, and loses nothing."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.faults import Network
from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.play import MAIN, ME, OPEN, Player, new_table, order
from tests.server.houses import AtTable, House
from tests.slowness import slowness

BROKEN = ("ERR_", "WebSocket connection to")
"""What the console says of a network that fails."""
PROMISED = 2
"""Seconds after which a page has caught up; a machine with too much to do may take its time."""


def seated(page: Page, house: House) -> AtTable:
    """A game of the page's visitor with someone elsewhere; the other's view of it."""
    table = new_table(page, "lone-wolves", ME, OPEN, options={"seed": 4})
    other = house.guest("Zmierzch").at(table)
    other.order("sit", seat=1)
    order(page, table, do="begin")
    page.goto(f"/table/{table}")
    return other.look()


def their_turn(player: Player, other: AtTable) -> None:
    """Play until the other has to decide."""
    while other.look().table["to_decide"] == 0:
        player.step()
        player.settle()


def play(other: AtTable) -> None:
    """The other decides something, and goes on until the page's visitor has to."""
    while other.look().table["to_decide"] == 1:
        other.play(1, other.position["offer"][0]["text"])


def caught_up(page: Page, other: AtTable, since: float) -> None:
    """The page shows what the server knows, and was not loaded again."""
    expect(page.locator(".frame")).to_have_attribute("data-seq", str(other.look().state["seq"]))
    took = time.monotonic() - since
    print(f"caught up {took:.2f} s after the network was back")
    assert took < PROMISED * slowness()
    assert page.evaluate("window.here") is True


@contextmanager
def behind_a_network(browser: Browser, house: House) -> Iterator[tuple[Network, Player, AtTable]]:
    """A game whose page reaches the server by a network that can break."""
    with (
        Network(house.address) as network,
        visit(browser, network.address, expected=BROKEN) as page,
    ):
        other = seated(page, house)
        page.evaluate("window.here = true")
        yield network, Player(page, "lone-wolves"), other


@pytest.mark.parametrize("breaks", ["cut", "deafen"])
def test_a_page_catches_up_when_the_network_is_back(
    browser: Browser, house: House, breaks: str
) -> None:
    with behind_a_network(browser, house) as (network, player, other):
        page = player.page
        their_turn(player, other)
        getattr(network, breaks)()
        play(other)
        if breaks == "cut":
            expect(page.get_by_text("Connection lost").first).to_be_visible()
        network.mend()
        back = time.monotonic()
        if breaks == "deafen":
            page.evaluate("dispatchEvent(new Event('online'))")
        caught_up(page, other, back)
        assert player.look()["seq"] == other.state["seq"], "and it can be played on"


def test_a_half_made_move_outlives_the_network(browser: Browser, house: House) -> None:
    with behind_a_network(browser, house) as (network, player, other):
        page = player.page
        play(other)
        while not player.look()["main"]:
            player.seen = None
            player.step()
        half = str(page.locator(MAIN).text_content())
        before = other.look().state["seq"]

        network.cut()
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        expect(page.locator(MAIN)).to_have_text(half)
        network.mend()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.locator(MAIN)).to_have_text(half)

        network.cut()
        page.locator(MAIN).click()
        expect(page.locator(".frame")).to_have_attribute("data-busy", "true")
        assert other.look().state["seq"] == before
        network.mend()
        back = time.monotonic()
        expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
        assert other.look().state["seq"] == before + 1, "what was ordered is done once"
        caught_up(page, other, back)


def test_moves_go_through_the_socket(browser: Browser, house: House) -> None:
    posted: list[str] = []
    with visit(browser, house.address) as page:
        other = seated(page, house)
        player = Player(page, "lone-wolves")
        play(other)
        page.on("request", lambda request: posted.append(f"{request.method} {request.url}"))
        before = other.look().state["seq"]
        while other.look().state["seq"] == before:
            player.step()
            player.settle()
    assert not [each for each in posted if each.endswith("/orders")]


def test_a_move_goes_by_http_where_sockets_are_not_let_through(
    browser: Browser, house: House
) -> None:
    posted: list[str] = []
    with visit(browser, house.address, expected=BROKEN) as page:
        page.route_web_socket("**/socket?**", lambda socket: socket.close(code=1011))
        other = seated(page, house)
        player = Player(page, "lone-wolves")
        play(other)
        page.reload()
        page.on("request", lambda request: posted.append(f"{request.method} {request.url}"))
        before = other.look().state["seq"]
        while other.look().state["seq"] == before:
            player.step()
            player.settle()
    assert [each for each in posted if each.startswith("POST") and each.endswith("/orders")]
