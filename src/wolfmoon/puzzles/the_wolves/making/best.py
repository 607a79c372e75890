"""Finding best turns of The Wolves: turns that stand out, and that a scout does not see."""

from dataclasses import replace

from ....bots.bot import Bot, Budget
from ....bots.the_wolves.levels import Alpha, Cub, Hunter, Scout
from ....engine.kernels import States
from ....hints.estimate import INACCURACY, POINTS
from ....hints.the_wolves.turns import JUDGING, Found, Turns, aim_of
from ...book import name_of
from ...lead import Lead
from ...making.grading import graded_best
from ...making.scouting import solves
from ...puzzle import BEST, Condition, Played, Puzzle
from ...themes import themes_of
from ..best import GAME, fair_share, followed, leads, seen_in
from ..rechecking import Again
from ..taking import TURNS, turn_of

FEWEST_AIMS = 3
"""Ideas that there are to choose from, at least."""
NEXT_BEST = 3
"""The turns up to this place are compared with the best in depth, and the scout's."""
DEEP_LUCK, DEEP_ROUNDS = 6, 2
"""The second look: other luck, and played on for longer."""
GOAL = (Condition("best"),)
ALPHA = Budget(simulations=1_000_000)


class BestMaker:
    """Plans turns as the hunter does, and plays them on."""

    def __init__(self) -> None:
        self._turns, self._again = Turns(), Again()
        self._scout = Scout()
        self._solvers: list[tuple[str, Bot, Budget]] = [
            ("cub", Cub(), TURNS),
            ("hunter", Hunter(), TURNS),
            ("alpha", Alpha(), ALPHA),
        ]

    def found(self, source: Played, start: States) -> Puzzle | None:
        """The puzzle of a position whose best turn stands out; None if none does."""
        seen, fair = seen_in(start), fair_share(start)
        scouted = followed(seen, turn_of(self._scout, seen.rules, start)[0])
        if not self._is_promising(start, scouted):
            return None
        ways, turns = self._turns.best(seen)
        if len(ways) < FEWEST_AIMS or ways[0].share - ways[1].share < INACCURACY * fair:
            return None
        best = turns[0]
        if aim_of(best.acted, seen.seat) == aim_of(scouted.acted, seen.seat):
            return None
        least = self._least_lead(start, best, [*turns[1:NEXT_BEST], scouted])
        return None if least is None else self._kept(source, best, least.points / fair)

    def _is_promising(self, start: States, scouted: Found) -> bool:
        """Whether the hunter has an idea that seems far better to it than the scout's turn."""
        seen = seen_in(start)
        first = self._turns.found(seen)[0]
        seems = [self._turns.glance(each.ended, seen.seat) for each in (first, scouted)]
        return POINTS * (seems[0] - seems[1]) >= INACCURACY * fair_share(start)

    def _least_lead(self, start: States, best: Found, others: list[Found]) -> Lead | None:
        """The lead over the next best, if it is clear with both streams of luck."""
        seen, fair = seen_in(start), fair_share(start)
        found = list[Lead]()
        for luck, rounds in ((JUDGING, 1), (DEEP_LUCK, DEEP_ROUNDS)):
            found += leads(self._turns, seen, best, others, luck, rounds)
            if not all(each.is_clear(INACCURACY * fair) for each in found):
                return None
        return min(found, key=lambda each: each.points)

    def _kept(self, source: Played, best: Found, margin: float) -> Puzzle | None:
        """The puzzle, if it also stands up to the look that `puzzles check` takes at it."""
        name = f"{GAME}.{name_of(BEST, source, GOAL)}"
        puzzle = Puzzle(name, GAME, BEST, source, GOAL, rating=0, solution=best.line)
        if not self._again.stands_out(puzzle):
            return None
        solving = (name for name, bot, budget in self._solvers if solves(bot, budget, puzzle))
        rating = graded_best(next(solving, None), margin)
        return replace(puzzle, rating=rating, themes=themes_of(puzzle))
