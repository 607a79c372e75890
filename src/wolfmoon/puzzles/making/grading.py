"""How hard a puzzle is before anybody has tried it: the weakest bot that solves it."""

import math

SOLVED_BY = {"cub": 900, "scout": 1150, "hunter": 1400, "alpha": 1600}
"""By the weakest bot, and for none of them a little more."""
BY_NOBODY = 1650
FOR_RARITY = 90
"""For every ten times rarer that what is right is."""
FOR_A_TRICK = 130
"""For every trick more than two that must be foreseen."""
FOR_RARE_TURNS, USUAL_TURNS = 160, 400
"""For every ten times rarer that a right turn is, and when turns are neither easy nor hard."""
FOR_MARGIN, USUAL_MARGIN = 400, 0.3
"""For every fair share that a best turn leads by less than is usual."""
EASIEST, HARDEST, STEP = 600, 2400, 5


def graded(solver: str | None, rarity: float, tricks: int) -> int:
    """The rating of an ending; the rarity is of how many ways one is right."""
    return _rounded(_base(solver) + FOR_RARITY * math.log10(rarity) + FOR_A_TRICK * tricks)


def graded_turn(solver: str | None, rarity: float) -> int:
    """The rating of a turn; the rarity is of how many turns one is right."""
    return _rounded(_base(solver) + FOR_RARE_TURNS * math.log10(rarity / USUAL_TURNS))


def graded_best(solver: str | None, margin: float) -> int:
    """The rating of a best turn; the margin is the part of a fair share that it leads by."""
    return _rounded(_base(solver) + FOR_MARGIN * (USUAL_MARGIN - min(margin, 2 * USUAL_MARGIN)))


def _base(solver: str | None) -> int:
    return BY_NOBODY if solver is None else SOLVED_BY[solver]


def _rounded(rating: float) -> int:
    return max(EASIEST, min(HARDEST, round(rating / STEP) * STEP))
