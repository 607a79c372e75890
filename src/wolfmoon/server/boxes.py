"""What is printed on the components of the games, as the client needs it."""

from collections.abc import Callable
from typing import Any

from ..engine.errors import phrase
from ..games.lone_wolves.box import components as lone
from ..games.lone_wolves.forms import names as lone_names
from ..games.lone_wolves.forms.options import default_house
from ..games.the_wolves.box import components as wolves
from ..games.the_wolves.box.maps import HEX_NAMES, LAYOUTS, PLACE_LETTERS, REGION_TILES, place_of
from ..games.the_wolves.forms import names as wolves_names
from .refused import Refused

Data = dict[str, Any]
PLAYERS = {
    "the-wolves": list(range(wolves.FEWEST_PLAYERS, wolves.MOST_PLAYERS + 1)),
    "lone-wolves": [lone.SEATS],
}


def the_wolves_box() -> Data:
    """The box of The Wolves."""
    terrains, tracks = wolves_names.TERRAIN_NAMES, wolves_names.TRACK_NAMES
    bonus = [each.name.lower() for each in wolves.Bonus]
    return {
        "terrains": terrains,
        "tiles": [
            (terrains[tile], terrains[(tile + 1) % wolves.TERRAINS])
            for tile in range(wolves.DOUBLE_SIDED_TILES)
        ],
        "prey": wolves_names.PREY_NAMES,
        "attributes": dict(zip(tracks, wolves.ATTRIBUTE.tolist(), strict=True)),
        "den_bonus": [
            {track: [bonus[den] for den in dens] for track, dens in zip(tracks, rows, strict=True)}
            for rows in wolves.DEN_BONUS.tolist()
        ],
        "den_points": wolves.DEN_POINTS.tolist(),
        "wolf_points": wolves.WOLF_POINTS.tolist(),
        "wolf_track": [wolves_names.KIND_NAMES[kind] for kind in wolves.WOLF_TRACK.tolist()],
        "lair_points": wolves.LAIR_POINTS.tolist(),
        "prey_points": wolves.PREY_POINTS.tolist(),
        "dates": [dates[1:] for dates in wolves.DATES.tolist()],
        "first_points": _by_phase(wolves.FIRST_POINTS.tolist()),
        "second_points": _by_phase(wolves.SECOND_POINTS.tolist()),
        "costs": {
            "move": wolves.MOVE_COST,
            "den": wolves.DEN_COST,
            "lair": wolves.LAIR_COST,
            "howl": wolves.HOWL_COST,
            "dominate": wolves.DOMINATE_COST,
        },
        "control": dict(zip(wolves_names.KIND_NAMES, wolves.CONTROL.tolist(), strict=True)),
        "regions": {
            tile: [terrains[terrain] for terrain in patches]
            for tile, patches in REGION_TILES.items()
        },
    }


def _by_phase(numbers: list[int]) -> Data:
    return dict(zip(wolves_names.PHASE_NAMES[1:], numbers[1:], strict=True))


def lone_wolves_box() -> Data:
    """The box of Lone Wolves."""
    suits, scars = lone_names.SUIT_NAMES, lone_names.SCAR_NAMES
    return {
        "suits": suits,
        "letters": dict(zip(suits, lone_names.SUIT_LETTERS, strict=True)),
        "lands": lone_names.LAND_NAMES,
        "values": list(range(lone.LOWEST, lone.HIGHEST + 1)),
        "hand": lone.HAND,
        "land_room": lone.LAND_ROOM,
        "scars": {scars[scar]: scar.name.lower() for scar in lone.Scar},
        "scar_values": dict(zip(scars, lone.PER_SCAR.tolist(), strict=True)),
        "moon_points": dict(
            zip(lone_names.MOON_NAMES[1:], lone.MOON_POINTS.tolist()[1:], strict=True)
        ),
    }


def the_wolves_options() -> Data:
    """What can be chosen at a table of The Wolves."""
    return {"packs": wolves_names.TERRAIN_NAMES}


def lone_wolves_options() -> Data:
    """What can be chosen at a table of Lone Wolves."""
    return {
        "boards": lone_names.BOARD_NAMES,
        "house": {lone_names.BOARD_NAMES[board]: default_house(board) for board in lone.Board},
        "most_honour": lone.MOST_HONOUR,
        "most_scars": lone.SCARS,
    }


BOXES: dict[str, Callable[[], Data]] = {
    "the-wolves": the_wolves_box,
    "lone-wolves": lone_wolves_box,
}
OPTIONS: dict[str, Callable[[], Data]] = {
    "the-wolves": the_wolves_options,
    "lone-wolves": lone_wolves_options,
}


def map_data(players: int, regions: list[int]) -> Data:
    """The hexes of a map of The Wolves, with the region tile at each place."""
    layout = LAYOUTS[players]
    places = layout.region_places
    if len(regions) != len(places) or not set(regions) <= set(REGION_TILES):
        problem = phrase("input-regions", count=len(places))
        raise Refused("bad-request", field="regions", problem=problem)
    tiles = dict(zip(places, regions, strict=True))
    hexes = []
    for hex_, (x, y) in layout.points.items():
        ground = layout.ground(hex_, tiles)
        name = ground if isinstance(ground, str) else wolves_names.TERRAIN_NAMES[ground]
        region = PLACE_LETTERS[place_of(hex_)]
        hexes.append({"name": HEX_NAMES[hex_], "x": x, "y": y, "ground": name, "region": region})
    return {"hexes": hexes}
