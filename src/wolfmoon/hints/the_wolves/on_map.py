"""What is proved of the map as it stands: where there is something to be had, or to be feared."""

from collections.abc import Iterator

from ...games.the_wolves.box.components import (
    DATES,
    FEWEST_PLAYERS,
    FIRST_POINTS,
    SECOND_POINTS,
    WOLVES_TO_HUNT,
    Phase,
)
from ...games.the_wolves.forms.names import PHASE_NAMES, SCORED_PHASES
from ...games.the_wolves.models import Kind, ScoredPhase
from . import claims
from .claims import Lead, TheWolvesClaim
from .outlook import Outlook

SOON = 3
"""So many dates before a phase it is near."""
SEVERAL = 2
"""So many tiles that show a terrain are worth a word: they pay for most actions."""


def points_of(phase: ScoredPhase) -> tuple[int, int]:
    """What the first and the second place of a token pay."""
    number = PHASE_NAMES.index(phase)
    return int(FIRST_POINTS[number]), int(SECOND_POINTS[number])


def of_region(outlook: Outlook, letter: str) -> Iterator[TheWolvesClaim]:
    """What a region pays when its next token is scored, and who holds it."""
    found = [each for each in outlook.sheet["regions"] if each["region"] == letter]
    if not found or not found[0]["tokens"]:
        return
    phase = found[0]["tokens"][0]
    first, second = points_of(phase)
    yield claims.RegionPays(
        claim="region-pays", rule="W42", region=letter, phase=phase, first=first, second=second
    )
    control = {
        pack: (held["control"], held["alphas"]) for pack, held in found[0]["control"].items()
    }
    own = control.pop(outlook.pack, (0, 0))
    if not control:
        return
    best = max(control, key=lambda pack: (control[pack], str(pack)))
    yield claims.RegionStands(
        claim="region-stands",
        rule="W41",
        region=letter,
        own=own[0],
        theirs=control[best][0],
        lead=_lead(own, control[best]),
        rival=outlook.packs[best],
    )


def _lead(own: tuple[int, int], theirs: tuple[int, int]) -> Lead:
    if own == theirs:
        return "level"
    return "ahead" if own > theirs else "behind"


def of_prey(outlook: Outlook, prey_hex: str) -> Iterator[TheWolvesClaim]:
    """How nearly a prey that the seat lacks is surrounded."""
    prey = outlook.prey_hexes.get(prey_hex)
    if prey is None or prey in outlook.player["prey"]:
        return
    beside = outlook.beside(prey_hex)
    yield claims.PreyNear(
        claim="prey-near",
        rule="W35",
        prey=prey,
        hex=prey_hex,
        beside=outlook.hunters(prey_hex),
        free=sum(outlook.is_empty(name) for name in beside),
    )


def of_lone_wolf(outlook: Outlook, name: str) -> Iterator[TheWolvesClaim]:
    """A lone wolf that hears the seat."""
    if name in outlook.view["lone_wolves"] and outlook.hears(name):
        yield claims.LoneWolfNear(
            claim="lone-wolf-near", rule="W29", hex=name, terrain=outlook.terrain(name)
        )


def of_den(outlook: Outlook, name: str) -> Iterator[TheWolvesClaim]:
    """A den of the seat that could become a lair."""
    if may_become_lair(outlook, name):
        yield claims.DenByWater(claim="den-by-water", rule="W25", hex=name, region=name[0])


def may_become_lair(outlook: Outlook, name: str) -> bool:
    """Whether the seat has a den by water on a hex, in a region where it has no lair. [W25, W26]"""
    lairs = {lair[0] for lair in outlook.with_pieces(("lair",))}
    return outlook.holds(name, ("den",)) and outlook.by_water(name) and name[0] not in lairs


def of_victim(outlook: Outlook, name: str, kind: Kind) -> Iterator[TheWolvesClaim]:
    """A piece of a rival that nothing protects, within howl range."""
    pieces = outlook.view["pieces"].get(name, [])
    owners = [pack for pack, _ in pieces]
    alone = len(owners) < 2 or owners[0] != owners[1]
    for pack, each in pieces:
        rival = outlook.packs[pack]
        if each == kind and rival not in (None, outlook.seat) and alone and outlook.hears(name):
            assert rival is not None
            yield claims.VictimNear(
                claim="victim-near", rule="W31", hex=name, piece=kind, rival=rival
            )


def of_danger(outlook: Outlook, name: str) -> Iterator[TheWolvesClaim]:
    """A piece of the seat on a hex that a rival could dominate."""
    for (where, kind), rival in outlook.dangers.items():
        if where == name:
            yield claims.Danger(claim="in-danger", rule="W31", hex=name, piece=kind, rival=rival)


def of_moon(outlook: Outlook) -> Iterator[TheWolvesClaim]:
    """The next phase, if it is near."""
    phase = PHASE_NAMES.index(outlook.view["phase"]) + 1
    if phase > Phase.FULL:
        return
    left = int(DATES[outlook.players - FEWEST_PLAYERS][phase]) - outlook.view["moonlight"]
    if 0 < left <= SOON:
        named = SCORED_PHASES[phase - 1]
        yield claims.MoonNear(claim="moon-near", rule="W39", phase=named, count=left)


def of_tiles(outlook: Outlook, after: bool = False) -> Iterator[TheWolvesClaim]:
    """The terrain that most tiles of the seat show, if there are several."""
    tiles = outlook.player["tiles"]
    most = max(tiles, key=lambda terrain: (tiles.count(terrain), terrain))
    if tiles.count(most) >= SEVERAL:
        yield claims.TilesShow(
            claim="tiles-ready" if after else "tiles-show",
            rule="W9",
            terrain=most,
            count=tiles.count(most),
        )


def hunts_soon(before: Outlook, after: Outlook) -> Iterator[TheWolvesClaim]:
    """A prey that lacks one wolf, and did not before."""
    for prey_hex, prey in after.prey_hexes.items():
        if prey in after.player["prey"] or after.hunters(prey_hex) != WOLVES_TO_HUNT - 1:
            continue
        if before.hunters(prey_hex) < WOLVES_TO_HUNT - 1:
            yield claims.HuntReady(claim="hunt-ready", rule="W35", prey=prey, hex=prey_hex)
