"""What the tests of The Wolves' bots share: games, positions and who is asked."""

from typing import Any

import numpy as np

from wolfmoon.bots.bot import USUAL, Bot, Budget, Choice, Seen
from wolfmoon.bots.registry import make_bot
from wolfmoon.engine.stream import streams
from wolfmoon.games import games
from wolfmoon.games.the_wolves.actions import Ask

GAME = "the-wolves"
LEVELS = ("cub", "scout", "hunter", "alpha")
RULES = games[GAME]
LITTLE = Budget(simulations=120)


def offered(states: Any) -> tuple[int, ...]:
    room, counts = RULES.offer_many(states)
    return tuple(int(action) for action in room[0, : counts[0]])


def seen(states: Any) -> Seen:
    seat = RULES.seat(states[0])
    assert seat is not None
    return Seen(RULES, states.copy(), seat, offered(states))


def middle(players: int, seed: int, decisions: int) -> Any:
    """A position of a random game after so many decisions."""
    states = RULES.new_many(1, seed, players=players)
    RULES.play_out_many(states, streams(seed, 1), limit=decisions)
    return states


def turn_start(players: int, seed: int, decisions: int) -> Any:
    """A position of a random game, played on from there to the start of a turn."""
    states = middle(players, seed, decisions)
    while states[0].asks != Ask.ACT or states[0].actions_taken:
        assert RULES.seat(states[0]) is not None
        RULES.step_many(states, [offered(states)[-1]])
    return states


def play(names: list[str], seed: int, budget: Budget = USUAL) -> tuple[list[int], Any]:
    """A game of bots from its draft to its end: every action, and the last state."""
    states = RULES.new_many(1, seed, players=len(names))
    bots: list[Bot] = [make_bot(GAME, name) for name in names]
    actions: list[int] = []
    while (seat := RULES.seat(states[0])) is not None:
        asked = seen(states)
        choice = bots[seat].choose(asked, budget, stream=len(actions) + 1)
        assert choice.action in asked.offer
        actions.append(choice.action)
        assert RULES.step_many(states, [choice.action])[0] == 0
    return actions, states


def ask(name: str, states: Any, **how: Any) -> Choice:
    return make_bot(GAME, name).choose(seen(states), **how)


def equal(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one.view(np.uint8), other.view(np.uint8)))
