"""Decisions of Lone Wolves compared, in short and in depth.

A few batches may clear a decision; a label takes all of them.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ...engine.stream import Stream, streams
from ..judged import error_of
from ..labels import INACCURACY, MISTAKE, SURE, is_clear
from .hands import Hands
from .searching import LEARNING, Floats

JUDGING_LUCK, DEEP_LUCK = 33, 34
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


JUDGING, DEEP = Effort(8, 600), Effort(12, 2000)
"""In depth a tree is large enough to play well: four times a hunter's."""
BEHIND = 2.0
"""By so many errors a decision is worse than another for sure enough to be dropped."""
FEW = 4
"""Batches after which a decision may be cleared; none gets a label before the last."""


def in_stages(
    searched: Callable[..., Floats],
    effort: Effort,
    words: Stream,
    all_: tuple[int, ...],
    hands: Hands,
    enough: Callable[[Floats], bool],
) -> Shares:
    """The shares of some decisions, by batch.

    A few batches may be enough: by how far the best other one is ahead of the first. They also drop
    others that are clearly worse than that.
    """
    few = searched(all_, hands, words[:FEW], effort.simulations)
    found = dict(zip(all_, few, strict=True))
    best, (ahead,) = ahead_of([found], all_[0])
    if enough(ahead):
        return found
    kept = (all_[0], *(each for each in all_[1:] if not _is_behind(found[each] - found[best])))
    rest = searched(kept, hands, words[FEW:], effort.simulations, FEW)
    return found | {
        each: np.concatenate([found[each], more]) for each, more in zip(kept, rest, strict=True)
    }


def in_depth(
    searched: Callable[..., Floats], all_: tuple[int, ...], hands: Hands, luck: int, great: bool
) -> Shares:
    """The shares of some decisions, with hands as often as they are likely.

    A few batches may clear the first decision. What may get a label has all batches.
    """
    words = streams(DEEP_LUCK + LUCK * luck, DEEP.batches)

    def enough(ahead: Floats) -> bool:
        lost, error = float(ahead.mean()), error_of(ahead)
        return cleared(-lost, error, MISTAKE / 2) if great else cleared(lost, error)

    return in_stages(searched, DEEP, words, all_, hands, enough)


def in_short(
    searched: Callable[..., Floats], all_: tuple[int, ...], hands: Hands, luck: int
) -> Shares:
    """The shares of some decisions in small trees: a few are enough where the first is the best."""
    words = streams(JUDGING_LUCK + LUCK * luck, JUDGING.batches)

    def enough(ahead: Floats) -> bool:
        return cleared(float(ahead.mean()), error_of(ahead), 0.0)

    return in_stages(searched, JUDGING, words, all_, hands, enough)


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


def _is_behind(ahead: Floats) -> bool:
    """Whether one decision is worse than another for sure."""
    return float(ahead.mean()) < -BEHIND * error_of(ahead)


def cleared(loss: float, error: float, least: float = INACCURACY / 2) -> bool:
    """Whether a short look rules out that a longer one gives a label.

    A label takes a loss that is large enough with three errors taken off; here one is added.
    """
    return loss + error < least


def may_count(ahead: Floats, great: bool) -> bool:
    """Whether one belief leaves a label possible, or that a decision is great."""
    error, lost = error_of(ahead), float(ahead.mean())
    if great:
        return is_clear(-lost, error, MISTAKE / 2)
    return is_clear(lost, error, INACCURACY / 2 + SURE * error)
