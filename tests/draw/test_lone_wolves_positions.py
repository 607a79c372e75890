"""The positions that the drawings are tested with could come up in a game."""

from collections import Counter
from itertools import chain

import pytest

from tests.draw.duels import POSITIONS, Position
from wolfmoon.games.lone_wolves.box.components import CARDS, COPIES, HAND, LAND_ROOM, SET_ASIDE

each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())


def _sides(position: Position) -> list[Position]:
    return [side for land in position["lands"] for side in land["sides"]]


@each_position
def test_every_card_is_in_one_place(position: Position) -> None:
    """L3, L17."""
    sides = _sides(position)
    cards = list(chain(*position["hands"], position["set_aside"]))
    cards += chain(*(side["cards"] + side["lone"] for side in sides))
    assert len(cards) == len(set(cards)) == CARDS
    assert len(position["set_aside"]) == SET_ASIDE
    assert position["unseen_left"] + sum(side["unseen"] for side in sides) == SET_ASIDE


@each_position
def test_every_scar_is_in_one_place(position: Position) -> None:
    """L1: two of each effect; as many are laid out as the house values say."""
    laid_out = chain(*(land["hidden"] + land["shown"] for land in position["lands"]))
    placed = chain(*(side["scars"] for side in _sides(position)))
    borders = chain(*(scars for seat in position["borders"] for scars in seat))
    in_hand = [position["in_hand"]] if position["in_hand"] else []
    scars = Counter(chain(laid_out, placed, borders, in_hand, position["box"]))
    assert scars == Counter({f"S{kind}": COPIES for kind in range(1, 10)})
    house = position["house"]["scars"]
    assert len(position["box"]) == 18 - sum(house["up"]) - sum(house["down"])


@each_position
def test_hands_and_turned_cards_fit_the_trick(position: Position) -> None:
    """L7, L11, L12, L14."""
    decided = position["followed"] is not None
    turned = sum(len(side["lone"]) for side in _sides(position))
    assert turned == position["trick"] + decided
    for seat, hand in enumerate(position["hands"]):
        has_played = decided or (position["led"] is not None and seat == position["leader"])
        assert len(hand) == HAND - position["trick"] - has_played
        assert not {card[0] for card in hand} & {
            {"green": "G", "black": "K", "brown": "N"}[suit] for suit in position["void"][seat]
        }
    for land in position["lands"]:
        sides = land["sides"]
        wolves = sum(len(s["cards"]) + len(s["lone"]) + s["unseen"] for s in sides)
        assert wolves <= LAND_ROOM
        assert bool(land["moon"]) == (not land["hidden"] and not land["shown"])
        assert all(len(s["scars"]) <= position["house"]["slots"]["land"] for s in sides)
