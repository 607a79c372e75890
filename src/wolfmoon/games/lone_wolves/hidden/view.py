"""What one seat may see: the only door through which anything leaves.

Hidden are the other hand, the cards set aside, the scars in the box and the face-down ones with
their order, and a scar taken face down until it is placed. Each is replaced by how many
there are. A spectator sees neither hand.
"""

from ....engine.rules import EVERYTHING
from ..forms.names import HIDDEN_NAME
from ..forms.plain import to_data
from ..models import VIEW, LoneWolvesView
from ..state import State


def sees_in_hand(state: State, viewer: int | None) -> bool:
    """Whether a viewer knows the scar on its way to a slot.                        [L12]"""
    return viewer == EVERYTHING or viewer == int(state.seat) or not state.taken_hidden


def view(state: State, viewer: int | None) -> LoneWolvesView:
    """The position as plain data, with what a viewer can't see replaced by how much it is."""
    data = to_data(state)
    if viewer == EVERYTHING:
        return VIEW.given(data)
    unseen = data["in_hand"] is not None and not sees_in_hand(state, viewer)
    return {
        **data,
        "hands": [hand if seat == viewer else len(hand) for seat, hand in enumerate(data["hands"])],
        "set_aside": len(data["set_aside"]),
        "box": len(data["box"]),
        "lands": [{**land, "hidden": len(land["hidden"])} for land in data["lands"]],
        "in_hand": HIDDEN_NAME if unseen else data["in_hand"],
    }
