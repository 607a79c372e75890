"""What a player of Lone Wolves could know of a decision, told for the screen."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ...engine.kernels import States
from ...games.lone_wolves.forms.notation import action_data, action_text
from ...games.lone_wolves.forms.plain import card_names
from ..models import ReviewKnown, ReviewOption
from .hands import Hands

SHOWN = 6
"""Decisions that are told of; the one that was played is always among them."""
LARGE = 0.05
"""A share that is an inaccuracy between two players."""
SURE = 1.0 - 1e-9


@dataclass(frozen=True)
class Findings:
    """What was found of some decisions."""

    even: dict[int, float]
    """Shares with every hand as likely."""
    lean: dict[int, float]
    """Shares with hands weighted by the other's play."""
    open: dict[int, float]
    """Shares with all cards open, as far as it was looked at."""
    results: dict[int, npt.NDArray[np.float64]]
    """Where all ways were solved: the result by hand and way."""


def known_of(
    states: States, seat: int, action: int, hands: Hands, found: Findings, loss: float
) -> ReviewKnown:
    """What could be known, and what only hindsight shows."""
    ranked = sorted(
        found.even, key=lambda each: (-round(found.even[each], 9), each != action, each)
    )
    shown = ranked[:SHOWN] if action in ranked[:SHOWN] else [*ranked[: SHOWN - 1], action]
    ways = next((each.shape[1] for each in found.results.values()), 1)
    best = max(found.open.values(), default=0.0)
    lost = best - found.open.get(action, best)
    return {
        "hands": len(hands),
        "ways": len(hands) * ways,
        "counted": bool(found.results),
        "options": [_option(each, action, found) for each in shown],
        "held": [*card_names(int(states[0].hands[1 - seat]))],
        "hindsight": (loss >= LARGE) != (lost >= LARGE),
    }


def _option(each: int, action: int, found: Findings) -> ReviewOption:
    results = found.results.get(each)
    return {
        "decisions": [each],
        "text": action_text(each),
        "data": action_data(each),
        "played": each == action,
        "share": found.even[each],
        "weighted": found.lean.get(each),
        "open": found.open.get(each),
        "wins": None if results is None else int((results >= SURE).sum()),
        "hands": [] if results is None else [float(share) for share in results.mean(axis=1)],
    }
