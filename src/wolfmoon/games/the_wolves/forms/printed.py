"""What is printed on the components of The Wolves and can be chosen, as a client needs it."""

from typing import Any

from ....engine.errors import BadInput, phrase
from ..box import components
from ..box.maps import HEX_NAMES, LAYOUTS, PLACE_LETTERS, REGION_TILES, place_of
from . import names

Data = dict[str, Any]


def box() -> Data:
    """The box of The Wolves."""
    terrains, tracks = names.TERRAIN_NAMES, names.TRACK_NAMES
    bonus = [each.name.lower() for each in components.Bonus]
    return {
        "terrains": terrains,
        "tiles": [
            (terrains[tile], terrains[(tile + 1) % components.TERRAINS])
            for tile in range(components.DOUBLE_SIDED_TILES)
        ],
        "prey": names.PREY_NAMES,
        "attributes": dict(zip(tracks, components.ATTRIBUTE.tolist(), strict=True)),
        "den_bonus": [
            {track: [bonus[den] for den in dens] for track, dens in zip(tracks, rows, strict=True)}
            for rows in components.DEN_BONUS.tolist()
        ],
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


def _by_phase(numbers: list[int]) -> Data:
    return dict(zip(names.PHASE_NAMES[1:], numbers[1:], strict=True))


def choices() -> Data:
    """What can be chosen at a table of The Wolves."""
    return {"packs": names.TERRAIN_NAMES}


def map_data(players: int, regions: list[int]) -> Data:
    """The hexes of a map of The Wolves, with the region tile at each place."""
    layout = LAYOUTS[players]
    places = layout.region_places
    if len(regions) != len(places) or not set(regions) <= set(REGION_TILES):
        raise BadInput(phrase("input-regions", count=len(places)), "regions")
    tiles = dict(zip(places, regions, strict=True))
    hexes = []
    for hex_, (x, y) in layout.points.items():
        ground = layout.ground(hex_, tiles)
        name = ground if isinstance(ground, str) else names.TERRAIN_NAMES[ground]
        region = PLACE_LETTERS[place_of(hex_)]
        hexes.append({"name": HEX_NAMES[hex_], "x": x, "y": y, "ground": name, "region": region})
    return {"hexes": hexes}
