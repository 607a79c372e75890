"""Who gives the hints of a game: one interface for all of them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ..bots.bot import Seen
from ..bots.seating import seen_by
from ..engine.errors import BadInput, phrase
from .estimate import BLUNDER, INACCURACY, MISTAKE
from .models import Hint, Verdict

if TYPE_CHECKING:
    from ..engine.game import Game

THRESHOLDS = (INACCURACY, MISTAKE, BLUNDER)


class Hinter(ABC):
    """Looks at what a seat can see of a position, and says only what is proved of it."""

    game: ClassVar[str]

    def hint(self, game: "Game") -> Hint:
        """Where the seat to decide should look, what it should want, and what to do."""
        return self.hint_for(seen_now(game))

    def judge(
        self, game: "Game", decisions: Sequence[int], threshold: float = INACCURACY
    ) -> Verdict:
        """What a fully chosen turn of the seat to decide gives up against the best.

        It is told from a threshold on, a part of a fair share: a tenth, two or three.
        """
        if threshold not in THRESHOLDS:
            raise BadInput(phrase("input-threshold", found=threshold, names=list(THRESHOLDS)))
        return self.judge_for(seen_now(game), tuple(decisions), threshold)

    @abstractmethod
    def hint_for(self, seen: Seen) -> Hint:
        """The hint for what a seat sees; the same for all that looks the same to it."""

    @abstractmethod
    def judge_for(self, seen: Seen, line: tuple[int, ...], threshold: float) -> Verdict:
        """What a line of decisions gives up, of those that the seat takes until others do."""


def seen_now(game: "Game") -> Seen:
    """What the seat to decide sees; a game that is over has none."""
    if game.seat is None:
        raise BadInput(phrase("input-hint-over"))
    return seen_by(game, game.seat)
