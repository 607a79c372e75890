"""Puzzles that are the same but for names: of seats, and of suits with their lands."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

from ..games.lone_wolves.forms.names import LAND_NAMES, SUIT_NAMES
from .puzzle import Puzzle

LETTERS = "GKNRW"
"""Of the suits, in the order of their lands."""
Order = tuple[int, ...]
Plain = Any
"""A position as plain data, of either game."""


def doubles(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, Puzzle]]:
    """Pairs of puzzles that are the same up to symmetry."""
    alike: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        alike[_likeness(puzzle)].append(puzzle)
    for group in alike.values():
        known: dict[str, Puzzle] = {}
        for puzzle in group if len(group) > 1 else ():
            key = canonical(puzzle)
            if key in known:
                yield puzzle, known[key]
            known.setdefault(key, puzzle)


def _likeness(puzzle: Puzzle) -> str:
    """What is equal for equal puzzles, and found quickly."""
    about: list[Plain] = [puzzle.game, puzzle.kind]
    if puzzle.game == "lone-wolves":
        data: Plain = puzzle.rules.to_data(puzzle.start[0])
        lands = sorted(json.dumps([land["honour"], land["shown"]]) for land in data["lands"])
        about += [data["board"], data["trick"], data["asks"], sorted(data["box"]), lands]
    else:
        about += [canonical(puzzle)]
    return json.dumps(about)


def canonical(puzzle: Puzzle) -> str:
    """A puzzle with its seats and suits in an order that does not depend on their names."""
    data: Plain = puzzle.rules.to_data(puzzle.start[0])
    goal = [[each.what, each.count] for each in puzzle.goal]
    if puzzle.game == "lone-wolves":
        return min(json.dumps([goal, _renamed(data, puzzle.seat, way)]) for way in _orders(data))
    turned = [*data["seats"][puzzle.seat :], *data["seats"][: puzzle.seat]]
    first = (data["first"] - puzzle.seat) % len(turned)
    same = {**data, "seats": turned, "seat": 0, "first": first, "turns": 0}
    return json.dumps([[str(each) for each in puzzle.goal], same], sort_keys=True)


def _orders(data: Plain) -> Iterable[Order]:
    """The orders in which suits and lands may stand: with borders, from either end."""
    count = len(LETTERS)
    if data["board"] == "advanced":
        return [tuple(range(count)), tuple(reversed(range(count)))]
    return permutations(range(count))


def _renamed(data: Plain, seat: int, order: Order) -> list[Plain]:
    """A position seen from a seat, with the suits and lands in an order."""
    place = {LETTERS[suit]: number for number, suit in enumerate(order)}

    def cards(names: list[str]) -> list[str]:
        return sorted(f"{place[name[0]]}{name[1:]}" for name in names)

    def side(land: Plain, of: int) -> list[Plain]:
        own = land["sides"][of]
        return [cards(own["cards"]), cards(own["lone"]), own["unseen"], sorted(own["scars"])]

    seats = (seat, 1 - seat)
    lands = [data["lands"][suit] for suit in order]
    reversed_ = order[0] > order[-1]
    borders = [data["borders"][of][:: -1 if reversed_ else 1] for of in seats]
    led = data["led"] and [
        cards([data["led"]["card"]]),
        order.index(LAND_NAMES.index(data["led"]["land"])),
    ]
    trump = data["trump"] and order.index(SUIT_NAMES.index(data["trump"]))
    return [
        [[land["honour"], sorted(land["shown"]), land["moon"]] for land in lands],
        [[side(land, of) for of in seats] for land in lands],
        [[sorted(scars) for scars in row] for row in borders] if data["board"] == "advanced" else 0,
        [cards(data["hands"][of]) for of in seats],
        [cards(data["set_aside"]), data["trick"], data["asks"], led, trump],
        data["leader"] == seat,
    ]
