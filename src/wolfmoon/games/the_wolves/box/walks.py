"""How far it is to walk: a table of steps between any two hexes of each map.

Paths cross everything but water and chasm (W17), and those never change. So this is the only
search for a path; whoever asks how far something is looks it up.
"""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from .components import FEWEST_PLAYERS
from .maps import HEXES, LAYOUTS, Layout

Steps = npt.NDArray[np.int8]
SIDES = 6
FAR = 99
"""In the place of a number of steps: nobody can walk there."""


def _steps(layout: Layout) -> Steps:
    """Steps from each hex (first) to each other one, for all starts at once.

    A product of matrices would do the same, but whatever multiplies them starts threads.
    """
    near = np.full((HEXES, SIDES), HEXES)  # where there is no neighbour, nobody comes from
    for hex_ in filter(layout.is_land, layout.points):
        neighbours = layout.neighbours(hex_)
        near[hex_, : len(neighbours)] = neighbours
    steps = np.full((HEXES, HEXES), FAR, dtype=np.int8)  # to each hex (first)
    ring, taken = np.zeros((HEXES + 1, HEXES), dtype=bool), 0
    ring[[*layout.points], [*layout.points]] = True
    while ring.any():
        steps[ring[:HEXES]] = taken
        taken += 1
        ring[:HEXES] = ring[near].any(axis=1) & (steps == FAR)
    return steps.T


STEPS: Steps = np.array([_steps(layout) for layout in LAYOUTS.values()])
"""By number of players, start and end."""
LONGEST_WALK = int(STEPS[STEPS < FAR].max())


def steps_between(players: int, start: int, end: int) -> int:
    """How many steps a walk from one hex to another takes."""
    return int(STEPS[players - FEWEST_PLAYERS, start, end])


@lru_cache(maxsize=4096)
def walk_between(players: int, start: int, end: int) -> tuple[int, ...]:
    """The hexes of a shortest walk, both ends with it; the ends alone where nobody can walk."""
    if steps_between(players, start, end) == FAR:
        return start, end
    layout, walk = LAYOUTS[players], [start]
    while walk[-1] != end:
        left = steps_between(players, walk[-1], end)
        land = filter(layout.is_land, layout.neighbours(walk[-1]))
        walk.append(next(near for near in land if steps_between(players, near, end) < left))
    return tuple(walk)
