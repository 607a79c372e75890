"""Whether a page holds together: nothing over anything else, nothing cut, small or scrolling."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.patience import expect

CHECK = (Path(__file__).parent / "check_layout.js").read_text()
FINGER, POINTER = 40, 24
"""The least size of what is touched, and at a table of all; and on pages of what is pointed at."""
TABLET = 1024

NAME, HOST = "Mondschein Nachtwaldwolf", "Sternenlicht Wolfsgeheul"
"""Names as long as names get; where there is no room for them, they may be cut. Others may not."""
RULES = {
    # what may lie over the rest for a while
    "floating": [
        ".notice",
        ".tip",
        ".tag",
        ".toast",
        ".sheet.open",
        ".drawer",
        ".thumb",
        "form > footer",
    ],
    # what a screen is divided into
    "parts": [".field", ".lands", ".shelf", ".bar", ".below", ".strips", ".me", ".others"],
    # what people called a table
    "mayBeCut": [".where span", "[data-may-cut]"],
    # lists that have no end, and rows of as many seats as there are
    "mayScroll": [".phone > ul", ".strips", "[data-may-scroll]"],
    "mayScrollDown": ["ol.log", ".more", "dialog .body"],
    # drawings made of several, one over the other, or behind all: tiles and their backs, cards
    "layered": [
        ".field",
        ".sky",
        ".hero > svg",
        ".fan",
        ".moon",
        ".tiles",
        ".art .shadow",
        ".slots .laid",
        ".row .place",
        ".cards",
    ],
    # hexes fit together though their boxes do not; cards are held like cards
    "mayOverlap": ["[data-hex]", "[data-nav=hand]"],
    # a hex is found by whoever taps near it
    "mayBeSmall": ["[data-hex]"],
    # what its neighbours cover in part: what is left of it is the target
    "crowded": "[data-nav=hand]",
    "next": ".btn.go:not(.wait)",
    "badge": 8,
    "names": [NAME, HOST],
}
"""What is meant to be so; everything else is wrong."""

SET = """([language, theme]) => {
  const kept = JSON.parse(localStorage.getItem('wolfmoon-settings') ?? '{}');
  localStorage.setItem('wolfmoon-settings', JSON.stringify({ ...kept, language, theme }));
  dispatchEvent(new StorageEvent('storage', { key: 'wolfmoon-settings' }));
}"""
"""What another tab does when a setting is changed there: it takes effect without a reload."""
FRAMES = "window.trueFrame = requestAnimationFrame.bind(window);"
"""Frames go on though the page's time stands still."""
DRAWN = "() => new Promise((done) => trueFrame(() => trueFrame(done)))"
"""Until what was set has been laid out and drawn."""


@dataclass(frozen=True)
class Size:
    """A screen."""

    width: int
    height: int

    @property
    def room(self) -> str:
        """Which of the three layouts it gets."""
        return "phone" if self.width < 760 else "middle" if self.width < 1200 else "wide"


SIZES = tuple(
    Size(*size)
    for size in (
        *((360, 740), (390, 844), (430, 932), (768, 1024), (1024, 768)),
        *((1366, 768), (1440, 900), (1920, 1080)),
    )
)


def wear(page: Page, language: str, theme: str) -> None:
    """Change language and theme, as another tab would."""
    page.evaluate(SET, [language, theme])
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_attribute("data-theme", theme)


def fit(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(DRAWN)


def wrong(page: Page, size: Size, still: bool = True) -> list[str]:
    """What is wrong with the layout; a page that is `still` does not scroll but for its lists."""
    page.evaluate(DRAWN)
    target = FINGER if still or size.width <= TABLET else POINTER
    rules = {**RULES, "target": target, "still": still}
    found: list[str] = page.evaluate(CHECK, rules)
    return found
