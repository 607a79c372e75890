"""What is proved of a hex on which wolves may be drafted."""

from collections.abc import Iterator

from ...games.the_wolves.box.maps import HEX_NAMES, HEX_NUMBERS
from ...games.the_wolves.box.walks import steps_between
from . import claims
from .claims import TheWolvesClaim
from .outlook import Outlook

FEW_STEPS = 4


def of_draft(before: Outlook, name: str) -> Iterator[TheWolvesClaim]:
    """What lies around a hex: lone wolves, prey, water, and whether it is home ground."""
    heard = [wolf for wolf in before.view["lone_wolves"] if _in_range(before, name, wolf)]
    if heard:
        yield claims.DraftHowls(claim="draft-howls", rule="W29", hex=name, count=len(heard))
    if before.terrain(name) == before.pack:
        yield claims.DraftGround(claim="draft-home", rule="W9", hex=name, terrain=before.pack)
    yield from _prey(before, name)
    yield from _water(before, name)


def _in_range(outlook: Outlook, name: str, wolf: str) -> bool:
    return outlook.apart(name, wolf) <= outlook.howl_range


def _steps(outlook: Outlook, name: str, ends: list[str]) -> int:
    """The steps from a hex to the nearest of some others."""
    start = HEX_NUMBERS[name]
    return min(steps_between(outlook.players, start, HEX_NUMBERS[end]) for end in ends)


def _prey(outlook: Outlook, name: str) -> Iterator[TheWolvesClaim]:
    walks = {spot: _steps(outlook, name, outlook.beside(spot)) for spot in outlook.prey_hexes}
    nearest = min(walks, key=lambda spot: (walks[spot], spot))
    if walks[nearest] <= FEW_STEPS:
        yield claims.DraftPrey(
            claim="draft-prey",
            rule="W35",
            hex=name,
            prey=outlook.prey_hexes[nearest],
            count=walks[nearest],
        )


def _water(outlook: Outlook, name: str) -> Iterator[TheWolvesClaim]:
    layout = outlook.layout
    walks = {}
    for place in layout.region_places:
        water = HEX_NAMES[layout.water(place)]
        walks[water] = _steps(outlook, name, outlook.beside(water))
    nearest = min(walks, key=lambda water: (walks[water], water))
    if walks[nearest] <= FEW_STEPS:
        yield claims.DraftWater(
            claim="draft-water",
            rule="W25",
            hex=name,
            region=nearest[0],
            count=walks[nearest],
        )
