"""Puzzles: a position, a goal, and any way to it is right; see docs/puzzles.md.

puzzle = find("lone-wolves.vh3k2pa")
attempt = Attempt(puzzle)           # or Attempt(puzzle, tried), with all that was tried so far
attempt.play("play R6 desert")      # a Verdict once the try has come to its end
attempt.again()
"""

from .attempt import AGAIN, ASKED, MOST_TRIED, RIGHT, UNDO, WRONG, Attempt
from .book import book, find
from .days import of_day, streak
from .puzzle import Condition, Puzzle
from .puzzlers import KINDS
from .verdict import LOOK, RUNGS, TURN, WANT, Verdict

__all__ = [
    "AGAIN",
    "ASKED",
    "KINDS",
    "LOOK",
    "MOST_TRIED",
    "RIGHT",
    "RUNGS",
    "TURN",
    "UNDO",
    "WANT",
    "WRONG",
    "Attempt",
    "Condition",
    "Puzzle",
    "Verdict",
    "book",
    "find",
    "of_day",
    "streak",
]
