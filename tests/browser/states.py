"""Every state of both tables on every screen, looked at by machine.

python -m tests.browser.states --shots DIR [--all] [--states wolves-3-den] [--sizes 360,1440]
"""

import argparse
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.layout import FRAMES, SIZES, Size, fit, wear, wrong
from tests.browser.pages import launch, visit
from tests.browser.reached import STATES, State, Tables, open_table
from tests.server.houses import House

LANGUAGES = ("de", "ru")
THEMES = ("night", "day")
LOOKS = [(language, theme) for language in LANGUAGES for theme in THEMES]


def check(
    page: Page,
    states: Iterable[State],
    sizes: Iterable[Size] = SIZES,
    looks: Iterable[tuple[str, str]] = LOOKS,
    shots: Path | None = None,
) -> list[str]:
    """Bring a page into every state on every screen; what is wrong there, a line each."""
    page.add_init_script(FRAMES)
    page.clock.install()
    page.goto("/lost")
    tables, sizes, looks, found = Tables(page), tuple(sizes), tuple(looks), []
    for state in states:
        for room in dict.fromkeys(size.room for size in sizes):
            inside = [size for size in sizes if size.room == room]
            fit(page, inside[0])
            open_table(page, tables.id(state.table, state.once))
            state.reach(page, tables)
            for size in inside:
                found += _look(page, state, size, looks, shots)
            page.clock.resume()
    return found


def _look(
    page: Page, state: State, size: Size, looks: Iterable[tuple[str, str]], shots: Path | None
) -> list[str]:
    fit(page, size)
    found = []
    for language, theme in looks:
        wear(page, language, theme)
        name = f"{state.name} {size.width} {language} {theme}"
        found += [f"{name}: {each}" for each in wrong(page, size)]
        if shots:
            page.screenshot(path=shots / f"{name.replace(' ', '-')}.png")
    return found


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
    parser.add_argument("--all", action="store_true", help="both languages and themes everywhere")
    parser.add_argument("--states", default="", help="only states whose name begins so")
    parser.add_argument("--sizes", help="only these widths: 360,1440")
    asked = parser.parse_args()
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    widths = [int(width) for width in asked.sizes.split(",")] if asked.sizes else None
    sizes = [size for size in SIZES if widths is None or size.width in widths]
    states = [state for state in STATES if state.name.startswith(asked.states)]
    with (
        tempfile.TemporaryDirectory() as folder,
        House(None, Path(folder), "--bot-processes", "1") as house,
        sync_playwright() as playwright,
    ):
        found = _all(launch(playwright), house, states, sizes, asked)
    print(summary(found))
    return 1 if found else 0


def _all(
    browser: Browser,
    house: House,
    states: list[State],
    sizes: list[Size],
    asked: argparse.Namespace,
) -> list[str]:
    looks = LOOKS if asked.all else LOOKS[1:3]
    with visit(browser, house.address) as page:
        return check(page, states, sizes, looks, asked.shots)


if __name__ == "__main__":
    sys.exit(main())
