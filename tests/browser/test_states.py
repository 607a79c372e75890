"""Every state of both tables holds together: nothing overlaps, is cut, too small or scrolls.

Here each state is on a phone and on a desk of the reference size, some on every screen;
`python -m tests.browser.states --all` is the whole of it, and makes pictures.
"""

import pytest
from playwright.sync_api import Browser

from tests.browser.beside import PAGES
from tests.browser.layout import SIZES, Size
from tests.browser.reached import STATES
from tests.browser.states import Eye, check, summary
from tests.server.houses import House

PHONE, DESK = SIZES[0], SIZES[6]
OTHERS = tuple(size for size in SIZES if size not in (PHONE, DESK))
EVERYWHERE = ("wolves-3-dominate-track", "wolves-5-idle", "advanced-take-scar")
"""States with much on the table, looked at on all screens."""
PARTS = 12
"""So many tests look at all states: each is far from the time limit, however slow the machine."""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("part", range(PARTS))
def test_every_state_holds_together(browser: Browser, house: House, part: int, size: Size) -> None:
    states = STATES[part::PARTS]
    look = ("de", "day") if size is PHONE else ("ru", "night")
    found = check(browser, house.address, states, Eye((size,), (look,)))
    assert not found, summary(found)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_every_page_holds_together(browser: Browser, house: House, size: Size) -> None:
    look = ("ru", "night") if size is PHONE else ("de", "day")
    found = check(browser, house.address, PAGES, Eye((size,), (look,)))
    assert not found, summary(found)


def test_crowded_states_hold_together_on_every_screen(browser: Browser, house: House) -> None:
    states = [state for state in STATES if state.name in EVERYWHERE]
    found = check(browser, house.address, states, Eye(OTHERS, (("de", "night"),)))
    assert not found, summary(found)
