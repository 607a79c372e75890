"""Hidden pairs: two worlds that look the same to the seat that decides get the same hint."""

import json

from wolfmoon.engine.game import Game
from wolfmoon.engine.hinting import Advice


def another_world(game: Game, seed: int) -> Game | None:
    """A world that the seat can't tell from this one; none if this one was drawn again."""
    other = game.determinize(game.seat, seed)
    return None if other.to_data() == game.to_data() else other


def depends_on_hidden(hint: Advice, other: Advice) -> bool:
    """Whether the hints of a hidden pair differ, by as little as a byte."""
    return json.dumps(hint) != json.dumps(other)
