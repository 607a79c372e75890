"""What is proved of a scar that is taken, and of the slot that it goes to."""

from collections.abc import Iterator, Sequence

from ...games.lone_wolves.actions import FIRST_PLACE, FIRST_TAKE
from ...games.lone_wolves.forms.names import LAND_NAMES, SCAR_NAMES, SLOT_NAMES
from ...games.lone_wolves.forms.sheet import lands_of
from ...games.lone_wolves.models import Land, Scar, Slot
from . import claims
from .claims import LoneWolvesClaim
from .on_lands import SCORING, moon_points, next_moon
from .outlook import Outlook, suit_of_land

STRENGTH: tuple[Scar, ...] = ("S1", "S2")


def gains(outlook: Outlook) -> dict[Slot, int]:
    """For each slot that the scar in hand may go to: how many points the seat gains on the other.

    The seat has the scar in hand.
    """
    return {
        SLOT_NAMES[action - FIRST_PLACE]: outlook.after(action).lead - outlook.lead
        for action in outlook.offer()
    }


def to_get(outlook: Outlook, land: Land, scar: Scar) -> claims.ScarToGet:
    """The most that a face-up scar gains at once; the seat is about to take one in the land."""
    taken = outlook.after(FIRST_TAKE + SCAR_NAMES.index(scar))
    points = max(gains(taken).values()) if taken.view["asks"] == "place" else 0
    return claims.ScarToGet(claim="scar-to-get", rule="L12", land=land, scar=scar, points=points)


def best_to_get(outlook: Outlook, land: Land, known: Sequence[str]) -> LoneWolvesClaim | None:
    """The scar of a land that gains most at once; the seat is about to take one.

    Only scars that were face up before count: which one a 3 turns is not known.
    """
    found = [to_get(outlook, land, scar) for scar in SCAR_NAMES if scar in known]
    return max(found, key=lambda each: each["points"], default=None)


def taking(outlook: Outlook, land: Land) -> Iterator[LoneWolvesClaim]:
    """What taking any scar of a land brings."""
    moon = next_moon(outlook)
    if moon is not None and sum(outlook.scars_in(land)) == 1:
        yield claims.BringsMoon(
            claim="brings-moon",
            rule="L14",
            land=land,
            moon=moon,
            points=moon_points(moon),
            suit=suit_of_land(land),
        )


def placing(outlook: Outlook, action: int) -> Iterator[LoneWolvesClaim]:
    """What the scar in hand does on a slot."""
    slot, scar = SLOT_NAMES[action - FIRST_PLACE], outlook.view["in_hand"]
    if scar is None or scar == "hidden":
        return
    after = outlook.after(action)
    lands = [LAND_NAMES[number] for number in lands_of(action - FIRST_PLACE)]
    if scar in SCORING:
        yield from _pays(after, scar, slot)
    for land in lands:
        yield from changes(outlook, after, land)
        if scar in STRENGTH:
            yield from _strength(after, scar, land)
        if scar == "S4":
            yield _turned(outlook, after, land)
        if scar == "S3" and after.stands(land)["free"] < outlook.stands(land)["free"]:
            yield claims.LoneWolfJoins(claim="lone-wolf-joins", rule="S3", land=land)
    found = gains(outlook)
    if len(found) > 1 and found[slot] == max(found.values()) and found[slot] > 0:
        yield claims.NoSlotBetter(
            claim="no-slot-better", rule="L12", scar=scar, slot=slot, points=found[slot]
        )
    yield from score_after(outlook, after)


def _pays(after: Outlook, scar: Scar, slot: Slot) -> Iterator[LoneWolvesClaim]:
    """The points that a scar has on its slot now; equal ones there pay the same."""
    placed = after.sheet["seats"][after.seat]["scars"]
    points = next(each["points"] for each in placed if (each["scar"], each["slot"]) == (scar, slot))
    if points > 0:
        yield claims.ScarPays(
            claim="scar-pays",
            rule=scar,  # type: ignore[typeddict-item]
            scar=scar,
            slot=slot,
            points=points,
        )


def _strength(after: Outlook, scar: Scar, land: Land) -> Iterator[LoneWolvesClaim]:
    own, theirs = after.strengths(land)
    yield claims.ScarStrength(
        claim="scar-strength",
        rule=scar,  # type: ignore[typeddict-item]
        scar=scar,
        land=land,
        own=own,
        theirs=theirs,
    )


def _turned(outlook: Outlook, after: Outlook, land: Land) -> LoneWolvesClaim:
    return claims.TurnsHonour(
        claim="turns-honour",
        rule="S4",
        land=land,
        before=outlook.stands(land)["honour"],
        after=after.stands(land)["honour"],
        lead=after.lead_in(land),
    )


def changes(
    outlook: Outlook, after: Outlook, land: Land, if_held: bool = False
) -> Iterator[LoneWolvesClaim]:
    """A land that was not the seat's is its own now; or no longer the other's, and nobody's."""
    was, now = outlook.lead_in(land), after.lead_in(land)
    own, theirs = after.strengths(land)
    points = after.prize(land)
    if was != "ahead" and now == "ahead":
        yield claims.LandChanges(
            claim="would-turn-land" if if_held else "turns-land",
            rule="L19",
            land=land,
            points=points,
            own=own,
            theirs=theirs,
        )
    if was == "behind" and now == "level":
        yield claims.LandChanges(
            claim="would-break-land" if if_held else "breaks-land",
            rule="L19",
            land=land,
            points=points,
            own=own,
            theirs=theirs,
        )


def score_after(outlook: Outlook, after: Outlook) -> Iterator[LoneWolvesClaim]:
    """The points of both, where a decision changes them."""
    if outlook.points != after.points:
        yield claims.ScoreAfter(
            claim="score-after",
            rule="L20",
            own_from=outlook.points[outlook.seat],
            own=after.points[outlook.seat],
            theirs_from=outlook.points[outlook.rival],
            theirs=after.points[outlook.rival],
        )
