"""How long a bot goes on: so many simulations, until a moment, or what is usual for its level."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from ..bot import Budget


@dataclass(frozen=True)
class Habit:
    """How a level thinks if nothing else is asked for."""

    simulations: int
    seconds: float
    """It stops then, done or not."""
    at_once: int
    """Simulations between two looks at the clock."""
    most: float = math.inf
    """It never does more, whatever it may."""


def think(habit: Habit, budget: Budget, go_on: Callable[[int], object]) -> tuple[int, bool]:
    """Call `go_on` with numbers of simulations; how many there were, and if time cut them short.

    At least one is done. Nobody looks at a clock if the budget is simulations alone.
    """
    began = time.perf_counter()
    allowed, seconds = _limits(habit, budget)
    wanted = min(allowed, habit.most)
    done = 0
    while done < wanted:
        number = int(min(habit.at_once, wanted - done))
        go_on(number)
        done += number
        if seconds < math.inf and time.perf_counter() - began >= seconds:
            break
    usual = habit.simulations if budget.simulations is None else budget.simulations
    return done, done < min(usual, wanted)


def _limits(habit: Habit, budget: Budget) -> tuple[float, float]:
    """The most simulations and seconds."""
    if budget.simulations is None and budget.seconds is None:
        return habit.simulations, habit.seconds
    simulations = math.inf if budget.simulations is None else max(budget.simulations, 1)
    return simulations, math.inf if budget.seconds is None else budget.seconds
