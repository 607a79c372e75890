"""Regions counted once more, from positions as plain data.

This is the other way in which goals are checked. Nothing of the rules' own counting is used: pieces
are read by their names and weighed as the rulebook says.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from ...engine.kernels import States
from ...games.the_wolves.forms.plain import to_data
from ..puzzle import Condition

CONTROL = {"alpha": 1, "pack": 1, "den": 1, "lair": 3}
"""What a piece counts in its region.                                                       [W41]"""
WOLVES = ("alpha", "pack")
Piece = tuple[str, str]
"""Its pack and its kind."""
Pieces = Mapping[str, Sequence[Piece]]
"""What stands on each hex."""


def recounted(start: States, end: States, seat: int, goal: Condition) -> bool:
    """Whether a goal about regions is reached; a goal about other things is not looked at."""
    was, now = to_data(start[0]), to_data(end[0])
    before, pieces, pack = was["pieces"], now["pieces"], now["seats"][seat]["pack"]
    if goal.what == "first":
        return _first(pieces, goal.of) == pack
    if goal.what == "clear":
        return all(each == pack for each, kind in _in(pieces, goal.of) if kind in WOLVES)
    if goal.what == "take":
        regions = {hex_[0] for hex_ in pieces} - {"S"}
        won = [each for each in regions if _first(pieces, each) == pack]
        return sum(_first(before, each) != pack for each in won) >= goal.count
    return True


def _in(pieces: Pieces, region: str) -> list[Piece]:
    return [piece for hex_, there in pieces.items() if hex_[0] == region for piece in there]


def _first(pieces: Pieces, region: str) -> str | None:
    """Who is alone first in a region: most control, ties broken by alphas.            [W42, W43]"""
    control, alphas = Counter[str](), Counter[str]()
    for pack, kind in _in(pieces, region):
        control[pack] += CONTROL[kind]
        alphas[pack] += kind == "alpha"
    ranked = sorted(control, key=lambda pack: (control[pack], alphas[pack]), reverse=True)
    if not ranked:
        return None
    best = [(control[pack], alphas[pack]) for pack in ranked[:2]]
    return None if len(best) > 1 and best[0] == best[1] else ranked[0]
