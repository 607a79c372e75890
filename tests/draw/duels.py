"""Positions of Lone Wolves for the drawing tests: legal ones, on both boards.

BASIC follows the design mock-up. `seen_by` hides what a view hides, `sheet_of` counts
what an engine would tell the drawing.
"""

from copy import deepcopy
from typing import Any

from wolfmoon.engine.rules import EVERYTHING

Position = dict[str, Any]

LANDS = ["swamp", "caves", "desert", "volcano", "tundra"]
SLOTS = [*LANDS, *(f"{LANDS[border]}-{LANDS[border + 1]}" for border in range(4))]
MOON_POINTS = {None: 0, "moon": 5, "blood-moon": 3}


def _side(cards: str = "", lone: str = "", unseen: int = 0, scars: str = "") -> Position:
    return {
        "cards": cards.split(),
        "lone": lone.split(),
        "unseen": unseen,
        "scars": scars.split(),
    }


def _land(
    honour: tuple[int, int], scars: str, moon: str | None, first: Position, second: Position
) -> Position:
    """A land; scars as `S9 [S3]`, the face-down ones in brackets."""
    words = scars.split()
    return {
        "honour": list(honour),
        "hidden": [word.strip("[]") for word in words if word.startswith("[")],
        "shown": [word for word in words if not word.startswith("[")],
        "moon": moon,
        "sides": [first, second],
    }


def _position(board: str, **facts: Any) -> Position:
    basic = board == "basic"
    common = {
        "game": "lone-wolves",
        "rules": 1,
        "board": board,
        "house": {
            "honour": [[5, 10], [6, 9], [7, 8], [6, 9], [5, 10]],
            "slots": {"land": 3, "border": 0} if basic else {"land": 2, "border": 1},
            "scars": {"up": [1] * 5, "down": [2] * 5 if basic else [2, 3, 2, 3, 2]},
        },
        "borders": [[[], [], [], []], [[], [], [], []]],
        "followed": None,
        "in_hand": None,
        "taken_hidden": False,
        "next_leader": None,
        "next_trump": None,
        "losing_land": None,
    }
    return common | facts


BASIC = _position(
    "basic",
    hands=[["G2", "K5", "R3", "R7", "W3", "W4"], ["G5", "N4", "N5", "R2", "W7"]],
    set_aside=["K2", "K3", "K6", "W2"],
    unseen_left=4,
    lands=[
        _land((5, 10), "S9 [S3]", None, _side("N6", "G3"), _side("G7 R6", scars="S9")),
        _land((9, 6), "[S8]", None, _side("K7", scars="S2"), _side("", "K4 N2")),
        _land((8, 7), "S7 [S5]", None, _side("G4"), _side("", "N3", scars="S4")),
        _land((6, 9), "", "moon", _side("", "G6 R4", scars="S6"), _side("R5", "W5", scars="S1")),
        _land((10, 5), "S8 [S2] [S6]", None, _side("W6", scars="S5"), _side("N7", scars="S7")),
    ],
    box=["S1", "S3", "S4"],
    void=[["brown"], ["black"]],
    leader=1,
    seat=0,
    trick=7,
    led={"card": "R6", "land": "swamp"},
    trump="red",
    asks="follow",
)

ADVANCED = _position(
    "advanced",
    hands=[["K2", "K4", "R3", "R6"], ["R2", "R4", "R5", "R7"]],
    set_aside=["G6", "K3", "N5", "N7"],
    unseen_left=2,
    lands=[
        _land((10, 5), "", "moon", _side("G4 W4", "W3", scars="S2"), _side("", "K5 N3 W2")),
        _land((9, 6), "S2 [S9] [S1] [S4]", None, _side("G2 N4"), _side(scars="S6")),
        _land((7, 8), "", "blood-moon", _side("", "G5"), _side("W7", "G3 K7")),
        _land((9, 6), "S8 [S5] [S7]", None, _side("K6 W6"), _side("", "N2", 1)),
        _land((10, 5), "[S6] [S8]", None, _side("N6"), _side("G7", "W5", 1)),
    ],
    borders=[[[], ["S4"], [], []], [["S9"], ["S7"], ["S5"], ["S3"]]],
    box=["S3"],
    void=[[], ["green"]],
    leader=0,
    seat=1,
    trick=8,
    led={"card": "N4", "land": "caves"},
    followed={"card": "N2", "land": "volcano"},
    trump="brown",
    in_hand="S1",
    taken_hidden=True,
    asks="place",
)

POSITIONS = {"basic": BASIC, "advanced": ADVANCED}


def seen_by(position: Position, viewer: int | None) -> Position:
    """A position as a seat sees it, or a spectator, or who sees EVERYTHING."""
    view = deepcopy(position)
    if viewer == EVERYTHING:
        return view
    for seat, hand in enumerate(position["hands"]):
        view["hands"][seat] = hand if seat == viewer else len(hand)
    for name in ("set_aside", "box"):
        view[name] = len(view[name])
    for land in view["lands"]:
        land["hidden"] = len(land["hidden"])
    if position["taken_hidden"] and viewer != position["seat"]:
        view["in_hand"] = "hidden"
    return view


# -- the score sheet ----------------------------------------------------------------
def sheet_of(position: Position) -> dict[str, Any]:
    """The live score sheet, as far as the drawings read it.                  [L18 to L20]"""
    lands = [_land_sheet(position, land) for land in range(5)]
    seats = [_seat_sheet(position, seat, lands) for seat in range(2)]
    best = max(seat["total"] for seat in seats)
    for seat in seats:
        seat["rank"] = 1 if seat["total"] == best else 2
    return {"lands": lands, "seats": seats}


def _works_at(position: Position, seat: int, land: int) -> list[str]:
    """The scars of a seat that work in a land."""
    borders = [*position["borders"][seat], []]
    on_borders = borders[land] + (borders[land - 1] if land else [])
    return position["lands"][land]["sides"][seat]["scars"] + on_borders


def _wolves(side: Position) -> int:
    return len(side["cards"]) + _lone(side)


def _lone(side: Position) -> int:
    return len(side["lone"]) + side["unseen"]


def _land_sheet(position: Position, land: int) -> dict[str, Any]:
    strength = []
    for seat, side in enumerate(position["lands"][land]["sides"]):
        scars = _works_at(position, seat, land)
        from_scars = scars.count("S1") * _wolves(side) + 3 * scars.count("S2")
        strength.append(sum(int(card[1]) for card in side["cards"]) + _lone(side) + from_scars)
    first, second = strength
    return {
        "strength": [{"total": total} for total in strength],
        "winner": None if first == second else int(second > first),
    }


def _seat_sheet(position: Position, seat: int, sheets: list[dict[str, Any]]) -> dict[str, Any]:
    points = {"honour": 0, "moon": 0, "blood-moon": 0, "scars": 0}
    for land, sheet in zip(position["lands"], sheets, strict=True):
        if sheet["winner"] == seat:
            points["honour"] += land["honour"][0]
            if land["moon"]:
                points[land["moon"]] += MOON_POINTS[land["moon"]]
    scars = [
        {"scar": scar, "slot": SLOTS[slot], "points": _paid(position, seat, scar, slot, sheets)}
        for slot in range(len(SLOTS))
        for scar in _on_slot(position, seat, slot)
    ]
    points["scars"] = sum(scar["points"] for scar in scars)
    return {"points": points, "total": sum(points.values()), "scars": scars}


def _on_slot(position: Position, seat: int, slot: int) -> list[str]:
    if slot < len(LANDS):
        return list(position["lands"][slot]["sides"][seat]["scars"])
    return list(position["borders"][seat][slot - len(LANDS)])


def _paid(position: Position, seat: int, scar: str, slot: int, sheets: list[dict[str, Any]]) -> int:
    lands = [slot] if slot < len(LANDS) else [slot - len(LANDS), slot - len(LANDS) + 1]
    paid = 0
    for land in lands:
        side = position["lands"][land]["sides"][seat]
        low = [card for card in side["cards"] if int(card[1]) <= 4]
        pays = {
            "S5": _wolves(side),
            "S6": 2 * _lone(side),
            "S7": 2 * len(side["cards"]),
            "S8": 3 * len(low),
            "S9": 5 * (sheets[land]["winner"] == seat),
        }
        paid += pays.get(scar, 0)
    return paid
