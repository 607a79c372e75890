"""From what a puzzle begins with to the position that is given."""

from ..engine.game import Game
from ..engine.kernels import States
from ..engine.loading import load
from ..engine.record import copied
from ..engine.rules import OK
from ..engine.start import Start
from ..games import games, rules_of
from .puzzle import Played, Puzzle
from .puzzlers import puzzler_of


def started(puzzle: Puzzle) -> States:
    """The position of a puzzle, as a solver is given it."""
    source = puzzle.source
    if isinstance(source, Played):
        states = replayed(puzzle.game, source)
    else:
        states = copied(load(source.position, rules_of).states)
    return puzzler_of(puzzle.game).given(puzzle, states)


def replayed(game: str, source: Played) -> States:
    """A game from its seed, after its decisions."""
    rules, options = games[game], puzzler_of(game).options(source.variant)
    states = copied(rules.start(**options, seed=source.seed).states)
    stepper = rules.stepper(states)
    for number in source.decisions:
        if stepper.decide(number) != OK:
            Game(rules, Start(states)).play(number)  # says why not
    return states
