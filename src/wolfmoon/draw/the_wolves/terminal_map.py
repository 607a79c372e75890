"""The map in a terminal: flat-top hexes of characters.

A hex is four lines high, and columns of hexes stand six characters apart, each half a
hex lower or higher than the next:

         ____
        /A1  \\____        its name
       / Aa Ap\\           its pieces: pack letter and kind
       \\ f    /           its ground
        \\____/

A hex draws its left and lower edges; the others belong to its neighbours, if it has any.
Without colour lines are drawn where tiles end, and within a tile the edges are dotted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...games.the_wolves.box.components import FIRST_POINTS, SECOND_POINTS, Phase
from ...games.the_wolves.box.maps import CHASM, HEX_NAMES, WATER, place_of
from ...games.the_wolves.forms.names import PACK_LETTERS
from ...games.the_wolves.models import Kind, Pack
from ..cells import Cells, Style
from ..theme import Theme
from .scene import Scene

KIND_LETTERS = {"alpha": "a", "pack": "p", "den": "d", "lair": "L"}
GROUND_LETTERS = {WATER: "~", CHASM: "#"}
LONE_WOLF = "*"

_COLUMN, _HALF_HEX = 6, 2
_ROWS = ((1, 5), (0, 7), (0, 7), (1, 5))
"""Where each line of a hex begins, and how many cells it has."""
_TEXT = 2
"""The column of a hex at which its name and the letter of its ground stand."""
_NORTH, _NORTH_EAST, _SOUTH_EAST, _SOUTH = (0, -1), (1, 0), (1, 1), (0, 1)
_SOUTH_WEST, _NORTH_WEST = (-1, 0), (-1, -1)
_OWN_EDGES = (
    (_NORTH_WEST, 1, 0, "/"),
    (_NORTH_WEST, 0, 1, "/"),
    (_SOUTH_WEST, 0, 2, "\\"),
    (_SOUTH_WEST, 1, 3, "\\"),
    (_SOUTH, 2, 3, "____"),
)
_OUTER_EDGES = (
    (_NORTH, 2, -1, "____"),
    (_NORTH_EAST, 6, 0, "\\"),
    (_NORTH_EAST, 7, 1, "\\"),
    (_SOUTH_EAST, 7, 2, "/"),
    (_SOUTH_EAST, 6, 3, "/"),
)
"""Edges towards a neighbour: column, line, and what is drawn there."""
_DOTTED = {"/": ".", "\\": ".", "____": " .. "}


@dataclass(frozen=True)
class _Drawing:
    """What is drawn, with which colours, and the cells that it is drawn on."""

    scene: Scene
    theme: Theme
    cells: Cells

    def style(self, hex_: int, token: str, *, bold: bool = False) -> Style:
        """An ink on the ground of a hex."""
        ground = self.theme.colour(self.scene.ground[hex_])
        return Style(self.theme.colour(token), ground, bold)


class _Hex(NamedTuple):
    """A hex and the column and line of its upper left cell."""

    number: int
    column: int
    line: int


def map_cells(scene: Scene, theme: Theme, *, names: bool, dotted: bool) -> Cells:
    """The whole map as cells; edges within a tile are dotted where no colour tells them apart."""
    drawing = _Drawing(scene, theme, Cells())
    for hex_ in _hexes(scene):
        _draw_ground(drawing, hex_)
        _draw_edges(drawing, hex_, dotted=dotted)
        _draw_outer_edges(drawing, hex_)
        _write_on(drawing, hex_, names=names)
    return drawing.cells


def _hexes(scene: Scene) -> Iterator[_Hex]:
    points = scene.layout.points
    left = min(x for x, _ in points.values())
    top = min(2 * y - x for x, y in points.values())
    for hex_, (x, y) in points.items():
        yield _Hex(hex_, _COLUMN * (x - left), _HALF_HEX * (2 * y - x - top) + 1)


def _draw_ground(drawing: _Drawing, hex_: _Hex) -> None:
    ground = Style(ground=drawing.theme.colour(drawing.scene.ground[hex_.number]))
    for row, (start, width) in enumerate(_ROWS):
        drawing.cells.write(hex_.column + start, hex_.line + row, " " * width, ground)


def _draw_edges(drawing: _Drawing, hex_: _Hex, *, dotted: bool) -> None:
    layout = drawing.scene.layout
    x, y = layout.points[hex_.number]
    inner = drawing.style(hex_.number, f"x-{drawing.scene.ground[hex_.number]}")
    joint = drawing.style(hex_.number, "edge", bold=True)
    for (dx, dy), place, row, edge in _OWN_EDGES:
        other = layout.hex_at.get((x + dx, y + dy))
        is_inner = other is not None and place_of(other) == place_of(hex_.number)
        drawn = _DOTTED[edge] if is_inner and dotted else edge
        style = inner if is_inner else joint
        drawing.cells.write(hex_.column + place, hex_.line + row, drawn, style)


def _draw_outer_edges(drawing: _Drawing, hex_: _Hex) -> None:
    layout = drawing.scene.layout
    x, y = layout.points[hex_.number]
    style = Style(drawing.theme.colour("card-side"))
    for (dx, dy), place, row, edge in _OUTER_EDGES:
        if (x + dx, y + dy) not in layout.hex_at:
            drawing.cells.write(hex_.column + place, hex_.line + row, edge, style)


def _write_on(drawing: _Drawing, hex_: _Hex, *, names: bool) -> None:
    """Write the name of a hex, its ground and what stands on it."""
    shown, name = drawing.scene.ground[hex_.number], HEX_NAMES[hex_.number]
    on = drawing.style(hex_.number, f"k-{shown}")
    texts = [(_TEXT, 2, GROUND_LETTERS.get(shown, shown[0]), on)]
    if names or shown == WATER:
        texts.append((_TEXT, 0, name if names else name[0], on))
    texts += _contents(drawing.scene, drawing.theme, hex_.number, on)
    for place, row, text, style in texts:
        drawing.cells.write(hex_.column + place, hex_.line + row, text, style)


Written = tuple[int, int, str, Style]
"""A text on a hex: column and line there, and its style."""


def _contents(scene: Scene, theme: Theme, hex_: int, on: Style) -> list[Written]:
    """What stands on a hex."""
    if hex_ in scene.pieces:
        return _pieces(theme, scene.pieces[hex_])
    if hex_ in scene.lone_wolves:
        style = Style(theme.colour("lone-ink"), theme.colour("lone"), bold=True)
        return [(_TEXT, 1, f" {LONE_WOLF} ", style)]
    if hex_ in scene.prey:
        kind, count = scene.prey[hex_]
        style = Style(theme.colour("prey-ink"), theme.colour("prey"), bold=True)
        return [(1, 1, scene.name("picture-prey", kind), style), (4, 2, f"x{count}", on)]
    if hex_ in scene.tokens:
        return _tokens(scene, theme, scene.tokens[hex_], on)
    return []


def _pieces(theme: Theme, pieces: list[tuple[Pack, Kind]]) -> list[Written]:
    first = _TEXT if len(pieces) == 1 else 1
    return [
        (
            first + 3 * place,
            1,
            PACK_LETTERS[pack] + KIND_LETTERS[kind],
            Style(theme.colour(f"on-{pack}"), theme.colour(f"pack-{pack}"), bold=True),
        )
        for place, (pack, kind) in enumerate(pieces)
    ]


def _tokens(scene: Scene, theme: Theme, phases: Sequence[str], on: Style) -> list[Written]:
    """The phase of a region token with its two values; of a pair, both phases."""
    phase = Phase[phases[0].upper()]
    names = [scene.name("picture-phase", name) for name in phases]
    word = "+".join(name[:2] for name in names) if len(names) > 1 else names[0]
    style = Style(theme.colour("moon-lit"), theme.colour("token"), bold=True)
    return [
        (1, 1, word, style),
        (4, 2, f"{FIRST_POINTS[phase]}/{SECOND_POINTS[phase]}", on),
    ]
