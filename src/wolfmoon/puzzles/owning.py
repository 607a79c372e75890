"""Puzzles from one's own games: the turns that a review has given a label.

A turn that the puzzle's own judge finds as good as the better one is none: it would refuse nothing.
"""

from typing import NamedTuple

from ..engine.game import Game
from .attempt import Attempt
from .book import packed
from .making.grading import graded_best
from .puzzle import OWN, Condition, Puzzle, Standing
from .puzzlers import puzzler_of

USUAL_SOLVER = "hunter"
"""Nobody has tried it yet: it counts as if this bot were the weakest that solves it."""


class Error(NamedTuple):
    """A turn of a game that gave something up."""

    step: int
    """How many decisions were made before it."""
    seat: int
    played: tuple[int, ...]
    better: tuple[int, ...]
    loss: float
    """The win share that it gave up."""


class Owned(NamedTuple):
    """A puzzle of one's own, as it is kept."""

    step: int
    seat: int
    kind: str
    position: str
    goal: str
    solution: str
    rating: int


def owned(game: Game, error: Error) -> Owned | None:
    """The puzzle of a turn as it is kept, if there is one."""
    puzzle = puzzle_from(game, error)
    if puzzle is None or not isinstance(puzzle.source, Standing):
        return None
    goal = ",".join(map(str, puzzle.goal))
    kept = packed(puzzle.solution)
    where = (error.step, error.seat, puzzle.kind, puzzle.source.position)
    return Owned(*where, goal, kept, puzzle.rating)


def puzzle_from(game: Game, error: Error) -> Puzzle | None:
    """The puzzle of a turn: find one as good as the better one. None if its judge sees no error."""
    before, kind = game.at(error.step), puzzler_of(game.rules.name).own_kind
    puzzle = Puzzle(
        id=f"{OWN}.{error.step}",
        game=game.rules.name,
        kind=kind,
        source=Standing(before.position()),
        goal=(Condition(kind),),
        rating=graded_best(USUAL_SOLVER, error.loss * game.seats),
        solution=error.better,
    )
    attempt = Attempt(puzzle)
    for number in error.played:
        attempt.play(attempt.game.action(number).text)
    return None if attempt.solved else puzzle
