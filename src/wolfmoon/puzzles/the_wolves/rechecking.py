"""Best turns of The Wolves once more, in another way than they were found.

Other luck, rivals that look further, two rounds; and the turns that they are compared with are what
other minds would do: all that a scout sees, and the turn of a cub.
"""

from functools import cached_property

from ...bots.the_wolves.levels import Cub, Scout
from ...bots.the_wolves.minds import SCOUT, trained_mind
from ...bots.the_wolves.planner import Planner
from ...hints.the_wolves.turns import Found, Turns, aim_of, best_of_aims
from ..lead import GOOD_ENOUGH
from ..puzzle import Puzzle
from .best import fair_share, followed, leads, seen_in
from .taking import turn_of

WIDTHS = (4, 6, 6)
LUCK, ROUNDS, RIVALS = 7, 2, 3


class Again:
    """The memory in which turns are played on."""

    @cached_property
    def _turns(self) -> Turns:
        return Turns(WIDTHS)

    @cached_property
    def _planner(self) -> Planner:
        return Planner(trained_mind(SCOUT), Scout.widths)

    @cached_property
    def _cub(self) -> Cub:
        return Cub()

    def stands_out(self, puzzle: Puzzle) -> bool:
        """Whether every other idea gives up more than is still right."""
        seen = seen_in(puzzle.start)
        best = followed(seen, puzzle.solution)
        others = [each for each in self._others(puzzle) if _aim(each, puzzle) != _aim(best, puzzle)]
        found = leads(self._turns, seen, best, others, LUCK, ROUNDS)
        return all(each.points > GOOD_ENOUGH * fair_share(puzzle.start) for each in found)

    def _others(self, puzzle: Puzzle) -> list[Found]:
        seen = seen_in(puzzle.start)
        cub, _ = turn_of(self._cub, seen.rules, puzzle.start)
        return [*best_of_aims(self._planner, seen, RIVALS), followed(seen, cub)]


def _aim(turn: Found, puzzle: Puzzle) -> object:
    return aim_of(turn.acted, puzzle.seat)
