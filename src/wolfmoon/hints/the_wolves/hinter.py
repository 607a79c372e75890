"""The hints of The Wolves: a whole turn at a time, or a place of the draft."""

from ...bots.bot import Seen
from ...bots.the_wolves.levels import after
from ...bots.the_wolves.planner import END
from ...engine.errors import BadInput, phrase
from ...engine.kernels import States
from ...games.shapes import Claim
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.box.maps import HEX_NAMES
from ...games.the_wolves.forms.notation import kind_and_argument
from .. import ladder
from ..comparing import Compared
from ..hinter import Hinter
from ..models import Hint, HintStep, Verdict
from . import claims
from .attribution import attributed
from .drafting import of_draft
from .on_turns import Taken, of_turn
from .outlook import Outlook
from .steps import steps_of, story_of
from .turns import Found, Turns
from .weighing import USUAL, aim_among, lit, looked_at, weighed

DIGITS = 3


class TheWolvesHinter(Hinter):
    """Plans turns as the hunter does, and proves what they bring by the score sheet."""

    game = "the-wolves"

    def __init__(self) -> None:
        self._turns = Turns()

    def hint_for(self, seen: Seen) -> Hint:
        """The ladder to the best turn."""
        ways, found = self._turns.best(seen)
        before, steps = Outlook(seen.rules, seen.states, seen.seat), _steps(seen, found[0])
        proved = [*proved_of(before, found[0], steps), *self._worth(seen, found)]
        proved = weighed(proved, before.next_phase)
        aim = aim_among(proved)
        told = looked_at(before, aim, proved)
        rungs = (
            ladder.rung_of_looking(told, lit(before, [*told[:1], aim])),
            ladder.rung_of_wanting([] if aim is None else [aim], places_of(aim)),
        )
        turn = (steps, places_in(steps))
        return ladder.hint(self.game, seen.seat, rungs, turn, proved, ways, USUAL)

    def judge_for(self, seen: Seen, line: tuple[int, ...], threshold: float) -> Verdict:
        """What a whole turn gives up."""
        chosen = _followed(seen, line)
        _, found = self._turns.best(seen)
        ways = self._turns.compared(seen, [chosen, found[0]])
        told = [
            self._told(seen, way, turn) for way, turn in zip(ways, (chosen, found[0]), strict=True)
        ]
        seats = int(seen.states[0].seats)
        return ladder.verdict(self.game, seen.seat, seats, threshold, told[0], told[1])

    def _told(
        self, seen: Seen, way: Compared, turn: Found
    ) -> tuple[Compared, list[HintStep], list[Claim]]:
        before, steps = Outlook(seen.rules, seen.states, seen.seat), _steps(seen, turn)
        proved = proved_of(before, turn, steps)
        return way, steps, weighed(proved, before.next_phase, doubted=True)

    def _worth(self, seen: Seen, found: list[Found]) -> list[Claim]:
        """Where the difference between the best turn and the next best comes from."""
        if len(found) < 2 or seen.states[0].asks == Ask.DRAFT:
            return []
        other, best = (self._turns.looked_at(turn.ended) for turn in (found[1], found[0]))
        if other is None or best is None:
            return []
        gap, parts = attributed(other, best, seen.seat)
        most = max(parts, key=lambda group: parts[group])
        if gap <= 0.0 or parts[most] <= 0.0:
            return []
        told = claims.Worth(
            claim="worth",
            rule=None,
            gap=round(100 * gap, DIGITS),
            group=most,
            points=round(100 * parts[most], DIGITS),
            parts=[
                {"group": group, "points": round(100 * points, DIGITS)}
                for group, points in parts.items()
            ],
        )
        return [told]


def proved_of(before: Outlook, turn: Found, steps: list[HintStep]) -> list[Claim]:
    """All that is proved of a turn, or of a place of the draft."""
    if before.view["asks"] == "draft":
        _, hex_ = kind_and_argument(turn.line[0])
        return [*of_draft(before, HEX_NAMES[hex_])]
    acted = Outlook(before.rules, turn.acted, before.seat)
    ended = Outlook(before.rules, turn.ended, before.seat)
    return [*of_turn(Taken(before, acted, ended, story_of(steps)))]


def _steps(seen: Seen, turn: Found) -> list[HintStep]:
    return steps_of(seen.rules, seen.states, turn.line)


def _followed(seen: Seen, line: tuple[int, ...]) -> Found:
    """A turn that was chosen: decisions that are all offered, up to where others decide.

    The decision to end it may be left out: it ends there if it may.
    """
    states: States = seen.states
    acted, drafts = states, seen.states[0].asks == Ask.DRAFT
    if line and line[-1] != END and not drafts:
        line = (*line, END)
    for action in line:
        if states[0].seat != seen.seat or states[0].asks == Ask.OVER:
            raise BadInput(phrase("input-not-a-turn"))
        acted = states
        states, reason = seen.rules.after(states, action)
        if reason:
            raise BadInput(phrase("input-not-a-turn"))
    if drafts and len(line) == 1:
        return Found(line, states, states)
    if drafts or not line:
        raise BadInput(phrase("input-not-a-turn"))
    return Found(line, acted, after(seen.rules, acted, END))


def places_of(aim: Claim | None) -> list[str]:
    """The hex that an aim is about, if it is one."""
    return [str(aim["hex"])] if aim is not None and "hex" in aim else []


def places_in(steps: list[HintStep]) -> list[str]:
    """Every hex that a turn speaks of, in order."""
    found: dict[str, None] = {}
    for told in story_of(steps):
        for name in ("from", "to", "hex"):
            if isinstance(hex_ := told.get(name), str):
                found[hex_] = None
    return [*found]
