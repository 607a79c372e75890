"""Every state of both tables: how a page gets there, from positions that hold all of them."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.patience import expect
from tests.browser.play import MAIN
from tests.browser.tables import LONE_STEPS, Tables

GO = (
    "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
)


@dataclass(frozen=True)
class State:
    """A state of a table: its name, the table it is at, and how a page gets there."""

    name: str
    table: str
    reach: Callable[[Page, Tables], None]
    once: bool = False
    """Whether the table has then gone on, so that the next page needs another one."""
    page: Callable[[Tables, str], str] = lambda tables, id: f"/table/{id}"
    """The address of what is looked at, for the id of the table."""
    still: bool = True
    """Whether it is all on the screen: pages beside the table scroll."""

    @property
    def game(self) -> str:
        lone = self.table.startswith(("lone-wolves", *LONE_STEPS))
        return "lone-wolves" if lone else "the-wolves"

    def open(self, page: Page, tables: Tables) -> None:
        """Go there as if for the first time, without loading the client again."""
        id = tables.id(self.table, self.once)
        page.evaluate(GO, "/lost")
        expect(page.locator(".frame")).to_have_count(0)
        page.evaluate(GO, self.page(tables, id))
        if self.still:
            expect(page.locator(".frame")).to_be_attached()
            settle(page)
        self.reach(page, tables)


# -- at a page --------------------------------------------------------------------------
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


def on_to_first(*parts: str) -> Callable[[Page, Tables], None]:
    """Choose a terrain and hexes, and at last the first hex that is lit."""

    def reach(page: Page, tables: Tables) -> None:
        move(*parts)(page, tables)
        first_lit(page)

    return reach


def paying(key: str, place: str) -> Callable[[Page, Tables], None]:
    """Choose an action and a target that can be paid in many ways."""

    def reach(page: Page, tables: Tables) -> None:
        press(page, key)
        hex(page, place)
        expect(page.locator("[data-pay=bonus]").first).to_be_attached()

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
    first_lit(page)


def first_lit(page: Page) -> None:
    hex(page, str(page.locator("[data-hex].lit").first.get_attribute("data-hex")))


def drafted_again(page: Page, tables: Tables) -> None:
    """The second pair of wolves: one's own first pair stands already."""
    drafted(page, tables)
    click(page, MAIN)
    drafted(page, tables)


def recap(page: Page, tables: Tables) -> None:
    """What the others did is on the shelf."""
    expect(page.locator("[data-turn], [data-thing]").first).to_be_visible()


def looking_back(page: Page, tables: Tables) -> None:
    """A moment of what the others did is on the board."""
    recap(page, tables)
    press(page, ",")
    expect(page.locator("[data-caption]")).to_be_visible()


def nothing(page: Page, tables: Tables) -> None:
    """The table as it stands."""


def end_asked(page: Page, tables: Tables) -> None:
    press(page, "e")
    expect(page.locator(MAIN)).to_be_visible()


def scoring(page: Page, tables: Tables) -> None:
    """Regions are counted; time goes on until the first one is, and stands still then."""
    press(page, "e")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    page.locator(MAIN).click()
    run_until(page, "[data-scoring]", 50)


def run_until(page: Page, there: str, step: int) -> None:
    """Let the time of a page go on until something is there, two minutes of it at most."""
    for _ in range(120_000 // step):
        if page.locator(there).count():
            return
        page.clock.run_for(step)
    raise AssertionError(f"{there} did not come")


def ended(page: Page, tables: Tables) -> None:
    """The last regions are counted, and the game is over; nobody waits while they are read."""
    end_asked(page, tables)
    page.locator(MAIN).click()
    run_until(page, "a[href$='/score']", 500)
    settle(page)


def player_board(page: Page, tables: Tables) -> None:
    click(page, "[data-seat] button, button[data-seat]")
    expect(page.locator("dialog[open]")).to_be_visible()


def pulled_up(page: Page, tables: Tables) -> None:
    """On a phone: everything that the sheet holds."""
    if page.locator(".grip").count():
        click(page, ".grip")


def why(page: Page, tables: Tables) -> None:
    """Ask why a den can't be built somewhere."""
    press(page, "d")
    page.locator("[data-hex=C10]").focus()
    press(page, "?")
    expect(page.get_by_role("tooltip")).to_be_visible()


def midway(page: Page, tables: Tables) -> None:
    """A replay, some turns on."""
    for _ in range(12):
        press(page, "n")
    expect(page.locator(".at")).not_to_have_text(re.compile(r"^0 /"))


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


def why_card(page: Page, tables: Tables) -> None:
    """Ask why a card can't be played."""
    card = page.locator("[data-nav=hand]:not(.ok)").first
    card.click(position={"x": 12, "y": 16}, force=True)
    settle(page)


def three(page: Page, tables: Tables) -> None:
    """A 3 is about to turn a scar."""
    index = {"x": 12, "y": 16}
    page.locator("[data-nav=hand].ok[data-card$='3']").first.click(position=index)
    settle(page)
    page.locator("[data-nav=land]:not([aria-disabled])").first.click(position={"x": 8, "y": 8})
    settle(page)
    page.mouse.move(1, 1)


def scar(page: Page, tables: Tables) -> None:
    click(page, "[data-take]:not([data-take=hidden])")


def scar_and_slot(page: Page, tables: Tables) -> None:
    scar(page, tables)
    click(page, "[data-nav=slot].lit")


def slot(page: Page, tables: Tables) -> None:
    click(page, "[data-nav=slot].lit")


def over_pulled_up(page: Page, tables: Tables) -> None:
    last_trick(page, tables)
    pulled_up(page, tables)


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
        "follow": [nothing, card, card_and_land, why_card, pulled_up],
        "take": [nothing, scar, scar_and_slot, pulled_up],
        "place": [nothing, slot, pulled_up],
        "three": [three],
        "blood-moon": [nothing, slot],
        "second-trump": [nothing, card_and_land],
    }
    return [
        State(f"{board}-{step}-{reach.__name__}", f"{board} {step}", reach)
        for step, reaches in steps.items()
        for reach in reaches
    ]


STATES: list[State] = [
    State("draft", "draft", draft),
    State("draft-chosen", "draft", drafted),
    State("draft-second", "draft", drafted_again, once=True),
    *_wolves(
        "wolves-3",
        **{"idle": nothing, "why": why, "board": player_board, "pulled-up": pulled_up},
        **{"move": action("m"), "move-held": held("C15"), "move-terrain": move("forest")},
        **{"move-wolf": move("forest", "C15"), "move-push": move("forest", "C15", "E1")},
        **{"move-pushed": on_to_first("forest", "C15", "E1")},
        **{"move-to": move("forest", "C15", "D11")},
        **{"move-second": move("forest", "C15", "D11", "C16")},
        **{"den": action("d"), "den-hex": target("d", "wolves-3", "den")},
        **{"den-track": target("d", "wolves-3", "den", "first")},
        **{"lair": action("l"), "lair-hex": target("l", "wolves-3", "lair")},
        **{"howl": action("h"), "howl-hex": target("h", "wolves-3", "howl")},
        **{"dominate": action("x"), "dominate-wolf": target("x", "wolves-3", "dominate pack")},
        **{"dominate-den": target("x", "wolves-3", "dominate den")},
        **{"dominate-track": target("x", "wolves-3", "dominate den", "first")},
    ),
    State("wolves-3-newcomer", "wolves-3 newcomer", nothing),
    State("wolves-3-end", "wolves-3 end", end_asked),
    State("wolves-3-hunter", "wolves-3 hunter", nothing),
    State("wolves-3-hunter-board", "wolves-3 hunter", player_board),
    State("wolves-3-twins", "wolves-3 twins", held("C11")),
    State("hunt-stacks", "hunt-choice", nothing),
    State("hunt-stack", "hunt-choice", lambda page, tables: first_lit(page)),
    *(
        State(f"{table}-{name}", table, reach)
        for table in ("wolves-2", "wolves-4")
        for name, reach in (
            *(("idle", nothing), ("pulled-up", pulled_up), ("board", player_board)),
            ("den-track", target("d", table, "den", "first")),
            ("dominate-track", target("x", table, "dominate den", "first")),
        )
    ),
    *_wolves(
        "wolves-5",
        **{"idle": nothing, "move": action("m"), "pulled-up": pulled_up},
        **{"pay-dominate": paying("x", "J4"), "pay-howl": paying("h", "A10")},
        **{"den-track": target("d", "wolves-5", "den", "first")},
        **{"dominate-track": target("x", "wolves-5", "dominate den", "first")},
    ),
    *_lone("basic"),
    *_lone("advanced"),
    *(State(f"{board}-over", f"{board} last", last_trick, once=True) for board in LONE_STEPS),
    State("advanced-over-pulled-up", "advanced last", over_pulled_up, once=True),
    *(
        State(f"{table}-{name}", f"{table} recap", reach)
        for table in ("wolves-3", "wolves-5", "advanced")
        for name, reach in (("recap", recap), ("looking-back", looking_back))
    ),
    *(
        State(f"{table}-{how}", f"{table} {how}", nothing)
        for table in ("wolves-3", "wolves-5", "basic", "advanced")
        for how in ("waiting", "watched")
    ),
    *(
        State(
            f"{game}-replay", f"{game} game", midway, page=lambda tables, id: f"/table/{id}/replay"
        )
        for game in ("the-wolves-3-players", "the-wolves-5-players", "lone-wolves-advanced")
    ),
    *(
        State(f"{table}-{name}", f"{table} {change}", reach, once=True)
        for table in ("wolves-3", "wolves-5")
        for name, change, reach in (
            ("scoring", "scoring", scoring),
            ("last-scoring", "last", scoring),
            ("over", "last", ended),
        )
    ),
]
