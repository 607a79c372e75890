"""What a picture is drawn on: the page, its paints, and wooden boards."""

from .shapes import Attributes, box, element, number
from .symbols import symbols_used

PICTURE_WIDTH = 1200
"""All lengths are in units of which the picture is this many wide."""
EDGE = 18


def document(body: str, title: str, width: int, height: float) -> str:
    """A whole SVG file; height is in units, width is what the picture is to have."""
    page = box(0, 0, PICTURE_WIDTH, height, fill="url(#page)")
    paints = "".join(paint for name, paint in _PAINTS.items() if f"url(#{name})" in page + body)
    return element(
        "svg",
        element("title", title) + element("defs", paints + symbols_used(body)) + page + body,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=round(width * height / PICTURE_WIDTH),
        viewBox=f"0 0 {PICTURE_WIDTH} {number(height)}",
        role="img",
        font_family="var(--font-ui)",
    )


def panel(width: float, height: float, *, lit: bool = False) -> str:
    """A wooden board; the one of the seat to decide has a ring."""
    ring: Attributes = (
        {"stroke": "var(--accent)", "stroke_width": 2} if lit else {"stroke": "var(--board-top)"}
    )
    return (
        box(0, 0, width, height, rx=14, fill="url(#board)", filter="url(#board-shadow)")
        + box(0, 0, width, height, rx=14, fill="url(#grain)")
        + box(0, 0, width, height, rx=14, fill="none", **ring)
    )


def _shadow(name: str, drop: int, blur: int, margin: str, reach: str) -> str:
    shade = element(
        "feDropShadow", dx="0", dy=drop, stdDeviation=blur, flood_color="var(--map-shadow)"
    )
    return element("filter", shade, id=name, x="-.1", y=margin, width="1.2", height=reach)


def _stop(offset: str, token: str) -> str:
    return element("stop", offset=offset, stop_color=f"var(--{token})")


_PAINTS = {
    "page": element(
        "radialGradient",
        _stop("0", "page-glow") + _stop(".52", "page") + _stop("1", "page-deep"),
        id="page",
        cx=".55",
        cy=".06",
        r="1.1",
    ),
    "board": element(
        "linearGradient",
        _stop("0", "board-2") + _stop(".4", "board"),
        id="board",
        x1="0",
        y1="0",
        x2="0",
        y2="1",
    ),
    "grain": element(
        "pattern",
        element("rect", width=1, height=8, fill="var(--grain-1)")
        + element("rect", x=5, width=1, height=8, fill="var(--grain-2)"),
        id="grain",
        width="13",
        height="8",
        patternUnits="userSpaceOnUse",
    ),
    "map-shadow": _shadow("map-shadow", 10, 9, "-.1", "1.2"),
    "board-shadow": _shadow("board-shadow", 4, 6, "-.2", "1.4"),
}
"""The paints that no symbol sheet holds, by name."""
