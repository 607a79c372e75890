"""What the others did: every action is played out, and can be shown again."""

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from tests.browser.pages import overflow, visit
from tests.browser.patience import expect, until
from tests.browser.play import CUB, MAIN, ME, Player, ask, check_score, new_table, state_of
from tests.browser.pupil import IN_SIGHT
from tests.browser.tables import Tables
from tests.browser.test_puzzles import serious
from tests.server.houses import House

WATCH = """() => {
  window.shown = [];
  new MutationObserver(() => {
    const caption = document.querySelector('[data-caption]');
    if (caption) window.shown.push([Number(caption.dataset.caption), caption.textContent]);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Keeps the step of everything that is played out, with its caption."""
BRISK = """localStorage.setItem('wolfmoon-settings',
  JSON.stringify({ others: 'fast', tutor: 'never' }))"""
HURRY = """;
const later = window.setTimeout;
window.setTimeout = (todo, ms = 0, ...more) => later(todo, ms < 3000 ? ms / 10 : ms, ...more)"""
"""Whatever is to be read is there for a tenth of its time; walks take theirs."""
WAIT_FOR_ME = BRISK.replace("fast", "wait")
PLACE = re.compile(r"\b[A-Z]\d+\b")
AT_HOME = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [map, room] = [box('.world'), box('.field')];
  const off = (from, wide) => Math.abs(map[from] + map[wide] / 2 - room[from] - room[wide] / 2);
  return off('x', 'width') < 2 && off('y', 'height') < 2;
}"""
"""Whether the middle of the map is in the middle of its room."""
RIVALS = 4


def end_turn(page: Page, table: str) -> Any:
    """Go to a table of The Wolves and end one's turn; what the others do then, all of it."""
    position = state_of(page, table)["position"]
    page.goto(f"/table/{table}")
    expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
    page.keyboard.press("e")
    expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
    page.locator(MAIN).click()
    step, seat = position["step"] + 1, position["to_decide"]

    def is_back() -> bool:
        now = state_of(page, table)["position"]
        return bool(now["step"] > step and now["to_decide"] == seat)

    until(page, is_back)
    return ask(page, f"/api/tables/{table}/since", step=step, seat=seat)["moments"]


def test_every_action_of_four_rivals_is_shown_and_can_be_shown_again(
    browser: Browser, house: House
) -> None:
    moving: dict[str, Any] = {"reduced_motion": "no-preference"}
    with visit(browser, house.address, **moving) as page, visit(browser, house.address) as other:
        page.add_init_script(BRISK)
        page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
        moments = end_turn(page, Tables(page, other).id("wolves-5 end"))
        cards = page.locator("[data-turn]")
        expect(cards).to_have_count(RIVALS)
        expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_visible()
        expect(page.locator("[data-mark]").first).to_be_visible()
        assert captioned(page) == [moment["position"]["step"] for moment in moments]
        assert serious(page) == []

        rivals = list(dict.fromkeys(moment["seat"] for moment in moments))
        assert len(rivals) == RIVALS
        for number, seat in enumerate(rivals, 1):
            own = [moment for moment in moments if moment["seat"] == seat]
            page.keyboard.press(str(number))
            expect(cards.nth(number - 1)).to_have_attribute("aria-pressed", "true")
            for _ in own:
                page.keyboard.press(",")
            expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
            for moment in own[:-1]:
                page.keyboard.press(".")
                step = moment["position"]["step"]
                expect(page.locator("[data-caption]")).to_have_attribute("data-caption", str(step))
                totals = [seat["total"] for seat in moment["position"]["sheet"]["seats"]]
                expect(page.locator("article.strip .score")).to_have_text([str(t) for t in totals])
            assert number > 1 or serious(page) == []
            page.get_by_role("button", name="Back to now").click()
            expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_visible()
        for number, seat in enumerate(rivals[:2], 1):
            page.evaluate("window.shown = []")
            if number == 1:
                page.keyboard.press("1")
                page.get_by_role("button", name="Play it again").click()
            else:
                cards.nth(number - 1).dblclick()
            steps = [each["position"]["step"] for each in moments if each["seat"] == seat]
            until(page, lambda steps=steps: captioned(page) == steps)  # type: ignore[misc]
            expect(page.get_by_role("heading", name="Looking back")).to_have_count(0)

        page.reload()
        expect(cards).to_have_count(RIVALS)
        expect(page.get_by_text(re.compile("4.turns while you were away"))).to_be_visible()
        page.keyboard.press("m")
        tab = page.get_by_role("button", name=re.compile("4.turns since yours"))
        expect(tab).to_be_visible()
        expect(page.locator("[data-mark]")).to_have_count(0)
        tab.click()
        expect(cards).to_have_count(RIVALS)


def captioned(page: Page) -> list[int]:
    """The steps that were shown with words, each once."""
    shown = page.evaluate("window.shown")
    return list(dict.fromkeys(step for step, caption in shown if caption))


def test_of_a_whole_game_every_action_of_every_rival_is_shown(
    browser: Browser, house: House
) -> None:
    """From the draft, in which others decide eight times in a row, to the turn that ends it."""
    with visit(browser, house.address, reduced_motion="no-preference") as page:
        table = new_table(page, "the-wolves", ME, *[CUB] * RIVALS, options={"seed": 7})
        page.add_init_script(BRISK + HURRY)
        page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
        page.goto(f"/table/{table}")
        player, theirs = Player(page, "the-wolves"), list[int]()
        going = True
        while going:
            going = player.step()
            player.settle()
            theirs += steps_of_rivals(page, table, after=theirs[-1] if theirs else 0)
        assert captioned(page) == theirs
        check_score(player, table)


def steps_of_rivals(page: Page, table: str, after: int) -> list[int]:
    """All that others did after a step, as the server keeps it."""
    moments = ask(page, f"/api/tables/{table}/since", step=after, seat=0)["moments"]
    return [moment["position"]["step"] for moment in moments if moment["seat"] != 0]


def test_nothing_plays_by_itself_where_motion_is_not_wanted_and_a_phone_has_chips(
    browser: Browser, house: House
) -> None:
    phone: dict[str, Any] = {"width": 360, "has_touch": True}
    with visit(browser, house.address, **phone) as page, visit(browser, house.address) as other:
        page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
        end_turn(page, Tables(page, other).id("wolves-3 end"))
        cards = page.locator("[data-turn]")
        expect(cards).to_have_count(2)
        assert page.evaluate("window.shown") == []
        assert overflow(page) == 0
        assert serious(page) == []
        cards.first.tap()
        expect(page.get_by_role("list", name="Steps")).to_be_visible()
        page.get_by_role("button", name="One step back").first.tap()
        expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
        assert serious(page) == []
        page.get_by_role("button", name="Back to now").tap()
        expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_visible()


def test_on_a_phone_the_map_follows_what_others_do_and_goes_back(
    browser: Browser, house: House
) -> None:
    """Each of them waits until one has seen what they did."""
    phone: dict[str, Any] = {"width": 360, "has_touch": True, "reduced_motion": "no-preference"}
    with visit(browser, house.address, **phone) as page, visit(browser, house.address) as other:
        table = Tables(page, other).id("wolves-3 end")
        page.add_init_script(WAIT_FOR_ME)
        page.goto(f"/table/{table}")
        on, caption = page.get_by_role("button", name="Go on"), page.locator("[data-caption]")
        expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
        assert page.evaluate(AT_HOME)
        page.keyboard.press("e")
        expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
        page.locator(MAIN).tap()
        for name in ("Cub 1", "Cub 2"):
            expect(caption).to_contain_text(name)
            until(page, lambda: shown_last(page) in ends(page, table))
            place = PLACE.findall(caption.inner_text())[-1]
            assert page.evaluate(IN_SIGHT, place)
            assert not page.evaluate(AT_HOME)
            on.tap()
            expect(caption.filter(has_text=name)).to_have_count(0)
        expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_visible()
        until(page, lambda: bool(page.evaluate(AT_HOME)))


def shown_last(page: Page) -> int:
    return int(page.locator("[data-caption]").get_attribute("data-caption") or 0)


def ends(page: Page, table: str) -> set[int]:
    """The steps at which turns of others were over."""
    events = ask(page, f"/api/tables/{table}/events", after=0)["events"]
    return {int(event["step"]) for event in events if event["kind"] == "played"}


def test_since_one_s_card_the_trick_stays_and_what_one_knows_is_counted_by_the_rules(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "lone-wolves", ME, CUB, options={"seed": 5})
        page.goto(f"/table/{table}")
        shown = play_until_told(page, table, 3)
        position = state_of(page, table)["position"]
        since = ask(page, f"/api/tables/{table}/since", step=position["step"], seat=0)
        known = page.locator("[data-known]")
        expect(known).to_have_attribute("data-known", str(since["knows"]["hands"]))
        assert serious(page) == []
        shown.first.hover()
        expect(page.locator(".pointed.ring")).to_have_count(1)
        page.keyboard.press(",")
        expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
        assert serious(page) == []
        page.mouse.move(1, 1)
        expect(page.locator("[data-note]")).to_have_count(0)  # Escape would take that away first
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name="Looking back")).to_have_count(0)


def play_until_told(page: Page, table: str, tricks: int) -> Locator:
    """Play until the other's card is told of and nothing is chosen; what tells of it."""
    player, told = Player(page, "lone-wolves"), page.locator("[data-thing=card]")
    while True:
        player.seen = None
        sight = player.look()
        player.settle()
        if told.count() > 0 and not sight["held"] and trick(page, table) >= tricks:
            return told
        assert player.act(sight)


def trick(page: Page, table: str) -> int:
    return int(state_of(page, table)["position"]["view"]["trick"])
