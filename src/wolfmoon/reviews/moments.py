"""Turning points: which turns of a game matter, and to whom."""

from collections.abc import Sequence

from .judged import Judged
from .labels import MISTAKE, label_of
from .models import MomentKind, ReviewMoment
from .parts import Part

MOST_GREAT = 2
"""Great turns of a player that are told of: praise for everything is none."""
MOST_OF_OTHERS = 4
MOST_TURNING = 3


class Moments:
    """The turning points of a game; free choices are some, the lie of the cards is nobody's."""

    def __init__(
        self, parts: Sequence[Part], judged: Sequence[Judged], great: set[int], choices: bool
    ) -> None:
        self._choices = choices
        self._turns = list(zip(parts, judged, strict=True))
        self._great = great
        self._seats = len(judged[0].before) if judged else 1

    def of(self, seat: int) -> list[ReviewMoment]:
        """The turning points of a seat, in the order of the game."""
        own = [each for each in self._turns if each[0].seat == seat]
        theirs = [each for each in self._turns if each[0].seat != seat]
        moments = [moment for each in own if (moment := self._own(*each)) is not None]
        moved = [moment for each in theirs if (moment := self._of_other(*each, seat)) is not None]
        moved.sort(key=lambda moment: (-abs(moment["amount"]), moment["turn"]))
        return sorted([*moments, *moved[:MOST_OF_OTHERS]], key=lambda moment: moment["turn"])

    def turning(self) -> list[int]:
        """The turns that moved the game most, at most three, in its order."""
        weights = {part.number: self._weight(part, each) for part, each in self._turns}
        told = [number for number, weight in weights.items() if weight > 0.0]
        told.sort(key=lambda number: (-weights[number], number))
        return sorted(told[:MOST_TURNING])

    def _weight(self, part: Part, judged: Judged) -> float:
        """How much a turn moved the game: by an error, a free choice, or by being found."""
        if label_of(judged, self._seats) is not None:
            return judged.loss
        if part.number in self._great:
            return judged.margin
        most = float(abs(judged.others).max())
        chosen = self._choices and part.kind != "draft"
        return most if chosen and most >= MISTAKE / self._seats else 0.0

    def _own(self, part: Part, judged: Judged) -> ReviewMoment | None:
        label = label_of(judged, self._seats)
        if label is not None:
            return _moment(part, label, -judged.loss)
        if part.number in self._great:
            return _moment(part, "great", judged.margin)
        return None

    def _of_other(self, part: Part, judged: Judged, seat: int) -> ReviewMoment | None:
        """A turn of another that moved a seat by a mistake's worth."""
        gift, choice = float(judged.gifts[seat]), float(judged.others[seat])
        if label_of(judged, self._seats) is not None and gift >= MISTAKE / self._seats:
            return _moment(part, "gift", gift)
        if self._choices and abs(choice) >= MISTAKE / self._seats:
            return _moment(part, "choice", choice)
        return None


def _moment(part: Part, kind: MomentKind, amount: float) -> ReviewMoment:
    return {"turn": part.number, "kind": kind, "amount": amount, "about": None}
