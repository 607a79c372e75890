"""Scars, honour tokens and moon markers, each in a square of about 100 units."""

from ...games.lone_wolves.box.components import MOON_POINTS, Moon, Scar
from ...games.lone_wolves.forms.names import SCAR_NAMES
from ..shapes import Attributes, box, circle, group, use, words
from .scene import BLOOD_MOON

_KINDS = {
    Scar.STRENGTH_PER_WOLF: "strength",
    Scar.STRENGTH: "strength",
    Scar.LONE_WOLF: "now",
    Scar.TURN_HONOUR: "now",
}
"""What is no strength and does not happen at once pays honour."""
_LINES = (("var(--edge)", 12), ("var(--rim)", 5))
_GLYPH = {"strength": (-8, 84), "now": (0, 100), "points": (0, 100)}
"""Where the glyph stands on each shape, and its size."""


def kind_of(name: str) -> str:
    """Whether a scar gives strength, happens at once, or pays points."""
    return _KINDS.get(Scar(list[str](SCAR_NAMES).index(name)), "points")


def scar(name: str, worth: int | None = None, *, names: bool = False) -> str:
    """A scar face up: its outline tells the kind; a pill says what it pays now."""
    kind = kind_of(name)
    y, size = _GLYPH[kind]
    body = "".join(
        use(f"scar-{kind}", 0, 0, 100, fill=ink, stroke=ink, **_round(width))
        for ink, width in _LINES
    )
    body += use(f"scar-{kind}", 0, 0, 100, fill=f"var(--scar-{kind})")
    body += _glyph(name, y, size)
    if worth is not None and kind == "points":
        body += _pill(f"+{worth}", 56)
    return group(body + (_pill(name, -52) if names else ""), class_="scar", data_scar=name)


def _round(width: float) -> Attributes:
    return {"stroke_width": width, "stroke_linejoin": "round"}


def _glyph(name: str, y: float, size: float) -> str:
    symbol = name.lower()
    return use(symbol, 0, y, size, fill="var(--rim)", color="var(--rim)")


def _pill(text: str, y: float) -> str:
    width = 30 + 14 * len(text)
    label = words(text, 0, 9, 27, weight=800, ink="var(--page-deep)", text_anchor="middle")
    return group(box(-width / 2, -18, width, 36, rx=18, fill="var(--ink)") + label, 0, y)


def scar_down(name: str | None, *, names: bool = False) -> str:
    """A scar face down: the marks of claws, or what it is if that is known."""
    ground = use("scar-down", 0, 0, 100, fill="var(--edge)", stroke="var(--edge)", **_round(10))
    if name is None:
        ground += use("scar-down", 0, 0, 100, fill="var(--scar-down)")
        ground += use("claws", 0, 0, 92, fill="var(--scar-claws)")
    else:
        ground += use("scar-down", 0, 0, 100, fill="var(--scar-known)") + _glyph(name, 0, 92)
        ground += _pill(name, -52) if names else ""
    return group(ground, class_="scar-down", data_scar=name)


def empty_slot() -> str:
    """An empty slot for a scar."""
    line = {"stroke": "var(--slot-line)", "stroke_width": 3.6, "stroke_dasharray": "9 7"}
    return box(-42, -42, 84, 84, rx=22, fill="none", **line)


def honour(up: int, down: int) -> str:
    """An honour token: the side that is up large, the other peeking out."""
    other = circle(34, 35, 21, fill="var(--edge)") + circle(34, 35, 18, fill="var(--rim)")
    other += words(down, 34, 44, 25, weight=800, ink="var(--honour-ink-2)", text_anchor="middle")
    face = (
        circle(-5, -5, 50, fill="var(--edge)")
        + circle(-5, -5, 46, fill="var(--rim)")
        + circle(-5, -5, 40, fill="var(--honour-face)")
        + words(up, -5, 12, 50, weight=800, ink="var(--honour-ink)", text_anchor="middle")
    )
    return circle(30, 31, 25, fill="var(--edge)") + face + other


def moon_marker(kind: str) -> str:
    """The moon or the blood moon, with its points."""
    blood = kind == BLOOD_MOON
    points = int(MOON_POINTS[Moon.BLOOD_MOON if blood else Moon.MOON])
    ink = "var(--on-blood)" if blood else "var(--on-moon)"
    return (
        circle(0, 0, 54, fill="var(--edge)")
        + circle(0, 0, 50, fill="var(--rim)")
        + use("moon-blood" if blood else "moon-full", 0, 0, 98)
        + words(points, 0, 17, 48, weight=800, ink=ink, text_anchor="middle")
    )
