"""What a game fills in of the rows about its decisions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Rows:
    """The columns that mean something of their own in each game."""

    sources: list[str]
    """What points come from."""
    asks: Sequence[str]
    """What may be asked, in the order of the numbers of `asks` in a state."""
    words: Callable[[], list[str]]
    """The words of all decisions, in the order of `word_of`."""
    turn_of: Callable[..., int]
    """Compiled: how many turns, or tricks, have been taken."""
    word_of: Callable[..., int]
    """Compiled: where the words of a decision stand."""
    fill_row: Callable[..., None]
    """Compiled: fill in the points of each seat by source."""
    room: Callable[[], Any] = lambda: 0
    """Room that `fill_row` wants."""
    board_of: Callable[[Any], str | None] = lambda state: None
    """The side of the board that a state lies on, if there are two."""
