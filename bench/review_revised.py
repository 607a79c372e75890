"""How often the curve of Lone Wolves changes its mind, with nothing judged: that is quick."""

import numpy as np
from review_games import LEVELS, Row, begun, mine, mixed, played_out

from wolfmoon.reviews.lone_wolves.lying import Lie
from wolfmoon.reviews.lone_wolves.searching import Searching

GAME = "lone-wolves"


def revised_row(seed: int, number: int) -> Row:
    """A game of mixed bots: what its ledgers would be if nobody erred.

    Errors are entries that are cancelled by others: they move a ledger more, and the engine's part
    of it is at most what is found here.
    """
    game, options = begun(GAME, number, seed)
    played_out(game, mixed(game, LEVELS, seed + number), seed + number)
    lie, path = mine("lie", lambda: Lie(Searching())), game.path
    around = [lie.around(path[step], path[step + 1]) for step in range(game.step)]
    befores = np.array([before for before, _ in around])
    afters = np.array([after for _, after in around])
    entries = {
        "deal": befores[0] - 1.0 / game.seats,
        "lie": (afters - befores).sum(axis=0),
        "revised": (befores[1:] - afters[:-1]).sum(axis=0),
    }
    ledgers = [
        {name: float(moved[seat]) for name, moved in entries.items()} for seat in range(game.seats)
    ]
    return {"options": options, "players": [{"ledger": each} for each in ledgers]}
