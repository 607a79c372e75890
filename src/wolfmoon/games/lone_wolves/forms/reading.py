"""A position from plain data: every value checked, and the whole as a table can have it."""

from typing import Any

from ....engine.data import in_range, listed, listed_to, one_of
from ....engine.errors import BadInput, phrase, shown
from ..actions import Ask
from ..box.components import (
    BORDERS,
    LAND_ROOM,
    LANDS,
    MOST_DOWN,
    MOST_HONOUR,
    SEATS,
    SET_ASIDE,
    SIDES_OF_A_TOKEN,
    TRICKS,
    Board,
)
from ..box.tokens import PILE_BITS
from ..state import State
from .check import check
from .names import (
    ASK_NAMES,
    BOARD_NAMES,
    CARD_NAMES,
    LAND_NAMES,
    MOON_NAMES,
    SCAR_NAMES,
    SUIT_NAMES,
)
from .options import checked_house
from .plain import GAME, RULES_VERSION
from .reader import Reader, card_set, token_set


def from_data(data: Any) -> Any:
    """An array of one state, or BadInput that names what is wrong."""
    reader = Reader(data)
    if reader.get("game") != GAME:
        found = shown(reader.get("game"))
        raise BadInput(phrase("input-position-of", found=found, game=GAME), "game")
    if reader.get("rules") != RULES_VERSION:
        found = shown(reader.get("rules"))
        raise BadInput(phrase("input-rules", found=found, known=RULES_VERSION), "rules")
    states = read_state(reader)
    check(states[0])
    return states


def read_state(reader: Reader) -> Any:
    """The same, each value readable but the whole maybe nothing that a game can reach."""
    states = State.zeros()
    state = states[0]
    state.board = reader.name("board", BOARD_NAMES)
    for read in (_read_house, _read_hands, _read_lands, _read_borders, _read_trick):
        read(reader, state)
    return states


def _read_house(reader: Reader, state: Any) -> None:
    given = reader.part("house")
    house = checked_house(
        Board(int(state.board)), given.get("honour"), given.get("slots"), given.get("scars")
    )
    state.house.land_slots = house["slots"]["land"]
    state.house.border_slots = house["slots"]["border"]
    for land in range(LANDS):
        state.house.scars_up[land] = house["scars"]["up"][land]
        state.house.scars_down[land] = house["scars"]["down"][land]
        state.house.honour[land][:] = house["honour"][land]


def _read_hands(reader: Reader, state: Any) -> None:
    hands, void = reader.items("hands", SEATS), reader.items("void", SEATS)
    for seat in range(SEATS):
        state.hands[seat] = card_set(hands[seat], f"hands[{seat}]")
        for name in listed(void[seat], f"void[{seat}]"):
            state.void[seat] |= 1 << one_of(name, SUIT_NAMES, f"void[{seat}]")
    state.set_aside = reader.cards("set_aside")
    state.unseen_left = reader.number("unseen_left", 0, SET_ASIDE)
    state.box = reader.tokens("box")
    if "discarded" in reader.data:
        state.discarded = reader.tokens("discarded")


def _read_lands(reader: Reader, state: Any) -> None:
    for land, data in enumerate(reader.items("lands", LANDS)):
        part = Reader(data, f"lands[{land}]")
        territory = state.lands[land]
        for side, value in enumerate(part.items("honour", SIDES_OF_A_TOKEN)):
            territory.honour[side] = in_range(value, 0, MOST_HONOUR, part.name_of("honour"))
        _read_pile(part, territory)
        territory.shown = part.tokens("shown")
        territory.moon = _moon(part)
        for seat, side_data in enumerate(part.items("sides", SEATS)):
            _read_side(Reader(side_data, f"lands[{land}].sides[{seat}]"), territory.sides[seat])
        territory.wolves = sum(
            int(side.face_up).bit_count() + int(side.lone).bit_count() + int(side.unseen)
            for side in territory.sides
        )


def _moon(part: Reader) -> int:
    """The moon of a land; in older data the names of moons have spaces."""
    given = part.get("moon")
    if given is None:
        return 0
    name = given.replace(" ", "-") if isinstance(given, str) else given
    return one_of(name, MOON_NAMES[1:], part.name_of("moon")) + 1


def _read_pile(part: Reader, territory: Any) -> None:
    path = part.name_of("hidden")
    names = listed_to(part.get("hidden"), path, MOST_DOWN)
    territory.pile_left = len(names)
    territory.pile = sum(
        one_of(name, SCAR_NAMES, path) + 1 << PILE_BITS * depth for depth, name in enumerate(names)
    )


def _read_side(part: Reader, side: Any) -> None:
    side.face_up = part.cards("cards")
    side.lone = part.cards("lone")
    side.unseen = part.number("unseen", 0, LAND_ROOM)
    side.scars = part.tokens("scars")


def _read_borders(reader: Reader, state: Any) -> None:
    for seat, borders in enumerate(reader.items("borders", SEATS)):
        for border, names in enumerate(listed(borders, f"borders[{seat}]", BORDERS)):
            state.borders[seat][border] = token_set(names, f"borders[{seat}][{border}]")


def _read_trick(reader: Reader, state: Any) -> None:
    state.asks = reader.name("asks", ASK_NAMES)
    state.seat = reader.number("seat", 0, SEATS - 1)
    state.leader = reader.number("leader", 0, SEATS - 1)
    state.trick = reader.number("trick", 0, TRICKS)
    if reader.get("trump") is not None:
        state.trump = reader.name("trump", SUIT_NAMES) + 1
    if _is_there(reader, "led", state.asks in (Ask.FOLLOW, Ask.TAKE, Ask.PLACE)):
        state.led_card, state.led_land = _read_played(reader.part("led"))
    if _is_there(reader, "followed", state.asks in (Ask.TAKE, Ask.PLACE)):
        state.followed_card, state.followed_land = _read_played(reader.part("followed"))
    if _is_there(reader, "in_hand", state.asks == Ask.PLACE):
        state.in_hand = reader.name("in_hand", SCAR_NAMES) + 1
    taken_hidden = reader.get("taken_hidden")
    if not isinstance(taken_hidden, bool) or (taken_hidden and state.asks != Ask.PLACE):
        raise BadInput(phrase("input-taken-hidden"), "taken_hidden")
    state.taken_hidden = taken_hidden


def _is_there(reader: Reader, key: str, expected: bool) -> bool:
    """Whether a value is there, which must be as what is asked has it."""
    if (reader.get(key) is not None) != expected:
        wanted = "input-value" if expected else "input-no-value"
        raise BadInput(phrase(wanted, asks=reader.get("asks")), key)
    return expected


def _read_played(part: Reader) -> tuple[int, int]:
    return part.name("card", CARD_NAMES), part.name("land", LAND_NAMES)
