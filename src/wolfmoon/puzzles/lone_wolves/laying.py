"""How an ending is laid out as a puzzle: every scar face up, so that only cards can be hidden."""

from ...engine.kernels import States
from ...games.lone_wolves.forms.plain import to_data
from ...games.lone_wolves.forms.reading import from_data


def laid_open(states: States) -> States:
    """The position with its face-down scars turned up where they lie."""
    data = to_data(states[0])
    lands = [
        {**land, "shown": [*land["shown"], *land["hidden"]], "hidden": []} for land in data["lands"]
    ]
    return from_data({**data, "lands": lands})
