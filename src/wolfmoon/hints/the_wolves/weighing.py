"""Which of the things that are proved of a turn tells a learner most, and where to look for it."""

from collections.abc import Iterator, Sequence
from typing import cast

from ...games.shapes import Claim
from .claims import TheWolvesClaim
from .on_map import (
    of_danger,
    of_den,
    of_lone_wolf,
    of_moon,
    of_prey,
    of_region,
    of_tiles,
    of_victim,
)
from .outlook import Outlook

WORTH: dict[str, float] = {
    "ends-game": 90.0,
    "phase-scored": 0.5,
    "hunts": 3.0,
    "makes-lair": 3.0,
    "dominates-wolf": 3.5,
    "dominates-den": 3.4,
    "howls": 1.5,
    "builds-den": 1.0,
    "region-first": 0.4,
    "first-by-alphas": 2.6,
    "region-second": 0.2,
    "region-denied": 0.3,
    "pushes-out": 1.9,
    "extra-actions": 1.8,
    "now-paired": 1.7,
    "hunt-ready": 1.6,
    "lair-ready": 1.4,
    "out-of-reach": 1.3,
    "only-end": 2.0,
    "points-after": 0.0,
    "control-grows": 0.3,
    "draft-howls": 4.0,
    "draft-prey": 3.0,
    "draft-home": 2.0,
    "draft-water": 1.0,
    "tiles-ready": 0.1,
    "worth": 0.05,
    "punished": 0.01,
}
"""What a claim weighs beside the points that it speaks of."""
PER_POINT = {"region-first": 0.7, "region-second": 0.6, "region-denied": 0.4, "points-after": 0.2}
"""What a point weighs where it is not sure yet, or told by other claims too."""
FAR = 0.4
"""How much less a point weighs that is paid in a later phase than the next."""
AIMLESS = ("punished", "worth", "tiles-ready", "points-after", "extra-actions", "first-by-alphas")
"""What is no aim of a turn: it comes with one, or is a warning."""
USUAL = ("worth", "tiles-ready")
"""What can be said of any turn."""
DOUBT_FIRST = {"punished": 50.0}
"""What weighs more when a turn is doubted."""


def weight(claim: Claim, near: str, doubted: bool = False) -> float:
    """How much a claim tells, when a phase of the moon is the next."""
    kind = str(claim["claim"])
    base = DOUBT_FIRST.get(kind, WORTH[kind]) if doubted else WORTH[kind]
    point = PER_POINT.get(kind, 1.0)
    if claim.get("phase", near) != near:
        point *= FAR
    return base + point * abs(_gain(claim))


def _gain(claim: Claim) -> float:
    """The points that a claim speaks of."""
    if claim["claim"] == "phase-scored":
        return float(cast(int, claim["points"]))
    if "points" in claim and "before" in claim:
        return float(cast(int, claim["points"]) - cast(int, claim["before"]))
    if claim["claim"] != "control-grows" and "before" in claim and "after" in claim:
        return float(cast(int, claim["after"]) - cast(int, claim["before"]))
    return 0.0


def weighed(proved: Sequence[Claim], near: str, doubted: bool = False) -> list[Claim]:
    """The weightiest first; equals in the order of the turn."""
    told: list[Claim] = []
    for claim in proved:
        if claim not in told:
            told.append(claim)
    return sorted(told, key=lambda claim: -weight(claim, near, doubted))


def aim_among(proved: Sequence[Claim]) -> Claim | None:
    """What a turn is for: the weightiest claim that can be wanted."""
    return next((claim for claim in proved if claim["claim"] not in AIMLESS), None)


# -- where to look ----------------------------------------------------------------------
def looked_at(outlook: Outlook, aim: Claim | None, proved: Sequence[Claim]) -> list[TheWolvesClaim]:
    """What is to be seen before the turn, where its aim lies; in the draft, by the water."""
    shores = [each for each in proved if each["claim"] == "draft-water"]
    around = [told for shore in shores for told in of_region(outlook, str(shore["region"]))]
    return [*_around(outlook, aim), *around, *of_moon(outlook), *of_tiles(outlook)]


def _around(outlook: Outlook, aim: Claim | None) -> Iterator[TheWolvesClaim]:
    if aim is None:
        return
    kind, name = str(aim["claim"]), str(aim.get("hex", ""))
    if kind in ("phase-scored", "ends-game"):
        yield from of_moon(outlook)
    if name:
        yield from _at_hex(outlook, kind, name)
    if letter := letter_of(aim):
        yield from of_region(outlook, letter)


def _at_hex(outlook: Outlook, kind: str, name: str) -> Iterator[TheWolvesClaim]:
    if kind in ("hunts", "hunt-ready"):
        yield from of_prey(outlook, name)
    if kind == "makes-lair":
        yield from of_den(outlook, name)
    if kind == "howls":
        yield from of_lone_wolf(outlook, name)
    if kind in ("dominates-wolf", "dominates-den"):
        yield from of_victim(outlook, name, "pack" if kind == "dominates-wolf" else "den")
    if kind in ("now-paired", "out-of-reach"):
        yield from of_danger(outlook, name)


def letter_of(claim: Claim | None) -> str:
    """The letter of the tile that a claim speaks of, if it does."""
    if claim is None:
        return ""
    return str(claim.get("region", "")) or str(claim.get("hex", ""))[:1]


def lit(outlook: Outlook, spoken: Sequence[Claim | None]) -> list[str]:
    """The hexes to look at: those of the tile that is spoken of first."""
    letter = next(filter(None, map(letter_of, spoken)), "")
    return outlook.hexes_of(letter) if letter else []
