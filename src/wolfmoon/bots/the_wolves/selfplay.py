"""Games that a mind plays against itself, and what was seen in them: the food of training."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ...engine.kernels import States
from ...engine.stream import streams
from ...games import games
from ...games.the_wolves.actions import Ask
from .features import FEATURES, See
from .planner import Planner

Arrays = dict[str, npt.NDArray[Any]]

MOST_TURNS = 200
"""A game that has not ended after so many turns and drafts is thrown away."""
WIDTHS = (4, 4, 6)
"""How wide a turn is planned: narrow, for many games are worth more than good ones."""


def play(planner: Planner, start: States, luck: Any, temperature: float) -> Arrays | None:
    """One game: the rows after each turn, the points then, final points and win shares."""
    seats = int(start[0].seats)
    rules = games["the-wolves"]
    states = start
    seen: list[Any] = []
    for word in luck:
        planner.foresee(states, 0, 1, word, temperature)
        states = planner.root()
        if states[0].asks == Ask.OVER:
            outcome = rules.outcome(states)
            assert outcome is not None, "the game is over"
            return {
                "seen": np.array(seen, dtype=np.float16),
                "had": np.array(seen, dtype=np.float32)[:, :, See.POINTS] * 50.0,
                "ended": np.array([outcome.scores], dtype=np.float32),
                "won": np.array([outcome.shares], dtype=np.float32),
                "lengths": np.array([len(seen)], dtype=np.int64),
            }
        seen.append(planner.rows(seats))
    return None


def play_many(
    minds: object, players: int, count: int, seed: int, first: int, temperature: float
) -> Arrays:
    """Games number `first` on of a seed that a mind plays against itself, one after another."""
    planner = Planner(minds, WIDTHS)
    starts = games["the-wolves"].new_many(count, seed, first, players=players)
    blank: Arrays = {
        "seen": np.zeros((0, players, FEATURES), dtype=np.float16),
        "had": np.zeros((0, players), dtype=np.float32),
        "ended": np.zeros((0, players), dtype=np.float32),
        "won": np.zeros((0, players), dtype=np.float32),
        "lengths": np.zeros(0, dtype=np.int64),
    }
    played = [blank]
    for number in range(count):
        luck = streams(seed + 1, MOST_TURNS, (first + number) * MOST_TURNS)
        game = play(planner, starts[number : number + 1], luck, temperature)
        if game is not None:
            played.append(game)
    return {name: np.concatenate([game[name] for game in played]) for name in blank}
