"""The picture of a position of The Wolves as one SVG file that needs nothing else.

The moonlight track on top, the map below it, a strip for each player on the right.
"""

from collections.abc import Sequence

from ...games.the_wolves.forms.names import SCORED_PHASES
from ...games.the_wolves.models import TheWolvesView
from ...words import ENGLISH
from ..paper import EDGE, PICTURE_WIDTH, document
from ..shapes import group, icon, words
from ..theme import theme as read_theme
from .board import Leaders, board
from .hexes import Grid, extent
from .key import key, key_entries, key_height
from .moonlight import moonlight_track, moonlight_width
from .scene import Scene, read_scene
from .strips import STRIP_HEIGHT, STRIP_WIDTH, strip

GAME = "the-wolves"
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
    language: str = ENGLISH,
) -> str:
    """The picture of a position; names prints the name of every hex."""
    scene = read_scene(position, language)
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
            strip(scene, seat, points[place] if points is not None else None),
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


def _top_bar(scene: Scene) -> str:
    middle = 34
    title = icon("brand", 38, middle, 34, "var(--accent)")
    title += words(scene.name("game", GAME), 64, middle, 19, weight=700)
    players = scene.say("count-players", count=scene.players)
    title += words(players, 64, middle + 17, 13, ink="var(--ink-3)")
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
    phase, until = SCORED_PHASES[-1], scene.say("picture-reached")
    if coming is not None:
        phase, until = coming[0], scene.say("wolves-in-dates", count=coming[1])
    moon = words(scene.say("wolves-moon", phase=phase), 0, 0, 15, weight=600)
    return moon + words(until, 0, 17, 13, ink="var(--ink-3)")


def _title(scene: Scene) -> str:
    packs = ", ".join(scene.name("pack", seat.pack) for seat in scene.seats)
    dates = {"date": scene.moonlight, "last": scene.last_date}
    return scene.say("picture-the-wolves", packs=packs, **dates)
