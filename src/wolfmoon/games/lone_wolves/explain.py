"""Why not, in words: the facts behind a reason code and an English sentence about them.

The sentences speak only of what the seat to decide can see.
"""

from typing import Any

from ...engine.errors import Refusal
from .actions import HIDDEN, Act, Ask
from .components import LAND_ROOM, LANDS, VALUES
from .facts import trick_facts
from .names import BOARD_NAMES, CARD_NAMES, LAND_NAMES, SCAR_NAMES, SLOT_NAMES, SUIT_NAMES
from .notation import kind_and_argument
from .plain import slot_room, slot_scars
from .reasons import CLAUSES, Reason

Facts = dict[str, Any]

QUESTIONS: dict[Ask, str] = {
    Ask.LEAD: "which card to lead, and where",
    Ask.FOLLOW: "which card to follow with, and where",
    Ask.TAKE: "which scar to take",
    Ask.PLACE: "where to put the scar",
    Ask.OVER: "nothing: the game is over",
}

SENTENCES: dict[Reason, str] = {
    Reason.GAME_OVER: "The game is over.",
    Reason.LEAD_FIRST: "First lead a card.",
    Reason.FOLLOW_FIRST: "First follow with a card.",
    Reason.TAKE_FIRST: "First take a scar from the {from_land}, where your losing card lies.",
    Reason.PLACE_FIRST: "First put your scar on an empty slot.",
    Reason.NOT_IN_YOUR_HAND: "{card} is not in your hand.",
    Reason.MUST_FOLLOW_SUIT: "{led} was led and you hold {suit}; {card} does not follow suit.",
    Reason.LAND_FULL: "The {land} is full: it holds {room} cards.",
    Reason.NO_SUCH_SCAR: "No {scar} lies face up in the {from_land}, where your losing card lies.",
    Reason.NO_HIDDEN_SCAR: "No scar lies face down in the {from_land}, "
    "where your losing card lies.",
    Reason.NO_BORDER_SLOTS: "The borders have no slots on the {board} board of this table.",
    Reason.NO_EMPTY_SLOT: "You have no empty slot at {slot}: room for {room}, {taken} taken.",
}


def explain(states: Any, action: int, reason: int) -> Refusal:
    """A reason code with its rule, facts and sentence."""
    state, code = states[0], Reason(reason)
    facts = _facts(state, action, code)
    return Refusal(code.name.lower(), CLAUSES[code], facts, SENTENCES[code].format(**facts))


def _facts(state: Any, action: int, code: Reason) -> Facts:
    """What the sentence of a reason speaks of."""
    if code == Reason.TAKE_FIRST:
        return {"from_land": LAND_NAMES[trick_facts(state).losing_land]}
    if code in (Reason.GAME_OVER, Reason.LEAD_FIRST, Reason.FOLLOW_FIRST, Reason.PLACE_FIRST):
        return {}
    kind, argument = kind_and_argument(action)
    if kind == Act.PLAY:
        return _play_facts(state, argument, code)
    if kind == Act.TAKE:
        scar = {} if argument == HIDDEN else {"scar": SCAR_NAMES[argument]}
        return {**scar, "from_land": LAND_NAMES[trick_facts(state).losing_land]}
    return _slot_facts(state, argument)


def _play_facts(state: Any, play: int, code: Reason) -> Facts:
    facts: Facts = {"card": CARD_NAMES[play // LANDS], "land": LAND_NAMES[play % LANDS]}
    if code == Reason.LAND_FULL:
        return {**facts, "room": LAND_ROOM}
    if code == Reason.MUST_FOLLOW_SUIT:
        led = int(state.led_card)
        return {**facts, "led": CARD_NAMES[led], "suit": SUIT_NAMES[led // VALUES]}
    return facts


def _slot_facts(state: Any, slot: int) -> Facts:
    return {
        "slot": SLOT_NAMES[slot],
        "room": slot_room(state, slot),
        "taken": len(slot_scars(state, int(state.seat), slot)),
        "board": BOARD_NAMES[state.board],
    }
