"""Notifications in the browser: the settings, the bell, and the next game that waits."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.pages import INSTALLED, overflow, overheard, visit
from tests.browser.patience import arrive, expect, until
from tests.browser.test_access import AXE, CHECK, EVERYTHING, wear
from tests.server.houses import AtTable, House, Person, play_on
from tests.server_tasks.receivers import Browser as Keys
from tests.server_tasks.receivers import Post, Web

PRETEND = """(subscription) => {
  const made = {
    endpoint: subscription.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => subscription,
    unsubscribe: async () => true,
  };
  PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? made : null);
  PushManager.prototype.subscribe = async () => {
    localStorage.subscribed = 'yes';
    return made;
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Notification.requestPermission = async () => 'granted';
}"""
"""A browser that subscribes with a service of ours: its own can't be reached from a test."""
MINE = re.compile(r"\bmine\b")
PASSWORD = "nine wolves and a moon"
SMALLEST = 40
"""Pixels that a finger needs."""
TOO_SMALL = """(smallest) => [...document.querySelectorAll('main button, main input, main select')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
  .filter(([each, box]) => box.height < smallest || box.width < smallest)
  .map(([each, box]) => `${each.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`)"""


@dataclass
class Place:
    """A server that sends into its own network, and what it sends to."""

    house: House
    web: Web
    post: Post


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("telling")
    with ExitStack() as stack:
        web, post = stack.enter_context(Web()), stack.enter_context(Post())
        options = ("--site", "https://wolves.example", "--private-hooks")
        mails = ("--smtp", post.address, "--mail-from", "moon@wolves.example")
        house = stack.enter_context(House(None, folder, *options, *mails))
        yield Place(house, web, post)


def account(house: House, name: str) -> Person:
    person = house.visitor()
    person.post("/api/people/sign-up", {"name": name, "password": PASSWORD})
    return person


@contextmanager
def signed_in(browser: Browser, person: Person, **options: Any) -> Iterator[Page]:
    """A page of someone who is known here."""
    with visit(browser, person.address, **options) as page:
        sign_in(page, person)
        yield page


def sign_in(page: Page, person: Person) -> None:
    """Whoever used this browser so far, now it is someone else."""
    cookies = [
        {"name": name, "value": value, "url": person.address}
        for name, value in person.http.cookies.items()
    ]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]


def two(ada: Person, bob: Person, **more: Any) -> tuple[AtTable, AtTable]:
    """Both at a table, before the first decision."""
    first = ada.make("lone-wolves", ["me", "open"], options={"seed": 4}, **more)
    second = bob.sit(first, 1)
    first.look().order("begin")
    return first, second.look()


def play_until(players: tuple[AtTable, AtTable], seat: int) -> None:
    """Play until it is a seat's decision, and not at its beginning."""
    while True:
        play_on({0: players[0], 1: players[1]}, decisions=1)
        if players[0].look().table["to_decide"] == seat:
            return


def choices(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.get("/api/me/notifications")["choices"]
    return found


def chosen(page: Page) -> None:
    """What was chosen last is kept."""
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()


def serious(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(CHECK, EVERYTHING)
    return found


# -- settings -----------------------------------------------------------------------------
def test_a_webhook_is_added_tried_and_switched_off(browser: Browser, place: Place) -> None:
    ada = account(place.house, "Ada Hook")
    with signed_in(browser, ada) as page:
        page.goto("/notifications")
        page.get_by_role("radio", name="Plain JSON").check(force=True)
        page.get_by_label("Address of the webhook").fill(f"{place.web.address}/ada")
        page.get_by_label("Address of the webhook").press("Enter")
        row = page.get_by_role("listitem").filter(has_text="127.0.0.1")
        expect(row).to_contain_text("not used yet")
        place.web.status, place.web.words = 200, b"merci beaucoup"
        row.get_by_role("button", name="Send a test").click()
        expect(row.get_by_role("status")).to_contain_text("merci beaucoup")
        expect(row.get_by_role("status")).to_contain_text("200")
        assert place.web.got[-1].path == "/ada"
        place.web.status, place.web.words = 403, b"no such channel"
        row.get_by_role("button", name="Send a test").click()
        expect(row.get_by_role("status")).to_contain_text("no such channel")
        expect(row.get_by_role("status")).to_contain_text("403")
        assert serious(page) == []
        switch = row.get_by_role("switch")
        switch.focus()
        page.keyboard.press("Space")
        expect(row).to_contain_text("off")
        (way,) = ada.get("/api/me/notifications")["ways"]
        assert way["state"] == "off"
        row.get_by_role("button", name="Remove").click()
        expect(row).to_have_count(0)
        assert ada.get("/api/me/notifications")["ways"] == []


def test_a_webhook_into_a_network_is_refused_with_its_reason(
    browser: Browser, house: House
) -> None:
    ada = account(house, "Ada Inside")
    with signed_in(browser, ada, expected=("422", "400", "403")) as page:
        page.goto("/notifications")
        for address, reason in (
            ("https://127.0.0.1/x", "This address is inside a network."),
            ("http://hooks.example/x", "has to begin with https://"),
        ):
            page.get_by_label("Address of the webhook").fill(address)
            page.get_by_label("Address of the webhook").press("Enter")
            expect(page.get_by_text(reason)).to_be_visible()
        assert ada.get("/api/me/notifications")["ways"] == []
        expect(page.get_by_text("The host of this server has not set up e-mail.")).to_be_visible()


def test_what_and_when_one_is_told_is_kept(browser: Browser, place: Place) -> None:
    ada, bob = account(place.house, "Ada When"), account(place.house, "Bob When")
    table = two(ada, bob, title="Long nights")[0]
    with signed_in(browser, ada, timezone_id="Europe/Warsaw") as page:
        page.goto("/notifications")
        page.get_by_label("My turn, e-mail").check()
        chosen(page)
        page.get_by_role("switch", name="Quiet hours").click()
        page.get_by_label("from").fill("21:15")
        page.get_by_label("from").blur()
        page.get_by_role("switch", name="One message a day").click()
        page.get_by_label("at", exact=True).fill("06:45")
        page.get_by_label("at", exact=True).blur()
        page.get_by_label("Long nights").select_option("Nothing")
        expect(page.get_by_label("Long nights")).to_have_value("mute")
        chosen(page)
        page.reload()
        expect(page.get_by_label("from")).to_have_value("21:15")
        expect(page.get_by_label("Long nights")).to_have_value("mute")
        assert serious(page) == []
    kept = choices(ada)
    assert kept["turn"]["mail"] is True and kept["zone"] == "Europe/Warsaw"
    assert (kept["quiet"]["on"], kept["quiet"]["begins"]) == (True, 21 * 60 + 15)
    assert (kept["digest"]["on"], kept["digest"]["at"]) == (True, 6 * 60 + 45)
    assert kept["tables"] == {table.id: "mute"}


@contextmanager
def subscribing(browser: Browser, place: Place, person: Person, path: str) -> Iterator[Page]:
    """A page in a browser that lets itself be told."""
    subscription = Keys().subscription(place.web.address + path)
    with signed_in(browser, person, **INSTALLED) as page:
        page.context.add_init_script(f"({PRETEND})({json.dumps(subscription)})")
        page.goto("/notifications")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        yield page


def this_browser(page: Page) -> Locator:
    return page.get_by_role("listitem").filter(has_text="This browser")


def add_this_browser(page: Page) -> None:
    row = this_browser(page)
    expect(row).to_contain_text("Not told anything")
    row.get_by_role("button", name="Add").click()
    expect(row.get_by_role("switch")).to_be_visible()
    expect(row).to_have_count(1)


def test_this_browser_is_shown_to_each_account_as_its_own_way(
    browser: Browser, place: Place
) -> None:
    ada, bob = account(place.house, "Ada Shares"), account(place.house, "Bob Shares")
    with subscribing(browser, place, ada, "/shared") as page:
        add_this_browser(page)
        page.reload()
        expect(this_browser(page).get_by_role("switch")).to_be_visible()
        expect(this_browser(page)).to_have_count(1)
        sign_in(page, bob)
        page.reload()
        expect(this_browser(page)).to_contain_text("Not told anything")
        assert bob.get("/api/me/notifications")["ways"] == []
        hook = {"kind": "push", **Keys().subscription(f"{place.web.address}/elsewhere")}
        bob.post("/api/me/ways", {"way": hook})
        page.reload()
        add_this_browser(page)
        assert len(bob.get("/api/me/notifications")["ways"]) == 2
        assert len(ada.get("/api/me/notifications")["ways"]) == 1
        this_browser(page).get_by_role("button", name="Remove").click()
        expect(this_browser(page)).to_contain_text("Not told anything")
        sign_in(page, ada)
        page.reload()
        expect(this_browser(page).get_by_role("switch")).to_be_visible()


def test_a_browser_that_is_gone_is_added_anew_in_its_place(browser: Browser, place: Place) -> None:
    ada = account(place.house, "Ada Gone")
    with subscribing(browser, place, ada, "/gone") as page:
        add_this_browser(page)
        place.web.status, place.web.words = 410, b"unsubscribed"
        this_browser(page).get_by_role("button", name="Send a test").click()
        gone = page.get_by_role("listitem").filter(has_text="nobody is there any more")
        expect(gone.get_by_role("status")).to_contain_text("unsubscribed")
        expect(gone.get_by_role("switch")).to_have_count(0)
        expect(gone.get_by_role("button", name="Send a test")).to_have_count(0)
        assert serious(page) == []
        page.get_by_role("button", name="Add", exact=True).first.click()
        expect(gone).to_have_count(0)
        expect(this_browser(page).get_by_role("switch")).to_be_visible()
        place.web.status, place.web.words = 200, b"welcome back"
        this_browser(page).get_by_role("button", name="Send a test").click()
        expect(this_browser(page).get_by_role("status")).to_contain_text("welcome back")
    [way] = ada.get("/api/me/notifications")["ways"]
    assert way["state"] == "on"


# -- the bell -----------------------------------------------------------------------------
def asked_for_everything(place: Place, names: tuple[str, str]) -> tuple[Person, dict[str, str]]:
    """Someone whom a game, an invitation and a request wait for; the tables by name."""
    ada, bob = (account(place.house, name) for name in names)
    over = two(ada, bob, title="Old days")
    play_on({0: over[0], 1: over[1]})
    again = over[0].look().order("rematch")["state"]["table"]["rematch"]
    waits = two(ada, bob, title="Waiting wolves")
    play_until(waits, 1)
    back = two(ada, bob, title="Second thoughts")
    play_until(back, 1)
    back[0].look(0).order("ask_back", seat=0)
    return bob, {"again": again, "waits": waits[0].id, "back": back[0].id}


def panel(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


def test_the_bell_shows_what_needs_one_and_takes_the_answer(browser: Browser, place: Place) -> None:
    bob, tables = asked_for_everything(place, ("Ada Bell", "Bob Bell"))
    with signed_in(browser, bob) as page:
        page.goto("/notifications")
        expect(page.get_by_role("button", name="Notifications: 3 things")).to_be_visible()
        page.keyboard.press("b")
        bell = panel(page, "Notifications")
        expect(bell).to_contain_text("Ada Bell asks for a rematch.")
        expect(bell).to_contain_text("Ada Bell asks to take back their last turn.")
        expect(bell.get_by_role("button", name="Next game")).to_be_visible()
        assert serious(page) == []
        request = bell.get_by_role("listitem").filter(has_text="take back")
        request.get_by_role("button", name="Agree").click()
        expect(bell.get_by_text("You have agreed.")).to_be_visible()
        assert bob.at(tables["back"]).table["takeback"] is None
        page.keyboard.press("Escape")
        expect(bell).to_have_count(0)
        page.keyboard.press("n")
        arrive(page, f"**/table/{tables['waits']}")


def test_settings_and_bell_by_touch_in_german(browser: Browser, place: Place) -> None:
    bob, tables = asked_for_everything(place, ("Ada Klein", "Bob Klein"))
    hook = {"kind": "hook", "service": "json", "address": f"{place.web.address}/klein"}
    bob.post("/api/me/ways", {"way": hook})
    place.web.status, place.web.words = 200, b"danke"
    with signed_in(browser, bob, width=360, has_touch=True) as page:
        page.goto("/notifications")
        wear(page, "de", "day")
        row = page.get_by_role("listitem").filter(has_text="127.0.0.1")
        row.get_by_role("button", name="Test senden").tap()
        expect(row.get_by_role("status")).to_contain_text("danke")
        page.get_by_role("switch", name="Ruhezeit").tap()
        page.get_by_label("Waiting wolves").select_option("mute")
        assert overflow(page) == 0
        assert page.evaluate(TOO_SMALL, SMALLEST) == []
        assert serious(page) == []
        page.get_by_role("button", name="Benachrichtigungen").first.tap()
        bell = panel(page, "Benachrichtigungen")
        expect(bell).to_contain_text("Ada Klein")
        assert overflow(page) == 0 and serious(page) == []
        bell.get_by_role("button", name="Ablehnen").first.tap()
        bell.get_by_role("button", name="Nächste").tap()
        arrive(page, "**/table/*")
        assert page.url.rpartition("/")[2] in tables.values()
    assert choices(bob)["tables"] == {tables["waits"]: "mute"}


@pytest.mark.parametrize("width", [768, 1024])
def test_the_bell_opens_inside_the_page_in_the_longest_words(
    browser: Browser, place: Place, width: int
) -> None:
    bob, _ = asked_for_everything(place, (f"Ada Wide {width}", f"Bob Wide {width}"))
    with signed_in(browser, bob, width=width) as page:
        page.goto("/games")
        wear(page, "uk", "day")
        expect(page.get_by_role("heading", name="Чекає на тебе")).to_be_visible()
        page.keyboard.press("b")
        bell = panel(page, "Сповіщення")
        expect(bell).to_be_visible()
        box = bell.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
        assert overflow(page) == 0


def test_my_games_follow_the_moves_of_others_without_asking_now_and_then(
    browser: Browser, place: Place
) -> None:
    """While the clock of the page stands still, only the person's socket can tell."""
    ada, bob = account(place.house, "Ada Follows"), account(place.house, "Bob Follows")
    players = two(ada, bob, title="To and fro")
    play_until(players, 1)
    with signed_in(browser, ada) as page:
        page.clock.install()
        told = overheard(page)
        page.goto("/games")
        row = page.locator("main a[data-table]", has_text="To and fro")
        expect(row).to_be_visible()
        expect(row).not_to_have_class(MINE)
        until(page, lambda: bool(told))
        page.clock.pause_at(page.evaluate("Date.now() + 100"))
        for seat, check in ((0, "to_have_class"), (1, "not_to_have_class")):
            play_until(players, seat)
            getattr(expect(row), check)(MINE)
