"""Decisions as text, both ways. The grammar is in docs/notation-lone-wolves.md.

An offer never shows anything hidden. The record of a decision that was carried out also says
which scar it showed, as far as the viewer saw it.
"""

from collections.abc import Sequence

from ....engine.errors import Phrase, Unreadable, phrase
from ....engine.rules import EVERYTHING
from ..actions import FIRST_PLACE, FIRST_TAKE, HIDDEN, Act, Ask
from ..box.cards import REVEALERS
from ..box.components import LANDS
from ..hidden.view import sees_taken
from ..models import LoneWolvesAction
from ..state import State
from .facts import trick_facts
from .names import CARD_NAMES, HIDDEN_NAME, LAND_NAMES, SCAR_NAMES, SLOT_NAMES
from .plain import pile_names

PLAY, TAKE, PLACE = (act.name.lower() for act in Act)
REVEALS = "reveals"
CARD = phrase("expect-card")
SCAR = phrase("expect-scar")


def kind_and_argument(action: int) -> tuple[Act, int]:
    """The kind of a decision, and its play, scar or slot."""
    for kind, first in ((Act.PLACE, FIRST_PLACE), (Act.TAKE, FIRST_TAKE)):
        if action >= first:
            return kind, action - first
    return Act.PLAY, action


def play_number(card: int, land: int) -> int:
    """The number of a play."""
    return LANDS * card + land


# -- to text ------------------------------------------------------------------------
def action_text(action: int) -> str:
    """How a decision is written in an offer."""
    kind, argument = kind_and_argument(action)
    if kind == Act.PLAY:
        return f"{PLAY} {CARD_NAMES[argument // LANDS]} {LAND_NAMES[argument % LANDS]}"
    if kind == Act.PLACE:
        return f"{PLACE} {SLOT_NAMES[argument]}"
    return f"{TAKE} {HIDDEN_NAME if argument == HIDDEN else SCAR_NAMES[argument]}"


def record(state: State, action: int, viewer: int | None) -> str:
    """How a decision stands in a viewer's log, with the scar that it showed them."""
    kind, argument = kind_and_argument(action)
    text = action_text(action)
    if kind == Act.PLAY:
        scar = _revealed(state, argument // LANDS, argument % LANDS)
        return text if scar is None else f"{text} {REVEALS} {scar}"
    if kind == Act.TAKE:
        scar = _taken(state, viewer) if argument == HIDDEN else None
        return text if scar is None else f"{text}={scar}"
    scar = _placed(state)
    return text if scar is None else f"{PLACE} {scar} {SLOT_NAMES[argument]}"


def _top_name(state: State, land: int) -> str | None:
    territory = state.lands[land]
    return pile_names(int(territory.pile), 1)[0] if territory.pile_left else None


def _revealed(state: State, card: int, land: int) -> str | None:
    """The scar that a card turns when it is played to a land.                      [L9]"""
    return _top_name(state, land) if REVEALERS >> card & 1 else None


def _taken(state: State, viewer: int | None) -> str | None:
    """The face-down scar that the loser would take, if a viewer sees it then.      [L12]"""
    if state.asks != Ask.TAKE:
        return None
    facts = trick_facts(state)
    if not sees_taken(int(state.seat), facts.has_room, viewer):
        return None
    return _top_name(state, facts.losing_land)


def _placed(state: State) -> str | None:
    """The scar on its way to a slot."""
    return SCAR_NAMES[state.in_hand - 1] if state.in_hand else None


# -- from text ----------------------------------------------------------------------
def read_action(state: State, words: list[str], recorded: bool) -> tuple[int, int]:
    """The decision that words begin with, and how many of them it took.

    Only a record may say which scar showed: a player could ask for a hidden one by guessing.
    """
    first = words[0].lower()
    if first == PLAY:
        return _read_play(state, words, recorded)
    if first == TAKE:
        return _read_take(state, words, recorded)
    if first == PLACE:
        return _read_place(state, words)
    raise Unreadable(phrase("expect-one-of", names=[PLAY, TAKE, PLACE]), words[0])


def _read_play(state: State, words: list[str], recorded: bool) -> tuple[int, int]:
    card = _one_of(words, 1, CARD_NAMES, CARD)
    land = _one_of(words, 2, LAND_NAMES)
    if not recorded or len(words) <= 3 or words[3].lower() != REVEALS:
        return play_number(card, land), 3
    said = SCAR_NAMES[_one_of(words, 4, SCAR_NAMES, SCAR)]
    _check_scar(said, _revealed(state, card, land), " ".join(words[:5]), "expect-revealed")
    return play_number(card, land), 5


def _read_take(state: State, words: list[str], recorded: bool) -> tuple[int, int]:
    hidden, equals, said = _at(words, 1, SCAR).partition("=")
    if hidden.lower() != HIDDEN_NAME:
        expected = phrase("expect-scar-or-hidden", hidden=HIDDEN_NAME)
        return FIRST_TAKE + _one_of(words, 1, SCAR_NAMES, expected), 2
    if equals and not recorded:
        raise Unreadable(phrase("expect-hidden-alone", words=f"{TAKE} {HIDDEN_NAME}"), words[1])
    if equals:
        scar = SCAR_NAMES[_one_of([said], 0, SCAR_NAMES, SCAR)]
        _check_scar(scar, _taken(state, EVERYTHING), " ".join(words[:2]), "expect-top")
    return FIRST_TAKE + HIDDEN, 2


def _read_place(state: State, words: list[str]) -> tuple[int, int]:
    said = _at(words, 1, phrase("expect-one-of", names=SLOT_NAMES)).upper()
    if said not in SCAR_NAMES:
        return FIRST_PLACE + _one_of(words, 1, SLOT_NAMES), 2
    _check_scar(said, _placed(state), " ".join(words[:3]), "expect-in-hand", "expect-none-in-hand")
    return FIRST_PLACE + _one_of(words, 2, SLOT_NAMES), 3


def _check_scar(
    said: str, found: str | None, token: str, one: str, none: str = "expect-none-shown"
) -> None:
    """Refuse words that name another scar than the position holds there."""
    if said != found:
        raise Unreadable(phrase(none) if found is None else phrase(one, scar=found), token)


def _at(words: list[str], place: int, expected: Phrase) -> str:
    if place >= len(words):
        raise Unreadable(phrase("expect-after", expected=expected, words=" ".join(words)))
    return words[place]


def _one_of(
    words: list[str], place: int, names: Sequence[str], expected: Phrase | None = None
) -> int:
    expected = expected or phrase("expect-one-of", names=names)
    word = _at(words, place, expected)
    for number, name in enumerate(names):
        if name.lower() == word.lower():
            return number
    raise Unreadable(expected, word)


# -- as data ------------------------------------------------------------------------
def action_data(action: int) -> LoneWolvesAction:
    """A decision as plain data."""
    kind, argument = kind_and_argument(action)
    if kind == Act.PLAY:
        card, land = CARD_NAMES[argument // LANDS], LAND_NAMES[argument % LANDS]
        return {"action": "play", "number": action, "card": card, "land": land}
    if kind == Act.PLACE:
        return {"action": "place", "number": action, "slot": SLOT_NAMES[argument]}
    scar = HIDDEN_NAME if argument == HIDDEN else SCAR_NAMES[argument]
    return {"action": "take", "number": action, "scar": scar}


# -- pointing at things -------------------------------------------------------------
PLACES: list[str] = [*CARD_NAMES, *SCAR_NAMES, HIDDEN_NAME, *SLOT_NAMES]
"""Everything that can be pointed at."""


def actions_at(state: State, place: str) -> list[int]:
    """The decisions of the seat to decide that a card, a scar, a land or a border may mean."""
    thing = PLACES[_one_of([place], 0, PLACES, phrase("expect-thing"))]
    if state.asks in (Ask.LEAD, Ask.FOLLOW):
        return _plays_at(state, thing)
    if state.asks == Ask.TAKE:
        return _takes_at(state, thing)
    if state.asks == Ask.PLACE and thing in SLOT_NAMES:
        return [FIRST_PLACE + SLOT_NAMES.index(thing)]
    return []


def _plays_at(state: State, thing: str) -> list[int]:
    if thing in CARD_NAMES:
        return [play_number(CARD_NAMES.index(thing), land) for land in range(LANDS)]
    if thing not in LAND_NAMES:
        return []
    hand = int(state.hands[state.seat])
    cards = [card for card in range(len(CARD_NAMES)) if hand >> card & 1]
    return [play_number(card, LAND_NAMES.index(thing)) for card in cards]


def _takes_at(state: State, thing: str) -> list[int]:
    choices = [*SCAR_NAMES, HIDDEN_NAME]
    if thing in choices:
        return [FIRST_TAKE + choices.index(thing)]
    if thing != LAND_NAMES[trick_facts(state).losing_land]:
        return []
    return [FIRST_TAKE + choice for choice in range(len(choices))]
