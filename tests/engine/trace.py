"""Plays games by their offers alone and prints a hash of every position and note on the way.

Run as a program it is the same in any mode: compiled, interpreted, bounds-checked.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

import wolfmoon
from wolfmoon.engine.notes import blank_notes
from wolfmoon.engine.stream import streams


def trace(name: str, options: dict[str, Any], seed: int, decisions: int) -> list[str]:
    """A hash for each decision: of position, offer and notes, and the reasons of some actions."""
    rules = wolfmoon.games[name]
    states = rules.new_many(1, seed, **options)
    word = int(streams(seed, 1)[0])
    hashes = []
    for _ in range(decisions):
        offers, counts = rules.offer_many(states)
        if counts[0] == 0:
            break
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        asked = np.array([(word >> 20) % rules.num_actions, (word >> 40) % rules.num_actions])
        reasons = np.zeros(len(asked), dtype=np.int64)
        rules.kernels.why_not(states, 0, asked, reasons)
        chosen = int(offers[0, (word >> 33) % counts[0]])
        told, notes = states.copy(), blank_notes()
        rules.kernels.tell(told, chosen, np.zeros(rules.most_offered, dtype=np.int32), notes)
        rules.step_many(states, [chosen])
        assert told.tobytes() == states.tobytes()
        seen = states.tobytes() + offers[0, : counts[0]].tobytes() + reasons.tobytes()
        hashes.append(hashlib.sha256(seen + notes.tobytes()).hexdigest()[:12])
    return hashes


if __name__ == "__main__":
    print(json.dumps([trace(*case) for case in json.loads(sys.argv[1])]))
