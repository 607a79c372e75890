"""How much later a bot answers while reviews are worked out beside it.

    python bench/thinking.py [--turns 40] [--processes 2] [--no-bars]

The strongest bot of each game is asked for the same turns over and over, in as many processes at
once as a server has. Every other time turns of a finished game are judged as a review has them
judged, without a pause, in all places for errands. What is compared are neighbours in time, so a
machine that others use too is the same for both; the errands that ended meanwhile are counted.
"""

import argparse
import itertools
import statistics
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import psutil
from keeping import keep

from wolfmoon import new
from wolfmoon.bots.registry import bot_names
from wolfmoon.games import NAMES, described
from wolfmoon.processes import Closed
from wolfmoon.server.settings import Settings
from wolfmoon.server.thinking.errands import Errands
from wolfmoon.server.thinking.pool import Pool
from wolfmoon.server.thinking.question import Question
from wolfmoon.server.thinking.reviewing import judge_errand, look

MOST_LATER = 0.100
"""Seconds: a review never delays a bot's turn by more."""
DECISIONS = 30
"""How far the games are from which turns are taken."""
CORPUS = Path(__file__).parents[1] / "tests" / "replays"
REVIEWED = {
    "the-wolves": "the-wolves-3-players.game",
    "lone-wolves": "lone-wolves-advanced.game",
}
"""The finished game of each that is reviewed."""


def questions(name: str, count: int) -> list[Question]:
    """Turns of several games, some way from their beginning."""
    asked = []
    for seed in range(count):
        game = new(name, seed=seed)
        for _ in range(DECISIONS):
            game.play(game.offer[seed % len(game.offer)])
        assert game.seat is not None
        state = game.rules.seen(game.states, game.seat).tobytes()
        asked.append(
            Question(
                game=name,
                rules=game.rules.version,
                bot=bot_names(name)[-1],
                table=f"table-{seed}",
                seat=game.seat,
                state=state,
                seed=seed,
                step=DECISIONS,
            )
        )
    return asked


class Reviews:
    """Threads that have a game judged, step after step, in processes that can be held up."""

    def __init__(self, places: int, settings: Settings, name: str) -> None:
        before = {child.pid for child in psutil.Process().children()}
        self.errands = Errands(places, settings.errand_limits())
        self.done = 0
        how = described(name).reviews
        assert how is not None
        self._file, self._at_once = (CORPUS / REVIEWED[name]).read_text("utf-8"), how.at_once
        _, self._turns = look(self._file)
        for place in range(places):
            threading.Thread(target=self._run, args=(f"person-{place}",), daemon=True).start()
        while self.done < places:  # what is measured is not how long a process takes to begin
            time.sleep(0.1)
        children = psutil.Process().children()
        self._processes = [child for child in children if child.pid not in before]

    def go_on(self) -> None:
        """Let them compute."""
        for process in self._processes:
            process.resume()

    def hold(self) -> None:
        """Let them stand still."""
        for process in self._processes:
            process.suspend()

    def _run(self, whose: str) -> None:
        with suppress(Closed):
            for first in itertools.cycle(range(0, self._turns, self._at_once)):
                last = min(self._turns, first + self._at_once)
                self.errands.run(judge_errand(self._file, first, last), whose)
                self.done += 1


def measure(name: str, turns: int, processes: int) -> dict[str, float]:
    """The seconds that turns take with and without reviews beside them."""
    settings, asked = Settings(bot_processes=processes), questions(name, 8)
    pool, reviews = Pool(processes, settings.bot_limits()), Reviews(processes, settings, name)
    seconds: dict[bool, list[float]] = {False: [], True: []}

    def one(question: Question) -> float:
        begun = time.perf_counter()
        pool.think(question)
        return time.perf_counter() - begun

    with ThreadPoolExecutor(processes) as hands:
        list(hands.map(one, asked[:processes]))  # every process is warm
        for number in range(turns):
            both = [asked[(number + each) % len(asked)] for each in range(processes)]
            for beside in (True, False) if number % 2 else (False, True):
                reviews.go_on() if beside else reviews.hold()
                seconds[beside] += hands.map(one, both)
    reviews.errands.close()
    pool.close()
    later = [with_ - without for without, with_ in zip(*seconds.values(), strict=True)]
    return {
        "turns": len(later),
        "reviews": reviews.done,
        "alone_p50": statistics.median(seconds[False]),
        "alone_p95": statistics.quantiles(seconds[False], n=20)[-1],
        "beside_p50": statistics.median(seconds[True]),
        "beside_p95": statistics.quantiles(seconds[True], n=20)[-1],
        "later_p50": statistics.median(later),
        "later_p95": statistics.quantiles(later, n=20)[-1],
        "later_worst": max(later),
    }


def main() -> None:
    """Measure both games, and fail if reviews delay bots by more than promised."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--no-bars", action="store_true", help="only measure, and keep nothing")
    wanted, kept, found = parser.parse_args(), True, {}
    for name in NAMES:
        figures = measure(name, wanted.turns, wanted.processes)
        found[name] = {each: round(value, 4) for each, value in figures.items()}
        kept &= figures["later_worst"] <= MOST_LATER
        print(f"{name}: {figures['turns']} turns beside {figures['reviews']} steps of reviews")
        for how in ("alone", "beside"):
            ms = [1000 * figures[f"{how}_{each}"] for each in ("p50", "p95")]
            print(f"  {how:6} p50 {ms[0]:6.0f} ms   p95 {ms[1]:6.0f} ms")
        ms = [1000 * figures[f"later_{each}"] for each in ("p50", "p95", "worst")]
        print(f"  later  p50 {ms[0]:6.0f} ms   p95 {ms[1]:6.0f} ms   worst {ms[2]:6.0f} ms")
    if wanted.no_bars:
        return
    keep("thinking", {"processes": wanted.processes, **found})
    print(f"a review delays a bot by at most 100 ms: {'kept' if kept else 'NOT KEPT'}")
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
