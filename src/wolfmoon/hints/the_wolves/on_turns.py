"""What is proved of a turn: what it does, and what it leaves behind."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...engine.shape import counts_of
from ...games.the_wolves.box.components import ACTIONS_IN_A_TURN
from ...games.the_wolves.models import Bonus, Kind
from ...games.the_wolves.tellings import TheWolvesTelling
from . import claims
from .claims import TheWolvesClaim
from .on_map import hunts_soon, may_become_lair, of_tiles
from .outlook import Outlook

Places = dict[str, dict[int, int]]
"""What each region would pay each seat, by letter."""


@dataclass(frozen=True)
class Taken:
    """A turn that was tried: before it, when it may end, and once it has ended."""

    before: Outlook
    acted: Outlook
    ended: Outlook
    story: Sequence[TheWolvesTelling]
    """What it does, up to its end."""


def of_turn(turn: Taken) -> Iterator[TheWolvesClaim]:
    """All that is proved of a turn."""
    view, tokens = turn.before.view, turn.before.player["bonus_action"]
    acted = view["asks"] == "act" and view["actions_taken"] >= ACTIONS_IN_A_TURN
    if acted and tokens == 0:
        yield claims.OnlyEnd(claim="only-end", rule="W8")
    yield from of_deeds(turn)
    yield from of_places(turn)
    yield from of_end(turn)
    yield from of_safety(turn)
    yield from hunts_soon(turn.before, turn.acted)
    yield from _lairs_soon(turn)
    yield from of_tiles(turn.acted, after=True)
    before, after = turn.before.points(turn.before.seat), turn.ended.points(turn.before.seat)
    if after > before:
        yield claims.PointsAfter(claim="points-after", rule="W47", before=before, after=after)


# -- deeds ------------------------------------------------------------------------------
def of_deeds(turn: Taken) -> Iterator[TheWolvesClaim]:
    """What the actions of a turn do, each with what its source of points pays then."""
    paid = counts_of(turn.before.sheet["seats"][turn.before.seat]["points"])
    prey = len(turn.before.player["prey"])
    for number, told in enumerate(turn.story):
        prey += told["what"] == "hunted"
        source, points = _gained_by(told)
        before = paid.get(source, 0)
        paid[source] = before + points
        yield from _of_prey(told, prey, before, paid[source])
        yield from _of_pieces(told, before, paid[source], turn.story[number + 1 :])
        yield from _of_rivals(told)


def _gained_by(told: TheWolvesTelling) -> tuple[str, int]:
    """The source of points that a deed adds to, and how many."""
    if told["what"] == "hunted":
        return "prey", told["points"]
    if told["what"] == "upgraded":
        return "lairs", told["points"]
    if told["what"] == "howled" or told["what"] == "dominated-wolf":
        return "wolves", told["points"]
    if told["what"] == "built" or told["what"] == "dominated-den":
        return told["track"], told["points"]
    return "", 0


def _of_prey(
    told: TheWolvesTelling, count: int, before: int, after: int
) -> Iterator[TheWolvesClaim]:
    if told["what"] == "hunted":
        yield claims.Hunts(
            claim="hunts",
            rule="W35",
            prey=told["prey"],
            hex=told["hex"],
            count=count,
            before=before,
            after=after,
        )


def _of_pieces(
    told: TheWolvesTelling, before: int, after: int, rest: Sequence[TheWolvesTelling]
) -> Iterator[TheWolvesClaim]:
    """A lair, a wolf or a den that came, with what its source pays before and after."""
    if told["what"] == "upgraded":
        yield claims.MakesLair(
            claim="makes-lair",
            rule="W27",
            hex=told["hex"],
            region=told["hex"][0],
            before=before,
            after=after,
        )
    elif told["what"] == "howled":
        yield claims.Howls(
            claim="howls",
            rule="W30",
            hex=told["hex"],
            piece=told["piece"],
            before=before,
            after=after,
        )
    elif told["what"] == "built":
        yield claims.BuildsDen(
            claim="builds-den",
            rule="W24",
            hex=told["hex"],
            track=told["track"],
            value=told["value"],
            before=before,
            after=after,
            bonus=_bonus_after(rest),
        )


def _bonus_after(story: Sequence[TheWolvesTelling]) -> Bonus:
    """The bonus that comes with a den which has just been built."""
    for told in story[:1]:
        if told["what"] == "gained" and told["why"] == "built":
            return told["bonus"]
    return "none"


def _of_rivals(told: TheWolvesTelling) -> Iterator[TheWolvesClaim]:
    """What a deed does to a rival."""
    if told["what"] == "dominated-wolf":
        yield claims.Dominates(
            claim="dominates-wolf", rule="W33", hex=told["hex"], rival=told["victim"]
        )
    elif told["what"] == "dominated-den":
        yield claims.Dominates(
            claim="dominates-den", rule="W33", hex=told["hex"], rival=told["victim"]
        )
    elif told["what"] == "pushed" and told["from"][0] != told["to"][0] and told["from"][0] != "S":
        yield claims.Pushes(
            claim="pushes-out",
            rule="W20",
            hex=told["from"],
            to=told["to"],
            region=told["from"][0],
            rival=told["victim"],
        )


# -- regions ----------------------------------------------------------------------------
def places_in(outlook: Outlook) -> Places:
    """What each region would pay each seat, if it were scored as it stands."""
    return {
        region["region"]: {
            seat: points
            for pack, points in region["pays"].items()
            if (seat := outlook.packs[pack]) is not None
        }
        for region in outlook.sheet["regions"]
    }


def of_places(turn: Taken) -> Iterator[TheWolvesClaim]:
    """Places in regions that a turn gains, holds by alphas, or takes from rivals."""
    before, after = places_in(turn.before), places_in(turn.acted)
    seat = turn.before.seat
    for letter, pays in after.items():
        was, now = before[letter].get(seat, 0), pays.get(seat, 0)
        if now > was:
            yield from _gained(turn.acted, letter, was, now)
        for rival in turn.before.rivals:
            lost, left = before[letter].get(rival, 0), pays.get(rival, 0)
            if left < lost:
                yield claims.Denied(
                    claim="region-denied",
                    rule="W42",
                    region=letter,
                    rival=rival,
                    before=lost,
                    after=left,
                )
        yield from _grown(turn, letter)


def _gained(outlook: Outlook, letter: str, was: int, now: int) -> Iterator[TheWolvesClaim]:
    region = outlook.region(letter)
    first = region["first"] == outlook.pack
    yield claims.RegionPlace(
        claim="region-first" if first else "region-second",
        rule="W42",
        region=letter,
        phase=region["tokens"][0],
        points=now,
        before=was,
    )
    own = region["control"][outlook.pack]
    for pack, held in region["control"].items():
        if first and pack != outlook.pack and held["control"] == own["control"]:
            yield claims.ByAlphas(
                claim="first-by-alphas",
                rule="W41",
                region=letter,
                control=own["control"],
                own=own["alphas"],
                theirs=held["alphas"],
                rival=outlook.packs[pack],
            )


def _grown(turn: Taken, letter: str) -> Iterator[TheWolvesClaim]:
    """More control in a region whose token is still to be scored."""
    if not turn.before.region(letter)["tokens"]:
        return
    was, now = (
        outlook.region(letter)["control"].get(outlook.pack, {"control": 0})["control"]
        for outlook in (turn.before, turn.acted)
    )
    if now > was:
        yield claims.ControlGrows(
            claim="control-grows", rule="W41", region=letter, before=was, after=now
        )


# -- the end of the turn ----------------------------------------------------------------
def of_end(turn: Taken) -> Iterator[TheWolvesClaim]:
    """Phases that a turn reaches, the end of the game, and actions that it gains."""
    seat, ended = turn.before.seat, turn.ended
    scored = [told["phase"] for told in turn.story if told["what"] == "phase"]
    if len(scored) == 1:
        points = ended.points(seat) - turn.acted.points(seat)
        yield claims.PhaseScored(claim="phase-scored", rule="W40", phase=scored[0], points=points)
    if ended.view["asks"] == "over" and ended.view["phase"] == "full":
        best = max(turn.before.rivals, key=lambda rival: (ended.points(rival), -rival))
        yield claims.EndsGame(
            claim="ends-game",
            rule="W46",
            own=ended.points(seat),
            theirs=ended.points(best),
            rival=best,
        )
    gained = sum(told["what"] == "gained" and told["bonus"] == "action" for told in turn.story)
    if gained:
        yield claims.ExtraActions(claim="extra-actions", rule="W8", count=gained)


def _lairs_soon(turn: Taken) -> Iterator[TheWolvesClaim]:
    """Dens that a turn built and that could become lairs."""
    for told in turn.story:
        if told["what"] == "built" and may_become_lair(turn.acted, told["hex"]):
            yield claims.LairReady(
                claim="lair-ready", rule="W25", hex=told["hex"], region=told["hex"][0]
            )


# -- safety -----------------------------------------------------------------------------
def of_safety(turn: Taken) -> Iterator[TheWolvesClaim]:
    """Pieces that were in danger and no longer are, and pieces that are."""
    if turn.ended.view["asks"] == "over":
        return
    was = turn.before.dangers if turn.before.view["asks"] == "act" else {}
    now = turn.acted.dangers
    for (name, kind), rival in was.items():
        if (name, kind) not in now:
            yield from _saved(turn.acted, name, kind, rival)
    for (name, kind), rival in now.items():
        yield claims.Danger(claim="punished", rule="W31", hex=name, piece=kind, rival=rival)


def _saved(outlook: Outlook, name: str, kind: Kind, rival: int) -> Iterator[TheWolvesClaim]:
    pieces = outlook.view["pieces"].get(name, [])
    if [pack for pack, _ in pieces].count(outlook.pack) == 2:
        yield claims.NowSafe(claim="now-paired", rule="W32", hex=name, piece=kind, rival=rival)
    elif not outlook.holds(name, (kind,)):
        yield claims.OutOfReach(claim="out-of-reach", rule="W31", hex=name, piece=kind, rival=rival)
