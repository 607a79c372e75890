"""How far the prey and the land of each region lie from every hex."""

import numpy as np
import numpy.typing as npt

from ...games.the_wolves.box.maps import HEXES, LAYOUTS, PLACES, place_of
from ...games.the_wolves.box.walks import FAR, STEPS


def _walks() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """Steps from each hex to a region's prey and into the region, by players and place."""
    to_prey, into = np.full((2, len(LAYOUTS), PLACES, HEXES), FAR, dtype=np.int8)
    for number, layout in enumerate(LAYOUTS.values()):
        for place in layout.region_places:
            beside = layout.neighbours(layout.prey_spot(place))
            inside = [hex_ for hex_ in layout.points if place_of(hex_) == place]
            for table, goals in ((to_prey, beside), (into, inside)):
                ends = [hex_ for hex_ in goals if layout.is_land(hex_)]
                table[number, place] = STEPS[number, ends].min(axis=0)
    return to_prey, into


WALK_TO_PREY, WALK_INTO = _walks()
