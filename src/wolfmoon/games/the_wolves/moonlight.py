"""The moonlight board: what leaves the map brings the next phase nearer.       [W38–W40]

Every lone wolf, pack wolf and den removed from the map covers the next date. At the end of
a turn in which phases were reached, the regions with their tokens are scored, phase by
phase in order.
"""

from ...engine.compiled import compiled, wide
from .box.components import DATES, FEWEST_PLAYERS, Phase
from .scoring import score_regions
from .state import State


@compiled
def put_on_moonlight_board(state: State) -> None:
    """One piece more lies on the moonlight board."""
    state.moonlight += 1


@compiled
def score_phases_reached(state: State) -> None:
    """Every phase whose date is covered has been scored."""
    dates = DATES[state.seats - FEWEST_PLAYERS]
    while state.phase < Phase.FULL and wide(state.moonlight) >= dates[state.phase + 1]:
        state.phase += 1
        score_regions(state, wide(state.phase))
