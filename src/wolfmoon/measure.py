"""How fast the rules are on this machine. Every figure is a median of repeats.

CPU time on one core where one core is meant; a fixed reference loop is timed in the same run, so
that figures of two machines can be compared.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median
from typing import TypedDict

import numpy as np

from .engine.batches import NO_LIMIT
from .engine.compiled import CACHE_VARIABLE, kernel
from .engine.rules import Rules
from .engine.start import Options
from .engine.stream import advance, streams
from .games import NAMES, described, games

REPEATS = 5
REFERENCE_STEPS = 20_000_000
GAMES_IN_A_REPEAT = 400
COPIES = 200_000
CALLS = 2000
POSITIONS = 64

CASES: dict[str, tuple[str, Options]] = {
    "/".join([name, *map(str, options.values())]): (name, options)
    for name in NAMES
    for options in described(name).variants
}
"""What is measured: a name, its game and options."""


@kernel
def _reference_loop(steps: int, word: np.uint64) -> np.uint64:
    """A chain of shifts that no compiler shortens."""
    for _ in range(steps):
        word = advance(word)
    return word


def reference_ns() -> float:
    """Nanoseconds for one step of the reference loop."""
    _reference_loop(1, np.uint64(1))
    return median(
        _cpu_seconds(lambda: _reference_loop(REFERENCE_STEPS, np.uint64(7))) * 1e9 / REFERENCE_STEPS
        for _ in range(REPEATS)
    )


def _cpu_seconds(call: Callable[[], object]) -> float:
    began = time.process_time()
    call()
    return time.process_time() - began


def _once_warm(call: Callable[[], object]) -> float:
    """CPU seconds, without those in which the first call loads compiled code from disk."""
    call()
    return median(_cpu_seconds(call) for _ in range(REPEATS))


class Compiling(TypedDict, total=False):
    """How long compiling takes, if that was measured."""

    cold_compile_s: float
    cold_compile_by_game_s: dict[str, float]


class Figures(Compiling):
    """All that is measured; each name ends in the unit of its figure."""

    reference_ns: float
    cores: int | None
    warm_start_s: float
    help_s: float
    games: dict[str, dict[str, float]]


def _wall_seconds(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


def measure_game(rules: Rules, options: Options) -> dict[str, float]:
    """The figures of one game with its options."""
    return {
        "decisions_per_second": median(_one_core(rules, options, run) for run in range(REPEATS)),
        "batch_decisions_per_second": median(
            _all_cores(rules, options, run) for run in range(REPEATS)
        ),
        **_single_calls(rules, options),
        **rules.figures(**options),
    }


def _one_core(rules: Rules, options: Options, run: int) -> float:
    """Decisions a second in random games on one core, set-up included."""
    count = GAMES_IN_A_REPEAT
    words = streams(run + 1, count)
    room = np.zeros((count, rules.most_offered), dtype=np.int32)
    made = np.zeros(count, dtype=np.int64)
    began = time.process_time()
    states = rules.new_many(count, run, **options)
    rules.kernels.play_out(states, words, room, made, NO_LIMIT, 0, count)
    return float(made.sum()) / (time.process_time() - began)


def _all_cores(rules: Rules, options: Options, run: int) -> float:
    """Decisions a second on all cores, by the clock on the wall."""
    count = 10 * GAMES_IN_A_REPEAT
    words = streams(run + 1, count)
    began = time.perf_counter()
    states = rules.new_many(count, run, **options)
    made = int(rules.play_out_many(states, words).sum())
    return made / (time.perf_counter() - began)


def _single_calls(rules: Rules, options: Options) -> dict[str, float]:
    """Microseconds for one copy inside a kernel, one offer and one view from Python."""
    states = rules.new_many(POSITIONS, 1, **options)
    room = np.zeros((POSITIONS, rules.most_offered), dtype=np.int32)
    numbers = np.zeros(POSITIONS, dtype=np.int64)
    words = streams(2, POSITIONS)
    for index in range(POSITIONS):
        rules.kernels.play_out(states, words, room, numbers, 4 * index, index, index + 1)
    copies = _once_warm(lambda: rules.kernels.copy(states, COPIES)) * 1e6 / COPIES
    return {
        "copy_us": copies,
        "offer_us": _once_warm(lambda: _offers(rules, states, room, numbers)) * 1e6 / CALLS,
        "view_us": _once_warm(lambda: [rules.view(state, 0) for state in states]) * 1e6 / POSITIONS,
        "record_bytes": states.dtype.itemsize,
    }


def _offers(rules: Rules, states: object, room: object, counts: object) -> None:
    for call in range(CALLS):
        index = call % POSITIONS
        rules.kernels.offer(states, room, counts, index, index + 1)


def _shell(code: list[str], cache: str | None = None) -> float:
    environment = {**os.environ, **({CACHE_VARIABLE: cache} if cache else {})}
    command = [sys.executable, *code]
    return _wall_seconds(
        lambda: subprocess.run(command, env=environment, check=True, capture_output=True)
    )


def cold_compile_s(name: str) -> float:
    """Seconds from nothing to all kernels compiled, in a new process with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        return _shell(["-m", "wolfmoon", "warm", name], cache)


def warm_start_s(name: str) -> float:
    """Seconds from the shell to the first offer, with the rules compiled before."""
    code = ["-c", f"import wolfmoon; wolfmoon.new({name!r}, seed=1).offer"]
    _shell(code)
    return median(_shell(code) for _ in range(REPEATS))


def help_s() -> float:
    """Seconds for `wolfmoon --help`."""
    return median(_shell(["-m", "wolfmoon", "--help"]) for _ in range(REPEATS))


def measure(compile_too: bool = True, told: Callable[[str], None] = lambda what: None) -> Figures:
    """Everything, in the form of `wolfmoon bench --json`."""
    told("reference loop")
    reference = reference_ns()
    names = sorted({name for name, _ in CASES.values()})
    compiling = _compiling(names, told) if compile_too else Compiling()
    told("warm start")
    result: Figures = {
        "reference_ns": reference,
        "cores": os.cpu_count(),
        **compiling,
        "warm_start_s": max(warm_start_s(name) for name in names),
        "help_s": help_s(),
        "games": {},
    }
    for case, (name, options) in CASES.items():
        told(case)
        result["games"][case] = measure_game(games[name], options)
    return result


def _compiling(names: list[str], told: Callable[[str], None]) -> Compiling:
    told("cold compile")
    by_game = {name: cold_compile_s(name) for name in names}
    return {"cold_compile_s": sum(by_game.values()), "cold_compile_by_game_s": by_game}
