"""What a table may choose: the board, the house values, a seed or a whole set-up."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ....engine.data import in_range, listed, one_of
from ....engine.errors import BadInput, Unreadable, phrase, shown
from ....engine.files import File, whole
from ....engine.kernels import Numbers
from ..box.components import (
    BORDER_SLOTS,
    HONOUR_TOKENS,
    LAND_SLOTS,
    LANDS,
    MOST_DOWN,
    MOST_HONOUR,
    SCARS,
    SCARS_DOWN,
    SCARS_UP,
    SIDES_OF_A_TOKEN,
    Board,
)
from ..models import House
from .names import BOARD_NAMES


# -- checking -----------------------------------------------------------------------
def checked_board(board: object) -> Board:
    """A side of the board."""
    return Board(one_of(board, BOARD_NAMES, "board"))


def default_house(board: Board) -> House:
    """The house values of a board as they are in our box."""
    return {
        "honour": [list(token) for token in HONOUR_TOKENS],
        "slots": {"land": LAND_SLOTS[board], "border": BORDER_SLOTS[board]},
        "scars": {"up": list(SCARS_UP[board]), "down": list(SCARS_DOWN[board])},
    }


def checked_house(
    board: Board, honour: object = None, slots: object = None, scars: object = None
) -> House:
    """House values, each that is not given as in our box."""
    house = default_house(board)
    if honour is not None:
        house["honour"] = [
            [in_range(side, 0, MOST_HONOUR, "honour") for side in _pair(token, "honour")]
            for token in listed(honour, "honour", LANDS)
        ]
    room, laid = _given("slots", slots, house["slots"]), _given("scars", scars, house["scars"])
    most_at_border = SCARS if board == Board.ADVANCED else 0
    house["slots"] = {
        "land": in_range(room["land"], 0, SCARS, "slots.land"),
        "border": in_range(room["border"], 0, most_at_border, "slots.border"),
    }
    house["scars"] = {
        "up": _numbers(laid["up"], SCARS, "scars.up"),
        "down": _numbers(laid["down"], MOST_DOWN, "scars.down"),
    }
    laid_out = sum(house["scars"]["up"]) + sum(house["scars"]["down"])
    if laid_out > SCARS:
        problem = phrase("input-scars-laid-out", found=laid_out, most=SCARS)
        raise BadInput(problem, "scars", "L1")
    return house


def _pair(value: object, path: str) -> list[Any]:
    return listed(value, path, SIDES_OF_A_TOKEN)


def _numbers(value: object, most: int, path: str) -> list[int]:
    """A number for each land."""
    return [in_range(number, 0, most, path) for number in listed(value, path, LANDS)]


def _given(name: str, given: object, default: Mapping[str, object]) -> dict[str, object]:
    """Some house values, each that is not given as in our box."""
    if given is None:
        return {**default}
    if not isinstance(given, dict):
        raise BadInput(phrase("input-object", found=shown(given)), name)
    if unknown := set(given) - set(default):
        facts = {"found": shown(min(unknown, key=str)), "names": list(default)}
        raise BadInput(phrase("input-unknown", **facts), name)
    return {**default, **given}


# -- as numbers, for the kernels ----------------------------------------------------
def house_numbers(board: Board, house: House) -> Numbers:
    """The options of `setup.set_up`: its read_house reads them in this order."""
    slots, scars = house["slots"], house["scars"]
    tokens = [side for token in house["honour"] for side in token]
    numbers = [int(board), slots["land"], slots["border"], *scars["up"], *scars["down"], *tokens]
    return np.array(numbers, dtype=np.int64)


# -- in the headers of a file -------------------------------------------------------
def house_headers(board: Board, house: House) -> dict[str, list[str]]:
    """The board, and the house values that differ from those of our box."""
    default = default_house(board)
    headers: dict[str, list[str]] = {
        "board": [BOARD_NAMES[board]],
        "tokens": [pair_text(token) for token in house["honour"]],
        "slots": [str(house["slots"]["land"]), str(house["slots"]["border"])],
        "scars": [
            f"{up}+{down}"
            for up, down in zip(house["scars"]["up"], house["scars"]["down"], strict=True)
        ],
    }
    usual = {
        "tokens": house["honour"] == default["honour"],
        "slots": house["slots"] == default["slots"],
        "scars": house["scars"] == default["scars"],
    }
    return {key: values for key, values in headers.items() if not usual.get(key)}


def read_house(file: File) -> tuple[Board, House]:
    """The board and the house values that a file states."""
    board_name = file.value("board")
    if board_name not in BOARD_NAMES:
        line = file.header("board").line
        raise Unreadable(phrase("expect-one-of", names=BOARD_NAMES), board_name, line)
    board = Board(BOARD_NAMES.index(board_name))
    honour = slots = scars = None
    if "tokens" in file.headers:
        honour = pairs(file, "tokens", "/", LANDS)
    if "slots" in file.headers:
        header = file.header("slots")
        if len(header.values) != len(default_house(board)["slots"]):
            found = " ".join(header.values)
            raise Unreadable(phrase("expect-slots"), found, header.line)
        land, border = (whole(word, header.line) for word in header.values)
        slots = {"land": land, "border": border}
    if "scars" in file.headers:
        both = pairs(file, "scars", "+", LANDS)
        scars = {"up": [up for up, _ in both], "down": [down for _, down in both]}
    return board, checked_house(board, honour, slots, scars)


def pair_text(pair: list[int]) -> str:
    """Two numbers of a token, the one that is up first."""
    return f"{pair[0]}/{pair[1]}"


def pairs(file: File, key: str, between: str, length: int) -> list[list[int]]:
    """The values of a header, so many pairs of numbers."""
    header = file.header(key)
    if len(header.values) != length:
        expected = phrase("expect-pairs", count=length, key=key)
        raise Unreadable(expected, " ".join(header.values), header.line)
    return [read_pair(word, between, header.line) for word in header.values]


def read_pair(word: str, between: str, line: int) -> list[int]:
    """Two numbers with a sign between them."""
    parts = word.split(between)
    if len(parts) != SIDES_OF_A_TOKEN:
        raise Unreadable(phrase("expect-two-with", sign=between), word, line)
    return [whole(part, line) for part in parts]
