"""The search of Hunter and Alpha: its worlds, its tree and its end."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tests.bots.lone_tables import BOARDS, RULES, position, seen
from wolfmoon.bots.bot import Budget
from wolfmoon.bots.lone_wolves.gains import land_worth, list_gains, worth
from wolfmoon.bots.lone_wolves.hands import FIRST_LISTED_TRICK, list_hands
from wolfmoon.bots.lone_wolves.searchers import Alpha, Hunter, Searcher
from wolfmoon.bots.lone_wolves.tree import FIRST_SCAR, NO_NODE, ROOT
from wolfmoon.games.lone_wolves.actions import FIRST_PLACE, FIRST_TAKE, HIDDEN, Ask
from wolfmoon.games.lone_wolves.box.components import SLOTS, TRICKS
from wolfmoon.games.lone_wolves.forms.plain import card_names
from wolfmoon.games.lone_wolves.state import State

MANY = Budget(simulations=2000)


def positions(asks: Ask, least_trick: int, wanted: int, board: str = "basic") -> list[Any]:
    """Random positions where something is asked, no sooner than in a trick."""
    found: list[Any] = []
    for seed in range(2000):
        states = position(seed, 4 * least_trick - seed % 7, board)
        for _ in range(8):
            if states[0].asks == asks and states[0].trick >= least_trick:
                found.append(states.copy())
                break
            RULES.play_out_many(states, np.array([seed + 1], dtype=np.uint64), 1)
        if len(found) == wanted:
            return found
    raise AssertionError("there are too few such positions")


def children(bot: Searcher, parent: Any) -> list[Any]:
    """The nodes below a node."""
    nodes, child = [], int(parent.first)
    while child != NO_NODE:
        nodes.append(bot._nodes[child])
        child = int(bot._nodes[child].next)
    return nodes


# -- worlds
@pytest.mark.parametrize("asks", [Ask.LEAD, Ask.FOLLOW, Ask.TAKE, Ask.PLACE])
def test_all_hands_that_fit_are_listed_once(asks: Ask) -> None:
    for states in positions(asks, FIRST_LISTED_TRICK, 8):
        look, hands = seen(states), np.zeros(400, dtype=np.int64)
        count = list_hands(look.states[0], look.seat, hands)
        view = RULES.view(states[0], look.seat)
        listed = sorted(card_names(int(hand)) for hand in hands[:count])
        assert listed == sorted(world[1 - look.seat] for world in RULES.worlds(view))
        assert all(one != other for one, other in pairwise(listed))


def test_alpha_lists_hands_from_the_seventh_trick_and_hunter_never() -> None:
    early, late = position(3, 20), positions(Ask.LEAD, FIRST_LISTED_TRICK, 1)[0]
    for bot, states, listed in [(Alpha, early, 0), (Alpha, late, 1), (Hunter, late, 0)]:
        one = bot()
        one.choose(seen(states), Budget(simulations=10))
        assert (one._cursors[0].hands > 0) == listed


# -- the tree
def test_face_down_scars_are_one_option_and_then_a_matter_of_chance() -> None:
    states = positions(Ask.TAKE, 1, 1)[0]
    bot = Hunter()
    bot.choose(seen(states), MANY)
    hidden = [node for node in children(bot, bot._nodes[ROOT]) if node.key == FIRST_TAKE + HIDDEN]
    assert len(hidden) == 1
    shown = children(bot, hidden[0])
    assert len(shown) > 1 and all(scar.key >= FIRST_SCAR for scar in shown)
    assert sum(int(scar.visits) for scar in shown) == hidden[0].visits


def test_every_simulation_is_counted_at_the_root() -> None:
    bot = Hunter()
    choice = bot.choose(seen(position(4, 9)), MANY)
    assert choice.simulations == bot._nodes[ROOT].visits == 2000
    assert sum(int(node.visits) for node in children(bot, bot._nodes[ROOT])) == 2000


def test_a_full_tree_learns_on() -> None:
    class Small(Hunter):
        most_nodes = 200

    bot = Small()
    choice = bot.choose(seen(position(4, 9)), MANY)
    assert choice.simulations == bot._nodes[ROOT].visits == 2000
    assert bot._cursors[0].used == Small.most_nodes


def test_a_decision_without_a_choice_takes_no_search() -> None:
    states = next(
        states
        for states in (position(seed, 47) for seed in range(100))
        if RULES.seat(states[0]) is not None and len(seen(states).offer) == 1
    )
    assert Alpha().choose(seen(states)).simulations == 0
    assert Alpha().choose(seen(states), MANY, evaluate=True).simulations == 2000


# -- strength that can be known
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("kind", [Hunter, Alpha])
def test_the_last_scar_goes_where_the_solver_puts_it(kind: type[Searcher], board: str) -> None:
    """Nothing that is hidden matters any more."""
    bot = kind()
    for states in positions(Ask.PLACE, TRICKS - 1, 6, board):
        action = bot.choose(seen(states), Budget(simulations=500)).action
        assert RULES.action_text(states[0], action) in RULES.solve(states).actions


@pytest.mark.parametrize("board", BOARDS)
def test_what_a_scar_gains_is_the_difference_of_worth(board: str) -> None:
    """The shortcuts agree with trying scars on."""
    gains = np.zeros(SLOTS, dtype=np.int32)
    for states in positions(Ask.PLACE, 4, 12, board):
        seat = int(states[0].seat)
        list_gains(states[0], gains)
        for action in seen(states).offer:
            after = states.copy()
            RULES.step_many(after, [action])
            after[0].trump = states[0].trump
            gain = worth(after[0]) - worth(states[0])
            found = gains[action - FIRST_PLACE]
            assert found == (gain if seat == 0 else -gain)
    assert land_worth(State.zeros()[0], 0) == 0
