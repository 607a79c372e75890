"""A position as a text file, both ways: headers for the table, a line for each side of a land.

    swamp   honour=5/10 moon=- hidden=S4,S1 shown=S2
    swamp 1 cards=R6 lone=K2 unseen=0 scars=-
    swamp 2 cards=- lone=- unseen=1 scars=S2

The whole state stands there, hidden things too: a position file is not for an opponent's eyes.
"""

import re
from collections.abc import Sequence
from typing import Any

from ....engine.errors import Unreadable, phrase
from ....engine.files import POSITION, File, Line, head, whole
from ..box.components import LANDS, SEATS, Board
from ..models import RULES_VERSION, LoneWolvesPosition, OpenLand
from ..state import State
from .given import NONE, names_of, seat_of
from .names import BORDER_NAMES, HIDDEN_NAME, LAND_NAMES, SEAT_NAMES
from .options import house_headers, pair_text, read_house, read_pair
from .plain import GAME, to_data
from .reading import from_data

LAND_KEYS = ["honour", "moon", "hidden", "shown"]
SIDE_KEYS = ["cards", "lone", "unseen", "scars"]
SEAT_KEYS = ["hand", "void", *BORDER_NAMES]
LINES = LANDS * (1 + SEATS)
Words = dict[str, object]
"""Plain data as a file states it, not yet checked."""
LAND = re.compile(r"lands\[(\d)\]")


# -- to text ------------------------------------------------------------------------
def write_position(state: State) -> str:
    """The whole position as a file."""
    data = to_data(state)
    lines = [head(POSITION), f"game {GAME}", f"rules {RULES_VERSION}"]
    headers = {**house_headers(Board(int(state.board)), data["house"]), **_headers(data)}
    lines += [f"{key} {' '.join(values)}" for key, values in headers.items()]
    lines += ["map"]
    for land, part in enumerate(data["lands"]):
        lines += _land_lines(LAND_NAMES[land], part)
    return "\n".join(lines) + "\n"


def _headers(data: LoneWolvesPosition) -> dict[str, list[str]]:
    headers = {f"seat {SEAT_NAMES[seat]}": _seat_words(data, seat) for seat in range(SEATS)}
    headers["aside"] = list(data["set_aside"])
    headers["unseen"] = [str(data["unseen_left"])]
    headers["box"] = list(data["box"]) or [NONE]
    if "discarded" in data:
        headers["discarded"] = list(data["discarded"])
    headers["leader"] = [SEAT_NAMES[data["leader"]]]
    headers["turn"] = [SEAT_NAMES[data["seat"]]]
    headers["trick"] = [str(data["trick"])]
    for key, played in (("led", data["led"]), ("followed", data["followed"])):
        if played is not None:
            headers[key] = [played["card"], played["land"]]
    headers["trump"] = [data["trump"] or NONE]
    if data["in_hand"]:
        hidden = [HIDDEN_NAME] if data["taken_hidden"] else []
        headers["taken"] = [data["in_hand"], *hidden]
    headers["asks"] = [data["asks"]]
    return headers


def _seat_words(data: LoneWolvesPosition, seat: int) -> list[str]:
    lists: list[Sequence[str]] = [data["hands"][seat], data["void"][seat], *data["borders"][seat]]
    return [f"{key}={_joined(names)}" for key, names in zip(SEAT_KEYS, lists, strict=True)]


def _land_lines(name: str, land: OpenLand) -> list[str]:
    moon = land["moon"] or NONE
    words = [f"honour={pair_text(land['honour'])}", f"moon={moon}"]
    words += [f"hidden={_joined(land['hidden'])}", f"shown={_joined(land['shown'])}"]
    lines = [f"{name} {' '.join(words)}"]
    for seat, side in enumerate(land["sides"]):
        words = [f"cards={_joined(side['cards'])}", f"lone={_joined(side['lone'])}"]
        words += [f"unseen={side['unseen']}", f"scars={_joined(side['scars'])}"]
        lines.append(f"{name} {SEAT_NAMES[seat]} {' '.join(words)}")
    return lines


def _joined(names: Sequence[str]) -> str:
    return ",".join(names) or NONE


HEADERS = {
    "hands": "seat {}",
    "void": "seat {}",
    "borders": "seat {}",
    "set_aside": "aside",
    "unseen_left": "unseen",
    "seat": "turn",
    "in_hand": "taken",
    "taken_hidden": "taken",
}
"""The headers that are called otherwise than their part of the data."""


# -- from text ----------------------------------------------------------------------
def read_position(file: File) -> Any:
    """An array of one state, or an error with its line."""
    _, house = read_house(file)
    seats = [_read_seat(file, f"seat {name}") for name in SEAT_NAMES]
    data: Words = {
        "game": file.value("game"),
        "rules": file.number("rules"),
        "board": file.value("board"),
        "house": house,
        "hands": [names_of(seat["hand"]) for seat in seats],
        "set_aside": file.header("aside").values,
        "unseen_left": file.number("unseen"),
        "box": names_of(",".join(file.header("box").values)),
        "void": [names_of(seat["void"]) for seat in seats],
        "borders": [[names_of(seat[name]) for name in BORDER_NAMES] for seat in seats],
        "lands": _read_lands(file),
        "leader": seat_of(file, "leader"),
        "seat": seat_of(file, "turn"),
        "trick": file.number("trick"),
        "led": _read_played(file, "led"),
        "followed": _read_played(file, "followed"),
        "trump": None if file.value("trump") == NONE else file.value("trump"),
        "asks": file.value("asks"),
        **_read_taken(file),
    }
    if "discarded" in file.headers:
        data["discarded"] = file.header("discarded").values
    return from_data(data)


def _read_seat(file: File, key: str) -> dict[str, str]:
    header = file.header(key)
    return _pairs(header.values, SEAT_KEYS, key, header.line)


def _pairs(words: list[str], keys: Sequence[str], owner: str, line: int) -> dict[str, str]:
    """Words such as key=value: each of some keys once, and no other."""
    pairs: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in keys or key in pairs:
            expected = phrase("expect-each-once", names=keys, example=f"{keys[0]}=…")
            raise Unreadable(expected, word, line)
        pairs[key] = value
    for key in keys:
        if key not in pairs:
            raise Unreadable(phrase("expect-pair", key=key, owner=owner), "", line)
    return pairs


def _read_lands(file: File) -> list[Words]:
    lines = file.sections.get("map", [])
    if len(lines) != LINES:
        raise Unreadable(phrase("expect-map-lines", count=LINES), str(len(lines)))
    return [
        _read_land(name, lines[land * 3 : land * 3 + 3]) for land, name in enumerate(LAND_NAMES)
    ]


def _read_land(name: str, lines: list[Line]) -> Words:
    first = lines[0].text.split()
    if first[0] != name:
        raise Unreadable(phrase("expect-line-of", name=name), first[0], lines[0].number)
    pairs = _pairs(first[1:], LAND_KEYS, name, lines[0].number)
    return {
        "honour": read_pair(pairs["honour"], "/", lines[0].number),
        "moon": None if pairs["moon"] == NONE else pairs["moon"],
        "hidden": names_of(pairs["hidden"]),
        "shown": names_of(pairs["shown"]),
        "sides": [
            _read_side(f"{name} {seat}", line)
            for seat, line in zip(SEAT_NAMES, lines[1:], strict=True)
        ],
    }


def _read_side(owner: str, line: Line) -> Words:
    words = line.text.split()
    if " ".join(words[:2]) != owner:
        raise Unreadable(phrase("expect-line-of", name=owner), " ".join(words[:2]), line.number)
    pairs = _pairs(words[2:], SIDE_KEYS, owner, line.number)
    return {
        "cards": names_of(pairs["cards"]),
        "lone": names_of(pairs["lone"]),
        "unseen": whole(pairs["unseen"], line.number),
        "scars": names_of(pairs["scars"]),
    }


def _read_played(file: File, key: str) -> Words | None:
    if key not in file.headers:
        return None
    header = file.header(key)
    if len(header.values) != 2:
        expected = phrase("expect-card-and-land", key=key)
        raise Unreadable(expected, " ".join(header.values), header.line)
    return {"card": header.values[0], "land": header.values[1]}


def _read_taken(file: File) -> Words:
    if "taken" not in file.headers:
        return {"in_hand": None, "taken_hidden": False}
    header = file.header("taken")
    if len(header.values) not in (1, 2) or header.values[1:] not in ([], [HIDDEN_NAME]):
        found = " ".join(header.values)
        raise Unreadable(phrase("expect-taken", hidden=HIDDEN_NAME), found, header.line)
    return {"in_hand": header.values[0], "taken_hidden": len(header.values) == 2}


def line_of_land(file: File, path: str) -> int:
    """The first line of the land of a path such as lands[2].moon; 0 if there is none."""
    land, lines = LAND.match(path), file.sections.get("map", [])
    return lines[int(land[1]) * (1 + SEATS)].number if land and len(lines) == LINES else 0
