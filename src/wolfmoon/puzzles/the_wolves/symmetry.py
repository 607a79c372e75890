"""Turns that are the same but for the names of seats."""

import json

from ...games.the_wolves.forms.plain import to_data
from ..puzzle import Puzzle


def canonical(puzzle: Puzzle) -> str:
    """A puzzle with its seats counted from the solver's."""
    data = to_data(puzzle.start[0])
    turned = [*data["seats"][puzzle.seat :], *data["seats"][: puzzle.seat]]
    first = (data["first"] - puzzle.seat) % len(turned)
    same = {**data, "seats": turned, "seat": 0, "first": first, "turns": 0}
    return json.dumps([[str(each) for each in puzzle.goal], same], sort_keys=True)
