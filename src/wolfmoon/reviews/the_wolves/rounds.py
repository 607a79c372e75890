"""Playing on for a round or two: what everyone's chance is when a turn has ended.

Every seat replies by the best turn that it finds at a glance, or one nearly as good. Nothing is
drawn: all such replies are followed, each weighed by how likely it is. So the same turn always has
the same value, and two turns differ by no luck.
"""

from dataclasses import dataclass

import numpy as np

from ...bots.bot import Seen
from ...bots.the_wolves.levels import Hunter, Scout, after
from ...bots.the_wolves.minds import HUNTER, SCOUT, trained_mind
from ...bots.the_wolves.planner import END, NO_LUCK, Planner
from ...engine.kernels import States
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
from ..judged import Vector

GAME = "the-wolves"
LEAST_LIKELY = 0.02
"""Replies that would make a line less likely than this are left out, but for the best."""
MOST_KEPT = 5_000
Values = np.ndarray[tuple[int, int], np.dtype[np.float64]]


@dataclass
class Foreseen:
    """What is foreseen of a turn: everyone's chance, at each of some ends of turns."""

    values: Values
    """By end of turn and seat: the mean of all lines, as likely as they are."""
    lines: int = 0

    @property
    def value(self) -> Vector:
        """The mean of all ends of turns."""
        return np.asarray(self.values.mean(axis=0))


class Rounds:
    """The memory in which turns are planned and played on."""

    def __init__(self) -> None:
        minds = trained_mind(HUNTER)
        self._planner = Planner(minds, Hunter.widths)
        self._seer = Planner(minds, REPLY_WIDTHS)
        self._scout = Planner(trained_mind(SCOUT), Scout.widths)
        self._rules = games[GAME]
        self._known: dict[tuple[bytes, int], Foreseen] = {}
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
    def foreseen(self, ended: States, rounds: int = 1) -> Foreseen:
        """Everyone's chance after a round, and after each turn from then on to the last round."""
        key = ended.tobytes(), rounds
        if key not in self._known:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[key] = self._worked_out(ended, rounds)
        return self._known[key]

    def _worked_out(self, ended: States, rounds: int) -> Foreseen:
        seats = int(ended[0].seats)
        drafts = max(DRAFTS * seats - int(ended[0].drafted), 0)
        if drafts:
            self._seer.foresee(ended, 0, drafts, NO_LUCK, 0.0)
            ended = self._seer.root()
        found = Foreseen(np.zeros(((rounds - 1) * seats + 1, seats)))
        self._follow(found, ended, 1.0, -seats)
        return found

    def _follow(self, found: Foreseen, states: States, likely: float, place: int) -> None:
        """A line that is so likely goes on; places before 0 are not looked at."""
        over, last = states[0].asks == Ask.OVER, len(found.values) - 1
        if over or place >= 0:
            until = last if over else place
            found.values[max(place, 0) : until + 1] += likely * self.shares(states)
        if over or place == last:
            found.lines += 1
            return
        for chance, reply in self._replies(states, likely):
            self._follow(found, reply, likely * chance, place + 1)

    def _replies(self, states: States, likely: float) -> list[tuple[float, States]]:
        """The turns that the seat to play may take, as likely as they are."""
        self._seer.plan(states)
        turns = self._seer.turns()
        chances = np.exp((np.array([turn.value for turn in turns]) - turns[0].value) / TEMPERATURE)
        chances /= chances.sum()
        kept = [place for place in range(len(turns)) if likely * chances[place] >= LEAST_LIKELY]
        kept = kept or [0]
        chances = chances[kept] / chances[kept].sum()
        ends = [self._seer.state_in(turns[place].slot) for place in kept]
        return [
            (float(chance), after(self._rules, end, END))
            for chance, end in zip(chances, ends, strict=True)
        ]

    def shares(self, states: States) -> Vector:
        """Everyone's chance at the end of a turn at a glance; the result once the game is over."""
        found, table, progress = self.raw(states)
        return found if states[0].asks == Ask.OVER else set_right(found, table, progress)

    def raw(self, states: States) -> tuple[Vector, str, float]:
        """What the mind thinks itself, the kind of table, and how far the game has come."""
        come, goes = games[GAME].progress(states[0])
        found = np.array(self._seer.win_shares(states))
        return found, f"{GAME} {int(states[0].seats)}", come / goes
