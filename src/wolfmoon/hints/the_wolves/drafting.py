"""What is proved of a hex on which wolves may be drafted."""

from collections.abc import Iterator

from ...games.the_wolves.box.maps import HEX_NAMES, HEX_NUMBERS
from ...games.the_wolves.box.walks import steps_between
from . import claims
from .claims import TheWolvesClaim
from .scene import Scene

FEW_STEPS = 4


def of_draft(before: Scene, name: str) -> Iterator[TheWolvesClaim]:
    """What lies around a hex: lone wolves, prey, water, and whether it is home ground."""
    heard = [wolf for wolf in before.view["lone_wolves"] if _in_range(before, name, wolf)]
    if heard:
        yield claims.DraftHowls(claim="draft-howls", rule="W29", hex=name, count=len(heard))
    if before.terrain(name) == before.pack:
        yield claims.DraftGround(claim="draft-home", rule="W9", hex=name, terrain=before.pack)
    yield from _prey(before, name)
    yield from _water(before, name)


def _in_range(scene: Scene, name: str, wolf: str) -> bool:
    return scene.apart(name, wolf) <= scene.howl_range


def _steps(scene: Scene, name: str, ends: list[str]) -> int:
    """The steps from a hex to the nearest of some others."""
    start = HEX_NUMBERS[name]
    return min(steps_between(scene.players, start, HEX_NUMBERS[end]) for end in ends)


def _prey(scene: Scene, name: str) -> Iterator[TheWolvesClaim]:
    walks = {spot: _steps(scene, name, scene.beside(spot)) for spot in scene.prey_hexes}
    nearest = min(walks, key=lambda spot: (walks[spot], spot))
    if walks[nearest] <= FEW_STEPS:
        yield claims.DraftPrey(
            claim="draft-prey",
            rule="W35",
            hex=name,
            prey=scene.prey_hexes[nearest],
            count=walks[nearest],
        )


def _water(scene: Scene, name: str) -> Iterator[TheWolvesClaim]:
    layout = scene.layout
    walks = {}
    for place in layout.region_places:
        water = HEX_NAMES[layout.water(place)]
        walks[water] = _steps(scene, name, scene.beside(water))
    nearest = min(walks, key=lambda water: (walks[water], water))
    if walks[nearest] <= FEW_STEPS:
        yield claims.DraftWater(
            claim="draft-water",
            rule="W25",
            hex=name,
            region=nearest[0],
            count=walks[nearest],
        )
