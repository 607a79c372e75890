"""What a decision gives away, in a game that hides something.

Nobody may go back past a decision that showed something, and nobody learns by asking what they
would learn by deciding.
"""

from typing import Any

from ..engine.game import Rules

Data = dict[str, Any]
UNKNOWN = "hidden"
"""What stands in a preview for a thing that will only then be seen."""


def hides(rules: Rules) -> bool:
    """Whether a game has secrets."""
    return type(rules).seen is not Rules.seen


def shows_all(rules: Rules, state: Any, number: int) -> bool:
    """Whether a decision shows anybody something that they could not see before.

    In Lone Wolves every card comes from a hidden hand, and every scar that lay face down is news;
    only a scar taken from the face-up ones is not.
    """
    if not hides(rules):
        return False
    data = rules.action_data(state, number)
    return bool(data["action"] != "take" or data["scar"] == UNKNOWN)


def shows_taker(rules: Rules, state: Any, number: int) -> bool:
    """Whether a decision shows the one who takes it something that they could not see before."""
    if not hides(rules) or rules.action_data(state, number)["action"] == "place":
        return False
    seat = rules.seat(state)
    return rules.record(state, number, seat) != rules.action_text(state, number)


def veil(before: Data, after: Data) -> Data:
    """A view after a decision that would show its taker a scar, with that scar left unknown."""
    veiled = {**after, "lands": [dict(land) for land in after["lands"]]}
    if before["in_hand"] is None and after["in_hand"] is not None and after["taken_hidden"]:
        veiled["in_hand"] = UNKNOWN
    for land, was in zip(veiled["lands"], before["lands"], strict=True):
        if len(land["shown"]) > len(was["shown"]):
            land["shown"] = [*was["shown"], UNKNOWN]
    if len(after.get("discarded", ())) > len(before.get("discarded", ())):
        veiled["discarded"] = [*before.get("discarded", ()), UNKNOWN]
    return veiled
