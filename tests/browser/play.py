"""Whole games in a browser: what a page offers is looked at, and one of it is done.

A look waits for facts: nothing is on its way, and the page is not as it was before the last deed.
What a page takes away by itself is let go, and the page looked at again. Nothing waits for time.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, Position, TimeoutError

from tests.browser.pages import WAIT
from tests.browser.patience import arrive, expect, patiently

Data = dict[str, Any]
SOON = 2_000
"""In which a thing is clicked that goes away by itself; if not, it has gone."""
BREATH = 20
"""After which pages at which nobody can do anything are looked at again."""
MOST_DEEDS = 3_000
MOST_KEYS = 80
"""So many keys lead to everything that can be chosen."""

LOOK = """(seen) => {
  const visible = (each) => each.checkVisibility();
  const all = (what) => [...document.querySelectorAll(what)].filter(visible);
  const of = (what, name) => all(what).map((each) => each.getAttribute(name));
  const frame = document.querySelector('.frame');
  if (!frame) return null;
  const scoring = of('[data-scoring]', 'data-scoring');
  if (frame.dataset.busy === 'true' && scoring.length === 0) return null;
  const chosen = '[aria-pressed=true], [aria-selected=true], [aria-checked=true], .chosen';
  const sight = {
    seq: Number(frame.dataset.seq),
    over: all('a[href$="/score"]').length > 0,
    scoring,
    passes: all('dialog[open] footer button').length,
    buttons: all('[data-actions] .btn').map((each) => each.textContent),
    main: all('[data-actions] .go:not(.wait)').map((each) => each.textContent),
    acts: of('.actions li:not(.none):not(.chosen) > [aria-keyshortcuts]', 'aria-keyshortcuts'),
    acting: of('.actions .chosen > [aria-keyshortcuts]', 'aria-keyshortcuts'),
    tracks: all('[role=radiogroup]:not(:has([aria-checked=true])) [role=radio]').length,
    terrains: of('button[data-terrain][aria-pressed=false]', 'data-terrain'),
    hexes: of('[data-hex].lit', 'data-hex'),
    slots: of('[data-nav=slot].lit', 'data-slot'),
    takes: of('[data-take]', 'data-take'),
    cards: of('[data-nav=hand].ok', 'data-card'),
    held: of('[data-nav=hand][aria-pressed=true]', 'data-card'),
    lands: of('[data-nav=land]:not([aria-disabled])', 'data-land'),
    chosen: all(chosen).map((each) => each.ariaLabel ?? each.textContent),
  };
  const { over, passes, main, acts, hexes, slots, takes, cards } = sight;
  const able = [main, acts, hexes, slots, takes, cards].some((each) => each.length > 0);
  if (!over && !passes && !able) return null;
  const text = JSON.stringify(sight);
  return text === seen ? null : text;
}"""
"""What can be done at a page now, in words that change with everything that is done."""

FOCUS = """(wanted) => {
  const here = document.activeElement;
  const there = document.querySelector(wanted);
  const nowhere = { there: false, seen: true, key: 'Tab', name: 'nowhere' };
  if (!there || !here || here === document.body) return nowhere;
  const style = getComputedStyle(here);
  const ringed = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  const marked = here.matches('[data-hex]') && document.querySelector('.live .focus') !== null;
  const [from, to] = [here, there].map((each) => each.getBoundingClientRect());
  const [right, down] = [to.x - from.x, to.y - from.y];
  const [across, along] = [right > 0 ? 'Right' : 'Left', down > 0 ? 'Down' : 'Up'];
  const arrow = Math.abs(right) > Math.abs(down) ? across : along;
  const kin = here.dataset.nav !== undefined && here.dataset.nav === there.dataset.nav;
  const name = here.outerHTML.slice(0, 300);
  const key = kin ? `Arrow${arrow}` : 'Tab';
  return { there: here === there, seen: ringed || marked, key, name };
}"""
"""Whether the focus is on what is wanted, whether it can be seen, and which key leads on."""

MAIN = "[data-actions] .go:not(.wait)"
"""The button that does what was chosen, if it can."""
TRACK = "[role=radiogroup]:not(:has([aria-checked=true])) > [role=radio]"
REMOVERS = "hxl"
"""Actions that put something on the moonlight board, and so bring the end nearer."""


@dataclass(frozen=True)
class Deed:
    """One thing to do: where it is clicked, and which key does it if one does."""

    what: str
    key: str | None = None
    at: tuple[int, int] | None = None
    fleeting: bool = False


def wolves_deed(sight: Data, chance: random.Random) -> Deed:
    """What to do at a table of The Wolves: an action that ends the game sooner, if there is one."""
    if sight["scoring"]:
        return Deed("[data-scoring] .go", "n", fleeting=True)
    if sight["main"]:
        return Deed(MAIN, "e")
    if sight["tracks"]:
        return Deed(f"{TRACK}:nth-of-type({1 + chance.randrange(sight['tracks'])})")
    if sight["acting"] == ["m"] and sight["terrains"] and chance.random() < 0.7:
        return Deed(f"button[data-terrain={chance.choice(sight['terrains'])}]")
    if sight["hexes"]:
        return Deed(f"[data-hex={chance.choice(sight['hexes'])}]")
    sooner = [act for act in sight["acts"] if act in REMOVERS]
    walks = [act for act in sight["acts"] if act == "m"]
    act = chance.choice(sooner or [*sight["acts"], *walks, *walks])
    return Deed(f".actions [aria-keyshortcuts={act}]", act)


def lone_deed(sight: Data, chance: random.Random) -> Deed:
    """What to do at a table of Lone Wolves: play a card, take a scar, place it."""
    if sight["main"]:
        return Deed(MAIN)
    if sight["slots"]:
        return Deed(f"[data-nav=slot][data-slot={chance.choice(sight['slots'])}].lit")
    if sight["takes"]:
        return Deed(f"[data-take={chance.choice(sight['takes'])}]")
    if sight["held"]:
        return Deed(f"[data-nav=land][data-land={chance.choice(sight['lands'])}]", at=(8, 8))
    return Deed(f"[data-nav=hand][data-card={chance.choice(sight['cards'])}]", at=(12, 16))


DEEDS = {"the-wolves": wolves_deed, "lone-wolves": lone_deed}


class Player:
    """Someone at a page with a pointer."""

    def __init__(self, page: Page, game: str, seed: int = 7) -> None:
        self.page = page
        self.deed = DEEDS[game]
        self.chance = random.Random(seed)
        self.seen: str | None = None

    def look(self) -> Data:
        """What can be done, as soon as there is something that was not there before."""
        found = patiently(
            self.page,
            lambda ms: self.page.wait_for_function(LOOK, arg=self.seen, timeout=ms),
        )
        self.seen = str(found.json_value())
        sight: Data = json.loads(self.seen)
        return sight

    def waits(self) -> bool:
        """Whether there is nothing to do, or nothing new: others decide."""
        return self.page.evaluate(LOOK, self.seen) is None

    def step(self) -> bool:
        """Do one thing; False if the game is over."""
        return self.act(self.look())

    def act(self, sight: Data) -> bool:
        """Do one of the things that were seen; False if the game is over."""
        if sight["over"]:
            return False
        if sight["passes"]:
            self.do(Deed("dialog[open] footer button"))
        else:
            self.do(self.deed(sight, self.chance))
        return True

    def do(self, deed: Deed) -> None:
        thing = self.page.locator(deed.what).first
        at = Position(x=deed.at[0], y=deed.at[1]) if deed.at else None
        try:
            thing.click(timeout=SOON if deed.fleeting else WAIT, position=at)
        except TimeoutError:
            if not deed.fleeting:
                raise
            self.seen = None
        self.page.mouse.move(1, 1)  # a note about what is pointed at may lie above the rest

    def settle(self) -> None:
        """Wait until what was done has reached the server and is shown."""
        expect(self.page.locator(".frame")).to_have_attribute("data-busy", "false")

    def finish(self) -> int:
        """Play to the end of the game, alone or with others who come by themselves."""
        return next(deeds for deeds in range(MOST_DEEDS) if not self.step())


def play_together(*people: Player, until: Callable[[], bool] = lambda: False) -> None:
    """Play at several pages, each of which does what it can, to the end or until enough is done."""
    playing = list(people)
    while playing and not until():
        able = [player for player in playing if not player.waits()]
        playing = [player for player in playing if player not in able or player.step()]
        if not able:
            people[0].page.wait_for_timeout(BREATH)


class Keys(Player):
    """Someone at a page without a pointer; wherever the focus is, it can be seen."""

    def do(self, deed: Deed) -> None:
        if deed.key:
            self.press(deed.key)
        else:
            self.reach(deed.what)
            self.press("Enter")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, what: str) -> None:
        """Lead the focus to something: by Tab to its kind, and by arrows among them."""
        way = []
        for _ in range(MOST_KEYS):
            focus = self.page.evaluate(FOCUS, what)
            assert focus["seen"], focus["name"]
            if focus["there"]:
                return
            way.append(f"{focus['name'][:120]} {focus['key']}")
            self.press(focus["key"])
        raise AssertionError("\n".join([f"no key leads to {what}:", *way]))


# -- tables -----------------------------------------------------------------------------
def ask(page: Page, path: str, data: Any = None, **query: Any) -> Any:
    """A question of the page's visitor, beside the page."""
    with_data = {"data": data} if data is not None else {}
    how = page.context.request.get if data is None else page.context.request.post
    answer = how(path, params=query or None, **with_data)
    assert answer.ok, answer.text()
    return answer.json()


def new_table(page: Page, game: str, *seats: Data, name: str = "Mira", **wishes: object) -> str:
    """A new table of the visitor's, begun unless a seat is open; its id."""
    ask(page, "/api/people/guest", {"name": name})
    wish = {"game": game, "seats": list(seats), "pause": 0, **wishes}
    state = ask(page, "/api/tables", wish)
    table = str(state["table"]["id"])
    if state["table"]["status"] == "gathering" and not any(s["kind"] == "open" for s in seats):
        order(page, table, do="begin")
    return table


def order(page: Page, table: str, **command: Any) -> Any:
    """Have a command carried out, as the table stands now."""
    seq = state_of(page, table)["seq"]
    body = {"id": str(uuid4()), "seq": seq, "command": command}
    return ask(page, f"/api/tables/{table}/orders", body)


def at_rest(page: Page, seq: int) -> None:
    """The page has come along, and asks nothing more of what is about to be past."""
    expect(page.locator(f".frame[data-seq='{seq}'][data-busy='false']")).to_be_visible()


def state_of(page: Page, table: str, **query: Any) -> Data:
    state: Data = ask(page, f"/api/tables/{table}", **query)
    return state


def turns_at(page: Page, table: str) -> int:
    """How many turns of The Wolves have been played."""
    return int(state_of(page, table)["position"]["view"]["turns"])


def check_score(player: Player, table: str) -> None:
    """The way from the end of a game to its score, which names the winners."""
    page = player.page
    player.do(Deed('a[href$="/score"]'))
    arrive(page, f"**/table/{table}/score")
    state = state_of(page, table)
    winners = state["position"]["outcome"]["winners"]
    seats = state["table"]["seats"]
    yours = sum(seat["yours"] for seat in seats) == 1
    for seat in winners:
        alone = yours and seats[seat]["yours"] and len(winners) == 1
        name = "You win" if alone else seats[seat]["name"]
        expect(page.locator("h1")).to_contain_text(name, ignore_case=True)


ME = {"kind": "me"}
HERE = {"kind": "here", "name": "Zmierzch"}
CUB = {"kind": "bot", "level": "cub"}
OPEN = {"kind": "open"}
