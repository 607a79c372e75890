"""How far the prey and the land of each region lie from every hex."""

import numpy as np
import numpy.typing as npt

from ...games.the_wolves.box.components import FEWEST_PLAYERS
from ...games.the_wolves.box.maps import HEXES, LAYOUTS, PLACES, Layout, place_of

FAR = 99


def _walks_to(layout: Layout, ring: set[int]) -> list[int]:
    """Steps from each hex to the nearest of some hexes, around water and chasm."""
    row = [FAR] * HEXES
    steps = 0
    while ring:
        for hex_ in ring:
            row[hex_] = steps
        around = {near for hex_ in ring for near in layout.neighbours(hex_)}
        ring = {hex_ for hex_ in around if layout.is_land(hex_) and row[hex_] == FAR}
        steps += 1
    return row


def _walks() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """Steps from each hex to a region's prey and into the region, by players and place."""
    to_prey, into = np.full((2, len(LAYOUTS), PLACES, HEXES), FAR, dtype=np.int8)
    for players, layout in LAYOUTS.items():
        for place in layout.region_places:
            beside = layout.neighbours(layout.prey_spot(place))
            inside = [hex_ for hex_ in layout.points if place_of(hex_) == place]
            for table, goals in ((to_prey, beside), (into, inside)):
                ring = {hex_ for hex_ in goals if layout.is_land(hex_)}
                table[players - FEWEST_PLAYERS, place] = _walks_to(layout, ring)
    return to_prey, into


WALK_TO_PREY, WALK_INTO = _walks()
