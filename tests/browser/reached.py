"""Every state of both tables: how a page gets there, from positions that hold all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.layout import NAME
from tests.browser.play import CUB, MAIN, ME, Data, ask, order, state_of

POSITIONS = Path(__file__).parent / "positions"
GO = (
    "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
)
LONE_STEPS = {
    "basic": {"lead": 20, "take": 30, "place": 31, "follow": 33, "last": 51},
    "advanced": {"lead": 24, "take": 46, "place": 31, "follow": 21, "last": 51},
}
"""Where in the stored games the first seat decides what."""


@dataclass(frozen=True)
class State:
    """A state of a table: its name, the table it is at, and how a page gets there."""

    name: str
    table: str
    reach: Callable[[Page, "Tables"], None]
    once: bool = False
    """Whether the table has then gone on, so that the next page needs another one."""

    @property
    def game(self) -> str:
        return "lone-wolves" if self.table.split()[0] in LONE_STEPS else "the-wolves"


class Tables:
    """Tables that stand where states begin, made when they are first needed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._made: dict[str, str] = {}
        ask(page, "/api/people/guest", {"name": NAME})

    def id(self, name: str, fresh: bool = False) -> str:
        if fresh or name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def offer(self, name: str) -> list[str]:
        options = state_of(self.page, self.id(name))["position"]["offer"]
        return [str(option["text"]) for option in options]

    def _make(self, name: str) -> str:
        if name == "draft":
            return self._new(seats=[ME, CUB, CUB], options={"seed": 2})
        game, _, rest = name.partition(" ")
        if game in LONE_STEPS:
            return self._import(f"lone-{game}.txt", step=LONE_STEPS[game][rest])
        return self._import(f"{game}.txt", change=CHANGES.get(rest, {}))

    def _new(self, **wish: Any) -> str:
        made = ask(self.page, "/api/tables", {"game": "the-wolves", "pause": 0, **wish})
        return self._begun(str(made["table"]["id"]))

    def _begun(self, table: str) -> str:
        order(self.page, table, do="begin")
        return table

    def _import(
        self, file: str, step: int | None = None, change: dict[str, str] | None = None
    ) -> str:
        """A table that goes on from a file, with the visitor where it is to be decided."""
        text = (POSITIONS / file).read_text()
        for old, new in (change or {}).items():
            assert old in text, f"{file} has no {old}"
            text = text.replace(old, new)
        looked_at = ask(self.page, "/api/imports", {"text": text, "step": step})
        seat = looked_at["position"]["to_decide"]
        seats: list[Data] = [CUB] * len(looked_at["table"]["seats"])
        seats[seat] = ME
        wish = {"text": text, "step": step, "seats": seats}
        return self._begun(str(ask(self.page, "/api/imports", wish)["table"]["id"]))


CHANGES = {
    "end": {"actions 0": "actions 2"},
    "scoring": {"actions 0": "actions 2", "moonlight 4 4": "moonlight 9 8"},
    "last": {
        "actions 0": "actions 2",
        "moonlight 4 4": "moonlight 22 21",
        "phase none": "phase quarter",
        "tokens crescent crescent quarter full quarter full": "tokens - - - full - full",
    },
}
"""What is different in a position from which the end of a turn, a phase, the game is near."""


# -- at a page --------------------------------------------------------------------------
def open_table(page: Page, id: str) -> None:
    """Go to a table as if for the first time, without loading the client again."""
    page.evaluate(GO, "/lost")
    expect(page.locator(".frame")).to_have_count(0)
    page.evaluate(GO, f"/table/{id}")
    expect(page.locator(".frame")).to_be_attached()
    settle(page)


def settle(page: Page) -> None:
    expect(page.locator(".frame")).to_have_attribute("data-busy", "false")


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)
    settle(page)


def hex(page: Page, name: str) -> None:
    """Choose a hex by the keyboard: it may lie outside of what a phone shows."""
    place = page.locator(f"[data-hex={name}]")
    place.focus()
    page.keyboard.press("Enter")
    page.evaluate("document.activeElement.blur()")
    settle(page)


def click(page: Page, what: str) -> None:
    page.locator(what).first.click()
    settle(page)
    page.mouse.move(1, 1)


# -- The Wolves -------------------------------------------------------------------------
def action(key: str) -> Callable[[Page, Tables], None]:
    """Choose an action."""
    return lambda page, tables: press(page, key)


def target(key: str, table: str, kind: str, track: str = "") -> Callable[[Page, Tables], None]:
    """Choose an action and the first target of a kind; and a track, if one is asked for."""

    def reach(page: Page, tables: Tables) -> None:
        place = next(text for text in tables.offer(table) if text.startswith(kind)).split()[-1]
        press(page, key)
        hex(page, place)
        if track:
            click(page, "[role=radio]")

    return reach


def move(*parts: str) -> Callable[[Page, Tables], None]:
    """Choose a terrain, and hexes one after another."""

    def reach(page: Page, tables: Tables) -> None:
        press(page, "m")
        for part in parts:
            if part[0].isupper():
                hex(page, part)
            else:
                click(page, f"button[data-terrain={part}]")

    return reach


def held(place: str) -> Callable[[Page, Tables], None]:
    """Take up a wolf before its terrain."""
    return lambda page, tables: hex(page, place)


def draft(page: Page, tables: Tables) -> None:
    """One's own turn to draft; the bots before it have done so."""
    expect(page.locator("[data-hex].lit").first).to_be_attached()
    settle(page)


def drafted(page: Page, tables: Tables) -> None:
    draft(page, tables)
    hex(page, str(page.locator("[data-hex].lit").first.get_attribute("data-hex")))


def nothing(page: Page, tables: Tables) -> None:
    """The table as it stands."""


def end_asked(page: Page, tables: Tables) -> None:
    press(page, "e")
    expect(page.locator(MAIN)).to_be_visible()


def scoring(page: Page, tables: Tables) -> None:
    """Regions are counted; time stands still while the first one is."""
    press(page, "e")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    page.locator(MAIN).click()
    expect(page.locator("[data-scoring]")).to_be_attached()


def ended(page: Page, tables: Tables) -> None:
    """The last regions are counted, and the game is over; nobody waits while they are read."""
    end_asked(page, tables)
    page.locator(MAIN).click()
    score = page.locator("a[href$='/score']")
    while not score.count():
        page.clock.run_for(500)
    settle(page)


def player_board(page: Page, tables: Tables) -> None:
    click(page, "[data-seat] button, button[data-seat]")
    expect(page.locator("dialog[open]")).to_be_visible()


def pulled_up(page: Page, tables: Tables) -> None:
    """On a phone: everything that the sheet holds."""
    if page.locator(".grip").count():
        click(page, ".grip")


# -- Lone Wolves ------------------------------------------------------------------------
def card(page: Page, tables: Tables) -> None:
    page.locator("[data-nav=hand].ok").first.click(position={"x": 12, "y": 16})
    settle(page)
    page.mouse.move(1, 1)


def card_and_land(page: Page, tables: Tables) -> None:
    card(page, tables)
    land = page.locator("[data-nav=land]:not([aria-disabled])").first
    land.click(position={"x": 8, "y": 8})
    settle(page)
    page.mouse.move(1, 1)


def scar(page: Page, tables: Tables) -> None:
    click(page, "[data-take]:not([data-take=hidden])")


def scar_and_slot(page: Page, tables: Tables) -> None:
    scar(page, tables)
    click(page, "[data-nav=slot].lit")


def slot(page: Page, tables: Tables) -> None:
    click(page, "[data-nav=slot].lit")


def last_trick(page: Page, tables: Tables) -> None:
    slot(page, tables)
    click(page, MAIN)
    expect(page.locator("a[href$='/score']").first).to_be_attached()
    settle(page)


def _wolves(table: str, **reaches: Callable[[Page, Tables], None]) -> list[State]:
    return [State(f"{table}-{name}", table, reach) for name, reach in reaches.items()]


def _lone(board: str) -> list[State]:
    steps: dict[str, list[Any]] = {
        "lead": [nothing, card, card_and_land, pulled_up],
        "follow": [nothing, card_and_land],
        "take": [nothing, scar, scar_and_slot, pulled_up],
        "place": [nothing, slot],
    }
    return [
        State(f"{board}-{step}-{reach.__name__}", f"{board} {step}", reach)
        for step, reaches in steps.items()
        for reach in reaches
    ]


STATES: list[State] = [
    State("draft", "draft", draft),
    State("draft-chosen", "draft", drafted),
    *_wolves(
        "wolves-3",
        **{"idle": nothing, "board": player_board, "pulled-up": pulled_up},
        **{"move": action("m"), "move-held": held("C15"), "move-terrain": move("forest")},
        **{"move-wolf": move("forest", "C15"), "move-push": move("forest", "C15", "E1")},
        **{"den": action("d"), "den-hex": target("d", "wolves-3", "den")},
        **{"den-track": target("d", "wolves-3", "den", "first")},
        **{"lair": action("l"), "lair-hex": target("l", "wolves-3", "lair")},
        **{"howl": action("h"), "howl-hex": target("h", "wolves-3", "howl")},
        **{"dominate": action("x"), "dominate-wolf": target("x", "wolves-3", "dominate pack")},
        **{"dominate-den": target("x", "wolves-3", "dominate den")},
        **{"dominate-track": target("x", "wolves-3", "dominate den", "first")},
    ),
    State("wolves-3-end", "wolves-3 end", end_asked),
    *_wolves(
        "wolves-5",
        **{"idle": nothing, "move": action("m"), "pulled-up": pulled_up},
        **{"den-track": target("d", "wolves-5", "den", "first")},
        **{"dominate-track": target("x", "wolves-5", "dominate den", "first")},
    ),
    *_lone("basic"),
    *_lone("advanced"),
    *(State(f"{board}-over", f"{board} last", last_trick, once=True) for board in LONE_STEPS),
    State("wolves-3-scoring", "wolves-3 scoring", scoring, once=True),
    State("wolves-3-over", "wolves-3 last", ended, once=True),
]
