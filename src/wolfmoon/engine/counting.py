"""Perft: how many runs of decisions lead on from where a game stands."""

import numpy as np

from .game import Game


def count_runs(game: Game, depth: int) -> int:
    """The number of runs of so many decisions; a run that ends the game before counts once."""
    rules = game.rules
    states = rules.state_record.zeros(depth + 1)
    states[0] = game.state
    offered = np.zeros((depth + 1, rules.most_offered), dtype=np.int32)
    counts = np.zeros(depth + 1, dtype=np.int64)
    scratch = np.zeros(rules.most_offered, dtype=np.int32)
    return int(rules.kernels.perft(states, offered, counts, scratch, depth))
