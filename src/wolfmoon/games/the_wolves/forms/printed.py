"""What is printed on the components of The Wolves and can be chosen, as a client needs it."""

from typing_extensions import TypedDict

from ....engine.errors import BadInput, phrase
from ....engine.shape import shape
from ..box import components
from ..box.maps import HEX_NAMES, LAYOUTS, PLACE_LETTERS, REGION_TILES, place_of
from ..models import Bonus, Ground, Kind, PhaseCounts, Prey, Terrain
from . import names


@shape
class TrackNumbers(TypedDict):
    """Numbers of each track, by dens built from it."""

    spread: list[int]
    speed: list[int]
    howl: list[int]


@shape
class TrackBonuses(TypedDict):
    """What comes with each den of a track."""

    spread: list[Bonus]
    speed: list[Bonus]
    howl: list[Bonus]


@shape
class Costs(TypedDict):
    """Tiles, by action."""

    move: int
    den: int
    lair: int
    howl: int
    dominate: int


@shape
class TheWolvesBox(TypedDict):
    """What is printed on the components of The Wolves; lists by players begin with two."""

    terrains: list[Terrain]
    tiles: list[tuple[Terrain, Terrain]]
    """Both sides of the five tiles."""
    prey: list[Prey]
    attributes: TrackNumbers
    den_bonus: list[TrackBonuses]
    """By players."""
    den_points: list[list[int]]
    """By players and dens built from a track."""
    wolf_points: list[int]
    wolf_track: list[Kind]
    lair_points: list[int]
    prey_points: list[list[int]]
    """By players and prey hunted."""
    dates: list[list[int]]
    """By players: the dates of the three phases."""
    first_points: PhaseCounts
    second_points: PhaseCounts
    costs: Costs
    control: dict[Kind, int]
    regions: dict[int, list[Terrain]]
    """The patches of each region tile."""


@shape
class TheWolvesOptions(TypedDict):
    """What can be chosen at a table of The Wolves."""

    packs: list[Terrain]
    """A pack for each seat may be chosen; else drawn."""


@shape
class MapHex(TypedDict):
    """A hex of a map of The Wolves."""

    name: str
    x: int
    """Axial coordinates of a flat-top hex."""
    y: int
    ground: Ground
    region: str
    """The letter of its tile; S is the start tile."""
    prey: bool
    """Whether the prey of its region stands here, as long as there is any."""


@shape
class GameMap(TypedDict):
    """The hexes of a map."""

    hexes: list[MapHex]


def box() -> TheWolvesBox:
    """The box of The Wolves."""
    terrains = names.TERRAIN_NAMES
    return {
        "terrains": terrains,
        "tiles": [
            (terrains[tile], terrains[(tile + 1) % components.TERRAINS])
            for tile in range(components.DOUBLE_SIDED_TILES)
        ],
        "prey": names.PREY_NAMES,
        "attributes": _attributes(*components.ATTRIBUTE.tolist()),
        "den_bonus": [_bonuses(*rows) for rows in components.DEN_BONUS.tolist()],
        "den_points": components.DEN_POINTS.tolist(),
        "wolf_points": components.WOLF_POINTS.tolist(),
        "wolf_track": [names.KIND_NAMES[kind] for kind in components.WOLF_TRACK.tolist()],
        "lair_points": components.LAIR_POINTS.tolist(),
        "prey_points": components.PREY_POINTS.tolist(),
        "dates": [dates[1:] for dates in components.DATES.tolist()],
        "first_points": _by_phase(components.FIRST_POINTS.tolist()),
        "second_points": _by_phase(components.SECOND_POINTS.tolist()),
        "costs": {
            "move": components.MOVE_COST,
            "den": components.DEN_COST,
            "lair": components.LAIR_COST,
            "howl": components.HOWL_COST,
            "dominate": components.DOMINATE_COST,
        },
        "control": dict(zip(names.KIND_NAMES, components.CONTROL.tolist(), strict=True)),
        "regions": {
            tile: [terrains[terrain] for terrain in patches]
            for tile, patches in REGION_TILES.items()
        },
    }


def _attributes(spread: list[int], speed: list[int], howl: list[int]) -> TrackNumbers:
    return {"spread": spread, "speed": speed, "howl": howl}


def _bonuses(*tracks: list[int]) -> TrackBonuses:
    spread, speed, howl = ([names.BONUS_NAMES[den] for den in dens] for dens in tracks)
    return {"spread": spread, "speed": speed, "howl": howl}


def _by_phase(numbers: list[int]) -> PhaseCounts:
    _, crescent, quarter, full = numbers
    return {"crescent": crescent, "quarter": quarter, "full": full}


def choices() -> TheWolvesOptions:
    """What can be chosen at a table of The Wolves."""
    return {"packs": names.TERRAIN_NAMES}


def map_data(players: int, regions: list[int]) -> GameMap:
    """The hexes of a map of The Wolves, with the region tile at each place."""
    layout = LAYOUTS[players]
    places = layout.region_places
    if len(regions) != len(places) or not set(regions) <= set(REGION_TILES):
        raise BadInput(phrase("input-regions", count=len(places)), "regions")
    tiles = dict(zip(places, regions, strict=True))
    prey = {layout.prey_spot(place) for place in places}
    hexes: list[MapHex] = []
    for hex_, (x, y) in layout.points.items():
        ground = layout.ground(hex_, tiles)
        name = names.TERRAIN_NAMES[ground] if isinstance(ground, components.Terrain) else ground
        region = PLACE_LETTERS[place_of(hex_)]
        at: MapHex = {
            "name": HEX_NAMES[hex_],
            "x": x,
            "y": y,
            "ground": name,
            "region": region,
            "prey": hex_ in prey,
        }
        hexes.append(at)
    return {"hexes": hexes}
