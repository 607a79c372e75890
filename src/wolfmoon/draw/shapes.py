"""The few SVG elements that drawings are made of, as strings."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from xml.sax.saxutils import escape, quoteattr

CORNERS = 6
LETTER = 0.6
"""About how wide a letter is, in sizes of its font."""
Attributes = dict[str, str | float | None]
"""Attributes that several elements share."""


def number(value: float) -> str:
    """A coordinate with at most two decimals, as short as it can be written."""
    return f"{round(value, 2) + 0.0:.10g}"  # + 0.0 turns a negative zero into zero


def element(tag: str, body: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` is written stroke-width, `class_` class, None not at all."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(_written(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{body}</{tag}>" if body else f"<{tag}{written}/>"


def _written(value: object) -> str:
    return number(value) if isinstance(value, int | float) else str(value)


def group(body: str, x: float = 0, y: float = 0, scale: float = 1, /, **attributes: object) -> str:
    """A group moved to (x, y) and scaled there."""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)},{number(y)})")
    if scale != 1:
        steps.append(f"scale({scale:.4f})")
    return element("g", body, transform=" ".join(steps) or None, **attributes)


def use(symbol: str, x: float, y: float, size: float, /, **attributes: object) -> str:
    """A symbol of the sheet, centred on (x, y)."""
    square: Attributes = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return element("use", href=f"#{symbol}", **square, **attributes)


def icon(symbol: str, x: float, y: float, size: float, ink: str) -> str:
    """A symbol of one ink; some of its lines take `currentColor`, hence the second attribute."""
    return use(symbol, x, y, size, fill=ink, color=ink)


def circle(x: float, y: float, radius: float, /, **attributes: object) -> str:
    """A circle around (x, y)."""
    return element("circle", cx=x or None, cy=y or None, r=radius, **attributes)


def path(points: str, /, **attributes: object) -> str:
    """A path."""
    return element("path", d=points, **attributes)


def box(x: float, y: float, width: float, height: float, /, **attributes: object) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def words(
    text: object,
    x: float,
    y: float,
    size: float,
    *,
    weight: int = 400,
    ink: str = "var(--ink)",
    **attributes: object,
) -> str:
    """A line of text with its baseline at y."""
    return element(
        "text",
        escape(str(text)),
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        fill=ink,
        **attributes,
    )


def fitting(text: str, size: float, room: float) -> float:
    """The size of a line of text, smaller if it has no room otherwise."""
    return min(size, room / (LETTER * max(1, len(text))))


def corner(place: int, radius: float) -> tuple[float, float]:
    """Corner 0 to 5 of a flat-top hex around the origin: 0 is on the right, then clockwise."""
    angle = pi / 3 * place
    return radius * cos(angle), radius * sin(angle)


def polyline(points: Iterable[tuple[float, float]]) -> str:
    """The path data of a line through these points."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points)


def hexagon(radius: float) -> str:
    """The path data of a flat-top hex around the origin."""
    return polyline(corner(place, radius) for place in range(CORNERS)) + "Z"


def fan(items: Sequence[str], x: float, y: float, size: float, room: float) -> str:
    """Drawings of 100 units side by side from x on; they overlap if the room is too small."""
    if not items:
        return ""
    step = size if len(items) == 1 else min(size, (room - size) / (len(items) - 1))
    return "".join(
        group(item, x + size / 2 + step * place, y, size / 100) for place, item in enumerate(items)
    )
