"""The maps: sixteen-hex tiles, where they lie for 2 to 5 players, and the names of hexes.

A *hex* is a number: 16 times its place, plus its number on the tile. Place 0 is the start
tile (S; there is none with two players), places 1, 2, … are the regions A, B, …. On
every tile the hexes are numbered as they lie on the table, whichever way the tile is
turned: column by column from the left, each from the top down. So `A7` can be read off
the map, and a hex has the same number in all layouts.
"""

from dataclasses import dataclass
from typing import Final, Literal

from .components import FEWEST_PLAYERS, MOST_PLAYERS, Terrain

Point = tuple[int, int]
"""Axial coordinates (x, y) of a flat-top hex."""

NEIGHBOURS: tuple[Point, ...] = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1))

HEXES_ON_A_TILE = 16
PLACES = 11
HEXES = HEXES_ON_A_TILE * PLACES
START_PLACE = 0
PLACE_LETTERS = "SABCDEFGHIJ"

Barren = Literal["water", "chasm"]
"""What nobody can stand on."""
WATER: Final = "water"
CHASM: Final = "chasm"

PATCHES: tuple[tuple[Point, ...], ...] = (
    ((-3, -2), (-2, -2), (-1, -2)),
    ((-3, -1), (-3, 0), (-2, 0)),
    ((-2, -1), (-1, -1), (-1, 0)),
    ((0, -1), (1, -1), (1, 0)),
    ((-1, 1), (0, 1), (1, 1)),
)
"""The five patches of a region tile, as offsets from the water source at its centre."""
CENTRE: Point = (0, 0)
LONE_WOLF_SPOTS: tuple[Point, ...] = ((-1, -2), (-1, 1))
PREY_SPOT: Point = (-2, -1)

_F, _R, _G, _T, _D = Terrain
REGION_TILES: dict[int, tuple[Terrain, ...]] = {
    1: (_G, _F, _T, _R, _D),
    2: (_R, _F, _G, _T, _D),
    3: (_F, _G, _D, _R, _T),
    4: (_G, _D, _T, _F, _R),
    5: (_D, _T, _R, _G, _F),
    6: (_D, _R, _G, _T, _F),
    7: (_T, _R, _F, _D, _G),
    8: (_F, _T, _D, _G, _R),
    9: (_R, _G, _F, _D, _T),
    10: (_T, _D, _R, _F, _G),
}
"""The terrain of patches 0 to 4 on each region tile."""

UPPER_SIDE: dict[Point, Terrain] = {
    (-3, -2): _T,
    (-2, -2): _R,
    (-1, -2): _D,
    (0, -1): _G,
    (1, -1): _F,
}
LOWER_SIDE: dict[Point, Terrain] = {
    (-3, 0): _D,
    (-2, 0): _G,
    (-1, 1): _F,
    (0, 1): _T,
    (1, 1): _R,
}
"""The two sides of the chasm on the start tile; its other six hexes are chasm."""

_AS_PRINTED = 1
_START_CENTRE: dict[int, Point] = {3: (8, 9), 4: (10, 10), 5: (10, 13)}
_REGION_CENTRES: dict[int, list[tuple[int, int, int]]] = {
    2: [(8, 9, 1), (6, 5, 1), (3, 7, 1), (10, 13, 1), (13, 11, 1)],
    3: [(11, 7, 1), (4, 4, -1), (1, 6, -1), (5, 11, 1), (8, 12, -1), (13, 11, 1)],
    4: [
        (13, 8, 1),
        (6, 5, -1),
        (3, 4, 1),
        (3, 7, -1),
        (7, 12, 1),
        (10, 13, -1),
        (17, 16, 1),
        (15, 12, 1),
    ],
    5: [
        (13, 11, 1),
        (9, 6, -1),
        (6, 8, -1),
        (3, 7, 1),
        (3, 10, -1),
        (7, 15, 1),
        (9, 19, 1),
        (10, 16, -1),
        (17, 19, 1),
        (15, 15, 1),
    ],
}
"""Centre of each region place and which way the tile lies: 1 as printed, -1 turned by 180°."""


@dataclass(frozen=True)
class Place:
    """Where one tile lies."""

    letter: str
    centre: Point
    way: int

    def point(self, offset: Point) -> Point:
        """Where an offset of the printed tile lies on the map."""
        return (
            self.centre[0] + self.way * offset[0],
            self.centre[1] + self.way * offset[1],
        )

    def offset(self, point: Point) -> Point:
        """The offset of the printed tile that lies at a point of the map."""
        return (
            self.way * (point[0] - self.centre[0]),
            self.way * (point[1] - self.centre[1]),
        )


OUTLINE: tuple[Point, ...] = tuple(
    sorted([CENTRE] + [offset for patch in PATCHES for offset in patch])
)
"""The sixteen offsets of any tile, column by column."""


class Layout:
    """The map for one number of players: which hexes there are and where they lie."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.places: dict[int, Place] = {}
        if players in _START_CENTRE:
            self.places[START_PLACE] = Place(
                PLACE_LETTERS[START_PLACE], _START_CENTRE[players], _AS_PRINTED
            )
        for place, (x, y, way) in enumerate(_REGION_CENTRES[players], start=START_PLACE + 1):
            self.places[place] = Place(PLACE_LETTERS[place], (x, y), way)
        self.points: dict[int, Point] = {}
        for place, where in self.places.items():
            seen = sorted(where.point(offset) for offset in OUTLINE)
            for number, point in enumerate(seen):
                self.points[HEXES_ON_A_TILE * place + number] = point
        self.hex_at = {point: hex_ for hex_, point in self.points.items()}

    @property
    def region_places(self) -> list[int]:
        """The places of region tiles, A first."""
        return [place for place in self.places if place != START_PLACE]

    def neighbours(self, hex_: int) -> list[int]:
        """The hexes next to a hex, on any tile."""
        x, y = self.points[hex_]
        around = [(x + dx, y + dy) for dx, dy in NEIGHBOURS]
        return [self.hex_at[point] for point in around if point in self.hex_at]

    def offset_hex(self, place: int, offset: Point) -> int:
        """The hex that an offset of the tile at a place lies on."""
        return self.hex_at[self.places[place].point(offset)]

    def water(self, place: int) -> int:
        """The water source of a region."""
        return self.offset_hex(place, CENTRE)

    def by_water(self, hex_: int) -> bool:
        """Whether a hex lies next to a water source."""
        waters = {self.water(place) for place in self.region_places}
        return not waters.isdisjoint(self.neighbours(hex_))

    def prey_spot(self, place: int) -> int:
        """Where the prey of a region stands."""
        return self.offset_hex(place, PREY_SPOT)

    def lone_wolf_spots(self, place: int) -> list[int]:
        """Where the lone wolves of a region stand at first."""
        return [self.offset_hex(place, spot) for spot in LONE_WOLF_SPOTS]

    def start_side(self, side: dict[Point, Terrain]) -> list[int]:
        """The hexes of one side of the chasm; none with two players."""
        if START_PLACE not in self.places:
            return []
        return [self.offset_hex(START_PLACE, offset) for offset in side]

    def ground(self, hex_: int, region_tiles: dict[int, int]) -> Terrain | Barren:
        """What a hex shows, given the region tile at each place: a terrain, water or chasm."""
        place = place_of(hex_)
        offset = self.places[place].offset(self.points[hex_])
        if place == START_PLACE:
            return UPPER_SIDE.get(offset, LOWER_SIDE.get(offset, CHASM))
        if offset == CENTRE:
            return WATER
        patch = next(number for number, patch in enumerate(PATCHES) if offset in patch)
        return REGION_TILES[region_tiles[place]][patch]

    def is_land(self, hex_: int) -> bool:
        """Whether pieces can stand on a hex: neither water nor chasm.         [W15, W17]"""
        place = place_of(hex_)
        offset = self.places[place].offset(self.points[hex_])
        if place == START_PLACE:
            return offset in UPPER_SIDE or offset in LOWER_SIDE
        return offset != CENTRE


LAYOUTS: dict[int, Layout] = {
    players: Layout(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
}


def distance(one: Point, other: Point) -> int:
    """The plain hex distance between two points."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    return (abs(dx) + abs(dy) + abs(dx - dy)) // 2


def place_of(hex_: int) -> int:
    """The place of the tile that a hex is on."""
    return hex_ // HEXES_ON_A_TILE


def hex_name(hex_: int) -> str:
    """The name that a player reads off the map: `A7`, `S16`."""
    return f"{PLACE_LETTERS[place_of(hex_)]}{hex_ % HEXES_ON_A_TILE + 1}"


HEX_NAMES: tuple[str, ...] = tuple(hex_name(hex_) for hex_ in range(HEXES))
HEX_NUMBERS: dict[str, int] = {name: hex_ for hex_, name in enumerate(HEX_NAMES)}
