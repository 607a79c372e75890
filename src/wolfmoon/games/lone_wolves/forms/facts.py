"""What Python wants to know of a trick: the rules' own answers, in one call."""

from typing import NamedTuple

from ....engine.compiled import kernel
from ..moons import next_trump
from ..scars import has_room
from ..state import State, losing_land, other
from ..tricks import trick_winner


class TrickFacts(NamedTuple):
    """Answers about the trick under way."""

    loser: int  # who loses it, once both cards lie there
    losing_land: int  # where the loser's card lies, while the loser decides
    has_room: bool  # whether the loser has a slot for a scar
    next_trump: int  # the trump of the next trick as suit plus one; 0 for none


@kernel
def find_trick_facts(state: State) -> tuple[int, int, bool, int]:
    """The facts of a trick as a plain tuple."""
    winner, _ = trick_winner(state)
    return other(winner), losing_land(state), has_room(state), next_trump(state)


def trick_facts(state: State) -> TrickFacts:
    """Answers about the trick under way; those that mean nothing now are to be ignored."""
    return TrickFacts(*find_trick_facts(state))
