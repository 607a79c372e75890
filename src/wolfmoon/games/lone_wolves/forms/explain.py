"""Why not: the facts behind a reason code, and the key of the sentence about them.

The facts speak only of what the seat to decide can see.
"""

from ....engine.errors import Refusal
from ....engine.kernels import States
from ....words import key_of
from ..actions import HIDDEN, Act
from ..box.components import LAND_ROOM, LANDS, VALUES
from ..reasons import CLAUSES, Reason
from ..state import State
from .facts import trick_facts
from .names import BOARD_NAMES, CARD_NAMES, LAND_NAMES, SCAR_NAMES, SLOT_NAMES, SUIT_NAMES
from .notation import kind_and_argument
from .plain import GAME, slot_room, slot_scars
from .refusals import CardFacts, LoneWolvesFacts, SlotFacts


def explain(states: States, action: int, reason: int) -> Refusal:
    """A reason code with its rule, facts and words."""
    state, code = states[0], Reason(reason)
    facts = _facts(state, action, code)
    reason_name = code.name.lower()
    return Refusal(reason_name, CLAUSES[code], facts, key_of(GAME, reason_name))


def _facts(state: State, action: int, code: Reason) -> LoneWolvesFacts:
    """What the sentence of a reason speaks of."""
    if code == Reason.TAKE_FIRST:
        return {"from_land": LAND_NAMES[trick_facts(state).losing_land]}
    if code in (Reason.GAME_OVER, Reason.LEAD_FIRST, Reason.FOLLOW_FIRST, Reason.PLACE_FIRST):
        return {}
    kind, argument = kind_and_argument(action)
    if kind == Act.PLAY:
        return _play_facts(state, argument, code)
    if kind == Act.TAKE:
        land = LAND_NAMES[trick_facts(state).losing_land]
        if argument == HIDDEN:
            return {"from_land": land}
        return {"scar": SCAR_NAMES[argument], "from_land": land}
    return _slot_facts(state, argument)


def _play_facts(state: State, play: int, code: Reason) -> LoneWolvesFacts:
    facts: CardFacts = {"card": CARD_NAMES[play // LANDS], "land": LAND_NAMES[play % LANDS]}
    if code == Reason.LAND_FULL:
        return {**facts, "room": LAND_ROOM}
    if code == Reason.MUST_FOLLOW_SUIT:
        led = int(state.led_card)
        return {**facts, "led": CARD_NAMES[led], "suit": SUIT_NAMES[led // VALUES]}
    return facts


def _slot_facts(state: State, slot: int) -> SlotFacts:
    return {
        "slot": SLOT_NAMES[slot],
        "room": slot_room(state, slot),
        "taken": len(slot_scars(state, int(state.seat), slot)),
        "board": BOARD_NAMES[state.board],
    }
