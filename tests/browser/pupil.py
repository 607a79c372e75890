"""Boards in a browser: what a hint or a solution says is done there, by finger or by keys."""

from collections import Counter

from playwright.sync_api import Page

from tests.browser.patience import expect
from tests.browser.play import Keys
from wolfmoon.lessons import Lesson

ACTIONS = {"move": "m", "den": "d", "lair": "l", "howl": "h", "dominate": "x"}
TRACKS = {"spread": "i-spread", "speed": "i-speed", "howl": "i-range"}
MAIN = "[data-actions] .btn:not(.wait):not(.square):last-of-type"
"""The main button, once it can be used; a move of no wolf is no advice, but it can be made."""
PIECES = ("alpha", "pack", "den")


IN_SIGHT = """async (name) => {
  const hex = document.querySelector(`[data-hex="${name}"]`);
  const frame = () => new Promise(requestAnimationFrame);
  let [before, now] = [null, hex.getBoundingClientRect()];
  while (before?.x !== now.x || before?.y !== now.y) {
    await frame();
    await frame();
    [before, now] = [now, hex.getBoundingClientRect()];
  }
  return document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2) === hex;
}"""
"""Whether a finger finds a hex, once the map stands still."""


class Fingers:
    """Someone who plays by touch."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game

    def follow(self, line: str) -> None:
        """A line of decisions, and the button that plays it."""
        for decision in line.split(", "):
            self.decide(decision)
        expect(self.page.locator(MAIN)).to_be_visible()
        self.choose(MAIN)
        self.settle()

    # -- one decision
    def decide(self, decision: str) -> None:
        what, *rest = decision.split()
        if what in ACTIONS:
            self.act(what, rest)
        elif what == "track":
            self.choose(f"[role=radio]:has(use[href='#{TRACKS[rest[0]]}'])")
        elif what == "pay":
            self.pay(rest[0])
        elif what in PIECES:
            self.hex(rest[0])
            self.mean(what)
        elif what in ("to", "push", "draft"):
            self.hex(rest[0])
        elif what == "play":
            self.choose(f"[data-nav=hand][data-card={rest[0]}]", at=(12, 16))
            self.choose(f"[data-nav=land][data-land={rest[1]}]", at=(8, 8))
        elif what == "take":
            self.choose(f"[data-take={rest[0]}]")
        elif what == "place":
            self.choose(f"[data-nav=slot][data-slot={rest[0]}].lit")
        elif what == "end":
            self.choose(MAIN)
        else:
            assert what == "done", decision  # the main button says so by itself
        self.settle()

    def act(self, action: str, rest: list[str]) -> None:
        self.choose(f".actions [aria-keyshortcuts={ACTIONS[action]}]")
        *piece, place = rest
        if action == "move":
            self.choose(f"button[data-terrain={place}]")
        else:
            self.hex(place)
            for each in piece:
                self.mean(each)

    def pay(self, with_what: str) -> None:
        """Pay otherwise than it was filled in, if it was; each tap takes one tile or token more."""
        for part, count in Counter(with_what.split("+")).items():
            pressed = self.page.locator(f"[data-pay='{part}'][aria-pressed=true]")
            other = f"[data-pay='{part}'][aria-pressed=false]"
            while (used := pressed.count()) < count and self.page.locator(other).count():
                self.choose(other)
                expect(pressed.nth(used)).to_be_visible()

    def mean(self, piece: str) -> None:
        """Of two pieces on a hex, this one."""
        self.settle()
        wanted = f"[role=radio][data-kind={piece}]"
        if self.page.locator(wanted).count():
            self.choose(wanted)

    # -- by touch
    def hex(self, name: str) -> None:
        """A hex of the map; one that lies outside of what a phone shows is brought there."""
        place = self.page.locator(f"[data-hex={name}]")
        if self.page.evaluate(IN_SIGHT, name):
            self.choose(f"[data-hex={name}]")
        else:
            place.press("Enter")

    def choose(self, what: str, at: tuple[int, int] | None = None) -> None:
        thing = self.page.locator(what).first
        thing.tap(position={"x": at[0], "y": at[1]} if at else None)

    def settle(self) -> None:
        expect(self.page.locator(".frame")).to_have_attribute("data-busy", "false")


class Keyboard(Fingers):
    """Someone who plays without a pointer; wherever the focus is, it can be seen."""

    def choose(self, what: str, at: tuple[int, int] | None = None) -> None:
        player = Keys(self.page, self.game)
        player.reach(what)
        self.page.keyboard.press("Enter")


class Pupil(Fingers):
    """Someone who learns by touch."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        super().__init__(page, lesson.game)
        self.lesson = lesson

    def open(self) -> None:
        """Come to the lesson as if for the first time."""
        self.page.goto(f"/learn/{self.lesson.game}/{self.lesson.name}")
        self.settle()

    def finish(self) -> None:
        """Do what the hints of every step say; between steps, go on."""
        for number, step in enumerate(self.lesson.steps):
            for line in step.hint.lines:
                self.follow(line)
            last = number + 1 == len(self.lesson.steps)
            if not last and self.lesson.steps[number + 1].scene is not None:
                self.go_on()
        expect(self.page.locator("[data-shelf] .stars")).to_be_visible()

    def go_on(self) -> None:
        """The next step begins elsewhere: what was done is looked at first."""
        expect(self.page.locator("[data-shelf] .good")).to_be_visible()
        self.choose(MAIN)
        expect(self.page.locator("[data-shelf] .goal")).to_be_visible()
        self.settle()


class Mouse(Pupil):
    """Someone who learns with a pointer."""

    def choose(self, what: str, at: tuple[int, int] | None = None) -> None:
        thing = self.page.locator(what).first
        thing.click(position={"x": at[0], "y": at[1]} if at else None)
        self.page.mouse.move(1, 1)


class KeyPupil(Keyboard, Pupil):
    """Someone who learns without a pointer."""
