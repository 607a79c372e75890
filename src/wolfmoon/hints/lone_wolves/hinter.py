"""The hints of Lone Wolves: one decision at a time, for a card, a scar or a slot."""

from collections.abc import Iterator

from ...bots.bot import Seen
from ...bots.seating import seen_by
from ...engine.errors import BadInput, phrase
from ...engine.game import Game
from ...engine.start import Start
from ...games.lone_wolves.forms.names import HIDDEN_NAME, LAND_NAMES, SLOT_NAMES
from ...games.lone_wolves.forms.notation import action_text
from ...games.lone_wolves.forms.sheet import lands_of
from ...games.lone_wolves.hidden.worlds import count_worlds
from ...games.lone_wolves.models import Land
from ...games.shapes import Claim
from .. import ladder
from ..comparing import Compared
from ..hinter import Hinter
from ..models import Hint, HintStep, Verdict
from . import claims
from .claims import LoneWolvesClaim
from .comparing import Comparer
from .counting import trick
from .endings import WON
from .on_cards import following, leading
from .on_lands import hidden_to_get, stands, to_gain
from .on_scars import best_to_get, gains, placing, taking, to_get
from .outlook import Outlook, decision

SEATS = 2
ORDER = (
    "turns-land",
    "sure-trick",
    "brings-moon",
    "scar-pays",
    "wins-trick",
    "loses-trick",
    "holds-trick",
    "scar-to-get",
    "hidden-to-get",
    "turns-honour",
    "scar-strength",
    "lone-wolf-joins",
    "no-slot-better",
    "would-turn-land",
    "breaks-land",
    "would-break-land",
    "only-beaten-by",
    "lowest-winner",
    "cannot-win",
    "score-after",
    "rival-void",
    "no-trump-out",
    "fills-land",
    "reveals-scar",
    "strength-held",
    "reply-takes",
    "strength-beaten",
)
"""What a decision does, the weightiest first."""
USUAL = ("land-to-take", "land-to-hold", "strength-held", "strength-beaten")
"""What can be said of any card."""
FIRST_LOOKED_AT = ("last-scar", "land-pays", "places-left", "land-stands")


class LoneWolvesHinter(Hinter):
    """Counts hands, reads the score sheet, and compares decisions by playing them out."""

    game = "lone-wolves"

    def __init__(self) -> None:
        self._comparer = Comparer()

    def hint_for(self, seen: Seen) -> Hint:
        """The ladder to the best decision."""
        ways, outlook = self._comparer.best(seen), Outlook.of(seen)
        action = ways[0].line[0]
        places = lands_at(outlook, action)
        rungs = (
            ladder.rung_of_looking(looked_at(outlook, action), places[:1]),
            ladder.rung_of_wanting([wanted(outlook, action)], places),
        )
        turn = ([step(outlook, action)], places)
        proved = [*counted_of(outlook, ways[0]), *proved_of(outlook, action)]
        return ladder.hint(self.game, seen.seat, rungs, turn, proved, ways, USUAL)

    def judge_for(self, seen: Seen, line: tuple[int, ...], threshold: float) -> Verdict:
        """What a card, a scar or a slot gives up; of several decisions, the one that loses most."""
        judged = [self._judge(each, action, threshold) for each, action in one_by_one(seen, line)]
        return max(judged, key=lambda verdict: (verdict["warns"], verdict["loss"]["value"]))

    def _judge(self, seen: Seen, action: int, threshold: float) -> Verdict:
        outlook, best = Outlook.of(seen), self._comparer.best(seen)[0]
        chosen, better = self._comparer.compared(seen, [action, best.line[0]])
        both = [_told(outlook, way) for way in (chosen, better)]
        return ladder.verdict(self.game, seen.seat, SEATS, threshold, both[0], both[1])


def one_by_one(seen: Seen, line: tuple[int, ...]) -> list[tuple[Seen, int]]:
    """Decisions that a seat takes in a row, each with what it sees before it."""
    game = Game(seen.rules, Start(seen.states))
    found: list[tuple[Seen, int]] = []
    for action in line:
        here = seen_by(game, seen.seat)
        if game.seat != seen.seat or action not in here.offer:
            raise BadInput(phrase("input-not-a-turn"))
        found.append((here, action))
        game.play(action)
    if not found:
        raise BadInput(phrase("input-not-a-turn"))
    return found


def _told(outlook: Outlook, way: Compared) -> tuple[Compared, list[HintStep], list[Claim]]:
    action = way.line[0]
    proved = [*counted_of(outlook, way), *proved_of(outlook, action)]
    return way, [step(outlook, action)], proved


def counted_of(outlook: Outlook, way: Compared) -> list[Claim]:
    """In how many ways a decision ends ahead, where all of them were solved."""
    if not way.counted:
        return []
    told: LoneWolvesClaim = claims.AheadInWays(
        claim="ahead-in-ways",
        rule="L20",
        ways=int((way.shares == WON).sum()),
        of=len(way.shares),
        hands=count_worlds(outlook.view),
    )
    return [told]


# -- the rungs --------------------------------------------------------------------------
def lands_at(outlook: Outlook, action: int) -> list[Land]:
    """The lands that a decision is about."""
    meant = decision(action)
    if meant["action"] == "play":
        return [meant["land"]]
    if meant["action"] == "place":
        return [LAND_NAMES[number] for number in lands_of(SLOT_NAMES.index(meant["slot"]))]
    return [losing_land(outlook)]


def losing_land(outlook: Outlook) -> Land:
    """The land where the seat, which has lost the trick, takes its scar."""
    land = outlook.view["losing_land"]
    assert land is not None
    return land


def looked_at(outlook: Outlook, action: int) -> list[Claim]:
    """What is to be seen in the land that a decision is about."""
    land, view = lands_at(outlook, action)[0], outlook.view
    if view["asks"] == "take":
        shown, hidden = outlook.scars_in(land)
        told: LoneWolvesClaim = claims.ScarsToTake(
            claim="scars-to-take", rule="L12", land=land, shown=shown, hidden=hidden
        )
        return [told, *ladder.weightiest(stands(outlook, land), FIRST_LOOKED_AT)]
    scar = view["in_hand"]
    found = ladder.weightiest(stands(outlook, land), FIRST_LOOKED_AT)
    if view["asks"] == "place" and scar is not None and scar != HIDDEN_NAME:
        held = claims.ScarInHand(claim="scar-in-hand", rule="L12", scar=scar)
        return [held, *found]
    return found


def wanted(outlook: Outlook, action: int) -> LoneWolvesClaim:
    """The one aim of a decision."""
    land, meant = lands_at(outlook, action)[0], decision(action)
    if meant["action"] == "place":
        scar = outlook.view["in_hand"]
        assert scar is not None and scar != HIDDEN_NAME
        points = max(gains(outlook).values())
        return claims.SlotToFind(claim="slot-to-find", rule="L13", scar=scar, points=points)
    if meant["action"] == "take":
        return _scar_wanted(outlook, land, meant["scar"])
    if outlook.view["asks"] == "follow" and not _wins(outlook, action):
        return _scar_after(outlook, action, land)
    return to_gain(outlook, land)


def _scar_after(outlook: Outlook, action: int, land: Land) -> LoneWolvesClaim:
    """What a card that loses is for: a scar, if one lies there that is known or stays hidden."""
    after, known = outlook.after(action), outlook.land(land)["shown"]
    if after.view["asks"] != "take":
        return to_gain(outlook, land)
    found = best_to_get(after, land, known)
    turns_one = after.scars_in(land)[1] < outlook.scars_in(land)[1]
    if found is None and not turns_one:
        return hidden_to_get(after, land)
    return found or to_gain(outlook, land)


def _scar_wanted(outlook: Outlook, land: Land, scar: str) -> LoneWolvesClaim:
    shown = next((each for each in outlook.land(land)["shown"] if each == scar), HIDDEN_NAME)
    return hidden_to_get(outlook, land) if shown == HIDDEN_NAME else to_get(outlook, land, shown)


def _wins(outlook: Outlook, action: int) -> bool:
    """Whether a card that follows wins the trick."""
    meant, led = decision(action), outlook.view["led"]
    assert meant["action"] == "play" and led is not None
    return trick(led["card"], meant["card"], outlook.view["trump"])[0]


def proved_of(outlook: Outlook, action: int) -> list[Claim]:
    """All that is proved of a decision, the weightiest first."""
    return ladder.weightiest(_proved(outlook, action), ORDER)


def _proved(outlook: Outlook, action: int) -> Iterator[LoneWolvesClaim]:
    meant = decision(action)
    if meant["action"] == "place":
        yield from placing(outlook, action)
    elif meant["action"] == "take":
        land = losing_land(outlook)
        yield from taking(outlook, land)
        yield _scar_wanted(outlook, land, meant["scar"])
    elif outlook.view["asks"] == "lead":
        yield from leading(outlook, meant["card"], meant["land"])
    else:
        yield from following(outlook, meant["card"], meant["land"])


def step(outlook: Outlook, action: int) -> HintStep:
    """A decision as the one step of the ladder."""
    meant = decision(action)
    facts = {
        name: fact
        for name, fact in meant.items()
        if name in ("card", "land", "scar", "slot") and isinstance(fact, str)
    }
    shows = outlook.rules.shows_taker(outlook.states[0], action)
    return {
        "action": "take-hidden" if facts.get("scar") == HIDDEN_NAME else meant["action"],
        "facts": {**facts},
        "decisions": [action],
        "text": action_text(action),
        "story": [] if shows else [*outlook.rules.story_for(outlook.states, action, outlook.seat)],
    }
