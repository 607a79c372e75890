"""What a row tells of a decision of Lone Wolves: the trick, the points, the words."""

from typing import Any

from ..engine.compiled import compiled, wide
from ..engine.kernels import States
from ..games.lone_wolves.actions import NUM_ACTIONS
from ..games.lone_wolves.forms.names import ASK_NAMES, BOARD_NAMES
from ..games.lone_wolves.forms.notation import action_text
from ..games.lone_wolves.forms.sheet import SOURCES, fill, new_room
from ..games.lone_wolves.state import State
from .rows import Rows


def room() -> Any:
    """Room for everything that the score sheet counts."""
    return new_room()


@compiled
def fill_row(states: States, index: int, points: Any, sheet: Any) -> None:
    """The points of each seat by source."""
    sheet.points[:] = 0
    fill(states, index, sheet)
    points[:] = sheet.points


@compiled
def turn_of(state: State) -> int:
    """How many tricks have been taken."""
    return wide(state.trick)


@compiled
def word_of(state: State, action: int) -> int:
    """Where the words of an action stand."""
    return action


def words() -> list[str]:
    """The words of all actions as an offer has them, in the order of their numbers."""
    return [action_text(action) for action in range(NUM_ACTIONS)]


def board_of(state: State) -> str | None:
    """The side of the board."""
    return BOARD_NAMES[int(state.board)]


ROWS = Rows(
    sources=SOURCES,
    asks=ASK_NAMES,
    words=words,
    board_of=board_of,
    room=room,
    turn_of=turn_of,
    word_of=word_of,
    fill_row=fill_row,
)
