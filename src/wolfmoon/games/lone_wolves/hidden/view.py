"""What one seat may see: the only door through which anything leaves.

Hidden are the other hand, the cards set aside, the scars in the box and the face-down ones with
their order, and a scar taken face down until it is placed. Each is replaced by how many
there are. A spectator sees neither hand.
"""

from typing import Any

from ....engine.rules import EVERYTHING
from ..box.components import SEATS
from ..forms.names import HIDDEN_NAME
from ..forms.plain import Data, to_data


def sees_in_hand(state: Any, viewer: int | None) -> bool:
    """Whether a viewer knows the scar on its way to a slot.                        [L12]"""
    return viewer == EVERYTHING or viewer == int(state.seat) or not state.taken_hidden


def view(state: Any, viewer: int | None) -> Data:
    """The position as plain data, with what a viewer can't see replaced by how much it is."""
    data = to_data(state)
    if viewer == EVERYTHING:
        return data
    data["hands"] = [
        data["hands"][seat] if seat == viewer else len(data["hands"][seat]) for seat in range(SEATS)
    ]
    data["set_aside"] = len(data["set_aside"])
    data["box"] = len(data["box"])
    for land in data["lands"]:
        land["hidden"] = len(land["hidden"])
    if data["in_hand"] is not None and not sees_in_hand(state, viewer):
        data["in_hand"] = HIDDEN_NAME
    return data
