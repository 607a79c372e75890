"""An SVG picture as PNG, through resvg.

resvg drops text whose font it does not find, and it looks for no substitute. So the
font comes with a package of its own and the fonts of the machine are left alone: a
picture looks the same everywhere, on a machine without any font too.
"""

from importlib.resources import files
from pathlib import Path

from ..engine.errors import Phrase, WolfmoonError, phrase
from ..words import ENGLISH, plain

_FONT_PACKAGE = "ttf_opensans"
_FONT_FAMILY = "Open Sans"
_FONT_FILES = ("Regular", "SemiBold", "Bold", "ExtraBold")
_EXTRA = "wolfmoon[png]"


class MissingPackageError(WolfmoonError, ImportError):
    """An optional package that PNG pictures need is not installed."""

    def __init__(self, problem: Phrase) -> None:
        super().__init__(plain(problem.said_in(ENGLISH)))
        self.problem = problem

    def said_in(self, language: str) -> str:
        """Which package is missing, and how to get it."""
        return self.problem.said_in(language)


def png(svg: str, scale: float = 1.0) -> bytes:
    """The picture as a PNG file, scale times as large as the SVG says."""
    try:
        from resvg_py import svg_to_bytes

        fonts = _font_files()
    except ImportError as missing:
        package = missing.name or str(missing)
        words = phrase("problem-package", package=package, install=_EXTRA)
        raise MissingPackageError(words) from missing
    return svg_to_bytes(
        svg_string=svg,
        zoom=scale,
        skip_system_fonts=True,
        font_files=fonts,
        font_family=_FONT_FAMILY,
        sans_serif_family=_FONT_FAMILY,
    )


def _font_files() -> list[str]:
    folder = Path(str(files(_FONT_PACKAGE))) / "ttf"
    return [str(folder / f"OpenSans-{weight}.ttf") for weight in _FONT_FILES]
