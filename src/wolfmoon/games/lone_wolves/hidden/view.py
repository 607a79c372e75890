"""What a viewer may see: the one place that says so.

Hidden are the other hand, the cards set aside, the scars in the box and the face-down ones with
their order, and a scar taken face down until it is placed. In a view each is replaced by how many
there are. A spectator sees neither hand. What is told, what stands in a log, what is dealt again
for a seat and what an environment shows of it all ask here who sees a scar.
"""

from ....engine.compiled import compiled, wide
from ....engine.rules import EVERYTHING, Data
from ..actions import HIDDEN
from ..box.components import TRICKS
from ..forms.facts import trick_facts
from ..forms.names import HIDDEN_NAME, LAND_NAMES, SUIT_NAMES
from ..forms.plain import to_data
from ..models import NOTHING_FOLLOWS, VIEW, Following, LandView, LoneWolvesPosition, LoneWolvesView
from ..state import State, other
from ..what import What

SPECTATOR = -2
"""In compiled code: a viewer without a seat. Elsewhere that is None."""


def sees_taken(taker: int, face_down: bool, viewer: int | None) -> bool:
    """Whether a viewer sees a scar that a seat has taken, which is face down or is not.  [L12]"""
    return not face_down or viewer in (taker, EVERYTHING)


_sees_taken = compiled(sees_taken)


@compiled
def holds_unseen(state: State, viewer: int) -> bool:
    """Whether a scar is on its way to a slot that a viewer does not see.           [L12]"""
    face_down = state.taken_hidden != 0
    return state.in_hand != 0 and not _sees_taken(wide(state.seat), face_down, viewer)


def hides_from(record: State, viewer: int | None) -> bool:
    """What `holds_unseen` says, for Python and for a viewer without a seat."""
    face_down = bool(record.taken_hidden)
    return bool(record.in_hand) and not sees_taken(int(record.seat), face_down, viewer)


def redacted(notes: list[list[int]], viewer: int | None) -> list[list[int]]:
    """What the rules noted, with HIDDEN in the place of a scar that a viewer does not see."""
    return [_redacted(each, viewer) for each in notes]


def _redacted(noted: list[int], viewer: int | None) -> list[int]:
    if noted[0] != What.TOOK_HIDDEN:
        return noted
    what, seat, land, _, face_down, *rest = noted
    if sees_taken(seat, face_down != 0, viewer):
        return noted
    return [what, seat, land, HIDDEN, face_down, *rest]


def foretold(notes: list[list[int]]) -> list[list[int]]:
    """What the rules would note, without any scar that lies face down until then."""
    blind = any(what == What.TOOK_HIDDEN for what, *_ in notes)
    known = [
        each
        for each in notes
        if each[0] != What.REVEALED and not (blind and each[0] == What.DISCARDED)
    ]
    return [_unseen(each) if each[0] == What.TOOK_HIDDEN else each for each in known]


def _unseen(noted: list[int]) -> list[int]:
    what, seat, land, _, *rest = noted
    return [what, seat, land, HIDDEN, *rest]


def view(record: State, viewer: int | None) -> LoneWolvesView:
    """The position as plain data, with what a viewer can't see replaced by how much it is."""
    data = to_data(record)
    whole = VIEW.given({**data, **_following(record, data)})
    if viewer == EVERYTHING:
        return whole
    return {
        **whole,
        "hands": [hand if seat == viewer else len(hand) for seat, hand in enumerate(data["hands"])],
        "set_aside": len(data["set_aside"]),
        "box": len(data["box"]),
        "lands": [{**land, "hidden": len(land["hidden"])} for land in data["lands"]],
        "in_hand": HIDDEN_NAME if hides_from(record, viewer) else data["in_hand"],
    }


def _following(record: State, data: LoneWolvesPosition) -> Following:
    """What follows from a position: the rules are asked only where it is something.  [L10-L15]"""
    if data["followed"] is None and not any(land["moon"] for land in data["lands"]):
        return NOTHING_FOLLOWS
    facts, last = trick_facts(record), data["trick"] + 1 >= TRICKS
    return {
        "next_leader": None if last or not data["followed"] else other(facts.loser),
        "next_trump": SUIT_NAMES[facts.next_trump - 1] if facts.next_trump else None,
        "losing_land": LAND_NAMES[facts.losing_land] if data["followed"] else None,
    }


def read_view(data: Data) -> LoneWolvesView:
    """A view from elsewhere; one that was kept earlier may not say what follows from it."""
    return VIEW.read({**NOTHING_FOLLOWS, **data} if isinstance(data, dict) else data)


def stated(view: LoneWolvesView) -> dict[str, object]:
    """What a view says of the position itself."""
    return {key: value for key, value in view.items() if key not in NOTHING_FOLLOWS}


def veil(before: LoneWolvesView, after: LoneWolvesView) -> LoneWolvesView:
    """A view after a decision that would show its taker a scar, with that scar left unknown."""
    lands = zip(before["lands"], after["lands"], strict=True)
    veiled: LoneWolvesView = {**after, "lands": [_veiled(was, land) for was, land in lands]}
    if before["in_hand"] is None and after["in_hand"] is not None and after["taken_hidden"]:
        veiled["in_hand"] = HIDDEN_NAME
    if len(after.get("discarded", ())) > len(before.get("discarded", ())):
        veiled["discarded"] = [*before.get("discarded", ()), HIDDEN_NAME]
    return veiled


def _veiled(was: LandView, land: LandView) -> LandView:
    if len(land["shown"]) <= len(was["shown"]):
        return land
    return {**land, "shown": [*was["shown"], HIDDEN_NAME]}
