"""The daily hunt in the browser: the same for everyone, and nothing of tomorrow beforehand."""

import json
from datetime import UTC, date, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Error, Page, Response, WebSocket
from sqlalchemy import Engine, create_engine

from tests.browser.layout import FRAMES, Size, wrong
from tests.browser.pages import overflow, visit
from tests.browser.patience import arrive, expect
from tests.browser.play import ask, at_rest, order, state_of
from tests.browser.test_puzzles import serious, speak
from tests.server.houses import House
from wolfmoon.server.dealing import first_game
from wolfmoon.server.happened import Made
from wolfmoon.server.hunts.day import key_of, table_for
from wolfmoon.server.store import hunts
from wolfmoon.words import LANGUAGES, plain, say

GAMES = ("lone-wolves", "the-wolves")
GAME = GAMES[0]
PHONE = Size(360, 740)
DECISIONS = 4
LUCK = ("seat", "salt", "regions", "tokens", "aside", "hidden")
"""Lines of an opening that luck decides."""
PAUSE = 100
"""Milliseconds after which a table is looked at again while a rival thinks."""


def today() -> date:
    return datetime.now(UTC).date()


def path_of(game: str = GAME) -> str:
    return f"/hunt/{game}/{today()}"


# -- playing a hunt -----------------------------------------------------------------------
def begin(page: Page, game: str = GAME) -> str:
    """Begin the hunt at its page; the id of its table."""
    ask(page, "/api/people/guest", {"name": "Mira"})
    page.goto(path_of(game))
    page.get_by_role("button", name="Begin the hunt").click()
    arrive(page, "**/table/*")
    return page.url.rpartition("/")[2]


def decided(page: Page, table: str, which: int, most: int = 100) -> list[str]:
    """Take the same option so often, or until the end; what was decided, as the log tells it.

    Beside a page of the table: what that asks about a position would be answered after it.
    """
    page.goto("about:blank")
    state = state_of(page, table)
    (seat,) = [each["seat"] for each in state["table"]["seats"] if each["yours"]]
    while state["table"]["status"] == "playing" and (most or state["table"]["to_decide"] != seat):
        if state["table"]["to_decide"] == seat:
            line = [state["position"]["offer"][which]["text"]]
            state, most = order(page, table, do="play", seat=seat, line=line)["state"], most - 1
        else:
            page.wait_for_timeout(PAUSE)
            state = state_of(page, table)
    page.goto(f"/table/{table}")
    at_rest(page, state["seq"])
    page.get_by_role("button", name="Log").click()
    lines = page.locator("ol.log li")
    expect(lines.first).to_be_visible()
    return lines.all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_decisions_show_the_same_rivals_and_another_one_does_not(
    browser: Browser, house: House, game: str
) -> None:
    seen = list[list[str]]()
    for which in (0, 0, -1):
        with visit(browser, house.address) as page:
            seen.append(decided(page, begin(page, game), which, DECISIONS))
    assert seen[0] == seen[1] and "Hunter" in "".join(seen[0])  # the rival's turns are among them
    assert seen[2] != seen[0]


# -- nothing of tomorrow ------------------------------------------------------------------
class Received:
    """Everything that a page receives from now on, as text."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.texts, self._answers = list[str](), list[Response]()
        page.on("response", lambda answer: self._answers.append(answer))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def read(self) -> None:
        """Read what has come since, before the page is left: then it would be gone."""
        answers, self._answers[:] = [*self._answers], []
        for each in answers:
            kind = each.headers.get("content-type", "")
            if each.ok and ("json" in kind or "html" in kind):
                self.texts.append(self._text(each))

    def _text(self, answer: Response) -> str:
        """What was answered; what the browser has let go already is asked for once more."""
        try:
            return answer.text()
        except Error:
            assert answer.request.method == "GET", answer.url
            return self._page.context.request.get(answer.url).text()


def marks_of(house: House, day: date, game: str) -> list[str]:
    """What would give the set-up of a day away: its luck, its seal, and how it begins."""
    with database(house).connect() as connection:
        secret = hunts.secret(connection)
    assert secret is not None
    about = table_for("x", secret, day, game, 0, counts=True, stand_in="cub")
    given = [about.commitment, about.secret, secret, key_of(secret, day, game, 0).hex()]
    return [str(each) for each in given if each] + beginnings(about)


def beginnings(about: Made) -> list[str]:
    """How a game begins, as text and as data; each as it would stand in an answer."""
    game, found = first_game(about), list[str]()
    for seat in range(game.seats):
        view = game.view(seat)
        found.append(compact(view["hands"][seat]) if "hands" in view else compact(view["regions"]))
    luck = [line for line in str(about.opening).splitlines() if line.startswith(LUCK)]
    return [*found, *(compact(each)[1:-1] for each in (*luck, game.position()))]


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def database(house: House) -> Engine:
    return create_engine(f"sqlite:///{house.folder / 'wolfmoon.sqlite3'}")


def test_nothing_of_tomorrow_is_in_anything_that_a_page_receives(
    browser: Browser, house: House
) -> None:
    tomorrow = today() + timedelta(days=1)
    with visit(browser, house.address) as page:
        found = Received(page)
        table = begin(page)
        found.read()
        decided(page, table, 0, 1)
        found.read()
        for path in ("/", path_of(), path_of("the-wolves")):
            page.goto(path)
            expect(page.locator("h1").first).to_be_visible()
            found.read()
        found.texts.append(json.dumps(ask(page, "/api/hunts")))
    everything = "\n".join(found.texts)
    known = [each for each in marks_of(house, today(), GAME) if each in everything]
    assert len(known) == 2  # today's seal and one's own hand: what is looked for would be found
    for game in GAMES:
        assert [each for each in marks_of(house, tomorrow, game) if each in everything] == []
    ends = f"{tomorrow}T00:00:00Z"  # when today is over
    assert str(tomorrow) not in everything.replace(ends, "")


# -- at the pages -------------------------------------------------------------------------
def test_a_hunt_is_begun_by_touch_and_gone_on_with_by_keyboard(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address, width=360, has_touch=True) as page:
        page.goto(path_of())
        page.get_by_role("button", name="Begin the hunt").tap()
        arrive(page, "**/table/*")
        table = page.url
        page.goto(path_of())
        go_on = page.get_by_role("button", name="Go on with the hunt")
        expect(go_on).to_be_visible()
        assert serious(page) == []
        go_on.focus()
        page.keyboard.press("Enter")
        arrive(page, "**/table/*")
        assert page.url == table


def test_a_hunt_that_is_done_has_its_review_games_to_watch_and_a_text_to_share(
    browser: Browser, house: House
) -> None:
    with visit(browser, house.address) as page:
        table = begin(page)
        decided(page, table, 0)
        page.goto(path_of())
        expect(page.get_by_role("link", name="Review")).to_have_attribute(
            "href", f"/table/{table}/review"
        )
        told = page.locator("pre").inner_text().splitlines()
        assert len(told) == 4 and "/hunt/" in told[-1]
        assert [each.rpartition(" ")[0] for each in told[2].split(", ")][-1] == "end"
        assert serious(page) == []
        page.get_by_role("button", name="Play it again").click()
        arrive(page, lambda address: "/table/" in address and table not in address)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_hunt_are_there_and_fit_a_small_phone(
    browser: Browser, house: House, language: str
) -> None:
    with visit(browser, house.address, width=360, has_touch=True) as page:
        page.add_init_script(FRAMES)
        speak(page, language)
        page.goto(path_of("the-wolves"))
        begin = plain(say("hunt-begin", language))
        expect(page.get_by_role("button", name=begin)).to_be_visible()
        assert overflow(page) == 0
        assert wrong(page, PHONE, still=False) == []
