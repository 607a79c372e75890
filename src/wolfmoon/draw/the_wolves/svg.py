"""The picture of a position of The Wolves as one SVG file that needs nothing else.

The moonlight track on top, the map below it, a strip for each player on the right.
"""

from collections.abc import Sequence

from ..shapes import box, element, group, icon, number, words
from ..symbols import symbols_used
from ..theme import theme as read_theme
from .board import Leaders, board
from .hexes import Grid, extent
from .key import key, key_entries, key_height
from .moonlight import moonlight_track, moonlight_width
from .scene import Position, Scene, read_scene
from .strips import STRIP_HEIGHT, STRIP_WIDTH, strip

_WIDTH = 1200
"""All lengths are in units of which the picture is this many wide."""
_EDGE = 18
_TOP = 70
_STRIP_GAP = 10
_MOST_RADIUS = 46


def svg(
    position: Position,
    *,
    theme: str = "night",
    names: bool = False,
    width: int = 1200,
    points: Sequence[int] | None = None,
    leaders: Leaders | None = None,
) -> str:
    """The picture of a position; names prints the name of every hex."""
    scene = read_scene(position)
    grid = _fitting_grid(scene)
    height = _TOP + max(grid.height, _strips_height(scene)) + _EDGE
    body = (
        box(0, 0, _WIDTH, height, fill="url(#page)")
        + _top_bar(scene)
        + _placed_map(scene, grid, height, names=names, leaders=leaders or {})
        + _strips(scene, points)
        + _key(scene, height, leaders=bool(leaders))
    )
    return read_theme(theme).resolve(_document(body, _title(scene), width, height))


def _document(body: str, title: str, width: int, height: float) -> str:
    """A whole SVG file; height is in units, width is what the picture is to have."""
    return element(
        "svg",
        element("title", title) + element("defs", _PAINTS + symbols_used(body)) + body,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=round(width * height / _WIDTH),
        viewBox=f"0 0 {_WIDTH} {number(height)}",
        role="img",
        font_family="var(--font-ui)",
    )


def _fitting_grid(scene: Scene) -> Grid:
    """The hexes, as large as the room beside the strips allows."""
    room = _WIDTH - STRIP_WIDTH - 2 * _EDGE
    _, _, across, _ = extent(scene.layout)
    return Grid(scene.layout, min(_MOST_RADIUS, room / across))


def _strips_height(scene: Scene) -> float:
    return scene.players * (STRIP_HEIGHT + _STRIP_GAP) - _STRIP_GAP


def _placed_map(scene: Scene, grid: Grid, height: float, *, names: bool, leaders: Leaders) -> str:
    room = _WIDTH - STRIP_WIDTH - _EDGE
    x, y = (room - grid.width) / 2, _TOP + (height - _TOP - _EDGE - grid.height) / 2
    return group(board(grid, scene, names=names, leaders=leaders), x, y, class_="map")


def _strips(scene: Scene, points: Sequence[int] | None) -> str:
    return "".join(
        group(
            strip(seat, points[place] if points is not None else None, _note(scene)),
            _WIDTH - _EDGE - STRIP_WIDTH,
            _TOP + place * (STRIP_HEIGHT + _STRIP_GAP),
        )
        for place, seat in enumerate(scene.seats)
    )


def _key(scene: Scene, height: float, *, leaders: bool) -> str:
    """The key, if there is room for it below the strips."""
    entries = key_entries(scene, leaders=leaders)
    y = height - _EDGE - key_height(entries)
    if y < _TOP + _strips_height(scene) + _STRIP_GAP:
        return ""
    return group(key(entries), _WIDTH - _EDGE - STRIP_WIDTH, y)


def _note(scene: Scene) -> str:
    return "to draft" if scene.asks == "draft" else "to play"


def _top_bar(scene: Scene) -> str:
    middle = 34
    title = icon("brand", 38, middle, 34, "var(--accent)")
    title += words("The Wolves", 64, middle, 19, weight=700)
    title += words(f"{scene.players} players", 64, middle + 17, 13, ink="var(--ink-3)")
    room = _WIDTH - STRIP_WIDTH - _EDGE
    track_x = max(190, (room + 120 - moonlight_width(scene)) / 2)
    return (
        title
        + group(moonlight_track(scene), track_x, middle - 4, class_="moonlight")
        + group(_coming(scene), track_x + moonlight_width(scene) + 20, middle)
    )


def _coming(scene: Scene) -> str:
    """The next phase and the dates until then."""
    coming = scene.next_phase
    if coming is None:
        return words("Full moon", 0, 0, 15, weight=600) + words(
            "reached", 0, 17, 13, ink="var(--ink-3)"
        )
    phase, dates = coming
    until = "in 1 date" if dates == 1 else f"in {dates} dates"
    return words(f"{phase.capitalize()} moon", 0, 0, 15, weight=600) + words(
        until, 0, 17, 13, ink="var(--ink-3)"
    )


def _title(scene: Scene) -> str:
    packs = ", ".join(seat.pack for seat in scene.seats)
    return f"The Wolves: {packs}; date {scene.moonlight} of {scene.last_date}"


def _stop(offset: str, token: str) -> str:
    return element("stop", offset=offset, stop_color=f"var(--{token})")


_PAINTS = (
    element(
        "radialGradient",
        _stop("0", "page-glow") + _stop(".52", "page") + _stop("1", "page-deep"),
        id="page",
        cx=".55",
        cy=".06",
        r="1.1",
    )
    + element(
        "linearGradient",
        _stop("0", "board-2") + _stop(".4", "board"),
        id="board",
        x1="0",
        y1="0",
        x2="0",
        y2="1",
    )
    + element(
        "pattern",
        element("rect", width=1, height=8, fill="var(--grain-1)")
        + element("rect", x=5, width=1, height=8, fill="var(--grain-2)"),
        id="grain",
        width="13",
        height="8",
        patternUnits="userSpaceOnUse",
    )
    + element(
        "filter",
        element("feDropShadow", dx="0", dy="10", stdDeviation="9", flood_color="var(--map-shadow)"),
        id="map-shadow",
        x="-.1",
        y="-.1",
        width="1.2",
        height="1.2",
    )
    + element(
        "filter",
        element("feDropShadow", dx="0", dy="4", stdDeviation="6", flood_color="var(--map-shadow)"),
        id="board-shadow",
        x="-.1",
        y="-.2",
        width="1.2",
        height="1.4",
    )
)
"""The paints that no symbol sheet holds: page, board, grain, shadows."""
