"""A game at any of its steps, as one viewer saw it; and its points over time."""

from itertools import pairwise

from ..engine.game import Game
from ..engine.kernels import States
from .refused import Refused
from .telling import told
from .views import decided, position

Data = dict[str, object]


def turns_of(game: Game) -> list[int]:
    """The steps at which turns, or tricks, begin."""
    counts = [game.rules.turns(states[0]) for states in game.path]
    return [step for step, count in enumerate(counts) if step == 0 or count != counts[step - 1]]


def deeds_of(game: Game) -> list[int]:
    """The steps at which something begins that people would call one thing done."""
    path, begins = game.path, game.rules.begins_deed
    return [
        step
        for step, number in enumerate(game.numbers)
        if step == 0 or begins(path[step][0], number, path[step + 1][0])
    ]


def course(game: Game, viewer: int | None) -> Data:
    """A whole game as one viewer saw it, an entry for each thing done."""
    path, numbers = game.path, game.numbers
    begun = [*deeds_of(game), game.step]
    parts = enumerate(pairwise(begun), start=1)
    deeds = [_deed(game, seq, path[a : b + 1], numbers[a:b], b, viewer) for seq, (a, b) in parts]
    return {"turns": turns_of(game), "deeds": deeds}


def _deed(
    game: Game, seq: int, path: list[States], numbers: list[int], step: int, viewer: int | None
) -> Data:
    return {
        "seq": seq,
        "step": step,
        "seat": game.rules.seat(path[0][0]),
        **decided(game.rules, tuple(path), numbers, viewer),
    }


def replay(game: Game, step: int | None, viewer: int | None, seat: int | None, open: bool) -> Data:
    """A game at a step, its last one if none is named."""
    steps = game.step
    step = steps if step is None else step
    if step > steps:
        raise Refused("step-unknown", step=step, steps=steps)
    return {
        "step": step,
        "steps": steps,
        "turns": turns_of(game),
        "seat": viewer if seat is None and not open else seat,
        "open": open,
        **at_step(game, step, viewer),
    }


def at_step(game: Game, step: int, viewer: int | None) -> Data:
    """How a game stood at a step, and what the last decision before it led to."""
    path = game.path_between(max(step - 1, 0), step)
    numbers = [game.numbers[step - 1]] if step else []
    return {
        "position": {**position(game.at(step), viewer), "offer": []},
        "told": told(game.rules, tuple(path), numbers, viewer),
    }


def points(game: Game) -> Data:
    """The points of every seat when each turn began, and as they stand."""
    path = game.path
    steps = turns_of(game)
    if steps[-1] != game.step:
        steps.append(game.step)
    sums = [[sum(seat.values()) for seat in game.rules.points(path[step])] for step in steps]
    return {"steps": steps, "points": sums}
