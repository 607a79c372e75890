"""What luck decides, from any source of chance: a set-up that a game can be given.  [L1–L4]

`setup.py` draws the same from the stream of a seed, inside the kernels.
"""

from random import Random
from typing import TypeVar

from ..box.components import COPIES, HAND, SEATS, SET_ASIDE
from ..models import House, LoneWolvesSetup
from .names import CARD_NAMES, SCAR_NAMES

T = TypeVar("T")


def draw_setup(chance: Random, house: House) -> LoneWolvesSetup:
    """Scars, honour tokens, hands and leader; every set-up of these house values is as likely."""
    scars, cards = _shuffled(chance, SCAR_NAMES * COPIES), _shuffled(chance, CARD_NAMES)
    tokens = _shuffled(chance, house["honour"])
    return {
        "hidden": [_taken(scars, number) for number in house["scars"]["down"]],
        "shown": [_taken(scars, number) for number in house["scars"]["up"]],
        "box": scars,
        "honour": [_shuffled(chance, sides) for sides in tokens],
        "set_aside": _taken(cards, SET_ASIDE),
        "hands": [_taken(cards, HAND) for _ in range(SEATS)],
        "leader": chance.randrange(SEATS),
    }


def _shuffled(chance: Random, things: list[T]) -> list[T]:
    return chance.sample(things, len(things))


def _taken(pile: list[T], number: int) -> list[T]:
    """So many things off the end of a shuffled pile."""
    return [pile.pop() for _ in range(number)]
