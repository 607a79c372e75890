"""The picture of a position of The Wolves as one SVG file that needs nothing else.

The moonlight track on top, the map below it, a strip for each player on the right.
"""

from collections.abc import Sequence

from ...games.the_wolves.models import TheWolvesView
from ..paper import EDGE, PICTURE_WIDTH, document
from ..shapes import group, icon, words
from ..theme import theme as read_theme
from .board import Leaders, board
from .hexes import Grid, extent
from .key import key, key_entries, key_height
from .moonlight import moonlight_track, moonlight_width
from .scene import Scene, read_scene
from .strips import STRIP_HEIGHT, STRIP_WIDTH, strip

_TOP = 70
_STRIP_GAP = 10
_MOST_RADIUS = 46


def svg(
    position: TheWolvesView,
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
    height = _TOP + max(grid.height, _strips_height(scene)) + EDGE
    body = (
        _top_bar(scene)
        + _placed_map(scene, grid, height, names=names, leaders=leaders or {})
        + _strips(scene, points)
        + _key(scene, height, leaders=bool(leaders))
    )
    return read_theme(theme).resolve(document(body, _title(scene), width, height))


def _fitting_grid(scene: Scene) -> Grid:
    """The hexes, as large as the room beside the strips allows."""
    room = PICTURE_WIDTH - STRIP_WIDTH - 2 * EDGE
    _, _, across, _ = extent(scene.layout)
    return Grid(scene.layout, min(_MOST_RADIUS, room / across))


def _strips_height(scene: Scene) -> float:
    return scene.players * (STRIP_HEIGHT + _STRIP_GAP) - _STRIP_GAP


def _placed_map(scene: Scene, grid: Grid, height: float, *, names: bool, leaders: Leaders) -> str:
    room = PICTURE_WIDTH - STRIP_WIDTH - EDGE
    x, y = (room - grid.width) / 2, _TOP + (height - _TOP - EDGE - grid.height) / 2
    return group(board(grid, scene, names=names, leaders=leaders), x, y, class_="map")


def _strips(scene: Scene, points: Sequence[int] | None) -> str:
    return "".join(
        group(
            strip(seat, points[place] if points is not None else None, _note(scene)),
            PICTURE_WIDTH - EDGE - STRIP_WIDTH,
            _TOP + place * (STRIP_HEIGHT + _STRIP_GAP),
        )
        for place, seat in enumerate(scene.seats)
    )


def _key(scene: Scene, height: float, *, leaders: bool) -> str:
    """The key, if there is room for it below the strips."""
    entries = key_entries(scene, leaders=leaders)
    y = height - EDGE - key_height(entries)
    if y < _TOP + _strips_height(scene) + _STRIP_GAP:
        return ""
    return group(key(entries), PICTURE_WIDTH - EDGE - STRIP_WIDTH, y)


def _note(scene: Scene) -> str:
    return "to draft" if scene.asks == "draft" else "to play"


def _top_bar(scene: Scene) -> str:
    middle = 34
    title = icon("brand", 38, middle, 34, "var(--accent)")
    title += words("The Wolves", 64, middle, 19, weight=700)
    title += words(f"{scene.players} players", 64, middle + 17, 13, ink="var(--ink-3)")
    room = PICTURE_WIDTH - STRIP_WIDTH - EDGE
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
