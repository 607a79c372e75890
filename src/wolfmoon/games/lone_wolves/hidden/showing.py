"""What a decision brings to light: every card comes from a hidden hand, scars from face-down heaps.

Nobody may go back past a decision that showed something, and nobody learns by asking what they
would learn by deciding.
"""

from ..actions import HIDDEN, Act
from ..forms.notation import action_text, kind_and_argument, record
from ..state import State


def shows_all(action: int) -> bool:
    """Whether a decision shows anybody something new: only a scar taken face up does not."""
    kind, argument = kind_and_argument(action)
    return kind != Act.TAKE or argument == HIDDEN


def shows_taker(state: State, action: int) -> bool:
    """Whether a decision shows the one who takes it something new."""
    kind, _ = kind_and_argument(action)
    return kind != Act.PLACE and record(state, action, int(state.seat)) != action_text(action)
