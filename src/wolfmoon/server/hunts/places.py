"""The places of someone who hunted at the dates of the game: how it went, and nothing of where."""

from ...engine.game import Game
from ...engine.kernels import States
from ...engine.outcome import Outcome
from ...games import described
from ..events import Data


def places_of(game: Game, seat: int) -> list[Data]:
    """The dates that a game has reached, and the place of a seat at each; equals share one."""
    hunting = described(game.rules.name).hunt
    assert hunting is not None
    found = dict[str, int]()
    for states in game.path:
        for date in hunting.dates(states):
            if date not in found:
                found[date] = _place(game, states, seat)
    return [{"date": date, "place": place} for date, place in found.items()]


def _place(game: Game, states: States, seat: int) -> int:
    """By points; at the end by all that the rules say of ties."""
    rules = game.rules
    points = [sum(row.values()) for row in rules.points(states)]
    outcome = rules.outcome(states) or Outcome.by_points(points, rules.ended_by)
    return outcome.ranks[seat]
