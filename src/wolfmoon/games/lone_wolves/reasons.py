"""Why something can't be done: a code, and the rule that it comes from."""

from enum import IntEnum


class Reason(IntEnum):
    """The answer of every rule: OK, or what stands in the way."""

    OK = 0
    GAME_OVER = 1
    # something else is asked
    LEAD_FIRST = 2
    FOLLOW_FIRST = 3
    TAKE_FIRST = 4
    PLACE_FIRST = 5
    # play
    NOT_IN_YOUR_HAND = 6
    MUST_FOLLOW_SUIT = 7
    LAND_FULL = 8
    # take
    NO_SUCH_SCAR = 9
    NO_HIDDEN_SCAR = 10
    # place
    NO_BORDER_SLOTS = 11
    NO_EMPTY_SLOT = 12


CLAUSES: dict[Reason, str] = {
    Reason.GAME_OVER: "L18",
    Reason.LEAD_FIRST: "L5",
    Reason.FOLLOW_FIRST: "L6",
    Reason.TAKE_FIRST: "L12",
    Reason.PLACE_FIRST: "L12",
    Reason.NOT_IN_YOUR_HAND: "L5",
    Reason.MUST_FOLLOW_SUIT: "L6",
    Reason.LAND_FULL: "L7",
    Reason.NO_SUCH_SCAR: "L12",
    Reason.NO_HIDDEN_SCAR: "L12",
    Reason.NO_BORDER_SLOTS: "L16",
    Reason.NO_EMPTY_SLOT: "L12",
}
