"""Decisions with too much ahead to be solved: compared with the best by what could be known."""

from functools import cached_property, lru_cache
from threading import Lock

from ...bots.seating import seen_by
from ...hints.estimate import POINTS
from ...hints.lone_wolves.comparing import Comparer
from ..lead import Lead
from ..puzzle import Puzzle
from ..verdict import Verdict

MOST_REMEMBERED = 512
FAIR = POINTS / 2


class Deciding:
    """Plays decisions on, each as often and against the same hands that fit."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._lead = lru_cache(MOST_REMEMBERED)(self._found_lead)

    @cached_property
    def _comparer(self) -> Comparer:
        return Comparer()

    def judged(self, puzzle: Puzzle, action: int) -> Verdict:
        """A decision against the stored one, on the same luck."""
        with self._lock:  # the comparer's memory is its alone
            return self._lead(puzzle, action).verdict(FAIR)

    def _found_lead(self, puzzle: Puzzle, action: int) -> Lead:
        best = puzzle.solution[0]
        if action == best:
            return Lead(0.0, 0.0, 1)
        seen = seen_by(puzzle.begin(), puzzle.seat)
        better, chosen = self._comparer.compared(seen, [best, action])
        found = Lead.of(better.shares - chosen.shares)
        return Lead(found.points, 0.0, 1) if better.counted else found
