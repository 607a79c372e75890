"""The set-up of a game, given explicitly (L1 to L4)."""

from __future__ import annotations

import copy
from typing import Any

from . import tables
from .position import Land, Position, Side


def new_position(
    board: str,
    hands: list[list[str]],
    set_aside: list[str],
    hidden: list[list[str]],
    shown: list[list[str]],
    box: list[str],
    honour: list[list[int]],
    leader: int,
    house: dict[str, Any] | None = None,
) -> Position:
    """The position before the first trick."""
    check_components(hands, set_aside, hidden, shown, box)
    return Position(
        board=board,
        house=copy.deepcopy(house or tables.HOUSE[board]),
        hands=[list(hand) for hand in hands],
        set_aside=list(set_aside),
        unseen_left=len(set_aside),
        lands=[
            Land(list(token), list(down), list(up), None, [empty_side(), empty_side()])
            for token, down, up in zip(honour, hidden, shown, strict=True)
        ],
        borders=[empty_borders(board), empty_borders(board)],
        box=list(box),
        void=[[], []],
        leader=leader,
        seat=leader,
        trick=0,
        led=None,
        followed=None,
        trump=None,
        in_hand=None,
        taken_hidden=False,
        asks="lead",
    )


def empty_side() -> Side:
    """A side without cards and scars."""
    return Side([], [], 0, [])


def empty_borders(board: str) -> list[list[str]]:
    """The border slots of one player: none on the basic board."""
    return [[] for _ in tables.BORDERS] if board == "advanced" else []


def check_components(
    hands: list[list[str]],
    set_aside: list[str],
    hidden: list[list[str]],
    shown: list[list[str]],
    box: list[str],
) -> None:
    """Refuse a set-up that is not made of the 30 cards and the 18 scars."""
    if [len(hand) for hand in hands] != [tables.HAND_SIZE] * 2:
        raise ValueError("each player has 13 cards (L3)")
    if sorted([*hands[0], *hands[1], *set_aside]) != sorted(tables.CARDS):
        raise ValueError("the hands and the cards set aside are not the 30 cards (L3)")
    scars = [scar for group in [*hidden, *shown, box] for scar in group]
    if sorted(scars) != sorted(tables.SCARS * 2):
        raise ValueError("the scars are not the 18 tokens (L1)")
