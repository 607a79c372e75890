"""A review from beginning to end: a quick look at the curve, then every turn, then depth."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import local
from typing import TypeVar

import numpy as np

from ..engine.game import Game
from ..games import described
from .judged import Judged
from .models import Review, Stage
from .moments import MOST_GREAT
from .parts import Part
from .refusing import check
from .reviewer import Reviewer
from .telling import Telling

T = TypeVar("T")
U = TypeVar("U")
Shown = Callable[[Stage, int, int], None]
"""Told how far a review is: the stage, how much of it is done, and how much there is."""


def nothing_shown(stage: Stage, done: int, of: int) -> None:
    """Nobody watches."""


def review(
    game: Game,
    *,
    abandoned: bool = False,
    workers: int = 1,
    luck: int = 0,
    shown: Shown = nothing_shown,
) -> Review:
    """The review of a game that is over, or that nobody goes on with.

    `workers` threads share the work; with whatever number, the same game gives the same review.
    Another `luck` draws other streams, to see how much of a review is chance.
    """
    check(game, abandoned)
    work = Work(game, workers, luck, shown)
    judged = work.judged()
    return work.told(work.deepened(judged))


def curve(game: Game, *, abandoned: bool = False, workers: int = 1) -> Review:
    """The curve alone, by a quick look."""
    check(game, abandoned)
    return Work(game, workers).glanced()


class Work:
    """A review under way."""

    def __init__(
        self, game: Game, workers: int = 1, luck: int = 0, shown: Shown = nothing_shown
    ) -> None:
        self._game, self._workers, self._luck, self._shown = game, workers, luck, shown
        self._own = local()
        self.parts = self.reviewer.parts(game)

    @property
    def reviewer(self) -> Reviewer:
        """The reviewer of this thread: each has memory of its own."""
        if not hasattr(self._own, "reviewer"):
            found = described(self._game.rules.name, self._game.rules.version).reviews
            assert found is not None
            self._own.reviewer = found.by()
        reviewer: Reviewer = self._own.reviewer
        return reviewer

    # -- the stages
    def glanced(self) -> Review:
        """A quick look: the curve, and nothing judged."""
        steps = [part.step for part in self.parts]
        steps += [self.parts[-1].end] if self.parts else []
        values = self._each("curve", steps, lambda step: self.reviewer.glance(self._game, step))
        zero = np.zeros(self._game.seats)
        judged = [
            Judged(before, after, gifts=zero, others=after - before)
            for before, after in pairwise(values)
        ]
        return self._telling(judged, set(), "curve").review()

    def judged(self, parts: Sequence[Part] | None = None) -> list[Judged]:
        """Every turn, or some of them, against the best."""
        judge = lambda part: self.reviewer.judge(self._game, part, self._luck)  # noqa: E731
        return self._each("turns", self.parts if parts is None else parts, judge)

    def deepened(
        self, judged: Sequence[Judged], parts: Sequence[Part] | None = None
    ) -> list[Judged]:
        """Those that matter in depth, all others as they are."""
        pairs = list(zip(self.parts if parts is None else parts, judged, strict=True))

        def deepen(pair: tuple[Part, Judged]) -> Judged:
            part, found = pair
            return self.reviewer.deepen(self._game, part, found, self._luck)

        return self._each("done", pairs, deepen)

    def told(self, judged: Sequence[Judged]) -> Review:
        """The review that follows from all that was judged."""
        return self._telling(judged, self._great(judged), "done").review()

    def _telling(self, judged: Sequence[Judged], great: set[int], stage: Stage) -> Telling:
        return Telling(self.reviewer, self._game, self.parts, judged, great, stage)

    def _great(self, judged: Sequence[Judged]) -> set[int]:
        """The great turns, of each player the greatest."""
        found: dict[int, list[tuple[float, int]]] = {}
        for part, each in zip(self.parts, judged, strict=True):
            if self.reviewer.is_great(self._game, part, each):
                found.setdefault(part.seat, []).append((-each.margin, part.number))
        return {number for turns in found.values() for _, number in sorted(turns)[:MOST_GREAT]}

    def _each(self, stage: Stage, things: Sequence[U], work: Callable[[U], T]) -> list[T]:
        """Work on each of some things, in their order; whoever watches is told how far it is."""
        found: list[T] = []
        with ThreadPoolExecutor(self._workers) as threads:
            some: Iterator[T] = (
                threads.map(work, things) if self._workers > 1 else map(work, things)
            )
            for result in some:
                found.append(result)
                self._shown(stage, len(found), len(things))
        return found
