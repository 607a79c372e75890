"""Decisions of Lone Wolves in depth: few batches may clear one, all of them a label takes."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ...engine.stream import streams
from ..judged import error_of
from ..labels import INACCURACY, MISTAKE, SURE, is_clear
from .hands import Hands
from .searching import LEARNING, Floats

DEEP_LUCK = 34
LUCK = 1_000
Shares = dict[int, Floats]
"""The shares of decisions, by batch."""


@dataclass(frozen=True)
class Effort:
    """How decisions are compared: so many batches, each with so many simulations."""

    batches: int
    simulations: int

    @property
    def each(self) -> int:
        """The simulations of a batch that count."""
        return self.simulations - self.simulations // LEARNING

    @property
    def counted(self) -> int:
        """The simulations that count, of all batches."""
        return self.batches * self.each


DEEP = Effort(12, 2000)
"""In depth a tree is large enough to play well: four times a hunter's."""
FEW = 4
"""Batches in depth after which a decision may be cleared; none gets a label before the last."""


def in_depth(
    searched: Callable[..., Floats], all_: tuple[int, ...], hands: Hands, luck: int, great: bool
) -> Shares:
    """The shares of some decisions, with hands as often as they are likely.

    A few batches may clear the first decision, and drop others that are clearly worse than the
    best of them. What may get a label has all batches.
    """
    words = streams(DEEP_LUCK + LUCK * luck, DEEP.batches)
    few = searched(all_, hands, words[:FEW], DEEP.simulations)
    found = dict(zip(all_, few, strict=True))
    best, ahead = ahead_of([found], all_[0])
    lost, error = float(ahead[0].mean()), error_of(ahead[0])
    if cleared(-lost, error, MISTAKE / 2) if great else cleared(lost, error):
        return found
    kept = (all_[0], *(each for each in all_[1:] if not _behind(found[each] - found[best])))
    rest = searched(kept, hands, words[FEW:], DEEP.simulations, FEW)
    return found | {
        each: np.concatenate([found[each], more]) for each, more in zip(kept, rest, strict=True)
    }


def compared(shares: Shares, action: int) -> list[int]:
    """The other decisions that were compared as long as one was."""
    enough = len(shares[action])
    return [each for each in shares if each != action and len(shares[each]) == enough]


def ahead_of(beliefs: list[Shares], action: int) -> tuple[int, list[Floats]]:
    """Which other decision is best under its worse belief; and how far it is ahead under each."""
    rivals = compared(beliefs[-1], action)
    ahead = {each: [shares[each] - shares[action] for shares in beliefs] for each in rivals}
    best = max(rivals, key=lambda each: min(float(one.mean()) for one in ahead[each]))
    return best, ahead[best]


def _behind(ahead: Floats) -> bool:
    """Whether one decision is worse than another for sure."""
    return float(ahead.mean()) < -SURE * error_of(ahead)


def cleared(loss: float, error: float, least: float = INACCURACY / 2) -> bool:
    """Whether a short look rules out that a longer one gives a label.

    A label takes a loss that is large enough with two errors taken off; here one is added.
    """
    return loss + error < least


def may_count(ahead: Floats, great: bool) -> bool:
    """Whether one belief leaves a label possible, or that a decision is great."""
    error, lost = error_of(ahead), float(ahead.mean())
    if great:
        return is_clear(-lost, error, MISTAKE / 2)
    return is_clear(lost, error, INACCURACY / 2 + SURE * error)
