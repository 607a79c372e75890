"""Measures the environments and keeps the figures by date: python bench/env.py

CPU time on one core, as in bench/rules.py; a decision is one of the agent's in the vector
environment (the answers of the others come with it), and one of anyone's elsewhere.
"""

import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np
from click.testing import CliRunner
from keeping import keep

from wolfmoon.cli import main as wolfmoon
from wolfmoon.env import lone_wolves_v1, the_wolves_v1
from wolfmoon.env.gym import SeatVectorEnv
from wolfmoon.measure import reference_ns

REPEATS = 5
BATCH, STEPS, WARM_STEPS = 1024, 60, 40
AEC_GAMES = {"the-wolves": 4, "lone-wolves": 60}
SIMULATED_GAMES = {"the-wolves": 1200, "lone-wolves": 20_500}
"""A little over a million decisions."""
BARS = {
    "vector decisions/s": {"the-wolves": 200_000, "lone-wolves": 1_000_000},
    "AEC decisions/s": {"the-wolves": 20_000, "lone-wolves": 20_000},
}
MOST_SECONDS = 60.0
"""For a million decisions as Parquet, on two cores by the clock on the wall."""
MODULES = {"the-wolves": the_wolves_v1, "lone-wolves": lone_wolves_v1}


def cpu(call: Callable[[], object]) -> float:
    began = time.process_time()
    call()
    return time.process_time() - began


def vector(name: str) -> float:
    """Steps of all agents a second, rows, masks and rewards included; their choices are not."""
    envs, chance = SeatVectorEnv(name, BATCH), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    figures, spent = [], 0.0
    for step in range(WARM_STEPS + REPEATS * STEPS):
        weights = chance.random(seen["action_mask"].shape, dtype=np.float32)
        actions = (weights * seen["action_mask"]).argmax(axis=1)
        began = time.process_time()
        seen, *_ = envs.step(actions)
        spent += time.process_time() - began
        if step == WARM_STEPS - 1:
            spent = 0.0
        elif step >= WARM_STEPS and (step - WARM_STEPS) % STEPS == STEPS - 1:
            figures.append(STEPS * BATCH / spent)
            spent = 0.0
    return median(figures)


def games_of(name: str) -> list[list[int]]:
    """Whole games of random agents: what is decided in each."""
    env, chance, games = MODULES[name].env(), np.random.default_rng(1), []
    for seed in range(AEC_GAMES[name]):
        env.reset(seed=seed)
        decided: list[int] = []
        while not any(env.terminations.values()):
            decided.append(int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
            env.step(decided[-1])
        games.append(decided)
    return games


def aec(name: str) -> float:
    """Decisions a second through `env()`: `last`, with observation and mask, then `step`."""
    env, games = MODULES[name].env(), games_of(name)
    total = sum(len(decided) for decided in games)

    def play() -> None:
        for seed, decided in enumerate(games):
            env.reset(seed=seed)
            for action in decided:
                env.last()
                env.step(action)

    return median(total / cpu(play) for _ in range(REPEATS))


def parquet(name: str) -> dict[str, float]:
    """A million decisions from nothing to a file: seconds on the wall, and of CPU."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["simulate", name, "--games", str(SIMULATED_GAMES[name]), "--json"]
        path = Path(folder) / "x.parquet"
        began, spent = time.perf_counter(), time.process_time()
        done = CliRunner().invoke(wolfmoon, [*words, "--parquet", str(path)])
        wall, spent = time.perf_counter() - began, time.process_time() - spent
        played = json.loads(done.stdout)
        decisions = played["games"] * played["decisions_per_game"]
        return {
            "decisions": round(decisions),
            "wall_s_per_million": 1e6 * wall / decisions,
            "cpu_s_per_million": 1e6 * spent / decisions,
            "bytes_per_decision": path.stat().st_size / decisions,
        }


def verdicts(result: dict) -> list[str]:
    """Each bar, the figure beside it, and whether it is reached."""
    rows = [
        (f"{name} {what}", result[what][name], bar, result[what][name] >= bar)
        for what, bars in BARS.items()
        for name, bar in bars.items()
    ]
    for name, figures in result["parquet"].items():
        seconds = figures["wall_s_per_million"]
        rows.append((f"{name} parquet s/million", seconds, MOST_SECONDS, seconds <= MOST_SECONDS))
    return [
        f"{'ok ' if ok else 'LOW'} {what}: {value:,.1f} (bar {bar:,})"
        for what, value, bar, ok in rows
    ]


def main() -> None:
    result = {
        "reference_ns": reference_ns(),
        "vector decisions/s": {name: vector(name) for name in MODULES},
        "AEC decisions/s": {name: aec(name) for name in MODULES},
        "parquet": {name: parquet(name) for name in MODULES},
    }
    print("\n".join(verdicts(result)))
    keep("env", result)


if __name__ == "__main__":
    main()
