"""What every count of games holds, whatever else it is for: how long they were, how they ended."""

from array import array
from collections import Counter


class Lengths:
    """Games counted as they are played: the decisions and turns of each, and how many ended how.

    A tally adds points and wins up by seat, for millions of games; a balance keeps a number for
    each game, for its intervals. The arena's standing is another thing: it counts blocks, whose
    games are not independent, and asks neither how long they were nor how they ended.
    """

    def __init__(self) -> None:
        self.decisions: array[int] = array("q")
        self.turns: array[int] = array("q")
        self.ended_by: Counter[str] = Counter()

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.decisions)

    def count(self, decisions: int, turns: int, ended_by: str) -> None:
        """Count a game."""
        self.decisions.append(decisions)
        self.turns.append(turns)
        self.ended_by[ended_by] += 1
