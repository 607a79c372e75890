"""What is printed on the components of Lone Wolves and can be chosen, as a client needs it."""

from typing import Any

from ..box import components
from . import names
from .options import default_house

Data = dict[str, Any]


def box() -> Data:
    """The box of Lone Wolves."""
    suits, scars = names.SUIT_NAMES, names.SCAR_NAMES
    return {
        "suits": suits,
        "letters": dict(zip(suits, names.SUIT_LETTERS, strict=True)),
        "lands": names.LAND_NAMES,
        "values": list(range(components.LOWEST, components.HIGHEST + 1)),
        "hand": components.HAND,
        "land_room": components.LAND_ROOM,
        "scars": {scars[scar]: scar.name.lower() for scar in components.Scar},
        "scar_values": dict(zip(scars, components.PER_SCAR.tolist(), strict=True)),
        "moon_points": dict(
            zip(names.MOON_NAMES, components.MOON_POINTS.tolist()[1:], strict=True)
        ),
    }


def choices() -> Data:
    """What can be chosen at a table of Lone Wolves."""
    return {
        "boards": names.BOARD_NAMES,
        "house": {names.BOARD_NAMES[board]: default_house(board) for board in components.Board},
        "most_honour": components.MOST_HONOUR,
        "most_scars": components.SCARS,
    }
