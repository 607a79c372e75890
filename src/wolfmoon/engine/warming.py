"""Compiling everything before anyone waits for it."""

from collections.abc import Callable
from dataclasses import fields

import numpy as np

from .kernels import Kernels, Numbers, States
from .notes import blank_notes
from .stream import streams

Step = tuple[str, Callable[[], object]]
_TWO = 2


def kernel_steps(
    kernels: Kernels, new_states: Callable[[int], States], options: Numbers, most_offered: int
) -> list[Step]:
    """One small call of every kernel; each call compiles it or loads it from disk."""
    states = new_states(_TWO)
    words = streams(0, _TWO)
    room = np.zeros((_TWO, most_offered), dtype=np.int32)
    numbers, others = np.zeros((2, _TWO), dtype=np.int64)
    calls: dict[str, Callable[[], object]] = {
        "set_up": lambda: kernels.set_up(states, options, words, 0, _TWO),
        "offer": lambda: kernels.offer(states, room, numbers, 0, _TWO),
        "why_not": lambda: kernels.why_not(states, 0, numbers, others),
        "step": lambda: kernels.step(states, numbers, others, room, 0, _TWO),
        "tell": lambda: kernels.tell(states, 0, room[0], blank_notes()),
        "play_out": lambda: kernels.play_out(states, words, room, numbers, 1, 0, _TWO),
        "copy": lambda: kernels.copy(states, 1),
        "perft": lambda: kernels.perft(states, room, numbers, room[0], 1),
    }
    missing = {field.name for field in fields(Kernels)} - set(calls)
    assert not missing, f"no warm step for {missing}"
    return [(name.replace("_", " "), call) for name, call in calls.items()]
