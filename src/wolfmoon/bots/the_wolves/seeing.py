"""All that a bot sees in a position at the end of a turn: `state.seat` moves next."""

from ...engine.compiled import compiled, wide
from ...games.the_wolves.state import State
from .features import FEATURES, Rows
from .prospects import see_dominations, see_seat
from .regions import Holds, see_reach, see_regions


@compiled
def see(state: State, rows: Rows, holds: Holds) -> None:
    """Fill in the row of every seat; the holds are room to work in."""
    for seat in range(wide(state.seats)):
        for feature in range(FEATURES):
            rows[seat][feature] = 0.0
        see_seat(state, seat, rows[seat])
    see_dominations(state, rows)
    see_regions(state, rows, holds)
    see_reach(state, rows, holds)
