import struct
import sys
from importlib.util import find_spec

import pytest

from tests.draw.positions import TWO, points_of
from wolfmoon.draw.png import MissingPackageError, png
from wolfmoon.draw.the_wolves.svg import svg

needs_png = pytest.mark.skipif(
    find_spec("resvg_py") is None or find_spec("ttf_opensans") is None,
    reason='needs resvg_py and ttf_opensans: pip install "wolfmoon[png]"',
)

TEXT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">'
    '<text y="24" font-size="24" font-family="{family}" font-weight="{weight}">{text}</text></svg>'
)


def _size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@needs_png
def test_the_png_has_the_size_of_the_svg_times_the_scale() -> None:
    markup = svg(TWO, width=300, points=points_of(TWO))
    width, height = _size(png(markup))
    assert width == 300
    assert f'height="{height}"' in markup
    assert _size(png(markup, scale=2)) == (600, 2 * height)


@needs_png
def test_the_png_is_not_blank() -> None:
    blank = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="180"/>'
    assert len(png(svg(TWO, width=300))) > 20 * len(png(blank))


@needs_png
@pytest.mark.parametrize("weight", [400, 600, 700, 800])
@pytest.mark.parametrize("text", ["Wolf 7", "Łoś", "Їжак ґ"])
def test_text_is_drawn_without_a_font_of_the_machine(text: str, weight: int) -> None:
    """Latin, Polish and Ukrainian; a font that nobody has falls back to ours."""
    family = "Commissioner, Open Sans, sans-serif"
    empty = png(TEXT.format(text="", family=family, weight=weight))
    assert png(TEXT.format(text=text, family=family, weight=weight)) != empty
    assert png(TEXT.format(text=text, family="sans-serif", weight=weight)) != empty


@pytest.mark.parametrize("package", ["resvg_py", "ttf_opensans"])
def test_a_missing_package_is_named_with_its_remedy(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if package != "resvg_py" and find_spec("resvg_py") is None:
        pytest.skip("the first missing package is named")
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackageError, match=package + r".*wolfmoon\[png\]"):
        png("<svg/>")
