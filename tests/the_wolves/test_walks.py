"""How far it is to walk: around water and chasm, across everything else.                [W17]"""

import pytest

from wolfmoon.games.the_wolves.box.maps import HEX_NUMBERS, LAYOUTS
from wolfmoon.games.the_wolves.box.walks import FAR, steps_between


def steps(players: int, start: str, end: str) -> int:
    return steps_between(players, HEX_NUMBERS[start], HEX_NUMBERS[end])


@pytest.mark.parametrize("players", LAYOUTS)
def test_a_walk_is_a_step_longer_than_the_shortest_one_to_a_neighbour(players: int) -> None:
    """[W17] Land is a step from its nearest neighbour to the start; nobody walks into water."""
    layout = LAYOUTS[players]
    for start in layout.points:
        for end in layout.points:
            found = steps_between(players, start, end)
            if start == end:
                assert found == 0
            elif not layout.is_land(end):
                assert found == FAR
            else:
                near = [
                    here for here in layout.neighbours(end) if here == start or layout.is_land(here)
                ]
                assert found == 1 + min(steps_between(players, start, here) for here in near)


def test_the_chasm_is_walked_around() -> None:
    """[W17] S4 and S6 lie two hexes apart, with the chasm between them."""
    assert steps(3, "S4", "S4") == 0
    assert steps(3, "S4", "S6") > 2
