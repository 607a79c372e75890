"""What the tests of the bots of Lone Wolves share: what a bot sees, and whole games."""

from typing import Any

from tests.laws.positions import offered
from wolfmoon import games
from wolfmoon.bots.bot import Bot, Budget, Seen
from wolfmoon.bots.registry import make_bot
from wolfmoon.engine.stream import streams

GAME = "lone-wolves"
RULES = games[GAME]
LEVELS = ("cub", "scout", "hunter", "alpha")
BOARDS = ("basic", "advanced")
FEW = Budget(simulations=60)
"""Enough for a tree with a few levels."""


def bot(name: str) -> Bot:
    return make_bot(GAME, name)


def position(seed: int, decisions: int, board: str = "basic") -> Any:
    """An array of one state after so many random decisions."""
    states = RULES.new_many(1, seed, board=board)
    RULES.play_out_many(states, streams(seed + 1, 1), decisions)
    return states


def seen(states: Any) -> Seen:
    """What the bot whose decision it is gets."""
    seat = RULES.seat(states[0])
    assert seat is not None
    return Seen(RULES, RULES.seen(states, seat), seat, tuple(offered(RULES, states)))


def play(states: Any, bots: list[Bot], seed: int, budget: Budget) -> tuple[int, ...]:
    """A game to its end, in place; who won. Every choice must be one that was offered."""
    decision = 0
    while RULES.seat(states[0]) is not None:
        look = seen(states)
        stream = int(streams(seed, 1, first=decision)[0])
        action = bots[look.seat].choose(look, budget, stream).action
        assert action in look.offer
        RULES.step_many(states, [action])
        decision += 1
    outcome = RULES.outcome(states)
    assert outcome is not None
    return outcome.winners


def share(name: str, other: str, pairs: int, budget: Budget, board: str = "basic") -> float:
    """The part of the games that a bot wins, each deal played from both seats."""
    won = 0.0
    for pair in range(pairs):
        for seat in (0, 1):
            bots = [bot(name), bot(other)] if seat == 0 else [bot(other), bot(name)]
            winners = play(RULES.new_many(1, 7, first=pair, board=board), bots, pair, budget)
            won += (seat in winners) / len(winners)
    return won / (2 * pairs)
