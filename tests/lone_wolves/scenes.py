"""Scenes for the tests: as much of a table as a rule needs, in the words of the notation."""

from typing import Any

import numpy as np

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.engine.start import Start
from wolfmoon.engine.stream import streams
from wolfmoon.games.lone_wolves.forms.names import BORDER_NAMES, LAND_NAMES
from wolfmoon.games.lone_wolves.forms.reading import read_state

RULES: Any = wolfmoon.games["lone-wolves"]
BOARDS = ("basic", "advanced")
Data = dict[str, Any]


def scene(
    first: str = "",
    second: str = "",
    *,
    board: str = "basic",
    borders: dict[tuple[int, str], str] | None = None,
    **facts: Any,
) -> Game:
    """A game with these hands, seat 0 to lead; lands by name, other facts as in plain data.

    A land is a text of `word: things` parts with `/` between the two sides:
    "shown: S2, hidden: S4 S1, cards: R6 / K2, lone: / G2, unseen: 0 / 1, scars: S1 /, moon: moon".
    """
    data = blank(board)
    data["hands"] = [first.split(), second.split()]
    for name, text in facts.items():
        if name in LAND_NAMES:
            _fill_land(data["lands"][LAND_NAMES.index(name)], text)
        else:
            data[name] = text
    for (seat, border), scars in (borders or {}).items():
        data["borders"][seat][BORDER_NAMES.index(border)] = scars.split()
    return game_at(data)


def blank(board: str) -> Data:
    """A table without cards and scars: only the honour tokens of the box, in order."""
    house = RULES.to_data(RULES.new_many(1, 0, board=board)[0])["house"]
    side = {"cards": [], "lone": [], "unseen": 0, "scars": []}
    return {
        "game": "lone-wolves",
        "rules": 1,
        "board": board,
        "house": house,
        "hands": [[], []],
        "set_aside": [],
        "unseen_left": 4,
        "lands": [
            {
                "honour": token,
                "hidden": [],
                "shown": [],
                "moon": None,
                "sides": [{**side}, {**side}],
            }
            for token in house["honour"]
        ],
        "borders": [[[] for _ in BORDER_NAMES] for _ in range(2)],
        "box": [],
        "void": [[], []],
        "leader": 0,
        "seat": 0,
        "trick": 0,
        "led": None,
        "followed": None,
        "trump": None,
        "in_hand": None,
        "taken_hidden": False,
        "asks": "lead",
    }


def _fill_land(land: Data, text: str) -> None:
    for part in text.split(","):
        word, _, things = (each.strip() for each in part.partition(":"))
        sides = [side.split() for side in things.split("/")]
        if word in ("hidden", "shown"):
            land[word] = sides[0]
        elif word == "honour":
            land[word] = [int(side[0]) for side in sides]
        elif word == "moon":
            land[word] = things
        else:
            for seat, side in enumerate(sides):
                land["sides"][seat][word] = int(side[0]) if word == "unseen" else side


def game_at(data: Data) -> Game:
    """A game that begins at a position, which may be one that no game can reach."""
    states = read_state(data)
    return Game(RULES, Start(states))


def offers(game: Game) -> list[str]:
    """The texts of what is offered."""
    return [action.text for action in game.offer]


def land(game: Game, name: str) -> Data:
    """A land as plain data."""
    found: Data = RULES.to_data(game.state)["lands"][LAND_NAMES.index(name)]
    return found


def facts(game: Game) -> Data:
    """The whole position as plain data."""
    found: Data = RULES.to_data(game.state)
    return found


def strength(game: Game, name: str) -> list[int]:
    """The strength of both seats in a land."""
    row = game.score_sheet()["lands"][LAND_NAMES.index(name)]
    return [side["total"] for side in row["strength"]]


def winner(game: Game, name: str) -> int | None:
    """Who would win a land."""
    found: int | None = game.score_sheet()["lands"][LAND_NAMES.index(name)]["winner"]
    return found


def points(game: Game) -> list[Data]:
    """The points of both seats by source."""
    return [seat["points"] for seat in game.score_sheet()["seats"]]


def placing(scar: str, **scene_facts: Any) -> Game:
    """Seat 1 has lost a trick at the tundra and holds a scar that is about to be placed."""
    tundra = f"shown: {scar}" + (
        f", {scene_facts.pop('tundra')}" if "tundra" in scene_facts else ""
    )
    game = scene("R6 W7", "R4 W2", tundra=tundra, **scene_facts)
    game.play(f"play R6 volcano, play R4 tundra, take {scar}")
    return game


# -- random positions ---------------------------------------------------------------
def random_states(count: int, seed: int, **options: Any) -> Any:
    """Positions from random games, each after some number of random decisions."""
    states = RULES.new_many(count, seed, **options)
    words = streams(seed + 1, count)
    lengths = np.random.default_rng(seed).integers(0, 52, count)
    for index in range(count):
        part = states[index : index + 1]
        RULES.play_out_many(part, words[index : index + 1], int(lengths[index]))
    return states


def endings(count: int, seed: int, tricks: int, asks: int = 0, **options: Any) -> Any:
    """Positions from random games with so many tricks left, in which this is asked."""
    states = RULES.new_many(count, seed, **options)
    words = streams(seed + 1, count)
    kept = []
    for index in range(count):
        part, word = states[index : index + 1], words[index : index + 1]
        while not (part[0].asks == asks and part[0].trick >= 13 - tricks) and part[0].asks != 4:
            RULES.play_out_many(part, word, 1)
        if part[0].asks != 4:
            kept.append(index)
    return states[kept]


def random_game(seed: int, **options: Any) -> Game:
    """A whole game of random decisions."""
    game = wolfmoon.new("lone-wolves", seed=seed, **options)
    random = np.random.default_rng(seed)
    while not game.over:
        offered = game.offer
        game.play(offered[random.integers(len(offered))])
    return game


def offered_numbers(states: Any) -> list[int]:
    """The numbers of everything offered in a state."""
    offered, counts = RULES.offer_many(states)
    return [int(number) for number in offered[0, : counts[0]]]


def reasons_of(states: Any) -> Any:
    """The reason code of every action in a state."""
    reasons = np.zeros(RULES.num_actions, dtype=np.int64)
    RULES.kernels.why_not(states, 0, np.arange(RULES.num_actions), reasons)
    return reasons
