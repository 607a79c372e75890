"""What is proved of the table as it stands, and of what could be had there."""

from collections.abc import Iterator

from ...games.lone_wolves.box.components import MOON_POINTS
from ...games.lone_wolves.forms.names import MOON_NAMES, SCAR_NAMES
from ...games.lone_wolves.models import Land, Moon, Scar
from . import claims
from .claims import LoneWolvesClaim
from .outlook import Outlook, suit_of_land

FEW_PLACES = 2
SCORING: tuple[Scar, ...] = ("S5", "S6", "S7", "S8", "S9")
"""The scars that score by themselves."""
COPIES = 2


def stands(outlook: Outlook, land: Land) -> Iterator[LoneWolvesClaim]:
    """What a land pays, and who would get it."""
    sheet, (own, theirs) = outlook.stands(land), outlook.strengths(land)
    yield claims.LandPays(
        claim="land-pays",
        rule="L19",
        land=land,
        points=outlook.prize(land),
        honour=sheet["honour"],
        moon=sheet["moon"],
    )
    yield from last_scar(outlook, land)
    if 0 < sheet["free"] <= FEW_PLACES:
        yield claims.PlacesLeft(claim="places-left", rule="L7", land=land, count=sheet["free"])
    yield claims.LandStands(
        claim="land-stands",
        rule="L18",
        land=land,
        own=own,
        theirs=theirs,
        lead=outlook.lead_in(land),
        rival=outlook.rival,
    )


def next_moon(outlook: Outlook) -> Moon | None:
    """The moon that comes next, if one is left."""
    lying = {land["moon"] for land in outlook.view["lands"]}
    return next((name for name in MOON_NAMES if name not in lying), None)


def last_scar(outlook: Outlook, land: Land) -> Iterator[LoneWolvesClaim]:
    """One scar is left in a land, and a moon comes with it."""
    moon = next_moon(outlook)
    if moon is not None and sum(outlook.scars_in(land)) == 1:
        yield claims.LastScar(
            claim="last-scar",
            rule="L14",
            land=land,
            moon=moon,
            points=moon_points(moon),
            suit=suit_of_land(land),
        )


def moon_points(moon: Moon) -> int:
    """What a moon pays."""
    return int(MOON_POINTS[1 + MOON_NAMES.index(moon)])


def to_gain(outlook: Outlook, land: Land) -> LoneWolvesClaim:
    """What it takes to win a land, or how safely it is held."""
    own, theirs = outlook.strengths(land)
    points = outlook.prize(land)
    if own > theirs:
        margin = own - theirs
        return claims.LandToHold(
            claim="land-to-hold", rule="L19", land=land, margin=margin, points=points
        )
    need = theirs - own + 1
    return claims.LandToTake(claim="land-to-take", rule="L19", land=land, need=need, points=points)


def unseen_scars(outlook: Outlook) -> list[Scar]:
    """The scars that the seat can't see, wherever they lie."""
    view = outlook.view
    seen: list[str] = [*view.get("discarded", [])]
    for land in view["lands"]:
        seen += [*land["shown"], *land["sides"][0]["scars"], *land["sides"][1]["scars"]]
    seen += [scar for borders in view["borders"] for scars in borders for scar in scars]
    seen.append(view["in_hand"] or "")
    return [name for name in SCAR_NAMES for _ in range(COPIES - seen.count(name))]


def hidden_to_get(outlook: Outlook, land: Land) -> LoneWolvesClaim:
    """How many of the scars that can't be seen score by themselves."""
    unseen = unseen_scars(outlook)
    return claims.HiddenToGet(
        claim="hidden-to-get",
        rule="L12",
        land=land,
        scoring=sum(scar in SCORING for scar in unseen),
        unseen=len(unseen),
    )
