"""What looks at layouts finds what is wrong with one, and nothing where nothing is."""

import pytest
from playwright.sync_api import Browser

from tests.browser.layout import FRAMES, Size, wrong
from tests.browser.pages import visit
from tests.server.houses import House

SCREEN = Size(400, 400)
SOUND = '<p style="width: 200px">Ein Wolf heult im Wald.</p><button class="large">Heulen</button>'
WRONG = {
    "broken": '<p style="width: 60px; overflow-wrap: anywhere">Nachtwaldwolf</p>',
    "small": '<button style="width: 39px; height: 50px">x</button>',
    "overlap": '<b>16</b><svg width="30" height="30" style="margin-left: -20px"></svg>',
    "covers": '<div class="field" data-target="A1"><button class="mini large" style="position:'
    ' absolute"></button><svg><path data-hex="A1" d="M0 0H40V40H0Z"/></svg></div>',
    "cut": '<p style="width: 40px; overflow: hidden; white-space: nowrap">Ein Wolf heult</p>',
}
PAGE = "<style>* { margin: 0 } .large { width: 60px; height: 60px }</style>"


def found(browser: Browser, house: House, body: str) -> set[str]:
    """The kinds of what is wrong with a page."""
    with visit(browser, house.address, SCREEN.width) as page:
        page.set_viewport_size({"width": SCREEN.width, "height": SCREEN.height})
        page.set_content(f"<!doctype html>{PAGE}<main>{body}</main>")
        page.evaluate(f"() => {{ {FRAMES} }}")
        return {each.split(":")[0] for each in wrong(page, SCREEN)}


def test_nothing_is_wrong_with_a_sound_layout(browser: Browser, house: House) -> None:
    assert found(browser, house, SOUND) == set()


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_found(browser: Browser, house: House, kind: str) -> None:
    assert found(browser, house, SOUND + WRONG[kind]) == {kind}
