"""What one decision leads to: games simulated from it on, in worlds that all decisions share.

Decisions are compared fairly if each is simulated as often, and the same worlds and the same luck
come up in the same order. The tree grows below the decision; what is counted is the second half,
when it knows a little.
"""

from ...engine.compiled import compiled, kernel, wide
from ...engine.kernels import Words
from ...engine.notes import SILENT
from ...engine.record import Array
from ...games.lone_wolves.actions import Ask, Offer
from ...games.lone_wolves.hidden.redeal import determinize_state
from ...games.lone_wolves.state import State
from ...games.lone_wolves.turn import apply, offer
from .playout import SEEN, WORLD, play_on
from .reward import end_for_first
from .search import step_down
from .tree import NO_KEY, NO_NODE, ROOT, Cursor, Node, decision_to_try, learn, scar_to_be_shown


@compiled
def decide(
    nodes: Array[Node], cursor: Cursor, world: State, node: int, action: int, offered: Offer
) -> int:
    """The world and the path have gone on by a decision, and by the scar that it showed."""
    seat, scar = wide(world.seat), scar_to_be_shown(world, action)
    apply(world, action, offered, SILENT)
    node = step_down(nodes, cursor, node, action, seat)
    if scar != NO_KEY and node != NO_NODE:
        node = step_down(nodes, cursor, node, scar, seat)
    return node


@compiled
def go_down_from(
    nodes: Array[Node], cursor: Cursor, states: Array[State], action: int, offered: Offer
) -> None:
    """The world has gone down the tree by a given decision, and past its edge by one more."""
    world, inside = states[WORLD], True
    cursor.steps = 0
    node = decide(nodes, cursor, world, wide(ROOT), action, offered)
    while inside and node != NO_NODE and world.asks != Ask.OVER:
        used = wide(cursor.used)
        count = offer(world, offered)
        chosen = decision_to_try(nodes, cursor, node, offered, count)
        node = decide(nodes, cursor, world, node, chosen, offered)
        inside = cursor.used == used


@kernel
def simulate_from(
    nodes: Array[Node],
    cursors: Array[Cursor],
    states: Array[State],
    offered: Offer,
    seat: int,
    action: int,
    words: Words,
) -> float:
    """The part of some simulations that a seat wins from a decision on, one for each word."""
    cursor, root = cursors[0], nodes[ROOT]
    root.first = NO_NODE
    root.visits = 0
    root.wins = 0.0
    cursor.used = 1
    wins, counted = 0.0, 0
    for number in range(len(words)):
        states[WORLD] = states[SEEN]
        cursor.stream = determinize_state(states[WORLD], seat, words[number])
        go_down_from(nodes, cursor, states, action, offered)
        cursor.stream = play_on(states, offered, cursor.stream)
        reward, win = end_for_first(states[WORLD])
        learn(nodes, cursor, reward, win)
        if number >= len(words) // 2:
            wins += win
            counted += 1
    share = wins / max(counted, 1)
    return share if seat == 0 else 1.0 - share
