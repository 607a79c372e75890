"""Figures of speed that only this game has: imagining a world, solving the last tricks."""

import time
from typing import TYPE_CHECKING, Any

import numpy as np

from ....engine.start import Options
from ....engine.stream import streams
from ..box.components import TRICKS
from ..hidden.redeal import determinize_often

if TYPE_CHECKING:
    from ..rules import LoneWolves

WORLDS = 100_000
ENDINGS = {3: 200, 4: 40}
"""By tricks left: how many endings are solved."""
SLOWEST_SHARE = 95


def figures(rules: "LoneWolves", **options: Any) -> dict[str, float]:
    """Microseconds for a world, and how long the slow endings take to solve (p95)."""
    states = rules.new_many(1, 1, **options)
    determinize_often(states, 0, 0, np.uint64(1), 1)
    began = time.process_time()
    determinize_often(states, 0, 0, np.uint64(1), WORLDS)
    result = {"determinize_us": (time.process_time() - began) * 1e6 / WORLDS}
    for left, count in ENDINGS.items():
        result[f"solve_{left}_p95_ms"] = _slow_solution_ms(rules, options, left, count)
    return result


def endings(rules: "LoneWolves", options: Options, left: int, count: int) -> Any:
    """Random positions in which a trick is led and so many are left."""
    states = rules.new_many(count, left, **options)
    words = streams(left + 1, count)
    while any(TRICKS - int(state.trick) > left for state in states):
        for index in range(count):
            if TRICKS - int(states[index].trick) > left:
                rules.play_out_many(states[index : index + 1], words[index : index + 1], 1)
    return states


def _slow_solution_ms(rules: "LoneWolves", options: Options, left: int, count: int) -> float:
    took = []
    for index, _ in enumerate(states := endings(rules, options, left, count)):
        began = time.process_time()
        solution = rules.solve(states[index : index + 1])
        took.append((time.process_time() - began) * 1e3)
        assert solution.complete
    return float(np.percentile(took, SLOWEST_SHARE))
