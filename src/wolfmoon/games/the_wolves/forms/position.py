"""A position as a text file, both ways: headers for the boards, a drawing for the map."""

from collections.abc import Sequence
from typing import Any

from ....engine.errors import BadInput, Unreadable, phrase
from ....engine.files import POSITION, File, head, whole
from ..box.components import FEWEST_PLAYERS, MOST_PLAYERS, OWNERS
from ..box.hexes import hexes_in
from ..box.maps import HEX_NAMES, HEX_NUMBERS, LAYOUTS, START_PLACE
from ..models import RULES_VERSION, Pending, WolvesSeat
from ..state import State
from .map_text import (
    LONE_WOLF,
    NEUTRAL_LETTER,
    PREY,
    cell_text,
    ground_letter,
    read_cells,
    read_pieces,
    row_of,
    write_cells,
)
from .names import KIND_NAMES, NEUTRAL_NAME, PACK_LETTERS, SCORED_PHASES, TERRAIN_NAMES, TRACK_NAMES
from .plain import GAME, owner_names, pieces_shown, to_data
from .reading import from_data

NONE = "-"
Words = dict[str, Any]
"""Plain data as a file states it, not yet checked."""


# -- to text ------------------------------------------------------------------------
def map_cells(state: State, hexes: list[int] | None = None) -> dict[int, str]:
    """The cells of the map, or of some of its hexes."""
    layout = LAYOUTS[int(state.seats)]
    tiles = {place: int(state.region_tiles[place]) for place in layout.places}
    lone, prey = set(hexes_in(state.lone_wolves)), set(hexes_in(state.prey))
    pieces = pieces_shown(state)
    letters = owner_letters(state)
    return {
        hex_: cell_text(ground_letter(layout, hex_, tiles), hex_, lone, prey, pieces, letters)
        for hex_ in (hexes or layout.points)
    }


def owner_letters(state: State) -> str:
    """The pack letter of each owner."""
    names = owner_names(state)
    return "".join(PACK_LETTERS[names[o]] if o in names else " " for o in range(OWNERS))


def write_position(state: State) -> str:
    """The whole position as a file."""
    data = to_data(state)
    lines = [head(POSITION), f"game {GAME}", f"rules {RULES_VERSION}", f"players {data['players']}"]
    lines += ["regions " + " ".join(map(str, data["regions"]))]
    lines += ["tokens " + " ".join("/".join(phases) or NONE for phases in data["tokens"])]
    lines += ["prey " + " ".join(f"{s[0]}:{s[1]}" if s else NONE for s in data["prey"])]
    lines += [f"seat {seat + 1} {_seat_text(part)}" for seat, part in enumerate(data["seats"])]
    lines += [f"first {data['first'] + 1}", f"turn {data['seat'] + 1}"]
    lines += [f"moonlight {data['moonlight']} {data['moonlight_at_start']}"]
    lines += [f"phase {data['phase']}", f"quiet {data['quiet_turns']}"]
    lines += [f"drafted {data['drafted']}", f"turns {data['turns']}"]
    lines += [f"actions {data['actions_taken']}"]
    lines += [f"asks {data['asks']}"]
    if data["pending"]:
        lines += ["pending " + _pending_text(data["pending"])]
    layout = LAYOUTS[int(state.seats)]
    return "\n".join([*lines, "map", *write_cells(layout, map_cells(state))]) + "\n"


def _seat_text(seat: WolvesSeat) -> str:
    parts = {
        "pack": seat["pack"],
        "tiles": ",".join(seat["tiles"][:-1]),
        "terrain": seat["bonus_terrain"],
        "action": seat["bonus_action"],
        "dens": ",".join(str(seat["dens"][track]) for track in TRACK_NAMES),
        "wolves": seat["wolves"],
        "lairs": seat["lairs"],
        "prey": ",".join(seat["prey"]) or NONE,
        "tokens": ",".join(str(seat["tokens"][phase]) for phase in SCORED_PHASES),
        "seconds": ",".join(str(seat["seconds"][phase]) for phase in SCORED_PHASES),
    }
    return " ".join(f"{key}={value}" for key, value in parts.items())


def _pending_text(pending: Pending) -> str:
    parts = {key: str(value).replace(" ", "-") for key, value in pending.items()}
    if "moved" in pending:
        parts["moved"] = ",".join(f"{kind}@{hex_}" for kind, hex_ in pending["moved"]) or NONE
    if "wolf" in pending:
        parts["wolf"] = "@".join(pending["wolf"])
    return " ".join(f"{key}={value}" for key, value in parts.items())


HEADERS = {
    "seats": "seat {}",
    "seat": "turn",
    "moonlight_at_start": "moonlight",
    "quiet_turns": "quiet",
    "actions_taken": "actions",
}
"""The headers that are called otherwise than their part of the data."""


# -- from text ----------------------------------------------------------------------
def read_position(file: File) -> Any:
    """An array of one state, or an error with its line."""
    players = file.number("players")
    if players not in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        line = file.header("players").line
        facts = {"low": FEWEST_PLAYERS, "high": MOST_PLAYERS, "found": players}
        raise BadInput(phrase("input-players", **facts), "players", line=line)
    moonlight = file.header("moonlight")
    if len(moonlight.values) != 2:
        expected = phrase("expect-numbers", count=2, key="moonlight")
        raise Unreadable(expected, " ".join(moonlight.values), moonlight.line)
    data: Words = {
        "game": file.value("game"),
        "rules": file.number("rules"),
        "players": players,
        "regions": [whole(word, file.header("regions").line) for word in _words(file, "regions")],
        "tokens": [[] if w == NONE else w.split("/") for w in _words(file, "tokens")],
        "prey": [_read_stack(word, file.header("prey").line) for word in _words(file, "prey")],
        "seats": [_read_seat(file, f"seat {seat + 1}") for seat in range(players)],
        "first": file.number("first") - 1,
        "seat": file.number("turn") - 1,
        "moonlight": whole(moonlight.values[0], moonlight.line),
        "moonlight_at_start": whole(moonlight.values[1], moonlight.line),
        "phase": file.value("phase"),
        "quiet_turns": file.number("quiet"),
        "drafted": file.number("drafted"),
        "turns": file.number("turns"),
        "actions_taken": file.number("actions"),
        "asks": file.value("asks"),
        "pending": _read_pending(file) if "pending" in file.headers else {},
    }
    return from_data({**data, **_read_map(file, data)})


def _words(file: File, key: str) -> list[str]:
    return file.header(key).values


def _read_stack(word: str, line: int) -> list[Any] | None:
    if word == NONE:
        return None
    kind, colon, number = word.partition(":")
    if not colon:
        raise Unreadable(phrase("expect-stack"), word, line)
    return [kind, whole(number, line)]


def _pairs(file: File, key: str) -> dict[str, str]:
    header = file.header(key)
    pairs = {}
    for word in header.values:
        name, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(phrase("expect-example", example="pack=forest"), word, header.line)
        pairs[name] = value
    return pairs


def _read_seat(file: File, key: str) -> Words:
    pairs, line = _pairs(file, key), file.header(key).line

    def value(name: str) -> str:
        if name not in pairs:
            raise Unreadable(phrase("expect-pair", key=name, owner=key), "", line)
        return pairs[name]

    def numbers(name: str, keys: Sequence[str]) -> dict[str, int]:
        words = value(name).split(",")
        if len(words) != len(keys):
            expected = phrase("expect-numbers", count=len(keys), key=f"{name}=")
            raise Unreadable(expected, value(name), line)
        return {each: whole(word, line) for each, word in zip(keys, words, strict=True)}

    return {
        "pack": value("pack"),
        "tiles": [*value("tiles").split(","), value("pack")],
        "bonus_terrain": whole(value("terrain"), line),
        "bonus_action": whole(value("action"), line),
        "dens": numbers("dens", TRACK_NAMES),
        "wolves": whole(value("wolves"), line),
        "lairs": whole(value("lairs"), line),
        "prey": [] if value("prey") == NONE else value("prey").split(","),
        "tokens": numbers("tokens", SCORED_PHASES),
        "seconds": numbers("seconds", SCORED_PHASES),
    }


def _read_pending(file: File) -> Words:
    pairs: Words = dict(_pairs(file, "pending"))
    pairs["action"] = str(pairs.get("action", "")).replace("-", " ")
    if "moved" in pairs:
        moved = pairs["moved"]
        pairs["moved"] = [] if moved == NONE else [w.split("@") for w in moved.split(",")]
    if "wolf" in pairs:
        pairs["wolf"] = pairs["wolf"].split("@")
    if "cost" in pairs:
        pairs["cost"] = whole(pairs["cost"], file.header("pending").line)
    return pairs


def _read_map(file: File, data: Words) -> Words:
    layout = LAYOUTS[data["players"]]
    tiles = dict(zip(layout.region_places, data["regions"], strict=False))
    if "map" not in file.sections:
        raise Unreadable(phrase("expect-map"))
    cells = read_cells(layout, file.sections["map"], layout.points)
    owners = {
        PACK_LETTERS[seat["pack"]]: seat["pack"]
        for seat in data["seats"]
        if seat["pack"] in TERRAIN_NAMES
    }
    owners[NEUTRAL_LETTER] = NEUTRAL_NAME
    numbers = {letter: number for number, letter in enumerate(owners)}
    names = list(owners.values())
    lone, pieces = [], {}
    for hex_ in layout.points:
        cell, name = cells[hex_], HEX_NAMES[hex_]
        if len(tiles) == len(layout.region_places) and set(tiles.values()) <= set(range(1, 11)):
            tiles[START_PLACE] = 0
            expected = ground_letter(layout, hex_, tiles)
            if cell[0] != expected:
                raise Unreadable(phrase("expect-ground", ground=expected, hex=name), cell)
        if cell[1:] == LONE_WOLF:
            lone.append(name)
        elif cell[1:] not in ("", PREY):
            found = read_pieces(cell, numbers)
            pieces[name] = [[names[owner], KIND_NAMES[kind]] for owner, kind in found]
    return {"lone_wolves": lone, "pieces": pieces}


def line_of_hex(file: File, path: str) -> int:
    """The line of the map in which the hex of a path such as pieces.A9 is drawn; 0 if none is."""
    name = path.removeprefix("pieces.").partition("[")[0]
    hex_, lines = HEX_NUMBERS.get(name, -1), file.sections.get("map", [])
    if hex_ < 0 or not lines:
        return 0
    return lines[row_of(LAYOUTS[file.number("players")], hex_)].number
