"""Reviews at their page: asked for, followed while they are made, read, and played again."""

import re
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.layout import wear
from tests.browser.pages import overflow, overheard, visit
from tests.browser.patience import arrive, expect, until
from tests.browser.play import CUB, ME, ask, new_table
from tests.browser.pupil import Mouse
from tests.browser.test_access import AXE, CHECK, EVERYTHING
from tests.browser.test_looking_back import bring
from tests.reviews.test_samples import SAMPLES
from tests.server.houses import House
from wolfmoon.lessons import find
from wolfmoon.reviews import wording

GRAPH = "[data-graph]"
DETAIL = "[data-detail]"
AGAIN = "[data-again]"
REFUSED = ("422 (Unprocessable",)
PHONE = {"width": 360, "height": 740}
PLACES = {"moved": "to", "built": "hex", "upgraded": "hex", "howled": "hex"}
"""Where what a step tells is marked on the map."""


def reviewed(page: Page, game: str) -> str:
    """A game of a file, reviewed as its visitor asks for it; the id of its table."""
    table = bring(page, (SAMPLES / f"{game}.game").read_text())
    arrive(page, "**/replay**")
    page.get_by_role("link", name="Review").click()
    expect(page.locator("[data-review=none]")).to_be_visible()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator("[data-progress=running]")).to_be_visible()
    expect(page.locator("[data-band]").first).to_be_attached()
    expect(page.locator("[data-review=done]")).to_be_visible()
    return table


def review_of(page: Page, table: str) -> Any:
    """The review as the server gives it: what a page should say is read from it."""
    return ask(page, f"/api/tables/{table}/review")["review"]


def worst(turns: list[Any]) -> Any:
    """The turn with a label that cost most."""
    return max((each for each in turns if each["label"]), key=lambda each: each["loss"])


def marked(line: Any, other: Any) -> tuple[str, str]:
    """A place that only one of two lines marks, and only once, with the number of its step."""

    def places(of: Any) -> list[tuple[str, str]]:
        return [
            (told[PLACES[told["what"]]], str(number))
            for number, step in enumerate(of["steps"], 1)
            for told in step["story"]
            if told["what"] in PLACES
        ]

    found = [place for place, _ in [*places(line), *places(other)]]
    return next(each for each in places(line) if found.count(each[0]) == 1)


def tenths(said: str) -> int:
    """A figure of the ledger in tenths of a point."""
    return int(re.sub(r"[^\d-]", "", said.replace("−", "-")))


def check_ledger(page: Page) -> None:
    """Fair share and all amounts are the result, to the digit that is shown."""
    expect(page.locator("[data-entry]")).to_have_count(5)
    rows = page.locator("[data-ledger] tbody tr")
    balances = [tenths(each) for each in rows.locator("td:last-child b").all_inner_texts()]
    amounts = [tenths(each) for each in page.locator("[data-entry] .num").all_inner_texts()]
    assert len(amounts) == 5 and len(balances) == 7
    for before, amount, after in zip(balances, amounts, balances[1:], strict=False):
        assert before + amount == after
    assert balances[0] + sum(amounts) == balances[-1]


def check_axe(page: Page) -> None:
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(CHECK, EVERYTHING)
    assert not found, "\n".join(found)


def check_small(page: Page) -> None:
    """Nothing sticks out, and what can be touched is large enough."""
    assert overflow(page) == 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.review button, .review a:not(p a)')]
          .map((each) => [each.textContent, each.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && box.height < 40 && box.height > 0)
          .map(([text, box]) => `${text}: ${box.height}`)"""
    )
    assert not small, small


def test_a_game_of_lone_wolves_is_reviewed_read_and_played_again(
    browser: Browser, house: House
) -> None:
    """Whoever asked for it is told how far it is, or asks without a socket."""
    with visit(browser, house.address, has_touch=True) as page:
        with visit(browser, house.address) as other:
            table = followed(page, other, house.address)
        check_ledger(page)
        check_axe(page)
        graph = page.locator(GRAPH)
        graph.focus()
        expect(graph).to_have_attribute("aria-valuenow", "13")
        page.keyboard.press("ArrowLeft")
        expect(graph).to_have_attribute("aria-valuenow", "12")
        page.keyboard.press("Home")
        expect(graph).to_have_attribute("aria-valuenow", "0")
        page.keyboard.press("PageDown")
        review = review_of(page, table)
        first = review["players"][0]["moments"][0]
        expect(page.locator(DETAIL)).to_have_attribute("data-detail", str(first["turn"]))
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog").get_by_role("row")).to_have_count(14)
        page.keyboard.press("Escape")
        turn = worst(
            [each for each in review["turns"] if each["known"] and each["known"]["counted"]]
        )
        read_plays(page, table, turn)
        try_again(page, table, turn)
        wear(page, "de", "day")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.goto(f"/table/{table}/review")
        expect(page.locator("[data-ledger]")).to_contain_text("Eigene Fehler")
        check_ledger(page)
        check_small(page)
        page.get_by_role("button", name="Erster Wendepunkt").tap()
        expect(page.locator(DETAIL)).to_be_visible()
        check_small(page)
        check_axe(page)


def followed(page: Page, other: Page, address: str) -> str:
    """A game that is reviewed, followed with and without a socket; the id of its table.

    While the clock of a page stands still, nothing is asked now and then: its socket tells.
    """
    page.clock.install()
    told, asked = overheard(page), list[str]()
    page.on("request", lambda each: asked.append(f"{each.method} {each.url}"))
    table = bring(page, (SAMPLES / "lone-wolves.game").read_text())
    arrive(page, "**/replay**")
    page.get_by_role("link", name="Review").click()
    expect(page.locator("[data-review=none]")).to_be_visible()
    until(page, lambda: bool(told))
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    asked.clear()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator("[data-progress=running]")).to_be_visible()
    other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    other.route_web_socket(re.compile("/api/me/socket"), lambda socket: socket.close())
    other.goto(f"/table/{table}/review")
    expect(other.locator("[data-progress=running]")).to_be_visible()
    expect(page.locator("[data-review=done]")).to_be_visible()
    questions = asked.count(f"GET {address}/api/tables/{table}/review")
    assert 2 <= questions <= len([each for each in told if '"type":"task"' in each])
    expect(other.locator("[data-review=done]")).to_be_visible()
    page.clock.resume()
    return table


def read_plays(page: Page, table: str, turn: Any) -> None:
    """What could be decided and how it would have done: by what was known, and as cards lay."""
    page.goto(f"/table/{table}/review?turn={turn['turn']}")
    known = turn["known"]
    figures = page.locator("[data-plays=knew] tbody .num")
    for place, option in enumerate(known["options"][:5]):
        expect(figures.nth(place)).to_have_text(f"{option['wins']} of {known['ways']}")
    page.locator("[data-choose=open]").click()
    expect(page.locator("[data-plays=open]")).to_contain_text("hindsight")
    page.keyboard.press("Escape")


def try_again(page: Page, table: str, turn: Any) -> None:
    """The worst decision: once as it was, then better."""
    page.goto(f"/table/{table}/review/again?turn={turn['turn']}")
    pupil = Mouse(page, find("lone-wolves.lose"))
    expect(page.locator(AGAIN)).to_have_attribute("data-again", "asked")
    pupil.follow(turn["played"]["text"])
    expect(page.locator(AGAIN)).to_have_attribute("data-again", "not-yet")
    expect(page.locator(AGAIN)).to_contain_text(f"still gives up {100 * turn['loss']:.1f}")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(AGAIN)).to_have_attribute("data-again", "asked")
    pupil.follow(turn["better"]["text"])
    expect(page.locator(AGAIN)).to_have_attribute("data-again", "good")
    expect(page.get_by_role("button", name="Next mistake")).to_be_visible()


def test_a_game_of_the_wolves_is_reviewed_and_the_board_follows(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address, has_touch=True) as page:
        table = reviewed(page, "the-wolves")
        check_ledger(page)
        check_axe(page)
        review = review_of(page, table)
        check_like(page, review)
        look_at_an_entry(page, review)
        read_a_turn(page, next(each for each in review["turns"] if each["reply"]))
        page.goto(f"/table/{table}/review")
        look_at_both(page, worst([each for each in review["turns"] if each["kind"] == "turn"]))
        check_axe(page)
        page.get_by_role("link", name="Try this turn again").click()
        page.get_by_role("button", name="Show the answer").click()
        expect(page.locator(AGAIN)).to_have_attribute("data-again", "shown")
        check_score(page, table, review)
        wear(page, "de", "night")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.goto(f"/table/{table}/review")
        check_ledger(page)
        check_small(page)
        page.get_by_role("button", name="Erster Wendepunkt").tap()
        page.locator("[data-choose=better]").tap()
        expect(page.locator("[data-line=better]")).to_be_visible()
        expect(page.locator("[data-hex]").first).to_be_visible()
        check_small(page)
        check_axe(page)


def check_like(page: Page, review: Any) -> None:
    """Each player's own place among the bots, in the words of the shell."""
    for seat, player in enumerate(review["players"]):
        account_of(page, seat)
        expect(page.locator("[data-like]")).to_contain_text(wording.like(player))


def account_of(page: Page, seat: int) -> None:
    page.get_by_label("As it went for").select_option(str(seat))


def look_at_an_entry(page: Page, review: Any) -> None:
    """An entry of the account leads to the turning points that it comes from, and to no others."""
    player = review["players"][1]
    account_of(page, 1)
    moments = [each["turn"] for each in player["moments"]]
    assert any(
        0 < len({*moments} & {*each["turns"]}) < len(moments) for each in player["statement"]
    )
    for entry in player["statement"]:
        behind = [turn for turn in moments if turn in entry["turns"]]
        row = page.locator(f"[data-entry={entry['entry']}]")
        if not behind:
            expect(row.get_by_role("button")).to_have_count(0)
            continue
        row.get_by_role("button").click()
        check_listed(page, behind)
        page.get_by_role("button", name="Show all").click()
        check_listed(page, moments)
        page.locator("[data-choose=ledger]").click()


def check_listed(page: Page, turns: list[int]) -> None:
    """The turning points on the page are these."""
    rows = page.locator("[data-moment]")
    expect(rows).to_have_count(len(turns))
    assert [each.get_attribute("data-moment") for each in rows.all()] == [*map(str, turns)]


def read_a_turn(page: Page, turn: Any) -> None:
    """To whom its share went, why, and the reply that punished it, which can be looked at."""
    account_of(page, turn["seat"])
    page.locator("[data-choose=moments]").click()
    page.locator(f"[data-moment='{turn['turn']}']").click()
    went = page.locator(DETAIL).get_by_role("list", name="To whom it went")
    gained = [seat for seat, share in enumerate(turn["to_whom"]) if share > 0.0005]
    for seat in (turn["seat"], *gained):
        expect(went).to_contain_text(f"Seat {seat + 1}")
    amounts = [tenths(each) for each in went.locator("b").all_inner_texts()]
    assert sum(amounts) == 0 and amounts[0] == round(1000 * turn["to_whom"][turn["seat"]])
    claims = page.locator(f"{DETAIL} [data-claim]")
    for why in ("with_this", "gives_up"):
        for place, claim in enumerate(turn[why][:3]):
            expect(claims.nth(place)).to_have_attribute("data-claim", claim["claim"])
        page.keyboard.press(" ")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(DETAIL)).to_have_attribute("data-detail", str(turn["reply"]["turn"]))


def check_score(page: Page, table: str, review: Any) -> None:
    """The heart of a result: the story, what turned it, regions by date, the way to the rest."""
    page.goto(f"/table/{table}/score")
    heart, names = page.locator("[data-heart=done]"), ["Seat 1", "Seat 2", "Seat 3"]
    assert len(review["story"]) == 3
    for each in review["story"]:
        expect(heart).to_contain_text(wording.sentence(each, names))
    turning = heart.locator("[data-turning]")
    expect(turning).to_have_count(len(review["turning"]))
    assert review["phases"]
    for phase in review["phases"]:
        row = heart.get_by_role("listitem").filter(has_text=f"date {phase['date']}")
        for region in phase["regions"]:
            points = [re.escape(f"+{each:.0f}") for each in region["points"] if each]
            told = re.compile(".*".join([region["region"], *points]), re.DOTALL)
            expect(row.last).to_contain_text(told)
    heart.get_by_role("link", name="Analyse").click()
    page.wait_for_url(f"**/table/{table}/review")


def look_at_both(page: Page, turn: Any) -> None:
    """A turning point as it was played, then better: the board has the marks of each."""
    account_of(page, turn["seat"])
    page.locator("[data-choose=moments]").click()
    page.locator(f"[data-moment='{turn['turn']}']").click()
    here, step = marked(turn["played"], turn["better"])
    there, better_step = marked(turn["better"], turn["played"])
    done = "[data-mark=done][data-place={}]"
    expect(page.locator("[data-line=played]")).to_be_visible()
    expect(page.locator(done.format(here))).to_have_text(step)
    expect(page.locator(done.format(there))).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator("[data-line=better]")).to_be_visible()
    expect(page.locator(done.format(there))).to_have_text(better_step)
    expect(page.locator(done.format(here))).to_have_count(0)
    expect(page.locator(".review .note.on")).to_contain_text("The better turn")


def test_a_game_that_is_still_played_is_refused_with_the_reason(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address, expected=REFUSED) as page:
        table = new_table(page, "lone-wolves", ME, CUB)
        page.goto(f"/table/{table}/review")
        expect(page.locator("main [role=alert]")).to_contain_text("over")
        expect(page.locator(GRAPH)).to_have_count(0)
