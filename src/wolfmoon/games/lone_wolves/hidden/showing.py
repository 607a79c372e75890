"""What a decision brings to light: every card comes from a hidden hand, scars from face-down heaps.

Nobody may go back past a decision that showed something, and nobody learns by asking what they
would learn by deciding.
"""

from typing import Any

from ..actions import HIDDEN, Act
from ..forms.names import HIDDEN_NAME
from ..forms.notation import action_text, kind_and_argument, record
from ..forms.plain import Data


def shows_all(action: int) -> bool:
    """Whether a decision shows anybody something new: only a scar taken face up does not."""
    kind, argument = kind_and_argument(action)
    return kind != Act.TAKE or argument == HIDDEN


def shows_taker(state: Any, action: int) -> bool:
    """Whether a decision shows the one who takes it something new."""
    kind, _ = kind_and_argument(action)
    return kind != Act.PLACE and record(state, action, int(state.seat)) != action_text(action)


def veil(before: Data, after: Data) -> Data:
    """A view after a decision that would show its taker a scar, with that scar left unknown."""
    veiled = {**after, "lands": [dict(land) for land in after["lands"]]}
    if before["in_hand"] is None and after["in_hand"] is not None and after["taken_hidden"]:
        veiled["in_hand"] = HIDDEN_NAME
    for land, was in zip(veiled["lands"], before["lands"], strict=True):
        if len(land["shown"]) > len(was["shown"]):
            land["shown"] = [*was["shown"], HIDDEN_NAME]
    if len(after.get("discarded", ())) > len(before.get("discarded", ())):
        veiled["discarded"] = [*before.get("discarded", ()), HIDDEN_NAME]
    return veiled
