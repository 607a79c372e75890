"""Which games are reviewed: those that are over, or that nobody goes on with."""

from ..engine.errors import BadInput, phrase
from ..engine.game import Game
from ..games import described


def check(game: Game, abandoned: bool) -> None:
    """Refuse a game that is still being played: a review would tell what is hidden, or what to do.

    So does a game of a kind that nobody reviews, and one in which nothing was decided.
    """
    if described(game.rules.name, game.rules.version).reviews is None:
        raise BadInput(phrase("input-no-reviews", game=game.rules.name))
    if not game.over and not abandoned:
        raise BadInput(phrase("input-review-running"))
    if game.step == 0:
        raise BadInput(phrase("input-review-empty"))
