"""Regions and points counted once more, from positions as plain data and what the rules tell.

This is the other way in which goals are checked. Nothing of the rules' own counting is used: pieces
are read by their names and weighed as the rulebook says, and points are those that the rulebook
gives for what happened.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ...engine.kernels import States
from ...engine.story import Telling
from ...games.the_wolves.forms.plain import to_data
from ..puzzle import Condition

CONTROL = {"alpha": 1, "pack": 1, "den": 1, "lair": 3}
"""What a piece counts in its region.                                                       [W41]"""
WOLVES = ("alpha", "pack")
DENS = ([0, 0, 0, 2, 5], [0, 0, 0, 3, 7])
"""The points on an attribute track by its dens: for two players, and for more.            [W47]"""
PREY = ([0, 2, 5, 9, 14, 20], [0, 1, 4, 9, 16, 25])
LAIRS, WOLVES_OUT = [0, 5, 10, 15, 20], [0, 1, 2, 3, 4, 6, 8, 10, 12]
PLACES = {
    "region-first": {"crescent": 4, "quarter": 6, "full": 8},
    "region-second": {"crescent": 2, "quarter": 3, "full": 4},
}
MOVED_ON = {
    "howled": ["wolves"],
    "dominated-wolf": ["wolves"],
    "upgraded": ["lairs"],
    "hunted": ["prey"],
}
"""What happens, and of what there is one more then.                        [W27, W30, W33, W35]"""
FEWEST = 2
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


def points_told(start: States, told: Iterable[Telling], seat: int) -> int:
    """The points that a seat gains by what is told, from where it stood.             [W47]"""
    data = to_data(start[0])
    had = data["seats"][seat]
    before = Counter({**had["dens"], "wolves": had["wolves"], "lairs": had["lairs"]})
    before["prey"] = len(had["prey"])
    after, gained = before.copy(), 0
    for each in told:
        if each.get("seat") == seat:
            after.update(_comes_out(each))
            places = PLACES.get(str(each["what"]))
            gained += places[str(each["phase"])] if places else 0
    many = data["players"] > FEWEST
    return gained + _printed(after, many) - _printed(before, many)


def _comes_out(told: Telling) -> list[str]:
    """The track that a telling moves on, if it moves on one."""
    if told["what"] in ("built", "dominated-den"):
        return [str(told["track"])]
    return MOVED_ON.get(str(told["what"]), [])


def _printed(out: Mapping[str, int], many: bool) -> int:
    """The points printed for so many dens, wolves, lairs and prey."""
    dens = sum(DENS[many][out[track]] for track in ("spread", "speed", "howl"))
    return dens + WOLVES_OUT[out["wolves"]] + LAIRS[out["lairs"]] + PREY[many][out["prey"]]
