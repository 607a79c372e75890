"""Who gives hints, as far as a game in hand has to know."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .game import Game

Advice = Mapping[str, object]
"""A hint or a verdict as plain data: `hints/models.py` says what it holds."""


class Hinting(Protocol):
    """Who gives hints for a game in hand."""

    def hint(self, game: "Game") -> Advice:
        """Where the seat to decide should look, what it should want, what to do."""

    def judge(self, game: "Game", decisions: Sequence[int], threshold: float = ...) -> Advice:
        """What a fully chosen turn gives up against the best."""
