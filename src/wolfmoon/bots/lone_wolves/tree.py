"""The tree of a search: a node for each decision that was tried, in memory laid out once.

A node counts for the seat that decided. Where a decision shows a hidden scar, which one it was is
left to chance: the node's children are then the scars, and theirs the next decisions.
"""

import math
from typing import Annotated

import numpy as np

from ...engine.compiled import compiled, wide
from ...engine.record import Array, Fixed, Record, i8, i16, i32, u64
from ...engine.stream import advance, below
from ...games.lone_wolves.actions import (
    FIRST_TAKE,
    HIDDEN,
    MOST_OFFERED,
    NUM_ACTIONS,
    Offer,
    card_played,
    land_played,
)
from ...games.lone_wolves.box.cards import REVEALERS, has
from ...games.lone_wolves.box.tokens import top_of
from ...games.lone_wolves.state import State, losing_land

f64 = Annotated[float, np.float64]

ROOT = 0
NO_NODE = 0
"""The root is nobody's child, so its number is free to mean none."""
NO_ACTION = -1
FIRST_SCAR = NUM_ACTIONS
"""Keys of nodes are the numbers of decisions, and from here on scars that were shown."""
NO_KEY = -1
MOST_STEPS = 128
"""Room for a path from the root: more than twice the decisions of a game."""
CURIOSITY = 0.6
"""What a decision that was seldom tried gains over one that was tried often."""


class Node(Record):
    """A decision and the point that it leads to; or the scar that it showed."""

    key: i16  # the number of the decision; or of the scar
    first: i32  # its first child, or NO_NODE
    next: i32  # the next child of its parent, or NO_NODE
    visits: i32  # simulations that went through it
    offered: i32  # how often it was open when its parent was left
    reward: f64  # what they brought the seat that decided, added up
    wins: f64  # and how many of them it won


class Cursor(Record):
    """Where a search stands: how far its tree has grown, and the path that it is on."""

    stream: u64
    used: i32  # nodes of the tree
    simulations: i32  # done so far
    hands: i32  # how many hands are listed; 0 if they are drawn
    steps: i32  # how long the path is
    path: Fixed[list[i32], MOST_STEPS]  # the nodes from the root down, the root left out
    seats: Fixed[list[i32], MOST_STEPS]  # who decided at each
    untried: Fixed[list[i8], NUM_ACTIONS]  # by decision: whether it is offered and has no node
    tried: Fixed[list[i32], MOST_OFFERED]  # the nodes of those that are offered and have one


# -- growing ------------------------------------------------------------------------
@compiled
def add_node(nodes: Array[Node], cursor: Cursor, parent: int, key: int) -> int:
    """A new first child of a node."""
    index = wide(cursor.used)
    cursor.used = index + 1
    node = nodes[index]
    node.key = key
    node.first = NO_NODE
    node.next = nodes[parent].first
    node.visits = 0
    node.offered = 1
    node.reward = 0.0
    node.wins = 0.0
    nodes[parent].first = index
    return index


@compiled
def child_with(nodes: Array[Node], parent: int, key: int) -> int:
    """The child of a node with a key, or NO_NODE."""
    child = wide(nodes[parent].first)
    while child != NO_NODE and nodes[child].key != key:
        child = wide(nodes[child].next)
    return child


@compiled
def step_to(cursor: Cursor, node: int, seat: int) -> None:
    """The path goes on to a node where a seat decided."""
    cursor.path[cursor.steps] = node
    cursor.seats[cursor.steps] = seat
    cursor.steps += 1


@compiled
def scar_to_be_shown(state: State, action: int) -> int:
    """The key of the face-down scar that a decision is about to show, or NO_KEY."""
    if action == FIRST_TAKE + HIDDEN:
        return FIRST_SCAR + top_of(state.lands[losing_land(state)].pile)
    if action < FIRST_TAKE and has(REVEALERS, card_played(action)):
        territory = state.lands[land_played(action)]
        if territory.pile_left > 0:
            return FIRST_SCAR + top_of(territory.pile)
    return NO_KEY


# -- choosing -----------------------------------------------------------------------
@compiled
def list_tried(nodes: Array[Node], cursor: Cursor, parent: int, offered: Offer, count: int) -> int:
    """The nodes of the offered decisions are listed and know that they were open; how many."""
    for index in range(count):
        cursor.untried[offered[index]] = 1
    child, found = wide(nodes[parent].first), 0
    while child != NO_NODE:
        node = nodes[child]
        if cursor.untried[node.key] == 1:
            cursor.untried[node.key] = 0
            cursor.tried[found] = child
            node.offered += 1
            found += 1
        child = wide(node.next)
    return found


@compiled
def any_untried(cursor: Cursor, offered: Offer, count: int, without: int) -> int:
    """One of the so many offered decisions without a node, each as likely; none is noted then."""
    cursor.stream = advance(cursor.stream)
    left, chosen = below(cursor.stream, without), NO_ACTION
    for index in range(count):
        action = wide(offered[index])
        if cursor.untried[action] == 1:
            cursor.untried[action] = 0
            if left == 0:
                chosen = action
            left -= 1
    return chosen


@compiled
def most_promising(nodes: Array[Node], cursor: Cursor, count: int) -> int:
    """The listed decision that most deserves another try; of equals the one offered first.

    It is UCB for information sets: rare chances are measured by how often there was one.
    """
    chosen, most = NO_ACTION, -1.0
    times, weight = 0, 0.0
    for index in range(count):
        node = nodes[cursor.tried[index]]
        if node.offered != times:
            times = wide(node.offered)
            weight = CURIOSITY * CURIOSITY * math.log(float(times))
        visits = float(node.visits)
        value = float(node.reward) / visits + math.sqrt(weight / visits)
        if value > most or (value == most and node.key < chosen):
            chosen, most = wide(node.key), value
    return chosen


@compiled
def decision_to_try(
    nodes: Array[Node], cursor: Cursor, parent: int, offered: Offer, count: int
) -> int:
    """Which of the offered decisions a simulation takes from a node."""
    tried = list_tried(nodes, cursor, parent, offered, count)
    if tried < count:
        return any_untried(cursor, offered, count, count - tried)
    return most_promising(nodes, cursor, count)


# -- learning -----------------------------------------------------------------------
@compiled
def learn(nodes: Array[Node], cursor: Cursor, reward: float, win: float) -> None:
    """All nodes of the path have counted what a simulation brought the first seat.

    Nobody decided at the root: it counts for the first seat.
    """
    nodes[ROOT].visits += 1
    nodes[ROOT].wins += win
    for step in range(wide(cursor.steps)):
        node = nodes[cursor.path[step]]
        first = cursor.seats[step] == 0
        node.visits += 1
        node.reward += reward if first else 1.0 - reward
        node.wins += win if first else 1.0 - win
