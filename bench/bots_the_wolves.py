"""Measures the bots of The Wolves: python bench/bots_the_wolves.py [--games N] [--bots cub,scout]

The time of a turn, all its decisions together, over whole games against the same bot (p50, p95),
for 2 to 5 players; CPU time on one core, so that other programs do not count. The whole search is
timed, as if there were no clock; with --clock, as people meet the bot. With --games it plays so
many games with each bot, the numbers of players in turn, and counts decisions: one that is not
offered ends the run.
"""

import argparse
import time
from collections import defaultdict
from typing import Any

import numpy as np

from wolfmoon import games
from wolfmoon.bots.bot import USUAL, Budget, Seen
from wolfmoon.bots.registry import make_bot
from wolfmoon.engine.stream import streams

GAME = "the-wolves"
RULES = games[GAME]
PLAYERS = (2, 3, 4, 5)
MOST_P95_MS = {"cub": 10, "scout": 80, "hunter": 150, "alpha": 1000}
GAMES_TIMED = 4
WHOLE = Budget(simulations=10**9)
"""The usual search without a clock."""
LEGAL = Budget(simulations=30)
"""Thinking as little as this, a bot plays as lawfully as ever, and ten thousand games end."""


def seen(states: Any, seat: int) -> Seen:
    offered, counts = RULES.offer_many(states)
    return Seen(RULES, RULES.seen(states, seat), seat, tuple(offered[0, : counts[0]].tolist()))


def play(name: str, players: int, seed: int, budget: Budget) -> tuple[list[float], int]:
    """A game of a bot against itself: the CPU milliseconds of each turn, and its decisions."""
    states = RULES.new_many(1, seed, players=players)
    bots = [make_bot(GAME, name) for _ in range(players)]
    turns: dict[tuple[int, int], float] = defaultdict(float)
    decisions = 0
    while (seat := RULES.seat(states[0])) is not None:
        look = seen(states, seat)
        stream = int(streams(seed, 1, first=decisions)[0])
        began = time.process_time()
        choice = bots[seat].choose(look, budget, stream)
        turns[seat, RULES.turns(states[0])] += (time.process_time() - began) * 1e3
        assert choice.action in look.offer, f"{name}: {choice.action} is not offered"
        assert RULES.step_many(states, [choice.action])[0] == 0
        decisions += 1
    return list(turns.values()), decisions


def measure(name: str, budget: Budget) -> None:
    for players in PLAYERS:
        turns = [ms for seed in range(GAMES_TIMED) for ms in play(name, players, seed, budget)[0]]
        p50, p95 = np.percentile(turns, [50, 95])
        kept = "kept" if p95 <= MOST_P95_MS[name] else "NOT KEPT"
        print(f"{name:7} {players} players  p50 {p50:6.1f} ms  p95 {p95:6.1f} ms a turn  {kept}")


def play_lawfully(name: str, count: int) -> None:
    decisions = 0
    for number in range(count):
        decisions += play(name, PLAYERS[number % len(PLAYERS)], number, LEGAL)[1]
    print(f"{name:7} {count} games, {decisions} decisions, every one offered")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--clock", action="store_true", help="with the usual limit of time")
    parser.add_argument("--bots", default=",".join(MOST_P95_MS))
    wanted = parser.parse_args()
    for name in wanted.bots.split(","):
        if wanted.games:
            play_lawfully(name, wanted.games)
        else:
            measure(name, USUAL if wanted.clock else WHOLE)


if __name__ == "__main__":
    main()
