"""What a row tells of a decision of The Wolves: the turn, the points, the words."""

import numpy as np

from ..engine.compiled import compiled, wide
from ..engine.kernels import Numbers, States
from ..games.the_wolves.actions import NUM_ACTIONS, Act, argument_of, kind_of
from ..games.the_wolves.box.components import MOST_PLAYERS, PAYMENTS
from ..games.the_wolves.forms.names import ACT_NAMES, ASK_NAMES
from ..games.the_wolves.forms.notation import action_text, tiles_text
from ..games.the_wolves.forms.sheet import SOURCES, fill_points
from ..games.the_wolves.payment import COST
from ..games.the_wolves.state import State
from .rows import Rows


def room() -> Numbers:
    """Room for what the score sheet counts beside the points: the ranks."""
    return np.zeros(MOST_PLAYERS, dtype=np.int64)


@compiled
def fill_row(states: States, index: int, points: Numbers, ranks: Numbers) -> None:
    """The points of each seat by source."""
    fill_points(states, index, points, ranks)


@compiled
def turn_of(state: State) -> int:
    """How many turns have been taken."""
    return wide(state.turns)


@compiled
def word_of(state: State, action: int) -> int:
    """Where the words of an action stand: those of a payment also depend on what it costs."""
    if kind_of(action) != Act.PAY:
        return action
    return NUM_ACTIONS + PAYMENTS * wide(COST[state.doing]) + argument_of(action)


def words() -> list[str]:
    """The words of all actions, in the order of `word_of`."""
    nothing_paid = State.zeros()[0]
    return [
        *(action_text(nothing_paid, action) for action in range(NUM_ACTIONS)),
        *(
            f"{ACT_NAMES[Act.PAY]} {tiles_text(tiles, cost)}"
            for cost in range(int(COST.max()) + 1)
            for tiles in range(PAYMENTS)
        ),
    ]


ROWS = Rows(
    sources=SOURCES,
    asks=ASK_NAMES,
    words=words,
    room=room,
    turn_of=turn_of,
    word_of=word_of,
    fill_row=fill_row,
)
