"""What everyone made of a day and of a week.

Where few hunt it is counted anew for every visitor. Where thousands do, what was counted is kept
for a while: the longer it took, the longer it is kept.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from heapq import nsmallest
from threading import Lock
from typing import TypeAlias, TypeVar, cast

from sqlalchemy import Connection

from ..store import hunts, logs
from ..store.hunts import BotResults, Hunt
from .marks import Result, mark_of, week_of

MANY = 500
"""From so many tries on, what was counted is kept."""
SHARE = 0.05
"""So much of the time is spent on counting, at most."""
LONGEST = 60.0
"""Seconds for which something may be counted; until then the others see what was kept."""
MOST_KEPT = 32
BEST = 10
ROWS = 100
"""Of the table of a week."""


@dataclass(frozen=True)
class DayOfAll:
    """What everyone made of a day."""

    tries: int
    marks: Counter[int]
    """How many people have a mark."""
    aheads: dict[int, Counter[int]]
    """How many people were how far ahead, by set-up."""
    best: list[Hunt]
    """The best of them."""


@dataclass(frozen=True)
class Week:
    """What someone made of a week."""

    person: str
    name: str
    total: int
    marks: dict[str, int]
    """By day."""


@dataclass(frozen=True)
class WeekOfAll:
    """What everyone made of a week."""

    tries: int
    totals: Counter[int]
    """How many people have a total."""
    best: list[Week]
    """The best of them."""

    def place_of(self, total: int) -> int:
        """The place of a total; equals share one."""
        return 1 + sum(people for other, people in self.totals.items() if other > total)


Key: TypeAlias = tuple[str | date, ...]
Counted = TypeVar("Counted", DayOfAll, WeekOfAll)


class Marking:
    """The marks of results; of many that are the same, each is found once."""

    def __init__(self, bots: BotResults) -> None:
        self._bots = bots
        self._found: dict[tuple[str, int, Result], int | None] = {}

    def mark(self, day: str, pool: int, result: Result) -> int | None:
        """The mark of a result; None while bots have not played that set-up often enough."""
        which = day, pool, result
        if which not in self._found:
            self._found[which] = mark_of(result, self._bots.get((day, pool), {}))
        return self._found[which]


# -- counting -----------------------------------------------------------------------------
def count_day(connection: Connection, game: str, day: date) -> DayOfAll:
    """Count what everyone made of a day."""
    on, made = str(day), hunts.results_on(connection, game, day)
    marking = Marking(hunts.bots_in(connection, game, [on]))
    marks, aheads = Counter[int](), dict[int, Counter[int]]()
    for pool, result, people in made:
        mark = marking.mark(on, pool, result)
        if mark is not None:
            marks[mark] += people
        aheads.setdefault(pool, Counter())[result.ahead] += people
    best = hunts.best_on(connection, game, day, BEST)
    return DayOfAll(sum(each.people for each in made), marks, aheads, best)


def count_week(connection: Connection, game: str, days: Sequence[date]) -> WeekOfAll:
    """Count what everyone made of some days of a week."""
    marking, tries = Marking(hunts.bots_in(connection, game, map(str, days))), 0
    marks = dict[str, dict[str, int]]()
    for person, day, pool, result in hunts.results_in(connection, game, days):
        tries += 1
        mark = marking.mark(day, pool, result)
        if mark is not None:
            marks.setdefault(person, {})[day] = mark
    totals = {person: week_of(list(found.values())) for person, found in marks.items()}
    return WeekOfAll(tries, Counter(totals.values()), _best(connection, totals, marks))


def _best(
    connection: Connection, totals: dict[str, int], marks: dict[str, dict[str, int]]
) -> list[Week]:
    best = nsmallest(ROWS, totals, key=lambda person: (-totals[person], person))
    names = logs.names_of(connection, best)
    rows = [Week(person, names[person], totals[person], marks[person]) for person in best]
    return sorted(rows, key=lambda row: (-row.total, row.name))


def week_of_one(connection: Connection, game: str, tries: Sequence[Hunt]) -> Week | None:
    """What someone made of a week; None while they have no mark in it."""
    bots = hunts.bots_in(connection, game, [each.day for each in tries])
    marks = {
        each.day: mark
        for each in tries
        if each.result is not None and not each.late
        if (mark := mark_of(each.result, bots.get((each.day, each.pool), {}))) is not None
    }
    if not marks:
        return None
    whose = tries[0]
    return Week(whose.person, whose.name, week_of(list(marks.values())), marks)


# -- kept for a while ---------------------------------------------------------------------
class Everyone:
    """What was counted, and for how long it stands."""

    def __init__(self, many: int = MANY, clock: Callable[[], float] = time.monotonic) -> None:
        self._many, self._clock, self._lock = many, clock, Lock()
        self._kept = OrderedDict[Key, tuple[float, DayOfAll | WeekOfAll]]()

    def on(self, connection: Connection, game: str, day: date) -> DayOfAll:
        """What everyone made of a day."""
        return self._counted(("day", game, day), partial(count_day, connection, game, day))

    def in_week(self, connection: Connection, game: str, days: Sequence[date]) -> WeekOfAll:
        """What everyone made of some days of a week."""
        return self._counted(("week", game, *days), partial(count_week, connection, game, days))

    def _counted(self, key: Key, count: Callable[[], Counted]) -> Counted:
        if (kept := self._still(key)) is not None:
            return cast(Counted, kept)
        began = self._clock()
        found = count()
        if found.tries >= self._many:
            now = self._clock()
            self._keep(key, now + (now - began) / SHARE, found)
        return found

    def _still(self, key: Key) -> DayOfAll | WeekOfAll | None:
        """What is kept and still stands; the first to come after that counts, for all others."""
        with self._lock:
            until, kept = self._kept.get(key, (0.0, None))
            if kept is None or self._clock() < until:
                return kept
            self._kept[key] = self._clock() + LONGEST, kept
            return None

    def _keep(self, key: Key, until: float, found: DayOfAll | WeekOfAll) -> None:
        with self._lock:
            self._kept[key] = until, found
            self._kept.move_to_end(key)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
