"""The puzzles of The Wolves: turns, counted at their end."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ...bots.bot import Budget
from ...engine.errors import Phrase
from ...engine.kernels import States
from ...engine.start import Options
from ..puzzle import BEST, GOAL, THREAT, Puzzle
from ..puzzler import Maker, Puzzler
from ..verdict import Judge

if TYPE_CHECKING:
    from ..puzzler import Predicate


class TheWolvesPuzzler(Puzzler):
    """A try is a turn; nobody answers before it has ended."""

    kinds = (GOAL, BEST, THREAT)
    own_kind = BEST
    answers = False
    scouting = Budget(simulations=100_000)

    def options(self, variant: str) -> Options:
        """The number of players."""
        return {"players": int(variant)}

    def given(self, puzzle: Puzzle, states: States) -> States:
        """In a threat it is the rival's turn, as if one had passed."""
        from .passing import passed

        return passed(states) if puzzle.kind == THREAT else states

    def judge(self) -> Judge:
        """The one who counts what a turn reaches."""
        from .judge import TheWolvesJudge

        return TheWolvesJudge()

    def themes(self) -> "Mapping[str, Predicate]":
        """What a turn may be about."""
        from .themes import THE_WOLVES

        return THE_WOLVES

    def problems(self, puzzle: Puzzle) -> Iterator[Phrase]:
        """The stored turn, counted from what the rules tell; a best turn, played on once more."""
        from .checking import problems

        return problems(puzzle)

    def canonical(self, puzzle: Puzzle) -> str:
        """With the seats counted from the solver's."""
        from .symmetry import canonical

        return canonical(puzzle)

    def maker(self) -> Maker:
        """The one who follows every turn."""
        from .making.maker import WolvesMaker

        return WolvesMaker()
