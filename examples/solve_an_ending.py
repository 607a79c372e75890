"""The last three tricks of Lone Wolves: what each side would get with perfect play."""

import random

import wolfmoon

TRICKS, LEFT = 13, 3

game = wolfmoon.new("lone-wolves", board="basic", seed=11)
chance = random.Random(11)
while game.rules.turns(game.state) < TRICKS - LEFT:
    game.play(chance.choice(game.offer))

hands = game.rules.to_data(game.state)["hands"]
print(f"{game.rules.speaker(game.state)} leads; hands: {hands[0]} and {hands[1]}")

while not game.over:
    solution = game.rules.solve(game.states)
    best = solution.actions[0]
    print(
        f"seat {game.seat + 1}: {best:<20} of {len(game.offer):>2} choices; "
        f"seat 1 ends {solution.value:+d} ({solution.nodes:,} positions searched)"
    )
    game.play(best)

print("scores:", game.outcome.scores)
