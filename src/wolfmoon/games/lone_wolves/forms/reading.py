"""A position from plain data: its shape is checked by the model, the whole by `check.py`."""

from collections.abc import Callable

import numpy as np

from ....engine.data import versioned
from ....engine.errors import BadInput, phrase
from ....engine.kernels import States
from ..actions import Ask
from ..box.components import LANDS, SEATS, Board
from ..box.tokens import PILE_BITS
from ..models import POSITION, RULES_VERSION, LoneWolvesPosition, OpenLand, PlayedCard, Side
from ..state import Side as SideRecord
from ..state import State, Territory
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
from .plain import GAME
from .reader import card_set, token_set


def from_data(data: object) -> States:
    """An array of one state, or BadInput that names what is wrong."""
    states = read_state(data)
    check(states[0])
    return states


def read_state(data: object) -> States:
    """A state from plain data that is readable, but maybe nothing that a game can reach."""
    position = POSITION.read(_renewed(versioned(data, GAME, RULES_VERSION)))
    states = State.zeros()
    state = states[0]
    state.board = BOARD_NAMES.index(position["board"])
    readers: list[Callable[[LoneWolvesPosition, State], None]] = [_read_house, _read_hands]
    for read in (*readers, _read_lands, _read_borders, _read_trick):
        read(position, state)
    return states


def _renewed(data: dict[str, object]) -> dict[str, object]:
    """Data as it is written today: in older data the names of moons have spaces."""
    lands = data.get("lands")
    if not isinstance(lands, list):
        return data
    return {**data, "lands": [_renewed_land(land) for land in lands]}


def _renewed_land(land: object) -> object:
    moon = land.get("moon") if isinstance(land, dict) else None
    if isinstance(land, dict) and isinstance(moon, str):
        return {**land, "moon": moon.replace(" ", "-")}
    return land


def _read_house(position: LoneWolvesPosition, state: State) -> None:
    house = checked_house(Board(int(state.board)), **position["house"])
    state.house.land_slots = house["slots"]["land"]
    state.house.border_slots = house["slots"]["border"]
    for land in range(LANDS):
        state.house.scars_up[land] = house["scars"]["up"][land]
        state.house.scars_down[land] = house["scars"]["down"][land]
        state.house.honour[land][:] = house["honour"][land]


def _read_hands(position: LoneWolvesPosition, state: State) -> None:
    for seat in range(SEATS):
        state.hands[seat] = card_set(position["hands"][seat], f"hands[{seat}]")
        suits = {SUIT_NAMES.index(name) for name in position["void"][seat]}
        state.void[seat] = sum(1 << suit for suit in suits)
    state.set_aside = card_set(position["set_aside"], "set_aside")
    state.unseen_left = position["unseen_left"]
    state.box = token_set(position["box"], "box")
    state.discarded = token_set(position.get("discarded", []), "discarded")


def _read_lands(position: LoneWolvesPosition, state: State) -> None:
    for number, land in enumerate(position["lands"]):
        _read_land(land, state.lands[number], f"lands[{number}]")


def _read_land(land: OpenLand, territory: Territory, path: str) -> None:
    territory.honour[:] = land["honour"]
    territory.pile_left = len(land["hidden"])
    pile = [SCAR_NAMES.index(name) + 1 << PILE_BITS * at for at, name in enumerate(land["hidden"])]
    territory.pile = np.uint64(sum(pile))
    territory.shown = token_set(land["shown"], f"{path}.shown")
    territory.moon = 0 if land["moon"] is None else MOON_NAMES.index(land["moon"]) + 1
    for seat, side in enumerate(land["sides"]):
        _read_side(side, territory.sides[seat], f"{path}.sides[{seat}]")
    territory.wolves = sum(
        int(side.face_up).bit_count() + int(side.lone).bit_count() + int(side.unseen)
        for side in territory.sides
    )


def _read_side(data: Side, side: SideRecord, path: str) -> None:
    side.face_up = card_set(data["cards"], f"{path}.cards")
    side.lone = card_set(data["lone"], f"{path}.lone")
    side.unseen = data["unseen"]
    side.scars = token_set(data["scars"], f"{path}.scars")


def _read_borders(position: LoneWolvesPosition, state: State) -> None:
    for seat, borders in enumerate(position["borders"]):
        for border, names in enumerate(borders):
            state.borders[seat][border] = token_set(names, f"borders[{seat}][{border}]")


def _read_trick(position: LoneWolvesPosition, state: State) -> None:
    state.asks = asks = ASK_NAMES.index(position["asks"])
    state.seat, state.leader = position["seat"], position["leader"]
    state.trick = position["trick"]
    if position["trump"] is not None:
        state.trump = SUIT_NAMES.index(position["trump"]) + 1
    _check_there(position, "led", position["led"], asks in (Ask.FOLLOW, Ask.TAKE, Ask.PLACE))
    _check_there(position, "followed", position["followed"], asks in (Ask.TAKE, Ask.PLACE))
    _check_there(position, "in_hand", position["in_hand"], asks == Ask.PLACE)
    if position["led"] is not None:
        state.led_card, state.led_land = _read_played(position["led"])
    if position["followed"] is not None:
        state.followed_card, state.followed_land = _read_played(position["followed"])
    if position["in_hand"] is not None:
        state.in_hand = SCAR_NAMES.index(position["in_hand"]) + 1
    if position["taken_hidden"] and asks != Ask.PLACE:
        raise BadInput(phrase("input-taken-hidden"), "taken_hidden")
    state.taken_hidden = position["taken_hidden"]


def _check_there(position: LoneWolvesPosition, key: str, value: object, expected: bool) -> None:
    """Refuse a value that is there, or not, otherwise than what is asked has it."""
    if (value is not None) != expected:
        wanted = "input-value" if expected else "input-no-value"
        raise BadInput(phrase(wanted, asks=position["asks"]), key)


def _read_played(played: PlayedCard) -> tuple[int, int]:
    return CARD_NAMES.index(played["card"]), LAND_NAMES.index(played["land"])
