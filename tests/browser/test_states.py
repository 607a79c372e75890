"""Every state of both tables holds together: nothing overlaps, is cut, too small or scrolls.

Here each state is on a phone and on a desk of the reference size, some on every screen;
`python tests/browser/states.py --all` is the whole of it, and makes pictures.
"""

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.layout import SIZES, Size
from tests.browser.pages import visit
from tests.browser.reached import STATES
from tests.browser.states import check, summary
from tests.server.houses import House

PHONE, DESK = SIZES[0], SIZES[5]
OTHERS = tuple(size for size in SIZES if size not in (PHONE, DESK))
EVERYWHERE = ("wolves-3-dominate-track", "wolves-5-idle", "advanced-take-scar")
"""States with much on the table, looked at on all screens."""

TO_BE_MENDED = (
    r"dominate-track 360 .* > section\.card\.bare: down$",
    r"(768|1024|1440) .* > aside\.(me|band) > section\.(card\.)?board: (down|sideways)$",
)
"""What is known and being mended, as patterns of findings; to be empty."""


def unknown(found: list[str]) -> list[str]:
    known = [re.compile(each) for each in TO_BE_MENDED]
    return [each for each in found if not any(one.search(each) for one in known)]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", ["the-wolves", "lone-wolves"])
def test_every_state_holds_together(browser: Browser, house: House, game: str, size: Size) -> None:
    states = [state for state in STATES if state.game == game]
    look = ("de", "day") if size is PHONE else ("ru", "night")
    with visit(browser, house.address) as page:
        found = unknown(check(page, states, [size], [look]))
    assert not found, summary(found)


def test_crowded_states_hold_together_on_every_screen(browser: Browser, house: House) -> None:
    states = [state for state in STATES if state.name in EVERYWHERE]
    with visit(browser, house.address) as page:
        found = unknown(check(page, states, OTHERS, [("de", "night")]))
    assert not found, summary(found)
