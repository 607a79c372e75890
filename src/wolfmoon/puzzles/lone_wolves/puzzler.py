"""The puzzles of Lone Wolves: endings, solved."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ...bots.bot import Budget
from ...engine.errors import Phrase
from ...engine.kernels import States
from ...engine.start import Options
from ..puzzle import DECISION, OPEN, PERCENTAGE, SAFE, Played, Puzzle
from ..puzzler import Maker, Puzzler
from ..verdict import Judge

if TYPE_CHECKING:
    from ..puzzler import Predicate


class LoneWolvesPuzzler(Puzzler):
    """A try goes card by card, and is answered by the best reply."""

    kinds = (OPEN, SAFE, PERCENTAGE)
    own_kind = DECISION
    answers = True
    scouting = Budget(simulations=12)

    def options(self, variant: str) -> Options:
        """The side of the board."""
        return {"board": variant}

    def given(self, puzzle: Puzzle, states: States) -> States:
        """With every scar face up; a position from someone's own game is laid out already."""
        from .laying import laid_open

        return laid_open(states) if isinstance(puzzle.source, Played) else states

    def judge(self) -> Judge:
        """The one who solves."""
        from .judge import LoneWolvesJudge

        return LoneWolvesJudge()

    def themes(self) -> "Mapping[str, Predicate]":
        """What an ending may be about."""
        from .themes import LONE_WOLVES

        return LONE_WOLVES

    def problems(self, puzzle: Puzzle) -> Iterator[Phrase]:
        """Every first decision, tried out by brute force."""
        from .checking import problems

        return problems(puzzle)

    def canonical(self, puzzle: Puzzle) -> str:
        """With seats, suits and lands in an order that does not depend on their names."""
        from .symmetry import canonical

        return canonical(puzzle)

    def likeness(self, puzzle: Puzzle) -> str:
        """What no other name of a suit changes."""
        from .symmetry import likeness

        return likeness(puzzle)

    def maker(self) -> Maker:
        """The one who looks into endings."""
        from .maker import LoneMaker

        return LoneMaker()
