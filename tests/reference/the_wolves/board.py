"""The map: which hexes there are, what they are called, and how far they are from each other."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from . import tables

Coordinate = tuple[int, int]


class Board:
    """The hexes of one set-up, each known by its name."""

    def __init__(self, players: int, regions: tuple[int, ...]) -> None:
        """Lay the start tile (if any) and then the region tiles in their places."""
        self.names: list[str] = []
        self.coordinate: dict[str, Coordinate] = {}
        self.terrain: dict[str, str] = {}
        self.side: dict[str, str] = {}
        self.lone_wolf_spots: list[str] = []
        self.prey_spots: list[str] = []
        self.water_sources: list[str] = []
        self._walks: dict[str, dict[str, int]] = {}
        if players in tables.START_CENTRES:
            self._lay_start_tile(tables.START_CENTRES[players])
        for place, number in enumerate(regions):
            x, y, turned = tables.REGION_CENTRES[players][place]
            self._lay_region(tables.REGION_LETTERS[place], number, (x, y), turned)
        self._name_at = {xy: name for name, xy in self.coordinate.items()}
        self.neighbours = {name: self._neighbours_of(name) for name in self.names}

    def _lay_start_tile(self, centre: Coordinate) -> None:
        """Put the start tile on the map and remember the two sides of its chasm."""
        terrain = {**tables.START_UPPER, **tables.START_LOWER}
        terrain |= dict.fromkeys(tables.START_CHASM, "chasm")
        name_of = self._lay_tile("S", terrain, centre, turned=False)
        self.side |= {name_of[offset]: "upper" for offset in tables.START_UPPER}
        self.side |= {name_of[offset]: "lower" for offset in tables.START_LOWER}

    def _lay_region(self, letter: str, number: int, centre: Coordinate, turned: bool) -> None:
        """Put a region tile on the map and remember its water source and spots."""
        terrain = {tables.WATER_SPOT: "water"}
        for patch, patch_terrain in zip(tables.PATCHES, tables.REGION_TILES[number], strict=True):
            terrain |= dict.fromkeys(patch, patch_terrain)
        name_of = self._lay_tile(letter, terrain, centre, turned)
        self.water_sources.append(name_of[tables.WATER_SPOT])
        self.prey_spots.append(name_of[tables.PREY_SPOT])
        self.lone_wolf_spots += [name_of[offset] for offset in tables.LONE_WOLF_SPOTS]

    def _lay_tile(
        self, letter: str, terrain: dict[Coordinate, str], centre: Coordinate, turned: bool
    ) -> dict[Coordinate, str]:
        """Name the sixteen hexes of a tile, by columns as they lie, and return names by offset."""
        sign = -1 if turned else 1
        as_it_lies = sorted((sign * x, sign * y) for x, y in terrain)
        name_of = {}
        for number, (x, y) in enumerate(as_it_lies, start=1):
            name = f"{letter}{number}"
            offset = (sign * x, sign * y)
            name_of[offset] = name
            self.names.append(name)
            self.coordinate[name] = (centre[0] + x, centre[1] + y)
            self.terrain[name] = terrain[offset]
        return name_of

    def _neighbours_of(self, name: str) -> list[str]:
        """The hexes of the map that touch this one."""
        x, y = self.coordinate[name]
        steps = [(x + dx, y + dy) for dx, dy in tables.NEIGHBOUR_STEPS]
        return [self._name_at[xy] for xy in steps if xy in self._name_at]

    def name_beside(self, name: str, step: Coordinate) -> str:
        """The hex one step (dx, dy) away."""
        x, y = self.coordinate[name]
        return self._name_at[(x + step[0], y + step[1])]

    def in_order(self, names: set[str] | list[str]) -> list[str]:
        """The hexes in the order of offers: S first, then A, B, …, each by number."""
        wanted = set(names)
        return [name for name in self.names if name in wanted]

    def is_land(self, name: str) -> bool:
        """Whether the hex is neither water nor chasm (W15)."""
        return self.terrain[name] in tables.TERRAINS

    def distance(self, one: str, other: str) -> int:
        """The plain hex distance (W29)."""
        (x1, y1), (x2, y2) = self.coordinate[one], self.coordinate[other]
        dx, dy = x1 - x2, y1 - y2
        return (abs(dx) + abs(dy) + abs(dx - dy)) // 2

    def walking_distances(self, start: str) -> dict[str, int]:
        """The steps from a hex to every hex that can be reached around water and chasm (W17)."""
        if start not in self._walks:
            self._walks[start] = self._walk_from(start)
        return self._walks[start]

    def _walk_from(self, start: str) -> dict[str, int]:
        """Breadth-first search over land."""
        steps = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self.neighbours[here]:
                if there not in steps and self.is_land(there):
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def next_to_water(self, name: str) -> bool:
        """Whether a water source touches the hex (W25)."""
        return any(self.terrain[near] == "water" for near in self.neighbours[name])


def letter_of(name: str) -> str:
    """The letter of the tile that a hex belongs to."""
    return name[0]


@lru_cache(maxsize=64)
def board_for(players: int, regions: tuple[int, ...]) -> Board:
    """The map of a set-up, built once."""
    return Board(players, regions)
