"""Measures the bots of Lone Wolves: python bench/bots_lone_wolves.py [--games N]

Simulations a second at the first trick, and the time of a decision over whole games against
the same bot (p50, p95), on both boards; all on one core. With --games it plays so many games with
each bot, both boards in turn, and counts decisions: one that is not offered ends the run.
"""

import argparse
import time
from typing import Any

import numpy as np

from wolfmoon import games
from wolfmoon.bots.bot import USUAL, Bot, Budget, Seen
from wolfmoon.bots.registry import make_bot
from wolfmoon.engine.stream import streams

GAME = "lone-wolves"
RULES = games[GAME]
BOARDS = ("basic", "advanced")
LEAST_SIMULATIONS_PER_SECOND = 50_000
MOST_P95_MS = {"cub": 20, "scout": 30, "hunter": 50, "alpha": 300}
GAMES_TIMED = 10
SIMULATIONS = 4000
RUNS = 5
LEGAL = Budget(simulations=20)
"""Thinking as little as this, a bot plays as lawfully as ever, and ten thousand games end."""


def seen(states: Any, seat: int) -> Seen:
    offered, counts = RULES.offer_many(states)
    return Seen(RULES, RULES.seen(states, seat), seat, tuple(offered[0, : counts[0]].tolist()))


def simulations_per_second(board: str) -> float:
    """The median of a few searches of a first lead, in CPU time."""
    bot, took = make_bot(GAME, "alpha"), []
    for run in range(RUNS):
        states = RULES.new_many(1, run, board=board)
        look = seen(states, int(states[0].seat))
        began = time.process_time()
        bot.choose(look, Budget(simulations=SIMULATIONS), run + 1)
        took.append(time.process_time() - began)
    return SIMULATIONS / float(np.median(took))


def play(states: Any, bot: Bot, budget: Budget, seed: int) -> list[tuple[float, bool]]:
    """A game of a bot against itself: the time of each decision, and whether it was cut short."""
    decisions: list[tuple[float, bool]] = []
    while (seat := RULES.seat(states[0])) is not None:
        look = seen(states, seat)
        stream = int(streams(seed, 1, first=len(decisions))[0])
        began = time.perf_counter()
        choice = bot.choose(look, budget, stream)
        decisions.append(((time.perf_counter() - began) * 1e3, choice.cut_short))
        assert choice.action in look.offer, f"{bot.name}: {choice.action} is not offered"
        assert RULES.step_many(states, [choice.action])[0] == 0
    return decisions


def time_decisions(name: str, board: str) -> None:
    bot, decisions = make_bot(GAME, name), []
    for number in range(GAMES_TIMED):
        decisions += play(RULES.new_many(1, 1, number, board=board), bot, USUAL, number)
    middle, slow = np.percentile([took for took, _ in decisions], [50, 95])
    cut = sum(short for _, short in decisions) / len(decisions)
    verdict = "ok " if slow <= MOST_P95_MS[name] else "LOW"
    print(
        f"{verdict} {name} {board}: p50 {middle:.2f} ms, p95 {slow:.2f} ms "
        f"(bar {MOST_P95_MS[name]}), cut short {cut:.1%}"
    )


def play_many(name: str, number: int) -> None:
    bot, decisions = make_bot(GAME, name), 0
    for game in range(number):
        states = RULES.new_many(1, 2, game, board=BOARDS[game % len(BOARDS)])
        decisions += len(play(states, bot, LEGAL, game))
    print(f"ok  {name}: {number:,} games, {decisions:,} decisions, all of them offered")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=0)
    number = parser.parse_args().games
    if number:
        for name in MOST_P95_MS:
            play_many(name, number)
        return
    for board in BOARDS:
        speed = simulations_per_second(board)
        verdict = "ok " if speed >= LEAST_SIMULATIONS_PER_SECOND else "LOW"
        print(f"{verdict} {board}: {speed:,.0f} simulations/s (bar 50,000)")
    for name in MOST_P95_MS:
        for board in BOARDS:
            time_decisions(name, board)


if __name__ == "__main__":
    main()
