"""Searching the worlds that fit what a seat knows, all in one tree (SO-ISMCTS).

Each simulation imagines a world, goes down the tree by decisions that are open there, adds a node,
plays the world to its end and counts on the way back what came of it.
"""

from ...engine.compiled import compiled, kernel, wide
from ...engine.notes import SILENT
from ...engine.record import Array
from ...games.lone_wolves.actions import Ask, Offer
from ...games.lone_wolves.hidden.redeal import determinize_state
from ...games.lone_wolves.state import State
from ...games.lone_wolves.turn import apply, offer
from .hands import Hands, list_hands, put_hand, shuffle
from .playout import SEEN, WORLD, play_on
from .reward import end_for_first
from .tree import (
    NO_KEY,
    NO_NODE,
    ROOT,
    Cursor,
    Node,
    add_node,
    child_with,
    decision_to_try,
    learn,
    scar_to_be_shown,
    step_to,
)


@compiled
def imagine(states: Array[State], cursor: Cursor, hands: Hands, seat: int) -> None:
    """A world that fits what a seat knows; the hand opposite is the next one listed, if any."""
    states[WORLD] = states[SEEN]
    cursor.stream = determinize_state(states[WORLD], seat, cursor.stream)
    if cursor.hands != 0:
        put_hand(states[WORLD], seat, wide(hands[wide(cursor.simulations) % wide(cursor.hands)]))


@compiled
def go_down(nodes: Array[Node], cursor: Cursor, states: Array[State], offered: Offer) -> None:
    """The world has gone down the tree, and past its edge by one decision."""
    world, node, inside = states[WORLD], ROOT, True
    cursor.steps = 0
    while inside and world.asks != Ask.OVER:
        seat, used = wide(world.seat), wide(cursor.used)
        count = offer(world, offered)
        action = decision_to_try(nodes, cursor, node, offered, count)
        scar = scar_to_be_shown(world, action)
        apply(world, action, offered, SILENT)
        node = step_down(nodes, cursor, node, action, seat)
        if scar != NO_KEY and node != NO_NODE:
            node = step_down(nodes, cursor, node, scar, seat)
        inside = node != NO_NODE and cursor.used == used


@compiled
def step_down(nodes: Array[Node], cursor: Cursor, node: int, key: int, seat: int) -> int:
    """The child of a node with a key, new if there was none; NO_NODE if there is no room."""
    child = child_with(nodes, node, key)
    if child == NO_NODE:
        if cursor.used == len(nodes):
            return NO_NODE
        child = add_node(nodes, cursor, node, key)
    step_to(cursor, child, seat)
    return child


# -- what Python calls --------------------------------------------------------------
@kernel
def begin(
    nodes: Array[Node],
    cursors: Array[Cursor],
    states: Array[State],
    hands: Hands,
    seat: int,
    listed: bool,
) -> None:
    """The tree is only its root; all hands opposite a seat are listed if that is wanted."""
    cursor, root = cursors[0], nodes[ROOT]
    root.first = NO_NODE
    root.visits = 0
    root.wins = 0.0
    cursor.used = 1
    cursor.simulations = 0
    cursor.hands = 0
    if listed:
        cursor.hands = list_hands(states[SEEN], seat, hands)
        cursor.stream = shuffle(hands, wide(cursor.hands), cursor.stream)


@kernel
def simulate(
    nodes: Array[Node],
    cursors: Array[Cursor],
    states: Array[State],
    hands: Hands,
    offered: Offer,
    seat: int,
    simulations: int,
) -> None:
    """So many simulations more."""
    cursor = cursors[0]
    for _ in range(simulations):
        imagine(states, cursor, hands, seat)
        go_down(nodes, cursor, states, offered)
        cursor.stream = play_on(states, offered, cursor.stream)
        reward, win = end_for_first(states[WORLD])
        learn(nodes, cursor, reward, win)
        cursor.simulations += 1
