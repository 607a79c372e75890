"""The rows of numbers again, made from a view alone: plain, slow, without a look at the state."""

from typing import Any

import numpy as np

from wolfmoon.games.the_wolves.box.maps import HEX_NUMBERS, HEXES, LAYOUTS

TERRAINS = ["forest", "rock", "grass", "tundra", "desert"]
KINDS = ["den", "pack", "alpha", "lair"]
TRACKS = ["spread", "speed", "howl"]
PREY = ["moose", "deer", "raccoon", "boar", "rabbit"]
PHASES = ["crescent", "quarter", "full"]
ASKS = ["draft", "act", "pay", "wolf", "to", "push", "track", "hunt", "over"]
DOINGS = ["move", "den", "lair", "howl", "dominate pack", "dominate den"]
LETTERS = "ABCDEFGHIJ"

SUITS = ["green", "black", "brown", "red", "white"]
CARDS = [f"{suit}{value}" for suit in "GKNRW" for value in range(2, 8)]
LANDS = ["swamp", "caves", "desert", "volcano", "tundra"]
SCARS = [f"S{number}" for number in range(1, 10)]
DUEL_ASKS = ["lead", "follow", "take", "place", "over"]


def one_of(names: list[str], name: str | None) -> list[int]:
    return [int(each == name) for each in names]


def counts(names: list[str], found: list[str]) -> list[int]:
    return [found.count(name) for name in names]


def on(*hexes: str) -> Any:
    plane = np.zeros(HEXES, dtype=int)
    for name in hexes:
        plane[HEX_NUMBERS[name]] += 1
    return plane


def the_wolves(view: dict[str, Any], totals: list[int], seat: int) -> dict[str, Any]:
    """The parts of a row of The Wolves."""
    players = view["players"]
    order = [(seat + place) % players for place in range(players)]
    layout = LAYOUTS[players]
    tiles = dict(zip(layout.region_places, view["regions"], strict=True))
    ground = {hex_: layout.ground(hex_, tiles) for hex_ in layout.points}
    grounds = {
        name: [
            int(str(getattr(ground.get(h), "name", ground.get(h))).lower() == name)
            for h in range(HEXES)
        ]
        for name in [*TERRAINS, "water", "chasm"]
    }
    packs = [view["seats"][each]["pack"] for each in order] + [""] * (5 - players) + ["neutral"]
    pieces = np.zeros((6, 4, HEXES), dtype=int)
    for name, found in view["pieces"].items():
        for owner, kind in found:
            pieces[packs.index(owner), KINDS.index(kind), HEX_NUMBERS[name]] += 1
    prey = np.zeros(HEXES, dtype=int)
    for place, stack in zip(layout.region_places, view["prey"], strict=True):
        if stack:
            prey[layout.prey_spot(place)] = stack[1]
    regions = len(view["regions"])
    pending = view["pending"]
    boards = [view["seats"][each] for each in order]

    def by_player(row: Any, size: int) -> list[Any]:
        return [row(board) for board in boards] + [[0] * size] * (5 - players)

    empty_tokens = [[0, 0, 0], [0, 0, 0]]
    return {
        "ground": [grounds[name] for name in TERRAINS],
        "water": grounds["water"],
        "chasm": grounds["chasm"],
        "prey": prey,
        "lone_wolves": on(*view["lone_wolves"]),
        "pieces": pieces,
        "target": on(*[pending["hex"]] if "hex" in pending else []),
        "wolf": on(*[pending["wolf"][1]] if "wolf" in pending else []),
        "to": on(*[pending["to"]] if "to" in pending else []),
        "moved": on(*[hex_ for _, hex_ in pending.get("moved", [])]),
        "players": [int(players == count) for count in (2, 3, 4, 5)],
        "seated": [1] * players + [0] * (5 - players),
        "pack": by_player(lambda board: one_of(TERRAINS, board["pack"]), 5),
        "tiles": [[one_of(TERRAINS, tile) for tile in board["tiles"]] for board in boards]
        + [[[0] * 5] * 6] * (5 - players),
        "bonus": by_player(lambda board: [board["bonus_terrain"], board["bonus_action"]], 2),
        "dens": by_player(lambda board: [board["dens"][track] for track in TRACKS], 3),
        "built": by_player(lambda board: [board["wolves"], board["lairs"]], 2),
        "hunted": by_player(lambda board: [int(kind in board["prey"]) for kind in PREY], 5),
        "tokens": by_player(lambda board: [board["tokens"][phase] for phase in PHASES], 3),
        "seconds": by_player(lambda board: [board["seconds"][phase] for phase in PHASES], 3),
        "points": [totals[each] for each in order] + [0] * (5 - players),
        "decides": [int(view["asks"] != "over" and each == view["seat"]) for each in order]
        + [0] * (5 - players),
        "first": [int(each == view["first"]) for each in order] + [0] * (5 - players),
        "region_prey": [one_of(PREY, stack[0] if stack else None) for stack in view["prey"]]
        + [[0] * 5] * (10 - regions),
        "region_tokens": [
            [one_of(PHASES, phase) for phase in [*tokens, None, None][:2]]
            for tokens in view["tokens"]
        ]
        + [empty_tokens] * (10 - regions),
        "asks": one_of(ASKS, view["asks"]),
        "doing": one_of(DOINGS, pending.get("action")),
        "paying": one_of(TERRAINS, pending.get("terrain")),
        "wolf_kind": one_of(["pack", "alpha"], pending["wolf"][0] if "wolf" in pending else None),
        "moonlight": [view["moonlight"], view["moonlight_at_start"]],
        "phase": one_of(PHASES, view["phase"]),
        "clocks": [
            view["actions_taken"],
            min(view["quiet_turns"], 127),
            view["drafted"],
            min(view["turns"], 127),
        ],
    }


def lone_wolves(view: dict[str, Any], seat: int, memory: bool) -> dict[str, Any]:
    """The parts of a row of Lone Wolves."""
    order = [seat, 1 - seat]
    lands = view["lands"]
    sides = [[land["sides"][each] for each in order] for land in lands]
    hand = view["hands"][seat]
    sizes = [held if isinstance(held, int) else len(held) for held in view["hands"]]
    led, followed = view["led"] or {}, view["followed"] or {}
    forgotten = np.zeros((5, 2, 30), dtype=int)
    known = [[[int(card in side["lone"]) for card in CARDS] for side in both] for both in sides]
    return {
        "hand": [int(card in hand) for card in CARDS],
        "hand_sizes": [sizes[each] for each in order],
        "led": one_of(CARDS, led.get("card")),
        "led_land": one_of(LANDS, led.get("land")),
        "followed": one_of(CARDS, followed.get("card")),
        "followed_land": one_of(LANDS, followed.get("land")),
        "face_up": [[[int(card in side["cards"]) for card in CARDS] for side in b] for b in sides],
        "lone": [[len(side["lone"]) + side["unseen"] for side in both] for both in sides],
        "lone_cards": known if memory else forgotten,
        "scars": [[counts(SCARS, side["scars"]) for side in both] for both in sides],
        "border_scars": [
            [counts(SCARS, view["borders"][each][border]) for each in order] for border in range(4)
        ],
        "honour": [land["honour"] for land in lands],
        "shown": [counts(SCARS, land["shown"]) for land in lands],
        "hidden": [land["hidden"] for land in lands],
        "moon": [one_of(["moon", "blood-moon"], land["moon"]) for land in lands],
        "trump": one_of(SUITS, view["trump"]),
        "asks": one_of(DUEL_ASKS, view["asks"]),
        "decides": [int(view["asks"] != "over" and each == view["seat"]) for each in order],
        "leads": [int(each == view["leader"]) for each in order],
        "in_hand": one_of(SCARS, view["in_hand"]),
        "in_hand_hidden": [int(view["in_hand"] == "hidden")],
        "trick": [view["trick"]],
        "aside": [view["unseen_left"]],
        "box": [view["box"]],
        "discarded": counts(SCARS, view.get("discarded", [])),
        "void": [[int(memory and suit in view["void"][each]) for suit in SUITS] for each in order],
        "board": [
            int(view["board"] == "advanced"),
            view["house"]["slots"]["land"],
            view["house"]["slots"]["border"],
        ],
    }
