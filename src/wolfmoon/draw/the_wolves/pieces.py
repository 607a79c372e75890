"""Wolves, dens, lairs, prey, region tokens and terrain tiles, each in a square of 100 units.

Every piece is die-cut: a dark cut, a light core, then its face. One of the two edges
stands out from any ground.
"""

from ...games.the_wolves.box.components import FIRST_POINTS, SECOND_POINTS, Phase
from ..shapes import Attributes, circle, group, hexagon, icon, path, use, words

_FIGURE = {
    "forest": (0, 5, 76),
    "rock": (0, 0, 82),
    "grass": (0, 1, 80),
    "tundra": (0, 2, 76),
    "desert": (0, 0, 70),
    "neutral": (0, -10, 68),
}
"""Where the figure of a wolf stands on the plate of its pack, and its size."""

_HOUSE = "M0,-8L9,0H6V7H-6V0H-9Z"


def die_cut(symbol: str, face: str, rim: float = 8, edge: float = 15) -> str:
    """A symbol as a piece of card with its two edges."""
    lines = [("var(--edge)", edge), ("var(--rim)", rim)]
    cuts = "".join(
        use(symbol, 0, 0, 100, fill=ink, stroke=ink, stroke_width=width, stroke_linejoin="round")
        for ink, width in lines
    )
    return cuts + use(symbol, 0, 0, 100, fill=face)


def piece(pack: str, kind: str) -> str:
    """A piece of a pack: `pack`, `alpha`, `den` or `lair`."""
    return {"pack": _pack_wolf, "alpha": _alpha, "den": _den, "lair": _lair}[kind](pack)


def _pack_wolf(pack: str) -> str:
    x, y, size = _FIGURE[pack]
    plate, on = f"plate-{pack}", f"var(--on-{pack})"
    inner_edge: Attributes = {"stroke": on, "stroke_opacity": 0.28, "stroke_width": 2.5}
    return (
        die_cut(plate, f"var(--pack-{pack})")
        + use(plate, 0, 0, 92, fill="none", **inner_edge)
        + use("fig-pack", x, y, size, fill=on)
        + use("fig-pack-d", x, y, size, fill=f"var(--pack-{pack})")
    )


def _alpha(pack: str) -> str:
    x, y, size = _FIGURE[pack]
    plate = f"plate-{pack}"
    figure = use("fig-alpha", x - 1, y + 2, size * 1.02, fill=f"var(--on-{pack})")
    figure += use("fig-alpha-d", x - 1, y + 2, size * 1.02, fill=f"var(--pack-{pack})")
    return (
        die_cut(plate, f"var(--pack-{pack})", rim=20, edge=28)
        + use(plate, 0, 0, 104, fill="none", stroke="var(--edge)", stroke_width=3.4)
        + group(figure, clip_path=f"url(#clip-{pack})")
    )


def _den(pack: str) -> str:
    return die_cut("den", f"var(--pack-{pack})") + _mouth("den-d", pack, 36)


def _lair(pack: str) -> str:
    return die_cut("lair", f"var(--pack-{pack})", rim=9, edge=16) + _mouth("lair-d", pack, 42)


def _mouth(light: str, pack: str, size: float) -> str:
    """The light on a den or lair, and its mouth: the plate of the pack."""
    on = f"var(--on-{pack})"
    return use(light, 0, 0, 100, color=on, opacity=0.45) + use(
        f"plate-{pack}", 0, 16, size, fill=on
    )


def lone_wolf() -> str:
    """A lone wolf: no plate."""
    return die_cut("fig-lone", "var(--lone)", rim=9, edge=17) + circle(
        34, -27, 2.6, fill="var(--lone-ink)"
    )


def prey(kind: str, count: int = 1) -> str:
    """A prey of bare wood; a second edge behind it means two in the stack."""
    behind = group(die_cut(f"prey-{kind}", "var(--prey)"), 11, 11) if count > 1 else ""
    face = use(f"prey-{kind}-d", 0, 0, 100, fill="var(--prey-ink)")
    return behind + die_cut(f"prey-{kind}", "var(--prey)") + face


def moon_token(phase: str, *, second: bool = True) -> str:
    """A region token: its moon, the points of first place, and of second place beside it."""
    first_points = int(FIRST_POINTS[Phase[phase.upper()]])
    if not second:
        return _moon_disc(phase, -14, 46) + _token_value(first_points, 0, 37, 38)
    second_points = int(SECOND_POINTS[Phase[phase.upper()]])
    return (
        _moon_disc(phase, -13, 44)
        + _token_value(first_points, -13, 35, 33)
        + _token_value(second_points, 15, 34, 23, ink="var(--token-ink-2)")
        + path("M5,15L0,35", stroke="var(--token-line)", stroke_width=2.5, stroke_linecap="round")
    )


def second_place(phase: str) -> str:
    """The points of a second place, as a disc like the region token's."""
    points = int(SECOND_POINTS[Phase[phase.upper()]])
    return _moon_disc(phase, -14, 40) + _token_value(points, 0, 35, 34, ink="var(--token-ink-2)")


def _moon_disc(phase: str, y: float, size: float) -> str:
    discs = ((52, "var(--edge)"), (48, "var(--rim)"), (42, "var(--token)"))
    return "".join(circle(0, 0, radius, fill=ink) for radius, ink in discs) + use(
        f"moon-{phase}", 0, y, size
    )


def _token_value(value: int, x: float, y: float, size: float, ink: str = "var(--token-ink)") -> str:
    return words(value, x, y, size, weight=800, ink=ink, text_anchor="middle")


def tile(face: str, back: str, *, home: bool = False) -> str:
    """A terrain tile: its face large, its back peeking out below, a house on the home tile."""
    pattern = icon(f"x-{face}-a", 0, 0, 100, f"var(--x-{face})")
    front = (
        path(hexagon(50), fill="var(--edge)")
        + path(hexagon(47), fill="var(--rim)")
        + path(hexagon(43), fill=f"var(--{face})")
        + group(pattern, 0, 0, 0.86)
        + circle(-2, -4, 25, fill=f"var(--{face})")
        + icon(f"t-{face}", -2, -4, 42, f"var(--k-{face})")
    )
    behind = (
        path(hexagon(33), fill="var(--edge)")
        + path(hexagon(30), fill="var(--rim)")
        + path(hexagon(26), fill=f"var(--{back})")
        + icon(f"t-{back}", 0, 0, 30, f"var(--k-{back})")
    )
    house = circle(0, 0, 15, fill="var(--edge)") + circle(0, 0, 12.5, fill="var(--rim)")
    house += path(_HOUSE, fill="var(--edge)")
    return front + group(behind, 27, 25) + (group(house, -32, -28, 1.4) if home else "")
