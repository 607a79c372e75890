"""Games that are over: step by step as people tell them, from files, and on from there."""

import re

from playwright.sync_api import Browser, Page

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect, until
from tests.browser.play import ME, OPEN, ask, new_table, state_of
from tests.browser.tables import GAMES, POSITIONS
from tests.server.houses import House


def bring(page: Page, text: str) -> str:
    """Import a game on its page; the id of the table that it leads to."""
    page.goto("/import")
    page.get_by_label("Or its text").fill(text)
    page.get_by_role("button", name="Open").click()
    arrive(page, "**/table/**")
    return page.url.split("/table/")[1].split("/")[0].split("?")[0]


def test_a_finished_game_of_a_file_opens_as_a_replay_of_those_who_played_it(
    browser: Browser, house: House
) -> None:
    game = (POSITIONS / "lone-basic.txt").read_text()
    text = game.replace("board basic\n", "board basic\nplayer 1 Wadera\nbot 2 scout\n")
    with visit(browser, house.address) as page:
        table = bring(page, text)
        arrive(page, "**/replay**")
        slider = page.get_by_role("slider", name="Step")
        course = ask(page, f"/api/tables/{table}/course", open=True)
        deeds = course["deeds"]
        expect(slider).to_have_attribute("max", str(len(deeds)))
        assert len(deeds) < state_of(page, table)["position"]["step"]
        expect(page.get_by_text("Wadera").first).to_be_visible()
        page.keyboard.press("n")
        expect(page.locator(".at")).to_have_text("3 / 39")
        for _ in range(3):
            page.keyboard.press("n")
        so_far = sum(deed["step"] <= course["turns"][4] for deed in deeds)
        expect(page.locator(".at")).to_have_text(f"{so_far} / 39")
        page.goto("/games")
        row = page.locator(f"a[data-table='{table}']")
        expect(row).to_contain_text("Wadera")
        expect(row).to_contain_text("32")


def test_a_finished_game_of_the_wolves_is_in_the_list_with_the_names_of_its_file(
    browser: Browser, house: House
) -> None:
    game = (GAMES / "the-wolves-3-players.game").read_text()
    names = "player 1 Wadera\nplayer 2 Zmierzch\nbot 3 scout\n"
    with visit(browser, house.address) as page:
        table = bring(page, game.replace("\nplayers 3\n", f"\nplayers 3\n{names}"))
        page.goto("/games")
        finished = page.locator(
            "section", has=page.get_by_role("heading", name="Finished")
        ).locator(f"a[data-table='{table}']")
        for name in ("Wadera", "Zmierzch", "Scout"):
            expect(finished).to_contain_text(name)
        expect(finished.locator("time[datetime]")).to_be_visible()


def test_a_replay_goes_on_by_itself_and_on_from_a_step_against_bots(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = bring(page, (POSITIONS / "lone-advanced.txt").read_text())
        page.get_by_label("Speed").select_option("4")
        page.keyboard.press(" ")
        expect(page.locator(".at")).to_have_text(re.compile(r"^[3-9] / "))
        page.keyboard.press(" ")
        page.get_by_role("button", name="Play on from here").click()
        page.get_by_role("button", name="Against bots").click()
        arrive(page, lambda address: table not in address)
        expect(page.locator(".frame")).to_be_visible()
        began = state_of(page, page.url.rpartition("/")[2])
        assert began["table"]["status"] == "playing"


def test_whoever_goes_back_while_regions_are_scored_sees_where_they_went(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = bring(page, (GAMES / "the-wolves-3-players.game").read_text())
        deeds = ask(page, f"/api/tables/{table}/course", open=True)["deeds"]
        scored = [any(each["what"] == "region" for each in deed["told"]) for deed in deeds]
        before = scored.index(True)
        page.goto(f"/table/{table}/replay?step={deeds[before - 1]['step']}")
        expect(page.locator(".at")).to_have_text(f"{before} / {len(deeds)}")
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-scoring]")).to_be_visible()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".at")).to_have_text(f"{before} / {len(deeds)}")
        assert page.locator("[data-scoring]").count() == 0


DOTTED = """() => {
  const places = [...document.querySelectorAll('[data-hex]')];
  const names = new Map(places.map((each) => [each.getAttribute('transform'), each.dataset.hex]));
  const dotted = [...document.querySelectorAll('.live g.last')];
  return dotted.map((each) => names.get(each.parentElement.getAttribute('transform'))).sort();
}"""
"""The hexes that are marked as those of the last turn."""


def test_the_map_marks_what_was_done_in_the_turn_up_to_the_step_and_nothing_else(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = bring(page, (GAMES / "the-wolves-3-players.game").read_text())
        course = ask(page, f"/api/tables/{table}/course", open=True)
        begins, ends = course["turns"][12:14]
        deeds = [deed for deed in course["deeds"] if begins < deed["step"] <= ends]
        page.goto(f"/table/{table}/replay?step={deeds[-1]['step']}")
        for done in range(len(deeds), 0, -1):
            told = [each for deed in deeds[:done] for each in deed["told"]]
            hexes = {each.get("to") or each.get("hex") for each in told} - {None}
            assert hexes, "something was done on the map"
            until(page, lambda hexes=hexes: page.evaluate(DOTTED) == sorted(hexes))  # type: ignore[misc]
            page.keyboard.press("ArrowLeft")
        page.keyboard.press("Home")
        until(page, lambda: page.evaluate(DOTTED) == [])


def test_one_s_own_invite_leads_back_to_the_table(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        table = new_table(page, "lone-wolves", ME, OPEN, access="private")
        path = ask(page, f"/api/tables/{table}/invites/1", {})["path"]
        other.goto(path)
        expect(other.get_by_text("Mira invites you.")).to_be_visible()
        other.get_by_label("Your name").fill("Zmierzch")
        other.get_by_role("button", name="Sit down").click()
        arrive(other, f"**/table/{table}")
        page.goto(f"/table/{table}")
        guest = page.get_by_role("listitem").filter(has_text="Zmierzch")
        expect(guest).to_contain_text("here")
        for each in (page, other):
            each.goto(path)
            arrive(each, f"**/table/{table}")
