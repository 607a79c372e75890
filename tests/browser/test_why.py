"""A law at the table of The Wolves: a hex is lit, or the rules' own reason is given for it.

Positions are random; at each, every step of every action is walked through on one page. What is
lit must be what the rules allow with just that in mind, and the reason shown must be theirs.
"""

import random

from playwright.sync_api import Browser, Page

import wolfmoon
from tests.browser.pages import visit
from tests.browser.patience import expect, holds
from tests.browser.play import Data, ask, new_table
from tests.browser.tables import GAMES
from tests.server.houses import House
from wolfmoon.engine.errors import Refusal
from wolfmoon.engine.game import Game
from wolfmoon.words import has, say

POSITIONS = 16
SAMPLES = 3
TWO_STACKS = GAMES / "the-wolves-hunt-choice.game"
"""A game in which it is asked, at step 3, which of two stacks is hunted."""
SEEN = [("draft", "act", "wolf", "to"), ("act", "draft"), ("act", "draft"), ("push", "hunt")]
"""What is asked where a game stops, in turn: rare questions too."""
TARGETS = {"d": "den", "l": "lair", "h": "howl", "x": "dominate"}
LIT = """(wanted) => {
  const frame = document.querySelector('.frame');
  const cells = [...document.querySelectorAll('[data-hex].lit')];
  const lit = cells.map((each) => each.dataset.hex).sort();
  const ready = frame?.dataset.busy === 'false' && lit.join() === wanted;
  return ready || null;
}"""
ASK = """async (hex) => {
  const cell = document.querySelector(`[data-hex="${hex}"]`);
  cell.focus();
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
  for (let tries = 0; tries < 1500; tries++) {
    const note = document.querySelector(`[data-why="${hex}"] [role=tooltip]`);
    if (note) return note.textContent;
    await new Promise((done) => setTimeout(done, 20));
  }
  return null;
}"""
"""The note about a hex, as the key asks for it."""


def positions() -> list[Game]:
    """Games at random decisions, in the draft, between actions and in the middle of them."""
    found = []
    for seed in range(POSITIONS):
        chance = random.Random(seed)
        game = wolfmoon.new("the-wolves", seed=seed, players=2 + seed % 4)
        until = chance.choice([3, 40, 120, 200, 300])
        while game.step < until or game.view()["asks"] not in SEEN[seed % len(SEEN)]:
            game.play(chance.choice(game.offer))
        found.append(game)
    return [*found, wolfmoon.load(TWO_STACKS.read_text()).at(3)]


def after(game: Game, text: str) -> Game:
    """The game after a decision, any payment that it asks for included."""
    copy = game.copy()
    copy.play(text)
    while copy.view()["asks"] == "pay":
        copy.play(copy.offer[0])
    return copy


class Pointing:
    """Someone who points at hexes of a page, and knows the rules."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page = page
        self.chance = chance
        self.checked: set[str] = set()

    def check(self, game: Game, doing: str = "") -> list[str]:
        """What is lit is possible; what is not has the reason of the rules. Answers what is lit."""
        self.checked.add(doing.split()[0] if doing else str(game.view()["asks"]))
        lit = sorted(game.possible_for(game.seat, doing))
        holds(self.page, LIT, ",".join(lit))
        dark = [place for place in game.rules.places(game.state) if place not in lit]
        for place in self.chance.sample(dark, min(SAMPLES, len(dark))):
            [(_, refusal)] = game.why_not_here(place, doing)
            assert refusal is not None
            shown = plain(str(self.page.evaluate(ASK, place)))
            assert plain(refusal.sentence) in shown, (place, doing, shown)
        for place in lit[:1]:
            assert "possible" in str(self.page.evaluate(ASK, place))
        return lit

    def ask_freely(self, game: Game) -> None:
        """With no action chosen a hex answers for all that it could be for."""
        self.page.wait_for_function(LIT, arg="")
        for place in self.chance.sample(game.rules.places(game.state), SAMPLES):
            refusals = [refusal for _, refusal in game.why_not_here(place)]
            shown = plain(str(self.page.evaluate(ASK, place)))
            for refusal in refusals:
                assert (briefly(refusal) if refusal else "possible") in shown, (place, shown)
            self.page.keyboard.press("Escape")

    def act(self, game: Game) -> None:
        """What is asked with nothing chosen; then every action with its steps."""
        self.ask_freely(game)
        for key, action in TARGETS.items():
            self.page.keyboard.press(key)
            self.check(game, action)
        self.page.keyboard.press("m")
        wolves = self.check(game, "move")
        if not wolves:
            return
        hex = self.chance.choice(wolves)
        self.page.locator(f"[data-hex={hex}]").press("Enter")
        wolf = game.possible_for(game.seat, "move")[hex][-1]
        self.check(game, wolf)
        for _ in ("the note", "the wolf"):
            self.page.keyboard.press("Escape")
        self.move(game)

    def move(self, game: Game) -> None:
        """A move from its terrain on: wolf, hex, and what else is asked."""
        begun = {text: after(game, text) for text in moves(game)}
        able = [text for text, then in begun.items() if then.view()["asks"] == "wolf"]
        text = self.chance.choice(able)
        self.page.locator(f"button[data-terrain={text.split()[1]}]").click()
        self.go_on(begun[text])

    def go_on(self, game: Game) -> None:
        """One wolf and where it goes, a hex at a time, as long as hexes are asked."""
        for _ in range(4):
            asks = game.view()["asks"]
            if asks not in ("wolf", "to", "push", "hunt"):
                return
            self.check(game)
            offered = [each.text for each in game.offer if each.text != "done"]
            if not offered:
                return
            hex = self.chance.choice(offered).split()[-1]
            text = next(each for each in offered if each.endswith(f" {hex}"))
            self.page.locator(f"[data-hex={hex}]").press("Enter")
            game = after(game, text)


def briefly(refusal: Refusal) -> str:
    """A reason in the few words that the client has for it, or as a sentence."""
    key = f"wolves-why-{refusal.reason}".replace("_", "-")
    return plain(say(key, **refusal.facts) if has(key) else refusal.sentence)


def plain(text: str) -> str:
    """A text whose spaces are all alike: where lines break is no matter here."""
    return " ".join(text.split())


def moves(game: Game) -> list[str]:
    return [each.text for each in game.offer if each.text.startswith("move ")]


def test_a_hex_is_lit_or_has_the_reason_of_the_rules(browser: Browser, house: House) -> None:
    chance = random.Random(5)
    with visit(browser, house.address) as page:
        new_table(page, "the-wolves", {"kind": "me"}, {"kind": "here"})
        pointing = Pointing(page, chance)
        for game in positions():
            state: Data = ask(page, "/api/imports", {"text": game.dump()})
            page.goto(f"/table/{state['table']['id']}?seat={game.seat}")
            expect(page.locator(".frame")).to_have_attribute("data-busy", "false")
            if game.view()["asks"] == "act":
                pointing.act(game)
            elif game.view()["asks"] == "draft":
                pointing.check(game)
            else:
                pointing.go_on(game)
        wanted = {
            *TARGETS.values(),
            "move",
            "alpha",
            "pack",
            *("draft", "wolf", "to", "push", "hunt"),
        }
        assert pointing.checked >= wanted, wanted - pointing.checked
