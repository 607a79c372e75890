"""Nothing fails silently: what went wrong is said, and there is a way on."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from tests.browser.pages import visit
from tests.browser.patience import expect, holds
from tests.browser.play import HERE, ME, Player, ask, new_table
from tests.browser.tables import POSITIONS
from tests.server.houses import House

AWAY = "The server can’t be reached."
SHUT = "The server has closed the connection to this table"
SIGNED_OUT = "You are signed out on this device."
MISSING = ("503 (Service Unavailable)", "404 (Not Found)", "ERR_FAILED")
"""What the console says of answers that a test withholds."""
LOOKED_AT_AGAIN = """() => {
  document.dispatchEvent(new Event('visibilitychange'));
  return document.querySelector('[data-notice=newer]') !== null;
}"""
"""The page is looked at again and again, until it has asked whether it is old."""
PASSWORD = "a long night's walk"


def unavailable(route: Route) -> None:
    """What a server says whose database is away."""
    problem = {"code": "database-away", "sentence": "Come back later.", "arguments": {}}
    route.fulfill(status=503, json={**problem, "clause": None, "missed": None})


def finished(page: Page) -> str:
    """A game that is over; the id of its table."""
    ask(page, "/api/people/guest", {"name": "Mira"})
    text = (POSITIONS / "lone-basic.txt").read_text()
    return str(ask(page, "/api/imports", {"text": text})["table"]["id"])


# -- addresses and pages ----------------------------------------------------------------
@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("/table/%", "There is nothing here"),
        ("/rules/%E0%A4%A", "There is nothing here"),
        ("/no/such/page", "There is nothing here"),
        ("/rules/chess", "There is nothing here"),
        ("/aid/chess", "There is nothing here"),
        ("/table/..%2Fgames", "That did not work"),
        ("/table/nothing", "That did not work"),
        ("/join/nothing", "That did not work"),
    ],
)
def test_a_bad_address_is_a_page(browser: Browser, house: House, address: str, says: str) -> None:
    with visit(browser, house.address, expected=MISSING) as page:
        page.goto(address)
        expect(page.locator("h1")).to_have_text(says)
        page.get_by_role("link", name="Home", exact=True).click()
        expect(page.locator("h1")).to_contain_text("One moon")


def test_a_page_that_breaks_says_so_and_leads_on(browser: Browser, house: House) -> None:
    with visit(browser, house.address, expected=("TypeError", "RangeError")) as page:
        ask(page, "/api/people/guest", {"name": "Mira"})
        page.route(
            "**/api/me/tables",
            lambda route: route.fulfill(
                json={"tables": [{"id": "x", "status": "finished"}], "next": None}
            ),
        )
        page.goto("/games")
        expect(page.locator("h1")).to_have_text("This page has failed")
        page.get_by_role("link", name="Rules").click()
        expect(page.locator("h1")).to_have_text("Rules")
        page.unroute("**/api/me/tables")
        page.go_back()
        expect(page.locator("h1")).to_have_text("My games")


def test_a_part_of_the_client_that_does_not_come_is_asked_for_again(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address, expected=MISSING) as page:
        page.goto("/")
        page.route("**/assets/Lobby*", lambda route: route.abort())
        page.get_by_role("link", name="Lobby").first.click()
        expect(page.get_by_role("alert").filter(has_text=AWAY)).to_be_visible()
        page.unroute("**/assets/Lobby*")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator("h1")).to_have_text("Lobby")


def test_what_nobody_caught_is_said_by_the_page(browser: Browser, house: House) -> None:
    with visit(browser, house.address, expected=("Error: unforeseen",)) as page:
        page.goto("/rules")
        page.evaluate("void Promise.reject(new Error('unforeseen'))")
        notice = page.locator("[data-notice=failed]")
        expect(notice).to_contain_text("Something went wrong here, and it is our mistake.")
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)
        page.evaluate("setTimeout(() => { throw new Error('unforeseen') })")
        notice.get_by_role("button", name="Load again").click()
        expect(page.locator("h1")).to_have_text("Rules")
        expect(notice).to_have_count(0)


# -- one answer among many --------------------------------------------------------------
def at_the_table(page: Page) -> None:
    page.get_by_role("button", name="Chat").click()


@pytest.mark.parametrize(
    ("path", "reach"), [("", at_the_table), ("/score", lambda page: None)], ids=["table", "score"]
)
def test_a_table_opens_without_its_chat(
    browser: Browser, house: House, path: str, reach: Callable[[Page], None]
) -> None:
    with visit(browser, house.address, expected=MISSING) as page:
        table = new_table(page, "lone-wolves", ME, HERE)
        ask(page, f"/api/tables/{table}/chat", {"id": "0" * 32, "text": "Auuu!"})
        page.route("**/chat", unavailable)
        page.goto(f"/table/{table}{path}")
        reach(page)
        missing = page.get_by_role("alert").filter(has_text="The chat could not be loaded.")
        expect(missing).to_be_visible()
        page.unroute("**/chat")
        missing.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("Auuu!")).to_be_visible()
        expect(missing).to_have_count(0)


def test_a_part_of_a_page_that_does_not_come_can_be_asked_for_again(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address, expected=MISSING) as page:
        table = finished(page)
        page.route("**/points", unavailable)
        page.goto(f"/table/{table}/score")
        expect(page.get_by_role("alert").filter(has_text="Come back later.")).to_be_visible()
        page.unroute("**/points")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("img", name=re.compile("Points over time"))).to_be_visible()


LATER = re.compile(r"/replay\?.*step=[1-9]")
"""Questions for any step of a replay but the first."""


def test_a_step_that_fails_is_said_and_tried_again(browser: Browser, house: House) -> None:
    with visit(browser, house.address, expected=MISSING) as page:
        table = finished(page)
        page.route(LATER, lambda route: route.abort())  # before it is asked for in advance
        page.goto(f"/table/{table}/replay")
        expect(page.locator(".at")).to_have_text(re.compile("^0 / "))
        page.keyboard.press("End")
        notice = page.locator("[data-notice=failed]")
        expect(notice).to_contain_text(AWAY)
        page.unroute(LATER)
        notice.get_by_role("button", name="Try again").click()
        expect(page.locator(".at")).to_have_text(re.compile(r"^(\d+) / \1$"))
        expect(notice).to_have_count(0)


# -- sockets ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "says"),
    [
        (4429, "You have too many tables open at once."),
        (4503, "The server can’t reach its database."),
    ],
)
def test_a_socket_that_is_refused_for_a_while_says_why_and_comes_back(
    browser: Browser, house: House, code: int, says: str
) -> None:
    refusing = True

    def answer(socket: WebSocketRoute) -> None:
        if refusing:
            socket.close(code=code)
        else:
            socket.connect_to_server()

    with visit(browser, house.address) as page:
        table = new_table(page, "lone-wolves", ME, HERE, options={"seed": 4})
        page.route_web_socket("**/socket?*", answer)
        page.goto(f"/table/{table}")
        note = page.locator(".note", has_text=says)
        expect(note).to_be_visible()
        Player(page, "lone-wolves").step()  # and what is asked by other ways is answered
        refusing = False
        expect(note).to_have_count(0)


def test_a_socket_that_is_refused_for_good_says_why_and_offers_a_way_on(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "lone-wolves", ME, HERE, options={"seed": 4})
        page.route_web_socket("**/socket?*", lambda socket: socket.close(code=4403))
        page.goto(f"/table/{table}")
        expect(page.get_by_role("alert").filter(has_text=SHUT)).to_be_visible()
        page.unroute_all()
        page.route_web_socket("**/socket?*", lambda socket: socket.connect_to_server())
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".frame")).to_be_visible()


def sign_up(page: Page, name: str) -> None:
    ask(page, "/api/people/sign-up", {"name": name, "password": PASSWORD})


@pytest.mark.parametrize("access", ["link", "private"])
def test_signing_out_in_one_tab_does_not_freeze_another(
    browser: Browser, house: House, access: str
) -> None:
    with visit(browser, house.address, expected=("403 (Forbidden)", *MISSING)) as page:
        sign_up(page, f"Szara {access}")
        wish = {"game": "lone-wolves", "seats": [ME, HERE], "access": access}
        table = ask(page, "/api/tables", wish)["table"]["id"]
        body = {"id": "1" * 32, "seq": 1, "command": {"do": "begin"}}
        ask(page, f"/api/tables/{table}/orders", body)
        tab = page.context.new_page()
        for each in (page, tab):
            each.goto(f"/table/{table}")
            expect(each.locator(".frame")).to_be_visible()

        for _ in range(2):  # and once more: one who came back can be signed out again
            tab.goto("/settings")
            tab.get_by_role("button", name="Sign out", exact=True).click()
            expect(page.locator("[data-notice=signed-out]")).to_contain_text(SIGNED_OUT)
            if access == "link":
                expect(page.get_by_text("You are watching").first).to_be_visible()
            else:
                expect(page.locator("h1")).to_have_text("That did not work")
            sign_in(page, f"Szara {access}")
            expect(page.locator("[data-notice=signed-out]")).to_have_count(0)
            page.goto(f"/table/{table}")
            expect(page.locator("[data-nav=hand].ok").first).to_be_visible()


def sign_in(page: Page, name: str) -> None:
    """By the way that the notice offers."""
    page.locator("[data-notice=signed-out]").get_by_role("link", name="Sign in").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"Signed in as {name}.")).to_be_visible()


# -- older tabs -------------------------------------------------------------------------
def newer(route: Route) -> None:
    """The page of a client that was built anew."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("/assets/index-", "/assets/index-x"))


def begun(page: Page) -> str:
    """A half-made move, as it is kept."""
    return str(page.evaluate("JSON.stringify(sessionStorage)"))


def test_a_tab_older_than_the_server_says_so_and_keeps_a_half_made_move(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "lone-wolves", ME, HERE, options={"seed": 4})
        page.goto(f"/table/{table}")
        player = Player(page, "lone-wolves")
        while not player.look()["main"]:
            player.seen = None
            player.step()
        half = str(page.locator("[data-actions]").text_content())
        page.route(f"{house.address}/", newer)
        notice = page.locator("[data-notice=newer]")
        holds(page, LOOKED_AT_AGAIN)
        expect(notice).to_contain_text("There is a newer version of this page.")
        expect(page.locator("[data-actions]")).to_have_text(half)
        page.evaluate("window.old = true")
        notice.get_by_role("button", name="Load again").click()
        holds(page, "() => window.old === undefined")
        expect(page.locator("[data-actions]")).to_have_text(half)
        assert json.loads(begun(page)).get("wolfmoon-begun") == "null"
