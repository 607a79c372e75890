"""Playing on for a round or two: what everyone's chance is when a turn has ended.

All that is compared is played on equally often, with the same luck: every seat replies by the best
turn that it finds at a glance, or one nearly as good.
"""

import numpy as np

from ...bots.bot import Seen
from ...bots.the_wolves.levels import Hunter, Scout
from ...bots.the_wolves.minds import HUNTER, SCOUT, trained_mind
from ...bots.the_wolves.planner import Planner
from ...engine.kernels import States
from ...engine.stream import Stream
from ...games import games
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.box.components import DRAFTS
from ...hints.the_wolves.turns import (
    REPLY_WIDTHS,
    TEMPERATURE,
    Found,
    aim_of,
    best_drafts,
    best_of_aims,
)
from ..calibration import set_right
from ..judged import Samples, Vector

GAME = "the-wolves"


class Rounds:
    """The memory in which turns are planned and played on."""

    def __init__(self) -> None:
        minds = trained_mind(HUNTER)
        self._planner = Planner(minds, Hunter.widths)
        self._seer = Planner(minds, REPLY_WIDTHS)
        self._scout = Planner(trained_mind(SCOUT), Scout.widths)
        self._seer.compile()

    # -- finding
    def found(self, seen: Seen) -> list[Found]:
        """The best turn of each aim, or the best places of a draft, the best at a glance first."""
        if seen.states[0].asks == Ask.DRAFT:
            return best_drafts(self._seer, seen)
        return best_of_aims(self._planner, seen)

    def seen_by_scout(self, seen: Seen) -> object:
        """What the turn is for that a scout would take."""
        if seen.states[0].asks == Ask.DRAFT:
            return None
        best = best_of_aims(self._scout, seen, 1)[0]
        return aim_of(best.acted, seen.seat)

    # -- judging
    def samples(self, ended: States, words: Stream, rounds: int = 1) -> Samples:
        """Everyone's chance after some rounds, for each piece of luck, once a turn has ended."""
        seats = int(ended[0].seats)
        if ended[0].asks == Ask.OVER:
            return np.tile(self.shares(ended), (len(words), 1))
        turns = max(DRAFTS * seats - int(ended[0].drafted), 0) + rounds * seats
        found = []
        for word in words:
            self._seer.foresee(ended, 0, turns, word, TEMPERATURE)
            found.append(self.shares(self._seer.root()))
        return np.array(found)

    def shares(self, states: States) -> Vector:
        """Everyone's chance at the end of a turn at a glance; the result once the game is over."""
        found, table, progress = self.raw(states)
        return found if states[0].asks == Ask.OVER else set_right(found, table, progress)

    def raw(self, states: States) -> tuple[Vector, str, float]:
        """What the mind thinks itself, the kind of table, and how far the game has come."""
        come, goes = games[GAME].progress(states[0])
        found = np.array(self._seer.win_shares(states))
        return found, f"{GAME} {int(states[0].seats)}", come / goes
