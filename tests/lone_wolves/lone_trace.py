"""Plays a short game and prints what came of it; run compiled and interpreted by a test."""

import hashlib
import random

import numpy as np

import wolfmoon
from wolfmoon.games.lone_wolves.redeal import determinize_at


def trace(board: str) -> str:
    """A digest of everything that a game of one board shows on its way."""
    rules = wolfmoon.games["lone-wolves"]
    game = wolfmoon.new("lone-wolves", board=board, seed=12)
    choose = random.Random(3)
    digest = hashlib.sha256()
    while not game.over:
        offer = game.offer
        reasons = np.zeros(rules.num_actions, dtype=np.int64)
        rules.kernels.why_not(game.states, 0, np.arange(rules.num_actions), reasons)
        world = game.states.copy()
        word = determinize_at(world, 0, len(game.log) % 2, np.uint64(len(game.log) + 1))
        parts = [game.states.tobytes(), world.tobytes(), reasons.tobytes(), str(int(word)).encode()]
        parts += [str(game.score_sheet()).encode(), str([action.text for action in offer]).encode()]
        if game.state.trick == 12:
            parts.append(str(rules.solve(game.states)).encode())  # type: ignore[attr-defined]
        for part in parts:
            digest.update(part)
        game.play(choose.choice(offer))
    return f"{board} {digest.hexdigest()} {game.outcome}"


if __name__ == "__main__":
    print(trace("basic"))
    print(trace("advanced"))
