"""Who reviews The Wolves: a turn is judged against the best turn with another aim."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ...bots.bot import Seen
from ...bots.seating import seen_by
from ...bots.the_wolves.levels import after
from ...engine.game import Game
from ...engine.kernels import States
from ...games.shapes import Claim
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.forms.names import PHASE_NAMES
from ...hints.models import HintStep
from ...hints.the_wolves.hinter import proved_of
from ...hints.the_wolves.outlook import Outlook
from ...hints.the_wolves.steps import steps_of
from ...hints.the_wolves.turns import Found, aim_of
from ...hints.the_wolves.weighing import aim_among, lit, looked_at, weighed
from ..judged import Judged, Vector, shared_out
from ..labels import MISTAKE, is_clear
from ..models import ReviewPhase, ReviewReply
from ..parts import Part, line_of
from ..reviewer import Reviewer
from .moons import phases_of
from .rounds import Foreseen, Rounds

ROUNDS = {2: 3}
DEEP_ROUNDS = 2
"""In depth turns are played on for longer: for so many rounds, by players."""
RIVALS = 3
"""Turns with other aims that are looked at in depth, beside the turn as it was played."""
PUNISHING = ("dominated-den", "dominated-wolf", "pushed")


class TheWolvesReviewer(Reviewer):
    """Plans turns as the hunter does, and plays them on."""

    game = "the-wolves"
    first = "setup"
    free = "others"

    def __init__(self) -> None:
        self._rounds = Rounds()

    def parts(self, game: Game) -> list[Part]:
        """A place of the draft each, then whole turns."""
        path, numbers = game.path, game.numbers
        cuts = [step for step in range(len(numbers)) if step == 0 or _begins(path, step)]
        if game.over or (numbers and _begins(path, len(numbers))):
            cuts.append(len(numbers))
        pairs = enumerate(pairwise(cuts), start=1)
        return [_part(path, place, a, b) for place, (a, b) in pairs]

    def glance(self, game: Game, step: int) -> Vector:
        """The mind's own opinion."""
        return self._rounds.shares(game.path_between(step, step)[0])

    def raw(self, states: States) -> tuple[Vector, str, float]:
        """What the mind thinks itself."""
        return self._rounds.raw(states)

    def judge(self, game: Game, part: Part, luck: int = 0) -> Judged:
        """The turn against the best of those with other aims, after a round."""
        seen = _seen(game, part)
        ways = self._ways(game, part, seen)
        found = _compared(ways, [self._rounds.foreseen(way.ended) for way in ways], part.seat)
        found.forced = len(ways) == 1
        return found

    def deepen(self, game: Game, part: Part, judged: Judged, luck: int = 0) -> Judged:
        """The turn and the best of the others, played on for longer.

        That is done for every turn: chances after one round and after two are not the same, and
        where one follows the other the difference would look like a change of mind.
        """
        seen, rounds = _seen(game, part), ROUNDS.get(game.seats, DEEP_ROUNDS)
        ways = self._ways(game, part, seen)
        ways = [ways[0], *self._foremost(ways[1:], part.seat)]
        foreseen = [self._rounds.foreseen(way.ended, rounds) for way in ways]
        found = _compared(ways, foreseen, part.seat)
        found.deep, found.forced = True, judged.forced
        return found

    def _ways(self, game: Game, part: Part, seen: Seen) -> list[Found]:
        """The turn as it was played, then the best turns with other aims."""
        played = _taken(seen, line_of(game, part))
        return [
            played,
            *(each for each in self._rounds.found(seen) if not _alike(each, played, seen)),
        ]

    def _foremost(self, ways: list[Found], seat: int) -> list[Found]:
        """The best of some turns after a round."""
        worth = {way.line: self._rounds.foreseen(way.ended).value[seat] for way in ways}
        return sorted(ways, key=lambda way: (-worth[way.line], way.line))[:RIVALS]

    def is_great(self, game: Game, part: Part, judged: Judged) -> bool:
        """Whether the next best idea is a mistake, and a scout would not have found the turn."""
        fair = 1.0 / game.seats
        if part.kind == "draft" or not judged.deep or judged.better is not None:
            return False
        if not is_clear(judged.margin, judged.margin_se, MISTAKE * fair):
            return False
        seen = _seen(game, part)
        played = _taken(seen, line_of(game, part))
        return self._rounds.seen_by_scout(seen) != aim_of(played.acted, part.seat)

    # -- in words
    def steps(self, game: Game, part: Part, line: tuple[int, ...]) -> list[HintStep]:
        """One for each action."""
        return steps_of(game.rules, _at(game, part), line)

    def claims(
        self, game: Game, part: Part, line: tuple[int, ...], doubted: bool
    ) -> Sequence[Claim]:
        """What is proved of a turn, the weightiest first."""
        seen = _seen(game, part)
        before = Outlook(game.rules, seen.states, part.seat)
        steps = self.steps(game, part, line)
        return weighed(proved_of(before, _taken(seen, line), steps), before.next_phase, doubted)

    def looked_at(
        self, game: Game, part: Part, line: tuple[int, ...]
    ) -> tuple[list[Claim], list[str]]:
        """What is to be seen where the aim of a turn lies."""
        before = Outlook(game.rules, _at(game, part), part.seat)
        proved = self.claims(game, part, line, doubted=False)
        aim = aim_among(proved)
        return [*looked_at(before, aim, proved)], lit(before, [aim])

    def reply(self, game: Game, parts: Sequence[Part], part: Part) -> ReviewReply | None:
        """The first turn of another, before the seat's own next one, that took a piece of its."""
        for later in parts[part.number :]:
            if later.seat == part.seat:
                return None
            for step in self.steps(game, later, line_of(game, later)):
                told = [each for each in step["story"] if each.get("victim") == part.seat]
                if any(each["what"] in PUNISHING for each in told):
                    claims = self.claims(game, part, line_of(game, part), doubted=True)
                    punished = [each for each in claims if each["claim"] == "punished"]
                    return {"seat": later.seat, "turn": later.number, "claims": punished[:1]}
        return None

    def phases(self, game: Game, parts: Sequence[Part]) -> list[ReviewPhase]:
        """The regions by date."""
        return phases_of(game, parts)


# -- turns of a game --------------------------------------------------------------------
def _begins(path: Sequence[States], step: int) -> bool:
    """Whether a turn, or a place of the draft, begins at a step."""
    before, here = path[step - 1][0], path[step][0]
    return bool(before["asks"] == Ask.DRAFT or before["turns"] != here["turns"])


def _part(path: Sequence[States], number: int, step: int, end: int) -> Part:
    before, ended = path[step][0], path[end][0]
    drafts = before["asks"] == Ask.DRAFT
    return Part(
        number=number,
        round=0 if drafts else int(before["turns"]) + 1,
        kind="draft" if drafts else "turn",
        seat=int(before["seat"]),
        step=step,
        end=end,
        date=int(before["moonlight"]),
        phases=tuple(PHASE_NAMES[int(before["phase"]) + 1 : int(ended["phase"]) + 1]),
    )


def _at(game: Game, part: Part) -> States:
    return game.path_between(part.step, part.step)[0]


def _seen(game: Game, part: Part) -> Seen:
    return seen_by(game.at(part.step), part.seat)


def _taken(seen: Seen, line: tuple[int, ...]) -> Found:
    """A turn that may be taken: the position in which it may end, and once it has ended."""
    states = acted = seen.states
    for action in line:
        acted, states = states, after(seen.rules, states, action)
    drafts = seen.states[0].asks == Ask.DRAFT
    return Found(line, states if drafts else acted, states)


def _alike(one: Found, other: Found, seen: Seen) -> bool:
    """Whether two turns have the same aim; places of the draft, whether they are the same."""
    if seen.states[0].asks == Ask.DRAFT:
        return one.line == other.line
    return aim_of(one.acted, seen.seat) == aim_of(other.acted, seen.seat)


# -- what was found ---------------------------------------------------------------------
def _compared(ways: list[Found], foreseen: list[Foreseen], seat: int) -> Judged:
    """The first of some turns against the best of the others."""
    own, others = foreseen[0], foreseen[1:]
    value, zero = own.value, np.zeros(len(own.value))
    found = Judged(value, value, samples=own.lines, gifts=zero, others=zero.copy())
    if not others:
        return found
    best = max(range(len(others)), key=lambda number: (others[number].value[seat], -number))
    its, line = others[best], ways[1 + best].line
    ahead = its.values[:, seat] - own.values[:, seat]
    if ahead.mean() <= 0.0:
        found.alternative, found.margin, found.margin_se = (
            line,
            -float(ahead.mean()),
            doubt_of(ahead),
        )
        return found
    found.before, found.better, found.se = its.value, line, doubt_of(ahead)
    found.loss = float(found.before[seat] - value[seat])
    found.gifts, found.others = shared_out(value - found.before, seat, found.loss)
    return found


def doubt_of(ahead: Vector) -> float:
    """By how much a difference depends on where one stops looking: its standard deviation.

    Ends of turns that follow each other say nearly the same, so more of them are no more sure.
    """
    return float(ahead.std(ddof=1)) if len(ahead) > 1 else 0.0
