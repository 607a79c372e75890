"""The lantern and the tutor: what is shown is what the engine says, by key, by thumb, to all."""

import re
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.layout import FRAMES, Size, wrong
from tests.browser.pages import visit
from tests.browser.patience import expect, patiently
from tests.browser.play import HERE, MAIN, ME, Data, ask, order, state_of
from tests.browser.pupil import Mouse
from tests.browser.tables import Tables
from tests.browser.test_access import AXE, CHECK, EVERYTHING
from tests.server.houses import House
from wolfmoon.hints.wording import sentence, step_sentence
from wolfmoon.lessons import find

SHELF = "[data-shelf=hint]"
HINT = "document.querySelector('[data-lantern], [data-shelf]')"
"""Where lantern and tutor speak, on a phone or above a board."""
NUMBERED = """() => [...document.querySelectorAll('[data-mark=number]')]
  .map((each) => [each.dataset.place, each.textContent.trim()])"""
LIT = """() => [...document.querySelectorAll('[data-hex]')]
  .filter((each) => each.getAttribute('aria-label').includes('in the hint'))
  .map((each) => each.dataset.hex)"""


def hint_of(page: Page, table: str) -> Data:
    """The hint that the page shows: the server has it at hand."""
    seat = state_of(page, table)["seat"]
    found: Data = ask(page, f"/api/tables/{table}/hint", {"seat": seat})
    return found


def plain(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


def names_at(page: Page, table: str) -> list[str]:
    """What the players are called; bots of one kind are numbered."""
    seats = state_of(page, table)["table"]["seats"]
    bots = [seat["seat"] for seat in seats if seat["kind"] == "bot"]
    numbered = len(bots) > 1
    return [
        str(seat["name"])
        if seat["kind"] != "bot"
        else "Cub" + (f" {bots.index(seat['seat']) + 1}" if numbered else "")
        for seat in seats
    ]


def check_words(shown: Any, rung: Data, names: list[str]) -> None:
    """Everything that a rung says stands there, in the engine's own words."""
    text = plain(shown.inner_text())
    for claim in rung["claims"]:
        assert plain(sentence(claim, "en", names)) in text, (claim, text)
    for step in rung["steps"]:
        assert plain(step_sentence(step, "en", names)) in text, (step, text)


def whole_action(page: Page, table: str, seat: int, begun: str) -> list[str]:
    """An action with all its details, whatever they are."""
    line = [begun]
    while True:
        after = ask(page, f"/api/tables/{table}/preview", {"seat": seat, "line": line})
        if after["position"]["question"] == "act":
            return line
        line.append(str(after["position"]["offer"][0]["text"]))


def serious(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(CHECK.replace("document,", f"{HINT},"), EVERYTHING)
    return found


def test_a_hint_of_the_wolves_by_keys_is_the_engines_and_is_ticked_as_it_is_followed(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        tables = Tables(page, other)
        table = tables.id("wolves-3")
        page.goto(f"/table/{table}")
        expect(page.locator("[data-lantern-button]:not([aria-disabled])")).to_be_visible()
        page.keyboard.press("t")
        shelf = page.locator(SHELF)
        expect(shelf.locator("[data-rung='1']")).to_be_visible()
        hint, names = hint_of(page, table), names_at(page, table)
        look, want, turn = hint["rungs"]
        check_words(shelf, look, names)
        assert page.evaluate(LIT) and set(page.evaluate(LIT)) == set(look["places"])
        assert page.locator("[data-mark]").count() == 0, "no rung gives the next away"

        shelf.get_by_role("button", name="Show: What to want").press("Enter")
        expect(shelf.locator("[data-rung='2']")).to_be_visible()
        check_words(shelf, want, names)
        shelf.get_by_role("button", name="Show: The turn").press("Enter")
        expect(shelf.locator("[data-rung='3']")).to_be_visible()
        check_words(shelf, turn, names)
        numbers = [number for _, number in page.evaluate(NUMBERED)]
        moving = [str(n) for n, step in enumerate(turn["steps"], 1) if step["action"] != "end"]
        assert numbers == moving
        ways = [told for step in turn["steps"] for told in step["story"] if told["what"] == "moved"]
        assert page.locator("[data-mark=trail]").count() >= len(ways)
        expect(page.locator("[data-sure]")).to_contain_text("How sure is this?")
        assert serious(page) == []

        page.keyboard.press("Escape")
        expect(shelf).to_have_count(0)
        page.keyboard.press("t")
        expect(shelf.locator("[data-rung='3']")).to_be_visible()
        first = turn["steps"][0]
        order(page, table, do="play", seat=hint["seat"], line=[first["text"]])
        expect(shelf.locator("li.done")).to_have_count(1)
        assert state_of(page, table)["table"]["seats"][hint["seat"]]["hints"] == 1
        expect(page.locator(f"[data-helped='{hint['seat']}']").first).to_be_visible()

        order(page, table, do="undo", seat=hint["seat"], to_step=hint["step"])
        expect(shelf.locator("li.done")).to_have_count(0)
        other_way = next(
            str(option["text"])
            for option in state_of(page, table)["position"]["offer"]
            if not first["text"].startswith(str(option["text"]).split()[0])
        )
        line = whole_action(page, table, hint["seat"], other_way)
        order(page, table, do="play", seat=hint["seat"], line=line)
        expect(shelf).to_contain_text("You went another way")


def test_a_hint_by_thumb_on_a_phone_and_everyone_sees_that_it_was_taken(
    browser: Browser, house: House
) -> None:
    size = Size(360, 740)
    with (
        visit(browser, house.address, size.width, has_touch=True) as page,
        visit(browser, house.address) as other,
    ):
        page.add_init_script(FRAMES)
        table = Tables(page, other).id("basic lead")
        page.goto(f"/table/{table}")
        page.locator("[data-lantern-button]:not([aria-disabled])").tap()
        sheet = page.locator("section[data-lantern]")
        expect(sheet.locator("[data-rung='1']")).to_be_visible()
        hint, names = hint_of(page, table), names_at(page, table)
        for number, rung in enumerate(hint["rungs"], start=1):
            expect(sheet.locator(f"[data-rung='{number}']")).to_be_visible()
            check_words(sheet, rung, names)
            assert wrong(page, size) == []
            if number == len(hint["rungs"]):
                assert serious(page) == []
                facts = rung["steps"][0]["facts"]
                expect(page.locator("[data-ghost]")).to_be_visible()
            sheet.locator("footer .go").tap()
        expect(sheet).to_have_count(0)
        expect(page.locator(f"[data-card={facts['card']}] [data-mark]")).to_be_visible()
        assert state_of(page, table)["table"]["seats"][hint["seat"]]["hints"] == 1


COMPANY = "Other people play here, and the table was not opened with hints."


def test_in_company_the_lantern_stays_and_says_why_unless_the_table_was_opened_with_hints(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        table = Tables(page, other).id("wolves-3 waiting")
        other.goto(f"/table/{table}")
        lantern = other.locator("[data-lantern-button]")
        expect(lantern).to_have_attribute("aria-disabled", "true")
        expect(lantern).to_have_accessible_name(f"Hint: {COMPANY}")
        lantern.press("Enter")
        expect(other.locator(SHELF)).to_contain_text(COMPANY)
        assert other.locator("[data-rung]").count() == 0
        seat = state_of(other, table)["seat"]
        asked = other.context.request.post(f"/api/tables/{table}/hint", data={"seat": seat})
        assert not asked.ok and COMPANY[:-1].lower() in asked.text().lower()
        assert all(each["hints"] == 0 for each in state_of(page, table)["table"]["seats"])

        wish = {"game": "lone-wolves", "seats": [ME, HERE], "hints": True}
        with_hints = str(ask(page, "/api/tables", wish)["table"]["id"])
        order(page, with_hints, do="begin")
        page.goto(f"/table/{with_hints}")
        expect(page.locator("[data-lantern-button]")).to_have_accessible_name(
            re.compile("^Hint$|^Hint: A hint is for whoever")
        )


def test_the_tutor_says_once_what_a_turn_gives_up_and_stops_nobody(
    browser: Browser, house: House
) -> None:
    with (
        visit(browser, house.address, tutor=True) as page,
        visit(browser, house.address) as other,
    ):
        tables = Tables(page, other)
        table = tables.id("basic lead")
        seat, path = state_of(page, table)["seat"], f"/api/tables/{table}"
        body = {"seat": seat, "line": ["play K4 swamp"]}
        verdict = ask(page, f"{path}/verdict", body)
        assert verdict["warns"] and verdict["label"] == "blunder"
        page.goto(f"/table/{table}")
        page.locator("[data-nav=hand][data-card=K4]").click(position={"x": 12, "y": 16})
        page.locator("[data-nav=land][data-land=swamp]").click(position={"x": 8, "y": 8})
        note = page.locator("[data-tutor]")
        expect(note).to_contain_text("points of win share")
        expect(page.locator("[data-actions] .go")).to_be_enabled()
        note.get_by_role("button", name="See why").click()
        why = page.locator("[data-shelf=tutor]")
        check = {"claims": verdict["gives_up"], "steps": verdict["better"]}
        check_words(why.locator("[data-better]"), check, names_at(page, table))
        assert serious(page) == []
        note.get_by_role("button", name="Hide").click()
        expect(why).to_have_count(0)
        before = state_of(page, table)["position"]["step"]
        page.locator("[data-actions] .go").click()
        patiently(page, lambda _: _moved(page, table, before))


def test_the_tutor_judges_a_whole_turn_of_the_wolves_and_shows_both(
    browser: Browser, house: House
) -> None:
    """One action was taken: with the next one the turn is whole, though it is not over yet."""
    with (
        visit(browser, house.address, tutor=True) as page,
        visit(browser, house.address) as other,
    ):
        table = Tables(page, other).id("wolves-3 newcomer")
        line = ["howl A10", "pay bonus+bonus"]
        body = {"seat": state_of(page, table)["seat"], "line": line}
        verdict = ask(page, f"/api/tables/{table}/verdict", body)
        assert verdict["warns"] and verdict["label"] == "blunder"
        page.goto(f"/table/{table}")
        note, mouse = page.locator("[data-tutor]"), Mouse(page, find("the-wolves.howl"))
        for decision in line:
            expect(note).to_have_count(0)
            mouse.decide(decision)
        expect(note).to_contain_text("points of win share")
        expect(page.locator(MAIN)).to_be_enabled()
        note.get_by_role("button", name="See why").click()
        why, names = page.locator("[data-shelf=tutor]"), names_at(page, table)
        with_this = {"claims": verdict["with_this"], "steps": []}
        check_words(why.locator("[data-with-this]"), with_this, names)
        better = {"claims": verdict["gives_up"], "steps": verdict["better"]}
        check_words(why.locator("[data-better]"), better, names)
        trails = page.locator("[data-mark=trail]")  # while something is chosen, only ways are drawn
        expect(trails).not_to_have_count(0)
        assert serious(page) == []
        note.get_by_role("button", name="Hide").click()
        expect(trails).to_have_count(0)


def _moved(page: Page, table: str, before: int) -> None:
    assert state_of(page, table)["position"]["step"] > before
