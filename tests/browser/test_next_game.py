"""After a turn: on to the next game that waits, by button, by key or by itself."""

from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.browser.play import order, state_of
from tests.browser.test_notifications import account, play_until, sign_in, two
from tests.server.houses import House

BOB = 1


@dataclass
class Evening:
    """The tables at which Bob is to decide, by title; the least time first."""

    page: Page
    tables: dict[str, str]

    def go(self, title: str) -> None:
        self.page.goto(f"/table/{self.tables[title]}")
        self.is_at(title)

    def decide(self, title: str) -> int:
        """Decide, until others are to; answers where the log is then."""
        table = self.tables[title]
        while (state := state_of(self.page, table))["table"]["to_decide"] == BOB:
            line = [state["position"]["offer"][0]["text"]]
            order(self.page, table, do="play", seat=BOB, line=line)
        return int(state["seq"])

    def play_turn(self, title: str) -> None:
        """Decide, until others are to; the page hears of it."""
        seq = self.decide(title)
        expect(self.page.locator(".frame")).to_have_attribute("data-seq", str(seq))

    def next_is(self, title: str) -> None:
        button = self.page.get_by_role("button", name=f"Next game: {title}")
        expect(button).to_be_visible()

    def is_at(self, title: str) -> None:
        arrive(self.page, f"**/table/{self.tables[title]}")
        expect(self.page.locator(".frame")).to_have_attribute("data-busy", "false")


def evening(house: House, page: Page, name: str, *titles: str) -> Evening:
    """Some tables of Ada and Bob, who is at the page; each has a day more than the one before."""
    ada, bob = account(house, f"Ada {name}"), account(house, f"Bob {name}")
    tables = {}
    for days, title in enumerate(titles, 1):
        players = two(ada, bob, title=title, clock={"kind": "turns", "hours": 24 * days})
        play_until(players, BOB)
        tables[title] = players[0].id
    sign_in(page, bob)
    return Evening(page, tables)


def test_the_next_game_is_a_key_away_once_a_turn_is_over(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        bob = evening(house, page, "Next", "First frost", "Last light")
        bob.go("First frost")
        page.keyboard.press("n")  # not while one is to decide here
        bob.play_turn("First frost")
        bob.is_at("First frost")
        bob.next_is("Last light")
        page.keyboard.press("n")
        bob.is_at("Last light")
        page.keyboard.press("n")
        bob.play_turn("Last light")
        bob.is_at("Last light")
        expect(page.get_by_role("button", name="Next game")).to_have_count(0)
        page.keyboard.press("n")
        expect(page.get_by_text("Nothing else waits for you.")).to_be_visible()


def test_a_game_is_left_for_later(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        bob = evening(house, page, "Later", "One", "Two", "Three")
        bob.go("One")
        bob.play_turn("One")
        bob.next_is("Two")
        page.keyboard.press("s")
        bob.next_is("Three")
        page.get_by_role("button", name="Next game: Three").click()
        bob.is_at("Three")
        bob.play_turn("Three")
        expect(page.get_by_role("button", name="Next game")).to_have_count(0)


def test_one_goes_on_by_itself_after_a_turn_if_one_likes(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        bob = evening(house, page, "On", "Here", "There")
        page.goto("/settings")
        page.get_by_role("switch", name="Go on by itself").click()
        bob.go("Here")
        bob.decide("Here")
        bob.is_at("There")
