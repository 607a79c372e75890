"""The turn that a bot takes from a position of The Wolves."""

from ...bots.bot import Bot, Budget, Seen
from ...engine.kernels import States
from ...engine.record import copied
from ...engine.rules import Rules

TURNS = Budget(simulations=100_000)
"""How much a bot may think of a turn."""


def turn_of(bot: Bot, rules: Rules, start: States) -> tuple[list[int], States]:
    """The turn that a bot takes from a position, and where it leads."""
    states, line = copied(start), list[int]()
    stepper, turns, seat = rules.stepper(states), int(start[0].turns), int(start[0].seat)
    while int(states[0].turns) == turns:
        offer = tuple(stepper.offer().tolist())
        action = bot.choose(Seen(rules, states, seat, offer), TURNS).action
        stepper.decide(action)
        line.append(action)
    return line, states
