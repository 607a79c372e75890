"""Everything at both tables answers "what is this?": a pointer, the focus, a finger that rests.

Each kind of thing of each game is met somewhere on the way through a few tables, and its answer
names rules that exist. No symbol is drawn that belongs to nothing.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page

from tests.browser.layout import FRAMES, fit, wear
from tests.browser.layout import Size as Screen
from tests.browser.pages import visit
from tests.browser.patience import expect
from tests.browser.reached import (
    State,
    card_and_land,
    midway,
    move,
    nothing,
    player_board,
    pulled_up,
    scar,
    target,
)
from tests.browser.tables import Tables
from tests.browser.test_access import AXE, CHECK, EVERYTHING
from tests.server.houses import House

CLIENT = Path(__file__).parents[2] / "client/src"
DESK, PHONE = Screen(1440, 900), Screen(360, 740)
REST, GONE = 1000, 400
"""Milliseconds after which a note has come, and has gone."""


def replay(_: Tables, table: str) -> str:
    return f"/table/{table}/replay"


def late(_: Tables, table: str) -> str:
    """A replay near its end: tokens are won."""
    return f"/table/{table}/replay?step=205"


def out_of_suits(_: Tables, table: str) -> str:
    """A replay in which both are known to have no card of a suit left."""
    return f"/table/{table}/replay?step=46"


WOLVES = [
    State("idle", "wolves-3", nothing),
    State("move", "wolves-3", move("forest")),
    State("den", "wolves-3", target("d", "wolves-3", "den")),
    State("two", "the-wolves-2-players game", midway, page=replay),
    State("board", "wolves-5", player_board),
    State("won", "the-wolves-3-players game", player_board, page=late),
]
LONE = [
    State("lead", "advanced lead", nothing),
    State("land", "advanced lead", card_and_land),
    State("take", "advanced take", scar),
    State("end", "lone-wolves-advanced game", midway, page=replay),
]
PULLED = State("pulled", "wolves-3", pulled_up)
DRAWER = State("drawer", "lone-wolves-advanced game", pulled_up, page=out_of_suits)
STATES = {"wolves": WOLVES, "lone": LONE}
PHONE_STATES = {"wolves": [*WOLVES, PULLED], "lone": [LONE[0], *LONE[2:], DRAWER]}

KINDS = """([done, focus]) => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const things = [...root.querySelectorAll('[data-what]')].filter((each) =>
    each.dataset.what && each.checkVisibility() &&
    (!focus || each.matches('[data-stop], button')));
  const kinds = new Set(things.map((each) => each.dataset.what));
  return [...kinds].filter((kind) => !done.includes(kind));
}"""
"""The kinds of things that are drawn, but for those done; or of those that can have the focus."""
POINT = """async (kind) => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const box = (each) => each.getBoundingClientRect();
  const size = (each) => box(each).width * box(each).height;
  const holds = ({ left, right, top, bottom }, x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
  const reached = (thing, x, y) => {
    const top = document.elementFromPoint(x, y);
    const scope = top?.closest('[data-scope]');
    if (!scope) return top?.closest('[data-what]') === thing;
    const all = [...scope.querySelectorAll('[data-what]')];
    const under = all.filter((each) => holds(box(each), x, y));
    return under.sort((one, other) => size(one) - size(other))[0] === thing;
  };
  for (const thing of root.querySelectorAll(`[data-what="${kind}"]`)) {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await new Promise((done) => trueFrame(() => trueFrame(done)));
    const { left, top, width, height } = box(thing);
    for (const down of [0.5, 0.2, 0.8, 0.05, 0.95])
      for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
        const [x, y] = [left + width * across, top + height * down];
        if (width && height && reached(thing, x, y)) return [x, y];
      }
  }
  return null;
}"""
"""Where a pointer is on a thing of a kind, and on no smaller one; null: nowhere."""
HEXES = """() => {
  const seen = {};
  for (const each of document.querySelectorAll('[data-hex]')) {
    const words = each.getAttribute('aria-label').split(', ').slice(1, -1).join(', ');
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (document.elementFromPoint(x, y) === each) seen[words] ??= [each.dataset.hex, x, y];
  }
  return Object.values(seen);
}"""
"""A hex of each kind that is in sight: for each ground, and for all that stands there."""
SYMBOLS = """() => {
  const signs = ['#i-arrow', '#i-check', '#i-x'];
  const part = '[data-what]:not([data-what=""]), [data-scope], [data-note], .field, button, a, ' +
    '.log, .ending, .hint, .shelf, .tip, [data-known]';
  const bare = [...document.querySelectorAll('main use')].filter((each) =>
    each.checkVisibility() && !signs.includes(each.getAttribute('href')) && !each.closest(part));
  const where = (each) => each.closest('[class]:not(svg)')?.className;
  return [...new Set(bare.map((each) => `${each.getAttribute('href')} in ${where(each)}`))];
}"""
"""Symbols that are no part of a thing, of the map or of a control."""
LINKS = """() => {
  const note = document.querySelector('[data-note]');
  const links = [...note.querySelectorAll('a')].map((each) => each.getAttribute('href'));
  return { text: note.textContent, links };
}"""


def kinds_of(game: str) -> set[str]:
    """The kinds of things that a game's one list names."""
    source = (CLIENT / game / "things.ts").read_text()
    facts = re.search(r"export interface \w+Facts \{\n(.*?)\n\}", source, re.DOTALL)
    assert facts
    return {name.strip("'") for name in re.findall(r"^  ([\w'-]+):", facts[1], re.MULTILINE)}


ON_HEXES = {"ground", "water", "chasm", "token", "under", "lone-wolf", "prey"}
PIECES = {"alpha", "pack", "den", "lair"}
"""Kinds of things that stand on the map, where a hex answers for all that is there."""


class Asker:
    """Someone who asks what everything is, and keeps what was answered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.note = page.locator("[data-note] [role=tooltip]")
        self.links: set[str] = set()

    def told(self, kind: str | None = None) -> dict[str, Any]:
        """The note that is there, about something of a kind; and then no more."""
        self.page.clock.run_for(REST)
        note = self.page.locator(f"[data-note][data-answers={kind}]" if kind else "[data-note]")
        expect(note.get_by_role("tooltip")).to_be_visible()
        said: dict[str, Any] = self.page.evaluate(LINKS)
        assert said["links"], f"{kind}: no rule in {said['text']}"
        assert not re.search(r"\b(thing|wolves|lone|points|track)-[a-z-]+\b", said["text"]), said
        self.links.update(said["links"])
        return said

    def gone(self) -> None:
        self.page.clock.run_for(GONE)
        expect(self.note).to_have_count(0)

    def drawn(self, done: set[str]) -> Iterator[tuple[str, float, float]]:
        """The kinds of things that are not done, each with a place to point at."""
        for kind in self.page.evaluate(KINDS, [sorted(done), False]):
            if point := self.page.evaluate(POINT, kind):
                yield kind, point[0], point[1]

    def look(self, done: set[str]) -> None:
        """Let the pointer rest on something of each kind that is not done."""
        for kind, x, y in self.drawn(done):
            self.page.mouse.move(x, y)
            self.told(kind)
            self.page.mouse.move(1, 1)
            self.gone()
            done.add(kind)

    def focus(self, done: set[str]) -> None:
        """Bring the focus to something of each kind that can have it."""
        for kind in self.page.evaluate(KINDS, [sorted(done), True]):
            self.page.keyboard.press("Shift")
            stop = f"[data-what={kind}][data-stop], button[data-what={kind}]"
            self.page.locator(stop).locator("visible=true").first.focus()
            self.told(kind)
            self.page.keyboard.press("Escape")
            self.gone()
            done.add(kind)

    def hold(self, touch: CDPSession, done: set[str]) -> None:
        """Rest a finger on something of each kind; what is there is not pressed."""
        for kind, x, y in self.drawn(done):
            before = self.page.locator("dialog[open]").count()
            finger(touch, "touchStart", x, y)
            self.told(kind)
            finger(touch, "touchEnd")
            assert self.page.locator("dialog[open]").count() == before, f"{kind} was pressed"
            self.close(kind)
            done.add(kind)

    def close(self, kind: str) -> None:
        """A cross, large enough for a finger, takes a note away."""
        cross = self.note.get_by_role("button")
        box = cross.bounding_box()
        assert box and box["width"] >= 40 and box["height"] >= 40, kind
        cross.tap()
        self.gone()

    def hexes(self) -> Iterator[tuple[str, float, float]]:
        yield from self.page.evaluate(HEXES)


def finger(touch: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture(scope="module")
def page(browser: Browser, house: House) -> Iterator[Page]:
    with visit(browser, house.address, has_touch=True) as page:
        page.add_init_script(FRAMES)
        page.clock.install()
        page.goto("/lost")
        yield page


@pytest.fixture(scope="module")
def tables(browser: Browser, house: House, page: Page) -> Iterator[Tables]:
    with visit(browser, house.address) as other:
        yield Tables(page, other)


@pytest.mark.parametrize("game", ["wolves", "lone"])
def test_everything_says_what_it_is(page: Page, tables: Tables, game: str) -> None:
    asker = Asker(page)
    touch = page.context.new_cdp_session(page)
    looked: set[str] = set()
    focused: set[str] = set()
    held: set[str] = set()
    bare: set[str] = set()
    fit(page, DESK)
    page.evaluate(AXE.read_text())
    for state in STATES[game]:
        state.open(page, tables)
        asker.look(looked)
        asker.focus(focused)
        bare |= set(page.evaluate(SYMBOLS))
        assert page.evaluate(CHECK, EVERYTHING) == [], state.name
    fit(page, PHONE)
    wear(page, "de", "day")
    for state in PHONE_STATES[game]:
        state.open(page, tables)
        asker.hold(touch, held)
        bare |= set(page.evaluate(SYMBOLS))
    assert bare == set()
    wear(page, "en", "night")
    named = kinds_of(game) - (ON_HEXES | PIECES if game == "wolves" else set())
    assert named <= looked, named - looked
    assert named - UNFOCUSED <= focused, named - UNFOCUSED - focused
    assert named - DESK_ONLY <= held, named - DESK_ONLY - held
    exist(page, asker.links)


UNFOCUSED = {"control", "alphas", "dens", "void"}
"""What is told with the thing it belongs to, or stands there in words."""
DESK_ONLY = {"date", "phase", "hand"}
"""What a phone has no room for."""


def exist(page: Page, links: set[str]) -> None:
    """Every link leads to its rule."""
    for path in sorted({link.split("#")[0] for link in links}):
        page.evaluate(
            "(path) => { history.pushState(null, '', path); "
            "dispatchEvent(new PopStateEvent('popstate')); }",
            path,
        )
        clauses = [link.split("#")[1] for link in links if link.startswith(path)]
        expect(page.locator(f"#{clauses[0]}")).to_be_attached()
        assert [each for each in clauses if not page.locator(f"#{each}").count()] == []


def test_a_hex_answers_for_all_that_stands_there(page: Page, tables: Tables) -> None:
    asker = Asker(page)
    touch = page.context.new_cdp_session(page)
    said = ""
    fit(page, DESK)
    wear(page, "en", "night")
    for state in (WOLVES[0], WOLVES[3]):
        state.open(page, tables)
        for _, x, y in asker.hexes():
            page.mouse.move(x, y)
            said += plain(asker.told()["text"])
            page.mouse.move(1, 1)
            asker.gone()
    for words in (
        *("alpha of", "Pack wolf of", "Den of", "Lair of", "lone wolf", "Neutral pack", "Chasm"),
        *("Water source", "crescent token", "Scored after", "control 1", "3 different hexes"),
    ):
        assert words.lower() in said.lower(), words
    exist(page, asker.links)

    fit(page, PHONE)
    WOLVES[0].open(page, tables)
    name, x, y = next(iter(asker.hexes()))
    finger(touch, "touchStart", x, y)
    asker.told()
    finger(touch, "touchEnd")
    note, hex = asker.note.bounding_box(), page.locator(f"[data-hex={name}]").bounding_box()
    assert note and hex and not overlap(note, hex)
    asker.close(name)
    # A finger that moves pans the map, however long it takes.
    world = page.locator(".world")
    before = world.get_attribute("style")
    finger(touch, "touchStart", x, y)
    finger(touch, "touchMove", x + 30, y)
    page.clock.run_for(REST)
    finger(touch, "touchMove", x + 60, y)
    finger(touch, "touchEnd")
    expect(asker.note).to_have_count(0)
    assert world.get_attribute("style") != before


def plain(text: str) -> str:
    """A text whose spaces are all alike: where lines break is no matter here."""
    return " ".join(text.split())


def overlap(one: Any, other: Any) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)


def test_things_of_a_group_are_one_stop(page: Page, tables: Tables) -> None:
    fit(page, DESK)
    WOLVES[0].open(page, tables)
    for group in page.locator("[data-things]").all():
        stops = group.locator("[data-stop][tabindex='0']")
        assert stops.count() <= 1 or group.get_attribute("data-stop") is not None
    track: Locator = page.locator(".track [data-stop]")
    track.first.focus()
    page.keyboard.press("ArrowRight")
    expect(track.nth(1)).to_be_focused()
    expect(track.nth(1)).to_have_attribute("tabindex", "0")
    expect(track.first).to_have_attribute("tabindex", "-1")
    page.keyboard.press("?")
    expect(page.locator("[data-note][data-answers=date]").get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-note]")).to_have_count(0)
