"""What would be if a turn were left out: the rules know no passing, but a threat is seen by it."""

from ...engine.kernels import States
from ...engine.record import copied


def passed(states: States) -> States:
    """The position with the turn at the next seat, as if the one to decide had done nothing."""
    after = copied(states)
    state = after[0]
    state.seat = (int(state.seat) + 1) % int(state.seats)
    state.actions_taken = 0
    state.moonlight_at_start = state.moonlight
    return after
