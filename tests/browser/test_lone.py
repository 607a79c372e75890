"""The table of Lone Wolves: by thumb, what stays on it, who is there, where the focus is."""

from playwright.sync_api import Browser, Page, Position

from tests.browser.layout import FRAMES, Size, fit, wrong
from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.browser.play import (
    BREATH,
    CUB,
    HERE,
    MAIN,
    ME,
    OPEN,
    Data,
    Deed,
    Player,
    new_table,
    order,
    state_of,
)
from tests.browser.tables import Tables
from tests.server.houses import House

SMALLEST = Size(360, 640)
BOXES = """() => [...document.querySelectorAll('[data-column], .btn')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
"""Where the lands and the buttons are."""
OPAQUE = """() => [...document.querySelectorAll('[data-nav=hand][aria-disabled]')].map((each) => {
  const { opacity, filter } = getComputedStyle(each);
  return [opacity, filter.includes('opacity')];
})"""


class Thumb(Player):
    """Someone who taps; at every step nothing overlaps, is cut, too small or scrolls."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "lone-wolves")
        self.found: set[str] = set()

    def look(self) -> Data:
        sight = super().look()
        self.found.update(wrong(self.page, SMALLEST))
        return sight

    def do(self, deed: Deed) -> None:
        at = Position(x=deed.at[0], y=deed.at[1]) if deed.at else None
        self.page.locator(deed.what).first.tap(position=at)


def test_a_duel_by_thumb_on_the_smallest_phone(browser: Browser, house: House) -> None:
    with visit(browser, house.address, SMALLEST.width, has_touch=True, locale="de-DE") as page:
        page.add_init_script(FRAMES)
        table = new_table(page, "lone-wolves", ME, HERE, options={"board": "advanced", "seed": 4})
        page.goto(f"/table/{table}")
        fit(page, SMALLEST)
        player = Thumb(page)
        assert player.step()
        player.settle()
        rest = page.evaluate(BOXES)
        page.locator(".grip").tap()
        expect(page.locator(".drawer")).to_be_visible()
        assert page.evaluate(BOXES) == rest, "a drawer covers; it moves nothing"
        page.locator(".grip").tap()
        player.finish()
        assert not player.found, "\n".join(sorted(player.found))


def second_page(page: Page, other: Page) -> str:
    """A table of two people, each at a page of their own."""
    table = new_table(page, "lone-wolves", ME, OPEN, options={"seed": 4})
    page.goto(f"/table/{table}")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("button", name="Sit down")).to_have_count(0)
    name = str(state_of(page, table)["table"]["seats"][1]["name"])
    expect(page.locator("li", has_text=name)).to_contain_text("here")
    order(page, table, do="begin")
    return table


def test_whoever_goes_is_seen_to_be_away_and_a_bot_to_stand_in(
    browser: Browser, house: House
) -> None:
    """A newcomer who sat down at the table itself is there, too."""
    with visit(browser, house.address) as page:
        with visit(browser, house.address) as other:
            table = second_page(page, other)
            expect(page.locator(".score")).to_be_visible()
            expect(page.locator(".score")).not_to_contain_text("away")
            expect(other.locator(".frame")).to_be_visible()
            order(other, table, do="leave")
            expect(page.locator(".score")).to_contain_text("a bot plays")
            order(other, table, do="reclaim")
            expect(page.locator(".score")).not_to_contain_text("a bot plays")
        expect(page.locator(".score")).to_contain_text("away")


def test_the_last_trick_stays_with_its_reason_until_the_next_card(
    browser: Browser, house: House
) -> None:
    """Cards that can't be played are dark, not of glass; the other is left of oneself."""
    with visit(browser, house.address, color_scheme="light") as page:
        table = new_table(page, "lone-wolves", ME, HERE, options={"seed": 4})
        page.goto(f"/table/{table}")
        player = Player(page, "lone-wolves")
        shut = 0
        while state_of(page, table)["position"]["view"]["trick"] == 0:
            player.step()
            player.settle()
            glass = page.evaluate(OPAQUE)
            assert all(opacity == "1" and not filtered for opacity, filtered in glass)
            shut += len(glass)
        assert shut, "there were cards that could not be played"
        trick = page.locator("section.trick")
        expect(trick).to_contain_text("won trick 1")
        expect(trick.locator(".verdict")).to_contain_text("wins over")
        score = trick.get_by_role("row", name="Score").locator("td")
        totals = page.locator(".score .one b").all_text_contents()
        assert score.last.text_content() == " : ".join(totals), "in the order of the bar"
        while state_of(page, table)["position"]["view"]["led"] is None:
            player.step()
            player.settle()
        expect(trick).not_to_contain_text("won trick 1")


def test_a_game_from_a_file_goes_on_after_its_last_trick(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        page.goto(f"/table/{Tables(page, other).id('basic lead')}")
        trick = page.locator("section.trick")
        expect(trick).to_contain_text("won trick 5")
        score = trick.get_by_role("row", name="Score").locator("td")
        totals = page.locator(".score .one b").all_text_contents()
        expect(score.last).to_have_text(" : ".join(totals))


def test_a_rematch_with_a_bot_begins_with_one_click(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "lone-wolves", ME, CUB)
        play_out(page, table)
        page.goto(f"/table/{table}/score")
        page.get_by_role("button", name="Rematch").click()
        arrive(page, lambda address: table not in address)
        expect(page.locator("[data-nav=hand]").first).to_be_visible()
        again = state_of(page, page.url.rpartition("/")[2])["table"]
        assert again["status"] == "playing"


def play_out(page: Page, table: str) -> None:
    """Decide anything, beside the page, until the game is over."""
    while (state := state_of(page, table))["table"]["status"] == "playing":
        if state["table"]["to_decide"] == state["seat"]:
            line = [state["position"]["offer"][0]["text"]]
            order(page, table, do="play", seat=state["seat"], line=line)
        else:
            page.wait_for_timeout(BREATH)


def test_the_focus_never_falls_off_the_table(browser: Browser, house: House) -> None:
    """On a phone every step takes the place of the one before, with what had the focus."""
    with visit(browser, house.address, width=390) as page:
        table = new_table(page, "lone-wolves", ME, HERE, options={"seed": 4})
        page.goto(f"/table/{table}")
        player = Player(page, "lone-wolves")
        places = 0
        while places == 0:
            sight = player.look()
            deed = (
                "dialog[open] footer button"
                if sight["passes"]
                else player.deed(sight, player.chance).what
            )
            page.locator(deed).first.focus()
            page.keyboard.press("Enter")
            player.settle()
            if not page.locator("dialog[open]").count():
                assert page.evaluate("document.activeElement !== document.body"), deed
            places += deed == MAIN and bool(sight["slots"])
