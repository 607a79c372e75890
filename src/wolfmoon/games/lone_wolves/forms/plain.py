"""A position as plain data (JSON). The format is in docs/notation-lone-wolves.md."""

from functools import lru_cache
from typing import Final

from ....engine.bits import places_in
from ....engine.record import plain
from ..actions import Ask
from ..box.components import LANDS, SCAR_KINDS
from ..box.tokens import PILE_BITS
from ..models import RULES_VERSION, Card, House, LoneWolvesPosition, OpenLand, PlayedCard, Scar
from ..state import House as HouseRecord
from ..state import State, Territory
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
"""Most sets and piles stay as they are from one decision to the next: they are named once."""


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
    return list(_pile_names(int(pile), int(left)))


@lru_cache(SETS_KEPT)
def _pile_names(pile: int, left: int) -> tuple[Scar, ...]:
    return tuple(
        SCAR_NAMES[(pile >> PILE_BITS * depth) % (1 << PILE_BITS) - 1] for depth in range(left)
    )


def _house_data(house: HouseRecord) -> House:
    """The house values of the table."""
    return {
        "honour": [[*token] for token in house.honour],
        "slots": {"land": house.land_slots, "border": house.border_slots},
        "scars": {"up": [*house.scars_up], "down": [*house.scars_down]},
    }


def _land_data(territory: Territory) -> OpenLand:
    """What lies on a land."""
    return {
        "honour": [*territory.honour],
        "hidden": pile_names(int(territory.pile), territory.pile_left),
        "shown": token_names(territory.shown),
        "moon": MOON_NAMES[territory.moon - 1] if territory.moon else None,
        "sides": [
            {
                "cards": card_names(side.face_up),
                "lone": card_names(side.lone),
                "unseen": side.unseen,
                "scars": token_names(side.scars),
            }
            for side in territory.sides
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


def to_data(record: State) -> LoneWolvesPosition:
    """The whole position as plain data, hidden things too."""
    state: State = plain(record)
    led = state.asks in (Ask.FOLLOW, Ask.TAKE, Ask.PLACE)
    decided = state.asks in (Ask.TAKE, Ask.PLACE)
    data: LoneWolvesPosition = {
        "game": GAME,
        "rules": RULES_VERSION,
        "board": BOARD_NAMES[state.board],
        "house": _house_data(state.house),
        "hands": [card_names(hand) for hand in state.hands],
        "set_aside": card_names(state.set_aside),
        "unseen_left": state.unseen_left,
        "lands": [_land_data(territory) for territory in state.lands],
        "borders": [[token_names(scars) for scars in borders] for borders in state.borders],
        "box": token_names(state.box),
        "void": [
            [name for suit, name in enumerate(SUIT_NAMES) if void >> suit & 1]
            for void in state.void
        ],
        "leader": state.leader,
        "seat": state.seat,
        "trick": state.trick,
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
