"""Positions for hints: games of bots against themselves, stopped now and then."""

from collections.abc import Iterator
from random import Random

import wolfmoon
from wolfmoon.bots.bot import Budget
from wolfmoon.bots.seating import Seating
from wolfmoon.engine.game import Game
from wolfmoon.games import described

LEVELS = ("scout", "hunter")
QUICK = {"the-wolves": Budget(simulations=60), "lone-wolves": Budget(simulations=60)}
"""How much bots think where only positions are wanted that games come to."""
RARELY = 0.06
OFTEN = 0.35
"""How often a decision of a long game, and of a short one, is one to give a hint for."""


def positions(name: str, seed: int) -> Iterator[Game]:
    """Without end: positions of games of bots against themselves, on every kind of table."""
    variants, random, number = described(name).variants, Random(seed), 0
    while True:
        options = variants[number % len(variants)]
        game = wolfmoon.new(name, seed=seed + 1_000 * number, **options)
        level = LEVELS[number // len(variants) % len(LEVELS)]
        bots = Seating(game, dict.fromkeys(range(game.seats), level), seed, QUICK[name])
        while not game.over:
            if random.random() < (RARELY if name == "the-wolves" else OFTEN):
                yield game
            game.play(bots.choose().action)
        number += 1
