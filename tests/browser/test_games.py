"""Games by clicking: several people on one device, and one person against bots."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.browser.play import CUB, HERE, ME, Player, ask, new_table, state_of, turns_at
from tests.server.houses import House


def test_two_play_the_wolves_on_one_device(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "the-wolves", ME, HERE, CUB, options={"seed": 4})
        page.goto(f"/table/{table}")
        player = Player(page, "the-wolves")
        while turns_at(page, table) < 3:
            player.step()
        events = ask(page, f"/api/tables/{table}/events", after=0)["events"]
        assert {each["seat"] for each in events if each["kind"] == "played"} == {0, 1, 2}


@pytest.mark.parametrize("game", ["The Wolves", "Lone Wolves"])
def test_a_game_against_bots_is_two_clicks_away(browser: Browser, house: House, game: str) -> None:
    with visit(browser, house.address) as page:
        page.goto("/")
        page.get_by_role("button", name="Play a bot now").click()
        page.get_by_role("button", name=game, exact=True).click()
        arrive(page, "**/table/**")
        table = page.url.rpartition("/")[2]
        player = Player(page, game.lower().replace(" ", "-"))
        while not (played := bots_deeds(page, table)):
            player.step()
        page.get_by_role("button", name="Log").click()
        log = page.get_by_role("dialog").locator("ol li")
        expect(log.filter(has_text=played[0]).first).to_be_visible()


def bots_deeds(page: Page, table: str) -> list[str]:
    """The names of bots that have decided something."""
    seats = state_of(page, table)["table"]["seats"]
    log = ask(page, f"/api/tables/{table}/events", after=0)["events"]
    played = [seats[event["seat"]] for event in log if event["kind"] == "played"]
    return [str(seat["name"]) for seat in played if seat["kind"] == "bot"]
