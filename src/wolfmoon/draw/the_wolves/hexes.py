"""The ground of the map: where hexes lie, what they show, the joints between the tiles.

Lengths are in hex radii unless they are coordinates of the picture.
"""

from math import sqrt

from ...games.the_wolves.box.maps import (
    CENTRE,
    CHASM,
    HEX_NAMES,
    NEIGHBOURS,
    START_PLACE,
    WATER,
    Layout,
    Point,
    place_of,
)
from ..shapes import (
    CORNERS,
    Attributes,
    corner,
    element,
    group,
    hexagon,
    icon,
    path,
    polyline,
    words,
)
from .scene import Scene

_EDGES = ((4, 5), (5, 0), (0, 1), (1, 2), (2, 3), (3, 4))
"""The corners that the edge to each neighbour runs between, in the order of NEIGHBOURS."""
_MARGIN = 0.35
_SIDE = 0.24
"""Room around the outermost corners, and for the thickness of the card below."""
_FOOT = 0.66
"""How far below the centre of a hex its symbol and its name stand."""
_SMALL_RADIUS = 30
"""Below this radius ground symbols are drawn larger, to stay readable."""


def hex_centre(point: Point) -> tuple[float, float]:
    """Where the centre of a hex lies, in radii."""
    x, y = point
    return 1.5 * x, sqrt(3) * (y - x / 2)


class Grid:
    """The hexes of a layout laid out with a given radius, from (0, 0) to (width, height)."""

    def __init__(self, layout: Layout, radius: float) -> None:
        """Lay out the hexes."""
        self.layout = layout
        self.radius = radius
        self._left, self._top, width, height = extent(layout)
        self.width, self.height = width * radius, height * radius

    def at(self, hex_: int) -> tuple[float, float]:
        """The centre of a hex in the picture."""
        x, y = hex_centre(self.layout.points[hex_])
        return (x - self._left) * self.radius, (y - self._top) * self.radius

    def put(self, hex_: int, body: str, /, **attributes: object) -> str:
        """A drawing, in coordinates of the picture, moved to a hex."""
        return group(body, *self.at(hex_), **attributes)


def extent(layout: Layout) -> tuple[float, float, float, float]:
    """Left, top, width and height of a map with its margin, in radii."""
    centres = [hex_centre(point) for point in layout.points.values()]
    across, down = [x for x, _ in centres], [y for _, y in centres]
    left, top = min(across) - 1 - _MARGIN, min(down) - sqrt(3) / 2 - _MARGIN
    right, bottom = max(across) + 1 + _MARGIN, max(down) + sqrt(3) / 2 + _MARGIN + _SIDE
    return left, top, right - left, bottom - top


def card(grid: Grid) -> str:
    """The thickness of the tiles, seen from the front, and their dark rim."""
    layers = [("card-side-2", _SIDE, 0.16), ("card-side", _SIDE / 2, 0.16), ("tile-line", 0, 0.14)]
    drawn = "".join(
        element(
            "use",
            href="#outline",
            y=depth * grid.radius,
            fill=f"var(--{token})",
            stroke=f"var(--{token})",
            stroke_width=line * grid.radius,
        )
        for token, depth, line in layers
    )
    outline = path(_outline(grid), id="outline", stroke_linejoin="round")
    return element("defs", outline) + group(drawn, filter="url(#map-shadow)")


def _outline(grid: Grid) -> str:
    """The path data of all hexes."""
    corners = [corner(place, grid.radius) for place in range(CORNERS)]
    centres = [grid.at(hex_) for hex_ in grid.layout.points]
    return "".join(polyline((x + dx, y + dy) for dx, dy in corners) + "Z" for x, y in centres)


def ground(grid: Grid, scene: Scene) -> str:
    """Every hex with its colour and its pattern."""
    return "".join(_ground_hex(grid, hex_, scene.ground[hex_]) for hex_ in grid.layout.points)


def _ground_hex(grid: Grid, hex_: int, shown: str) -> str:
    x, y = grid.layout.points[hex_]
    # Two variants and their mirror images, spread so that no two neighbours look stamped.
    variant = "" if shown in (WATER, CHASM) else ("-b", "-a")[(7 * x + 3 * y) % 2]
    mirror = -1 if (x + 5 * y) % 3 == 0 else 1
    scale = grid.radius / 50
    pattern = element(
        "g",
        icon(f"x-{shown}{variant}", 0, 0, 100, f"var(--x-{shown})"),
        transform=f"scale({mirror * scale:.4f},{scale:.4f})",
    )
    line: Attributes = {"stroke": "var(--hex-line)", "stroke_width": 0.035 * grid.radius}
    face = path(hexagon(grid.radius), fill=f"var(--{shown})", **line)
    return grid.put(hex_, face + pattern, class_=f"hex {shown}")


def joints(grid: Grid) -> str:
    """The joints between the cardboard tiles."""
    seams = "".join(
        _edge(grid, hex_, direction)
        for hex_ in grid.layout.points
        for direction in range(len(NEIGHBOURS))
        if _is_joint(grid.layout, hex_, direction)
    )
    lines = [("tile-line", 0.13), ("tile-light", 0.03)]
    return "".join(
        path(
            seams,
            fill="none",
            stroke=f"var(--{token})",
            stroke_width=width * grid.radius,
            stroke_linecap="round",
        )
        for token, width in lines
    )


def _is_joint(layout: Layout, hex_: int, direction: int) -> bool:
    """Whether a tile ends at this edge; of two hexes the one on the earlier tile says so."""
    x, y = layout.points[hex_]
    step = NEIGHBOURS[direction]
    other = layout.hex_at.get((x + step[0], y + step[1]))
    return other is None or place_of(other) > place_of(hex_)


def _edge(grid: Grid, hex_: int, direction: int) -> str:
    x, y = grid.at(hex_)
    ends = [corner(place, grid.radius) for place in _EDGES[direction]]
    return polyline((x + dx, y + dy) for dx, dy in ends)


def labels(grid: Grid, scene: Scene, *, names: bool) -> str:
    """The symbol of each ground, with the name of the hex if names are asked for."""
    return "".join(
        grid.put(hex_, _label(grid, hex_, scene.ground[hex_], names=names))
        for hex_ in grid.layout.points
    )


def _label(grid: Grid, hex_: int, shown: str, *, names: bool) -> str:
    name, start = HEX_NAMES[hex_], START_PLACE
    if shown == WATER:
        # Above the region token; without names it tells the letter of the region.
        text, size = (name, 0.29) if names else (name[0], 0.31)
        return _text(text, shown, grid.radius, 0, -0.58, size)
    if names:
        return _symbol_and_name(name, shown, grid.radius)
    if place_of(hex_) == start and hex_ == grid.layout.offset_hex(start, CENTRE):
        return _text(name[0], shown, grid.radius, 0, 0.2, 0.56)
    return _symbol(shown, grid.radius, 0, 0.27)


def _symbol_and_name(name: str, shown: str, radius: float) -> str:
    return _symbol(shown, radius, -0.37, 0.54) + _text(name, shown, radius, 0.17, _FOOT + 0.11, 0.3)


def _symbol(shown: str, radius: float, x: float, room: float) -> str:
    """The symbol of a ground at the foot of its hex, on a patch without pattern."""
    size = 0.38 if radius < _SMALL_RADIUS else 0.34
    patch = element(
        "ellipse", rx=room * radius, ry=0.2 * radius, fill=f"var(--{shown})", opacity=0.92
    )
    symbol = icon(f"t-{shown}", x * radius, 0, size * radius, f"var(--k-{shown})")
    return group(patch + symbol, 0, _FOOT * radius)


def _text(text: str, shown: str, radius: float, x: float, y: float, size: float) -> str:
    return words(
        text,
        x * radius,
        y * radius,
        size * radius,
        weight=600,
        ink=f"var(--k-{shown})",
        text_anchor="middle",
    )
