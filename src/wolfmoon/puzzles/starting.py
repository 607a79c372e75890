"""From what a puzzle begins with to the position that is given."""

from ..engine.kernels import States
from ..engine.loading import load
from ..engine.record import copied
from ..games import games, rules_of
from .lone_wolves.laying import laid_open
from .puzzle import THREAT, Played, Puzzle
from .the_wolves.passing import passed

OPTIONS = {"lone-wolves": "board", "the-wolves": "players"}
"""The option of each game that a variant is the value of."""
_READ = {"lone-wolves": str, "the-wolves": int}


def started(puzzle: Puzzle) -> States:
    """The position of a puzzle; in a threat it is the rival's turn, as if one had passed."""
    source = puzzle.source
    if isinstance(source, Played):
        states = replayed(puzzle.game, source)
        if puzzle.game == "lone-wolves":
            return laid_open(states)
    else:
        states = copied(load(source.position, rules_of).states)
    return passed(states) if puzzle.kind == THREAT else states


def replayed(game: str, source: Played) -> States:
    """A game from its seed, after its decisions."""
    rules = games[game]
    option = {OPTIONS[game]: _READ[game](source.variant)}
    states = copied(rules.start(**option, seed=source.seed).states)
    stepper = rules.stepper(states)
    for number in source.decisions:
        reason = stepper.decide(number)
        assert reason == 0, f"decision {number} of a puzzle is refused: {reason}"
    return states
