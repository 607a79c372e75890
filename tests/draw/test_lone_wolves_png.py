from importlib.util import find_spec

import pytest

from tests.draw.duels import ADVANCED, BASIC, Position, seen_by, sheet_of
from wolfmoon.draw.lone_wolves.svg import svg
from wolfmoon.draw.png import png
from wolfmoon.draw.theme import THEMES

pytestmark = pytest.mark.skipif(
    find_spec("resvg_py") is None or find_spec("ttf_opensans") is None,
    reason='needs resvg_py and ttf_opensans: pip install "wolfmoon[png]"',
)

IDS = ["basic", "advanced", "advanced, seen by seat 1"]
BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="238"/>'


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("view", [BASIC, ADVANCED, seen_by(ADVANCED, 0)], ids=IDS)
def test_the_png_is_not_blank(view: Position, theme: str) -> None:
    picture = png(svg(view, theme=theme, width=300))
    assert len(picture) > 20 * len(png(BLANK))


def test_the_themes_and_the_sheet_change_the_picture() -> None:
    pictures = {png(svg(BASIC, theme=theme, width=300)) for theme in THEMES}
    pictures.add(png(svg(BASIC, width=300, sheet=sheet_of(BASIC))))
    assert len(pictures) == 3
