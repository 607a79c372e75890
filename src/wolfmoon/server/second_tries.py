"""A turn of a reviewed game, played again: what the board asks while another turn is made up.

Nothing is kept: every question comes with all that was tried in the place of the turn.
"""

from ..engine.game import Game
from .ahead import ahead
from .lessons import Bench
from .lines import follow
from .previews import preview, why_not
from .protocol import AskTurn, AskTurnAhead, AskTurnWhyNot
from .store.reviews import Plain

Data = dict[str, object]


def bench_of(game: Game, turn: Plain, tried: list[str]) -> Bench:
    """The game as it stood when a turn began, and what was tried since then."""
    at = game.at(turn["step"])
    for number in follow(at, turn["seat"], tried).numbers if tried else ():
        at.play(number)
    return Bench(at)


def preview_of(game: Game, turn: Plain, ask: AskTurn) -> Data:
    """The position after a line, as its player saw it."""
    return preview(bench_of(game, turn, ask.tried), turn["seat"], ask.line)


def ahead_of(game: Game, turn: Plain, ask: AskTurnAhead) -> Data:
    """Everything that may follow after a line."""
    return ahead(bench_of(game, turn, ask.tried), turn["seat"], ask)


def why_not_of(game: Game, turn: Plain, ask: AskTurnWhyNot, language: str) -> list[Data]:
    """Why something is not possible, as at a table."""
    return why_not(bench_of(game, turn, ask.tried), turn["seat"], ask, language)
