"""What the end of a game is worth to a bot: above all the win, a little the margin."""

import math

import numpy as np

from ...engine.compiled import compiled, wide
from ...games.lone_wolves.scoring import balance, lead_of_first
from ...games.lone_wolves.state import State

WIN_WEIGHT = 0.7
MARGIN_SCALE = 12
_MOST_AHEAD = 100
"""Beyond so many points a margin is worth no more."""


def share_of(ahead: float) -> float:
    """A guess how likely a seat wins that is so many points ahead."""
    return 0.5 + 0.5 * math.tanh(ahead / MARGIN_SCALE)


_SHARES = np.array([share_of(ahead) for ahead in range(-_MOST_AHEAD, _MOST_AHEAD + 1)])


@compiled
def win_by(lead: int) -> float:
    """1 if the first seat has won with a lead, 0 if the second, a half if they share the win."""
    if lead == 0:
        return 0.5
    return 1.0 if lead > 0 else 0.0


@compiled
def end_for_first(state: State) -> tuple[float, float]:
    """What an end is worth to the first seat, from 0 to 1, the rest to the second; and its win."""
    points = balance(state)
    win = win_by(points if points != 0 else lead_of_first(state))
    ahead = max(-_MOST_AHEAD, min(_MOST_AHEAD, points))
    return WIN_WEIGHT * win + (1.0 - WIN_WEIGHT) * float(_SHARES[wide(ahead) + _MOST_AHEAD]), win
