"""Searching the worlds that fit what a seat knows, all in one tree (SO-ISMCTS).

Each simulation imagines a world, goes down the tree by decisions that are open there, adds a node,
plays the world to its end and counts on the way back what came of it.
"""

from typing import Any

from ...engine.compiled import compiled, kernel, wide
from ...engine.notes import SILENT
from ...games.lone_wolves.actions import Ask, Offer
from ...games.lone_wolves.hidden.redeal import determinize_state
from ...games.lone_wolves.turn import apply, offer
from .hands import Hands, list_hands, put_hand, shuffle
from .playout import SEEN, WORLD, play_on
from .reward import reward_of_first, win_of_first
from .tree import (
    NO_KEY,
    NO_NODE,
    ROOT,
    add_node,
    child_with,
    decision_to_try,
    learn,
    scar_to_be_shown,
    step_to,
)


@compiled
def imagine(states: Any, desk: Any, hands: Hands, seat: int) -> None:
    """A world that fits what a seat knows; the hand opposite is the next one listed, if any."""
    states[WORLD] = states[SEEN]
    desk.stream = determinize_state(states[WORLD], seat, desk.stream)
    if desk.hands != 0:
        put_hand(states[WORLD], seat, wide(hands[wide(desk.simulations) % wide(desk.hands)]))


@compiled
def go_down(nodes: Any, desk: Any, states: Any, offered: Offer) -> None:
    """The world has gone down the tree, and past its edge by one decision."""
    world, node, inside = states[WORLD], ROOT, True
    desk.steps = 0
    while inside and world.asks != Ask.OVER:
        seat, used = wide(world.seat), wide(desk.used)
        count = offer(world, offered)
        action = decision_to_try(nodes, desk, node, offered, count)
        scar = scar_to_be_shown(world, action)
        apply(world, action, offered, SILENT)
        node = step_down(nodes, desk, node, action, seat)
        if scar != NO_KEY and node != NO_NODE:
            node = step_down(nodes, desk, node, scar, seat)
        inside = node != NO_NODE and desk.used == used


@compiled
def step_down(nodes: Any, desk: Any, node: int, key: int, seat: int) -> int:
    """The child of a node with a key, new if there was none; NO_NODE if there is no room."""
    child = child_with(nodes, node, key)
    if child == NO_NODE:
        if desk.used == len(nodes):
            return NO_NODE
        child = add_node(nodes, desk, node, key)
    step_to(desk, child, seat)
    return child


# -- what Python calls --------------------------------------------------------------
@kernel
def begin(nodes: Any, desks: Any, states: Any, hands: Hands, seat: int, listed: bool) -> None:
    """The tree is only its root; all hands opposite a seat are listed if that is wanted."""
    desk, root = desks[0], nodes[ROOT]
    root.first = NO_NODE
    root.visits = 0
    desk.used = 1
    desk.simulations = 0
    desk.hands = 0
    if listed:
        desk.hands = list_hands(states[SEEN], seat, hands)
        desk.stream = shuffle(hands, wide(desk.hands), desk.stream)


@kernel
def simulate(
    nodes: Any, desks: Any, states: Any, hands: Hands, offered: Offer, seat: int, simulations: int
) -> None:
    """So many simulations more."""
    desk = desks[0]
    for _ in range(simulations):
        imagine(states, desk, hands, seat)
        go_down(nodes, desk, states, offered)
        desk.stream = play_on(states, offered, desk.stream)
        win = win_of_first(states[WORLD])
        learn(nodes, desk, reward_of_first(states[WORLD], win), win)
        desk.simulations += 1
