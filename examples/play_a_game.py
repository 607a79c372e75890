"""A whole game of The Wolves in ten lines, everyone choosing at random."""

import random

import wolfmoon

game = wolfmoon.new("the-wolves", players=3, seed=7)
chance = random.Random(7)
while not game.over:
    game.play(chance.choice(game.offer))

print("\n".join(game.lines()[-6:]))
print(f"{len(game.log)} decisions; scores {game.outcome.scores}, winner {game.outcome.winners}")
print("why can't the game go on?", game.why_not("draft S4"))
