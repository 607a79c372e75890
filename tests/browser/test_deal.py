"""Whose set-up a table has is seen before one sits down, and checked in the browser at the end."""

from playwright.sync_api import Browser, Page, Route

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.browser.play import HERE, ME, OPEN, ask, new_table, order, state_of
from tests.server.houses import House

CHOSEN = "The host chose the set-up, so this game does not count."
DRAWN = "The set-up was drawn at random and is fixed."
KEPT = "The set-up was fixed before the first move and has not changed."
FITS = "The set-up matches its fingerprint."
DIFFERS = "This is not the set-up that was fixed before the game."
UNABLE = "This browser could not check the set-up."
NO_HASHES = "Object.defineProperty(crypto, 'subtle', { value: undefined })"


def play_out(page: Page, table: str) -> None:
    """The game is played to its end, beside the page."""
    state = state_of(page, table)
    while (seat := state["table"]["to_decide"]) is not None:
        line = [state_of(page, table, seat=seat)["position"]["offer"][0]["text"]]
        state = order(page, table, do="play", seat=seat, line=line)["state"]


def changed(route: Route) -> None:
    """The file of the game as another server might give it: someone else leads."""
    answer = route.fetch()
    text, others = answer.text(), {"leader 1": "leader 2", "leader 2": "leader 1"}
    found = next(leader for leader in others if leader in text)
    route.fulfill(response=answer, body=text.replace(found, others[found]))


def test_the_set_up_is_checked_against_what_the_browser_saw_before(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as late:
        page.goto("/")
        table = new_table(page, "lone-wolves", ME, HERE)
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="More").click()
        page.get_by_text(DRAWN).click()
        shown = state_of(page, table)["table"]["commitment"]
        expect(page.locator("details code")).to_have_text(shown)
        page.goto("/")  # an open table would ask what follows from what is played meanwhile
        play_out(page, table)
        page.goto(f"/table/{table}/score")
        page.get_by_text(KEPT).click()
        expect(page.locator("details code")).to_have_text(shown)
        late.goto(f"/table/{table}/score")
        expect(late.get_by_text(FITS)).to_be_visible()
        late.route("**/file", changed)
        late.reload()
        expect(late.get_by_text(DIFFERS)).to_be_visible()
        late.context.add_init_script(NO_HASHES)
        late.reload()
        expect(late.get_by_text(UNABLE)).to_be_visible()


def test_a_chosen_set_up_is_told_before_one_sits_down(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as host, visit(browser, house.address) as guest:
        host.goto("/")
        made = {"title": "Chosen hills", "options": {"seed": 4}}
        table = new_table(host, "lone-wolves", ME, OPEN, **made)
        guest.goto("/lobby")
        row = guest.locator("li", has_text="Chosen hills")
        expect(row).to_contain_text("set-up chosen by the host")
        row.click()
        expect(guest.get_by_text(CHOSEN)).to_be_visible()
        invite = ask(host, f"/api/tables/{table}/invites/1", {})
        guest.goto(invite["path"])
        expect(guest.get_by_text(CHOSEN)).to_be_visible()
        guest.get_by_role("button", name="Sit down").click()
        arrive(guest, "**/table/*")
        order(host, table, do="begin")
        guest.get_by_role("button", name="More").click()
        expect(guest.get_by_text(CHOSEN)).to_be_visible()
        expect(guest.get_by_text(DRAWN)).to_have_count(0)
