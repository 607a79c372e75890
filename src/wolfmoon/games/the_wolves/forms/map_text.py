"""The map as a text drawing: a cell for each hex, where it lies; neighbouring columns half a
hex lower. It is written by hand in tests and read back exactly.

A cell is the letter of the ground (f r g t d, ~ water, = chasm) and what stands there: `*` a
lone wolf, `!` prey, or one or two pieces, each a pack letter (A–E for forest, rock, grass, tundra,
desert, N for the neutral pack) and a kind (a alpha, p pack wolf, d den, l lair): `fAdBp`.
"""

from collections.abc import Iterable

from ....engine.errors import Unreadable, phrase
from ....engine.files import Line
from ..box.components import Kind, Terrain
from ..box.maps import CHASM, WATER, Layout, Point
from .names import NEUTRAL_NAME, PACK_LETTERS
from .pieces import Pieces

CELL = 6
LONE_WOLF = "*"
PREY = "!"
NEUTRAL_LETTER = PACK_LETTERS[NEUTRAL_NAME]
KIND_LETTERS = {Kind.ALPHA: "a", Kind.PACK: "p", Kind.DEN: "d", Kind.LAIR: "l"}
_KINDS = {letter: kind for kind, letter in KIND_LETTERS.items()}
_GROUND_LETTERS: dict[Terrain | str, str] = {
    **{terrain: terrain.name[0].lower() for terrain in Terrain},
    WATER: "~",
    CHASM: "=",
}


def half_row(point: Point) -> int:
    """How far down a hex lies, in half hexes."""
    return 2 * point[1] - point[0]


def ground_letter(layout: Layout, hex_: int, region_tiles: dict[int, int]) -> str:
    """The letter of what a hex shows."""
    return _GROUND_LETTERS[layout.ground(hex_, region_tiles)]


def write_cells(layout: Layout, cells: dict[int, str]) -> list[str]:
    """Draw cells where their hexes lie; the drawing begins at its own left and top."""
    points = {hex_: layout.points[hex_] for hex_ in cells}
    left = min(x for x, _ in points.values())
    top = min(half_row(point) for point in points.values())
    rows: dict[int, dict[int, str]] = {}
    for hex_, cell in cells.items():
        point = points[hex_]
        rows.setdefault(half_row(point) - top, {})[point[0] - left] = cell
    return [_row(rows.get(number, {})) for number in range(max(rows) + 1)]


def row_of(layout: Layout, hex_: int) -> int:
    """The row of the whole map's drawing in which a hex stands."""
    return half_row(layout.points[hex_]) - min(map(half_row, layout.points.values()))


def _row(cells: dict[int, str]) -> str:
    line = ""
    for column in sorted(cells):
        line = line.ljust(column * CELL) + cells[column]
    return line


def read_cells(layout: Layout, lines: list[Line], hexes: Iterable[int]) -> dict[int, str]:
    """The cells of a drawing of some hexes, or an error with its line and cell."""
    points = {layout.points[hex_]: hex_ for hex_ in hexes}
    left = min(x for x, _ in points)
    top = min(map(half_row, points))
    places = {(half_row(point) - top, point[0] - left): hex_ for point, hex_ in points.items()}
    cells: dict[int, str] = {}
    for row, line in enumerate(lines):
        for column, word in _words(line):
            if (row, column) not in places:
                raise Unreadable(phrase("expect-no-cell"), word, line.number)
            cells[places[row, column]] = word
    missing = set(places.values()) - set(cells)
    if missing:
        last = lines[-1].number if lines else 0
        expected = phrase("expect-cells", count=len(places), missing=len(missing))
        raise Unreadable(expected, "", last)
    return cells


def _words(line: Line) -> list[tuple[int, str]]:
    """The cells of a line with their columns."""
    found = []
    for start in range(0, len(line.text), CELL):
        cell = line.text[start : start + CELL].rstrip()
        if cell:
            if cell != cell.strip() or len(cell) == CELL or " " in cell:
                raise Unreadable(phrase("expect-cell-width", count=CELL), cell, line.number)
            found.append((start // CELL, cell))
    return found


def piece_text(letter: str, kind: int) -> str:
    """A piece in a cell."""
    return letter + KIND_LETTERS[Kind(kind)]


def read_pieces(cell: str, owners: dict[str, int], line: int = 0) -> list[tuple[int, int]]:
    """The pieces of a cell, after the letter of its ground."""
    pieces = []
    for start in range(1, len(cell), 2):
        letter, kind = cell[start], cell[start + 1 : start + 2]
        if letter not in owners or kind not in _KINDS:
            facts = {"letters": "".join(owners), "names": list(_KINDS)}
            raise Unreadable(phrase("expect-pieces", **facts), cell, line)
        pieces.append((owners[letter], int(_KINDS[kind])))
    return pieces


def cell_text(
    ground: str, hex_: int, lone_wolves: set[int], prey: set[int], pieces: Pieces, letters: str
) -> str:
    """The cell of a hex."""
    if hex_ in lone_wolves:
        return ground + LONE_WOLF
    if hex_ in prey:
        return ground + PREY
    return ground + "".join(
        piece_text(letters[owner], kind) for owner, kind in pieces.get(hex_, [])
    )
