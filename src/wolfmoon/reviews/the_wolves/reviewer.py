"""Who reviews The Wolves: a turn is judged against the best turn with another aim."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ...bots.bot import Seen
from ...bots.seating import seen_by
from ...bots.the_wolves.levels import after
from ...engine.game import Game
from ...engine.hint import Claim, Step
from ...engine.kernels import States
from ...engine.stream import streams
from ...games.the_wolves.actions import Ask
from ...games.the_wolves.forms.names import PHASE_NAMES
from ...hints.the_wolves.hinter import proved_of
from ...hints.the_wolves.scene import Scene
from ...hints.the_wolves.steps import steps_of
from ...hints.the_wolves.turns import Found, aim_of
from ...hints.the_wolves.weighing import aim_among, lit, looked_at, weighed
from ..judged import Judged, Samples, Vector, error_of, shared_out
from ..labels import MISTAKE, SUSPECT, is_clear
from ..models import ReviewPhase, ReviewReply
from ..parts import Part, line_of
from ..reviewer import Reviewer
from .moons import phases_of
from .rounds import Rounds

CHOOSING = {2: 8, 3: 6, 4: 5, 5: 4}
JUDGING = {2: 16, 3: 12, 4: 10, 5: 8}
DEEP = {2: 32, 3: 24, 4: 20, 5: 16}
"""By players: how often turns are played on to choose the best, to judge it, and in depth."""
DEEP_ROUNDS = 2
"""In depth turns are played on for longer: an error must be one after one round and after two."""
CHOOSING_LUCK, JUDGING_LUCK, DEEP_LUCK = 11, 12, 13
"""Each has luck of its own: the best would be flattered by the luck that it was chosen with."""
LUCK = 1_000
"""Streams of another luck lie so far apart."""
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
        """The turn against the best of those with other aims, with luck that chose neither."""
        seen, seats = _seen(game, part), game.seats
        played = _taken(seen, line_of(game, part))
        others = [each for each in self._rounds.found(seen) if not _alike(each, played, seen)]
        words = streams(CHOOSING_LUCK + LUCK * luck, CHOOSING[seats])
        ways = [played, *others]
        values = [self._rounds.samples(way.ended, words)[:, part.seat].mean() for way in ways]
        best = max(range(len(ways)), key=lambda number: (values[number], -number))
        fresh = streams(JUDGING_LUCK + LUCK * luck, JUDGING[seats])
        own = self._rounds.samples(played.ended, fresh)
        if best == 0:
            found = _kept(own, part.seat)
            found.forced = not others
            if others:
                second = max(range(1, len(ways)), key=lambda number: (values[number], -number))
                found.alternative = ways[second].line
                found.margin = float(values[0] - values[second])
            return found
        return _against(own, self._rounds.samples(ways[best].ended, fresh), part.seat, ways[best])

    def deepen(self, game: Game, part: Part, judged: Judged, luck: int = 0) -> Judged:
        """The turn and the better one, or the next best, played on more often and for longer."""
        seats, fair = game.seats, 1.0 / game.seats
        great = judged.better is None and judged.margin >= MISTAKE * fair
        if judged.loss < SUSPECT * fair and not great:
            return judged
        seen = _seen(game, part)
        line = judged.alternative if great else judged.better
        assert line is not None
        played, other = _taken(seen, line_of(game, part)), _taken(seen, line)
        words = streams(DEEP_LUCK + LUCK * luck, DEEP[seats])
        own, its = (self._rounds.samples(way.ended, words, DEEP_ROUNDS) for way in (played, other))
        if not great:
            found = _milder(judged, _against(own, its, part.seat, other))
        else:
            found = _kept(own, part.seat)
            ahead = own[:, part.seat] - its[:, part.seat]
            found.margin = min(judged.margin, float(ahead.mean()))
            found.margin_se = error_of(ahead)
            found.alternative = line
        found.deep = True
        return found

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
    def steps(self, game: Game, part: Part, line: tuple[int, ...]) -> list[Step]:
        """One for each action."""
        return steps_of(game.rules, _at(game, part), line)

    def claims(
        self, game: Game, part: Part, line: tuple[int, ...], doubted: bool
    ) -> Sequence[Claim]:
        """What is proved of a turn, the weightiest first."""
        seen = _seen(game, part)
        before = Scene(game.rules, seen.states, part.seat)
        steps = self.steps(game, part, line)
        return weighed(proved_of(before, _taken(seen, line), steps), before.next_phase, doubted)

    def looked_at(
        self, game: Game, part: Part, line: tuple[int, ...]
    ) -> tuple[list[Claim], list[str]]:
        """What is to be seen where the aim of a turn lies."""
        before = Scene(game.rules, _at(game, part), part.seat)
        proved = self.claims(game, part, line, doubted=False)
        aim = aim_among(proved)
        return [*looked_at(before, aim, proved)], lit(before, aim)

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
def _kept(own: Samples, seat: int) -> Judged:
    """Nothing better was found."""
    value, zero = own.mean(axis=0), np.zeros(own.shape[1])
    return Judged(value, value, samples=len(own), gifts=zero, others=zero.copy())


def _milder(one: Judged, other: Judged) -> Judged:
    """Of two judgements of a turn the one that finds less wrong, with the larger doubt."""
    milder = one if one.loss < other.loss else other
    milder.se = max(one.se, other.se) if milder.loss else 0.0
    return milder


def _against(own: Samples, better: Samples, seat: int, best: Found) -> Judged:
    """The turn against a better one; one that is not clearly better is as good."""
    lost = better[:, seat] - own[:, seat]
    loss, error = float(lost.mean()), error_of(lost)
    if loss <= error:
        return _kept(own, seat)
    before, value = better.mean(axis=0), own.mean(axis=0)
    loss = float(before[seat] - value[seat])
    gifts, others = shared_out(value - before, seat, loss)
    return Judged(
        before,
        value,
        loss=loss,
        se=error,
        samples=len(own),
        better=best.line,
        gifts=gifts,
        others=others,
    )
