"""What a decision brings to light: every card comes from a hidden hand, scars from face-down heaps.

Nobody may go back past a decision that showed something, and nobody learns by asking what they
would learn by deciding.
"""

from ..actions import HIDDEN, Act
from ..forms.names import HIDDEN_NAME
from ..forms.notation import action_text, kind_and_argument, record
from ..models import LandView, LoneWolvesView
from ..state import State


def shows_all(action: int) -> bool:
    """Whether a decision shows anybody something new: only a scar taken face up does not."""
    kind, argument = kind_and_argument(action)
    return kind != Act.TAKE or argument == HIDDEN


def shows_taker(state: State, action: int) -> bool:
    """Whether a decision shows the one who takes it something new."""
    kind, _ = kind_and_argument(action)
    return kind != Act.PLACE and record(state, action, int(state.seat)) != action_text(action)


def veil(before: LoneWolvesView, after: LoneWolvesView) -> LoneWolvesView:
    """A view after a decision that would show its taker a scar, with that scar left unknown."""
    lands = zip(before["lands"], after["lands"], strict=True)
    veiled: LoneWolvesView = {**after, "lands": [_veiled(was, land) for was, land in lands]}
    if before["in_hand"] is None and after["in_hand"] is not None and after["taken_hidden"]:
        veiled["in_hand"] = HIDDEN_NAME
    if len(after.get("discarded", ())) > len(before.get("discarded", ())):
        veiled["discarded"] = [*before.get("discarded", ()), HIDDEN_NAME]
    return veiled


def _veiled(was: LandView, land: LandView) -> LandView:
    if len(land["shown"]) <= len(was["shown"]):
        return land
    return {**land, "shown": [*was["shown"], HIDDEN_NAME]}
