"""A position as plain data (JSON). The format is in docs/notation-lone-wolves.md."""

from functools import lru_cache
from typing import Final

from ....engine.bits import places_in
from ..actions import Ask
from ..box.components import BORDERS, LANDS, SCAR_KINDS, SEATS
from ..box.tokens import PILE_BITS
from ..models import RULES_VERSION, Card, House, LoneWolvesPosition, OpenLand, PlayedCard, Scar
from ..state import State
from .names import (
    ASK_NAMES,
    BOARD_NAMES,
    CARD_NAMES,
    LAND_NAMES,
    MOON_NAMES,
    SCAR_NAMES,
    SUIT_NAMES,
)

GAME: Final = "lone-wolves"

SETS_KEPT = 4096
"""Most sets stay the same from one decision to the next: their names are found once."""


def card_names(cards: int) -> list[Card]:
    """The cards of a set, in the order of their numbers."""
    return list(_card_names(int(cards)))


@lru_cache(SETS_KEPT)
def _card_names(cards: int) -> tuple[Card, ...]:
    return tuple(CARD_NAMES[card] for card in places_in(cards))


def token_names(tokens: int) -> list[Scar]:
    """The scars of a set, in order."""
    return list(_token_names(int(tokens)))


@lru_cache(SETS_KEPT)
def _token_names(tokens: int) -> tuple[Scar, ...]:
    kinds = sorted(copy % SCAR_KINDS for copy in places_in(tokens))
    return tuple(SCAR_NAMES[kind] for kind in kinds)


def pile_names(pile: int, left: int) -> list[Scar]:
    """The scars of a face-down pile, the first one first."""
    return [
        SCAR_NAMES[(int(pile) >> PILE_BITS * depth) % (1 << PILE_BITS) - 1]
        for depth in range(int(left))
    ]


def house_data(state: State) -> House:
    """The house values of the table."""
    house = state.house
    return {
        "honour": [[int(side) for side in house.honour[token]] for token in range(LANDS)],
        "slots": {"land": int(house.land_slots), "border": int(house.border_slots)},
        "scars": {
            "up": [int(number) for number in house.scars_up],
            "down": [int(number) for number in house.scars_down],
        },
    }


def land_data(state: State, land: int) -> OpenLand:
    """What lies on a land."""
    territory = state.lands[land]
    return {
        "honour": [int(side) for side in territory.honour],
        "hidden": pile_names(int(territory.pile), territory.pile_left),
        "shown": token_names(territory.shown),
        "moon": MOON_NAMES[territory.moon - 1] if territory.moon else None,
        "sides": [
            {
                "cards": card_names(territory.sides[seat].face_up),
                "lone": card_names(territory.sides[seat].lone),
                "unseen": int(territory.sides[seat].unseen),
                "scars": token_names(territory.sides[seat].scars),
            }
            for seat in range(SEATS)
        ],
    }


def _played(card: int, land: int) -> PlayedCard:
    return {"card": CARD_NAMES[card], "land": LAND_NAMES[land]}


def slot_scars(state: State, seat: int, slot: int) -> list[Scar]:
    """The scars of a seat on a slot."""
    if slot < LANDS:
        return token_names(state.lands[slot].sides[seat].scars)
    return token_names(state.borders[seat][slot - LANDS])


def slot_room(state: State, slot: int) -> int:
    """How many scars a slot has room for at this table."""
    return int(state.house.land_slots if slot < LANDS else state.house.border_slots)


def to_data(state: State) -> LoneWolvesPosition:
    """The whole position as plain data, hidden things too."""
    led = state.asks in (Ask.FOLLOW, Ask.TAKE, Ask.PLACE)
    decided = state.asks in (Ask.TAKE, Ask.PLACE)
    data: LoneWolvesPosition = {
        "game": GAME,
        "rules": RULES_VERSION,
        "board": BOARD_NAMES[state.board],
        "house": house_data(state),
        "hands": [card_names(state.hands[seat]) for seat in range(SEATS)],
        "set_aside": card_names(state.set_aside),
        "unseen_left": int(state.unseen_left),
        "lands": [land_data(state, land) for land in range(LANDS)],
        "borders": [
            [token_names(state.borders[seat][border]) for border in range(BORDERS)]
            for seat in range(SEATS)
        ],
        "box": token_names(state.box),
        "void": [
            [name for suit, name in enumerate(SUIT_NAMES) if int(state.void[seat]) >> suit & 1]
            for seat in range(SEATS)
        ],
        "leader": int(state.leader),
        "seat": int(state.seat),
        "trick": int(state.trick),
        "led": _played(state.led_card, state.led_land) if led else None,
        "followed": _played(state.followed_card, state.followed_land) if decided else None,
        "trump": SUIT_NAMES[state.trump - 1] if state.trump else None,
        "in_hand": SCAR_NAMES[state.in_hand - 1] if state.in_hand else None,
        "taken_hidden": bool(state.taken_hidden),
        "asks": ASK_NAMES[state.asks],
    }
    if state.discarded:
        data["discarded"] = token_names(state.discarded)
    return data
