"""Endings that are the same but for names: of seats, and of suits with their lands."""

import json
from collections.abc import Iterable, Sequence
from itertools import permutations

from ...games.lone_wolves.forms.names import LAND_NAMES, SUIT_NAMES
from ...games.lone_wolves.forms.plain import to_data
from ...games.lone_wolves.models import LoneWolvesPosition, OpenLand
from ..puzzle import Puzzle

LETTERS = "GKNRW"
"""Of the suits, in the order of their lands."""
Order = tuple[int, ...]


def likeness(puzzle: Puzzle) -> str:
    """What is equal for equal endings, and found quickly."""
    data = to_data(puzzle.start[0])
    lands = sorted(json.dumps([land["honour"], land["shown"]]) for land in data["lands"])
    return json.dumps([data["board"], data["trick"], data["asks"], sorted(data["box"]), lands])


def canonical(puzzle: Puzzle) -> str:
    """An ending with its seats and suits in an order that does not depend on their names."""
    data = to_data(puzzle.start[0])
    goal = [[each.what, each.count] for each in puzzle.goal]
    return min(json.dumps([goal, _renamed(data, puzzle.seat, way)]) for way in _orders(data))


def _orders(data: LoneWolvesPosition) -> Iterable[Order]:
    """The orders in which suits and lands may stand: with borders, from either end."""
    count = len(LETTERS)
    if data["board"] == "advanced":
        return [tuple(range(count)), tuple(reversed(range(count)))]
    return permutations(range(count))


def _renamed(data: LoneWolvesPosition, seat: int, order: Order) -> list[object]:
    """A position seen from a seat, with the suits and lands in an order."""
    place = {LETTERS[suit]: number for number, suit in enumerate(order)}

    def cards(names: Sequence[str]) -> list[str]:
        return sorted(f"{place[name[0]]}{name[1:]}" for name in names)

    def side(land: OpenLand, of: int) -> list[object]:
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
