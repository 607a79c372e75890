"""Two people with a browser each, and one person with two tabs."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, Response, WebSocket

from tests.browser.pages import visit
from tests.browser.patience import arrive, expect
from tests.browser.play import (
    CUB,
    HERE,
    MAIN,
    ME,
    OPEN,
    Player,
    check_score,
    new_table,
    play_together,
    state_of,
)
from tests.server.houses import House

CARD = re.compile(r"\b[A-Z][2-7]\b")
ABOUT_TABLES = re.compile(r"/api/(tables|me|invites)\b")


class Traffic:
    """Everything that a page receives of tables, over HTTP and by socket, in the order it came."""

    def __init__(self, page: Page) -> None:
        self._came: list[Response | str] = []
        page.on("response", lambda answer: self._came.append(answer))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._came.append(str(frame)))

    def messages(self) -> list[tuple[int, str]]:
        """Every message about a table, with the number of the last event when it was sent."""
        found, seq = [], 0
        for came in self._came:
            if not isinstance(came, str) and not ABOUT_TABLES.search(came.url):
                continue
            text = came if isinstance(came, str) else came.text()
            state = state_in(json.loads(text))
            seq = max(seq, state["seq"]) if state else seq
            found.append((state["seq"] if state else seq, text))
        return found


def state_in(message: Any) -> Any:
    """The state of a table in an answer or a message; None if it holds none."""
    if not isinstance(message, dict):
        return None
    state = message.get("state", message)
    return state if isinstance(state, dict) and {"seq", "position"} <= state.keys() else None


def hands(messages: list[tuple[int, str]], seat: int) -> dict[int, set[str]]:
    """The cards of a seat after each event, as its own page was told."""
    found = {}
    for seq, text in messages:
        position = (state_in(json.loads(text)) or {}).get("position")
        if position and isinstance(position["view"]["hands"][seat], list):
            found[seq] = set(position["view"]["hands"][seat])
    return found


def met(page: Page, other: Page) -> str:
    """Two people at a table: one opens it, the other comes; the id of the table."""
    page.goto("/new?game=lone-wolves&with=friends")
    page.get_by_role("button", name="Open the table").click()
    arrive(page, "**/table/*")
    join(page, other)
    return page.url.rpartition("/")[2]


def join(page: Page, other: Page) -> None:
    """Another one comes by the link to the second seat, and the game begins."""
    with page.expect_response("**/invites/1") as invited:
        page.get_by_role("button", name="Invite").click()
    other.goto(invited.value.json()["path"])
    other.get_by_label("Your name").fill("Zmierzch")
    other.get_by_role("button", name="Sit down").click()
    arrive(other, "**/table/*")
    expect(page.locator("li", has_text="Zmierzch")).to_contain_text("here")
    page.get_by_role("button", name="Begin").click()


def test_two_people_play_and_neither_gets_the_cards_of_the_other(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        people = [Player(page, "lone-wolves"), Player(other, "lone-wolves", seed=8)]
        traffic = [Traffic(page), Traffic(other)]
        table = met(page, other)
        play_together(*people)
        check_hidden(traffic)
        for player in people:
            check_score(player, table)


def test_two_people_play_the_wolves_among_bots(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page, visit(browser, house.address) as other:
        people = [Player(page, "the-wolves"), Player(other, "the-wolves", seed=8)]
        table = new_table(page, "the-wolves", ME, OPEN, CUB, CUB, CUB, options={"seed": 4})
        page.goto(f"/table/{table}")
        join(page, other)
        play_together(*people, until=lambda: everybody_has_played(page, table))
        agree(page, other, table)


def everybody_has_played(page: Page, table: str) -> bool:
    """Each of five has had a turn, and now it is for one of two people to decide."""
    position = state_of(page, table)["position"]
    return bool(position["view"]["turns"] >= 5 and position["to_decide"] in (0, 1))


DEDUCED = re.compile(r'"(?:knew|knows)":\{[^}]*\}')
"""What follows from one's own view alone (`hidden/known.py`): it may name cards that are held."""


def check_hidden(traffic: list[Traffic]) -> None:
    """No message to one names a card that the other held when it was sent."""
    told = [each.messages() for each in traffic]
    for seat, other in ((0, 1), (1, 0)):
        held = hands(told[seat], seat)
        assert len(held) > 20
        named = [cards(text) for seq, text in told[seat] if held.get(seq)]
        assert sum(map(bool, named)) > 20, "a hand is found where it is"
        for seq, text in told[other]:
            # What is held after a later event was held then, too.
            still = next((held[later] for later in sorted(held) if later >= seq), set())
            assert not still & cards(DEDUCED.sub("", text)), text


def cards(text: str) -> set[str]:
    return set(CARD.findall(text))


def test_two_tabs_agree(browser: Browser, house: House) -> None:
    with visit(browser, house.address) as page:
        table = new_table(page, "lone-wolves", ME, HERE, options={"seed": 4})
        tab = page.context.new_page()
        for each in (page, tab):
            each.goto(f"/table/{table}")
        half_made(page, card=0)
        play = str(page.locator(MAIN).text_content())

        say(tab, "Auuu!")
        page.get_by_role("button", name="Chat").click()
        expect(page.get_by_role("dialog").get_by_text("Auuu!")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(MAIN)).to_have_text(play)

        tab.get_by_role("button", name="Settings").click()
        tab.get_by_role("radio", name="Day").check()
        tab.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("data-theme", "day")
        expect(page.locator(MAIN)).to_have_text(play)

        card = half_made(tab, card=-1)
        tab.locator(MAIN).click()
        expect(page.locator(f"[data-laid={card}]")).to_be_visible()
        expect(page.get_by_text("The game has moved on")).to_be_visible()
        agree(page, tab, table)


def half_made(page: Page, card: int) -> str:
    """Choose a card and a land, but do not play; the card."""
    page.locator("[data-nav=hand].ok").nth(card).click(position={"x": 12, "y": 16})
    held = page.locator("[data-nav=hand][aria-pressed=true]")
    expect(held).to_have_count(1)
    page.locator("[data-nav=land]:not([aria-disabled])").first.click(position={"x": 8, "y": 8})
    expect(page.locator(MAIN)).to_be_visible()
    return str(held.get_attribute("data-card"))


def say(page: Page, text: str) -> None:
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text(text)).to_be_visible()
    page.keyboard.press("Escape")


def agree(page: Page, tab: Page, table: str) -> None:
    """Both pages know of everything that the server does."""
    seq = str(state_of(page, table)["seq"])
    for each in (page, tab):
        expect(each.locator(".frame")).to_have_attribute("data-seq", seq)
