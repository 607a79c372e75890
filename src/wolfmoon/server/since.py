"""What was done since a step, thing by thing: how the game stood before it and after each of them.

It is what one viewer saw, and what they can tell from it; nothing more than a replay shows.
"""

from collections.abc import Mapping
from itertools import pairwise

from ..engine.game import Game
from ..engine.kernels import States
from ..games import described
from .refused import Refused
from .views import decided, position

Data = dict[str, object]
MOST = 60
"""So many things are shown at once, the newest: more than a round of any game."""


def since(game: Game, step: int, viewer: int | None) -> Data:
    """What was done after a step, the newest of it if that is much."""
    if step > game.step:
        raise Refused("step-unknown", step=step, steps=game.step)
    path, numbers = game.path_between(step, game.step), game.numbers[step:]
    ends = _ends(game, path, numbers)[-MOST - 1 :]
    first = ends[0]
    counts = [game.rules.turns(states[0]) for states in path]
    turns = [at for at in range(1, len(counts)) if counts[at] != counts[at - 1] and at >= first]
    before, now = _position(game, step + first, viewer), _position(game, game.step, viewer)
    return {
        "step": step + first,
        "before": before,
        "turns": [step + at for at in turns],
        "moments": [
            {
                "seat": game.rules.seat(path[a][0]),
                **decided(game.rules, tuple(path[a : b + 1]), numbers[a:b], viewer),
                "position": now if step + b == game.step else _position(game, step + b, viewer),
            }
            for a, b in pairwise(ends)
        ],
        "knew": _known(game, before),
        "knows": _known(game, now),
    }


def _ends(game: Game, path: list[States], numbers: list[int]) -> list[int]:
    """Where things begin and end that people would call one thing done."""
    begins = game.rules.begins_deed
    begun = [
        at
        for at, number in enumerate(numbers)
        if at == 0 or begins(path[at][0], number, path[at + 1][0])
    ]
    return [*begun, len(numbers)]


def _position(game: Game, step: int, viewer: int | None) -> Data:
    return {**position(game.at(step), viewer), "offer": []}


def _known(game: Game, position: Data) -> Mapping[str, object] | None:
    """What a view lets its viewer tell of the hidden."""
    known = described(game.rules.name).known
    return None if known is None else known()(position["view"])
