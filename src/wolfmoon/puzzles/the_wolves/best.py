"""Best turns: how far a turn is ahead of others, all played on as often and with the same luck."""

from collections.abc import Sequence

from ...bots.bot import Seen
from ...bots.the_wolves.levels import after
from ...engine.kernels import States
from ...games import games
from ...hints.estimate import POINTS
from ...hints.the_wolves.turns import Found, Turns
from ..lead import Lead

GAME = "the-wolves"
TIMES = 2
"""Turns of puzzles are played on so many times as often as for a hint."""


def leads(
    turns: Turns, seen: Seen, best: Found, others: Sequence[Found], luck: int, rounds: int = 1
) -> list[Lead]:
    """How far a turn is ahead of each of some others."""
    first, *rest = turns.compared(seen, [best, *others], luck, rounds, TIMES)
    return [Lead.of(first.shares - each.shares) for each in rest]


def fair_share(states: States) -> float:
    """What each would have if all were as strong, in points of win share."""
    return POINTS / int(states[0].seats)


def seen_in(states: States) -> Seen:
    """A position as the one who is to decide sees it: nothing is hidden."""
    return Seen(games[GAME], states, int(states[0].seat), ())


def followed(seen: Seen, line: Sequence[int]) -> Found:
    """A turn, with the positions at its end."""
    states: list[States] = [seen.states]
    for action in line:
        states.append(after(seen.rules, states[-1], action))
    return Found(tuple(line), states[-2], states[-1])
