"""Who reviews the games of one kind: how they are taken apart, and how each part is judged."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ..engine.game import Game
from ..engine.kernels import States
from ..games.shapes import Claim
from ..hints.models import HintStep
from .judged import Judged, Vector
from .models import EntryName, ReviewPhase, ReviewReply
from .parts import Part


class Reviewer(ABC):
    """Memory in which the parts of games are judged; one thread at a time uses it.

    The same game always gives the same answers: streams are fixed, and no clock is looked at.
    """

    game: ClassVar[str]
    first: ClassVar[EntryName]
    free: ClassVar[EntryName]

    @abstractmethod
    def parts(self, game: Game) -> list[Part]:
        """The turns of a game; one that was left in the middle is none."""

    @abstractmethod
    def glance(self, game: Game, step: int) -> Vector:
        """Everyone's chance at a step between turns, by a quick look."""

    @abstractmethod
    def raw(self, states: States) -> tuple[Vector, str, float]:
        """Everyone's chance before it is set right, the kind of table, and the part of the game."""

    @abstractmethod
    def judge(self, game: Game, part: Part, luck: int = 0) -> Judged:
        """A turn against the best: what was known before it, and what it cost."""

    @abstractmethod
    def deepen(self, game: Game, part: Part, judged: Judged, luck: int = 0) -> Judged:
        """A turn that may deserve a label, looked at in depth; any other as it is."""

    @abstractmethod
    def is_great(self, game: Game, part: Part, judged: Judged) -> bool:
        """Whether the best turn is one that only a strong search finds."""

    @abstractmethod
    def steps(self, game: Game, part: Part, line: tuple[int, ...]) -> list[HintStep]:
        """A turn as steps that can be drawn."""

    @abstractmethod
    def claims(
        self, game: Game, part: Part, line: tuple[int, ...], doubted: bool
    ) -> Sequence[Claim]:
        """What is proved of a turn, the weightiest first."""

    @abstractmethod
    def looked_at(
        self, game: Game, part: Part, line: tuple[int, ...]
    ) -> tuple[list[Claim], list[str]]:
        """Where to look for a good turn, without naming it; and the places that are lit."""

    def reply(self, game: Game, parts: Sequence[Part], part: Part) -> ReviewReply | None:
        """The turn of another that punished a turn, if one did."""
        return None

    def phases(self, game: Game, parts: Sequence[Part]) -> list[ReviewPhase]:
        """What was scored when."""
        return []
