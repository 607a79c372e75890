"""Every state of both tables, and every page, on every screen, looked at by machine.

python -m tests.browser.states --shots DIR [--all] [--states wolves-3-den] [--sizes 360,1440]
                               [--languages uk]
"""

import argparse
import functools
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.beside import PAGES
from tests.browser.layout import FRAMES, SIZES, Size, fit, wear, wrong
from tests.browser.pages import launch, visit
from tests.browser.reached import STATES, State
from tests.browser.tables import Tables
from tests.server.houses import House

STATES_AND_PAGES = (*STATES, *PAGES)
LANGUAGES = ("de", "ru", "uk", "pl", "en")
"""The longest first."""
THEMES = ("night", "day")
Look = tuple[str, str]
"""A language and a theme."""
LOOKS: tuple[Look, ...] = (("de", "day"), ("ru", "night"))


def looks(languages: Iterable[str]) -> tuple[Look, ...]:
    return tuple((language, theme) for language in languages for theme in THEMES)


def in_turn(state: State, size: Size) -> tuple[Look, ...]:
    """Night and day, each in another language: over all screens a state is seen in all of them."""
    first = STATES_AND_PAGES.index(state) + SIZES.index(size)
    return tuple(
        (LANGUAGES[(first + 2 * number) % len(LANGUAGES)], theme)
        for number, theme in enumerate(THEMES)
    )


@dataclass(frozen=True)
class Eye:
    """What a state is looked at on, and in; and what becomes of that."""

    sizes: tuple[Size, ...] = SIZES
    looks: tuple[Look, ...] | None = None
    """None: all languages in turn, day and night."""
    shots: Path | None = None
    """A folder for pictures."""
    say: Callable[[str], None] = lambda line: None
    """Told of each state as it is looked at, with what is wrong there."""

    def look(self, page: Page, tables: Tables, state: State) -> list[str]:
        """Bring a page into a state, in each layout anew; what is wrong there, a line each."""
        found = []
        for room in dict.fromkeys(size.room for size in self.sizes):
            inside = [size for size in self.sizes if size.room == room]
            fit(page, inside[0])
            # The server's sentences stay as they were asked for.
            wear(page, *self._looks(state, inside[0])[0])
            state.open(page, tables)
            found += [each for size in inside for each in self._wrong(page, state, size)]
            page.clock.resume()
        self.say("\n".join([state.name, *(f"    {each}" for each in found)]))
        return found

    def _looks(self, state: State, size: Size) -> tuple[Look, ...]:
        return self.looks or in_turn(state, size)

    def _wrong(self, page: Page, state: State, size: Size) -> list[str]:
        fit(page, size)
        found = []
        for language, theme in self._looks(state, size):
            wear(page, language, theme)
            name = f"{state.name} {size.width} {language} {theme}"
            found += [f"{name}: {each}" for each in wrong(page, size, state.still)]
            if self.shots:
                file = self.shots / f"{name.replace(' ', '-')}.png"
                page.screenshot(path=file, full_page=not state.still)
        return found


def check(browser: Browser, address: str, states: Iterable[State], eye: Eye) -> list[str]:
    """Look at states one after another, as a visitor and someone else made them."""
    with visit(browser, address) as page, visit(browser, address) as other:
        tables = Tables(page, other)
        page.add_init_script(FRAMES)
        page.clock.install()
        page.goto("/lost")
        return [each for state in states for each in eye.look(page, tables, state)]


def summary(found: list[str]) -> str:
    """What is wrong, and in how many states: the same thing is said once, with an example."""
    alike: dict[str, list[str]] = {}
    for each in found:
        at, kind, where, what = each.split(": ", 3)
        alike.setdefault(f"{kind}: {where}", []).append(f"{at}: {what}")
    return "\n".join(f"{len(all)} × {what}\n    {all[0]}" for what, all in sorted(alike.items()))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=Path, help="a folder for pictures")
    parser.add_argument("--all", action="store_true", help="all languages in turn, day and night")
    parser.add_argument("--states", default="", help="only states whose name begins so: basic,hunt")
    parser.add_argument("--sizes", help="only these widths: 360,1440")
    parser.add_argument("--languages", help="these languages, day and night: uk,pl")
    asked = parser.parse_args()
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    widths = [int(width) for width in asked.sizes.split(",")] if asked.sizes else None
    worn = looks(asked.languages.split(",")) if asked.languages else None
    eye = Eye(
        sizes=tuple(size for size in SIZES if widths is None or size.width in widths),
        looks=worn or (None if asked.all else LOOKS),
        shots=asked.shots,
        say=functools.partial(print, flush=True),
    )
    begins = tuple(asked.states.split(","))
    states = [state for state in STATES_AND_PAGES if state.name.startswith(begins)]
    with (
        tempfile.TemporaryDirectory() as folder,
        House(None, Path(folder), "--bot-processes", "1") as house,
        sync_playwright() as playwright,
    ):
        found = check(launch(playwright), house.address, states, eye)
    print(f"\n{len(found)} findings", summary(found), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
