"""Who reviews Lone Wolves: errors by what could be known, the curve by how the cards lay."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

import numpy as np

from ...bots.bot import Budget, Seen
from ...bots.lone_wolves.lookers import Scout
from ...bots.seating import seen_by
from ...engine.game import Game
from ...engine.kernels import States
from ...engine.stream import streams
from ...games.lone_wolves.models import LoneWolvesTurn
from ...games.shapes import Claim
from ...hints.lone_wolves.hinter import lands_at, looked_at, proved_of, step
from ...hints.lone_wolves.outlook import Outlook
from ...hints.models import HintStep
from ..judged import Judged, Vector, error_of
from ..labels import MISTAKE, is_clear, label_of
from ..parts import Part
from ..reviewer import Reviewer
from .depth import (
    DEEP,
    JUDGING,
    LUCK,
    Shares,
    ahead_of,
    cleared,
    compared,
    in_depth,
    in_short,
    may_count,
)
from .hands import Beliefs, Hands, fitting
from .knowing import Findings, known_of
from .lying import Lie
from .searching import Searching
from .solving import is_last, solved, worlds

KINDS: tuple[str, ...] = get_args(LoneWolvesTurn)
LOOK = 10_000
"""Simulations of the search that names the best: with a quarter, luck decided what it named."""
RIVALS = 2
CLOSE = 0.5
"""The best two beside the one that was taken are compared, if the search tried them as often, or
half as often: which of two it names first is luck, and made most of the difference between two
reviews of the same game."""
DOUBT = 0.025
"""What trees and open cards promise is more than players get: where both ways were played on a
hundred times, claimed losses of 5 to 15 points came to little more than half of that."""
LOOKING_LUCK = 31
SCOUT_WORLDS = Budget(simulations=12)
EXACT = 1e-9


class LoneWolvesReviewer(Reviewer):
    """Searches what could be known, and beside it the cards as they lay."""

    game = "lone-wolves"
    first = "deal"
    free = "lie"

    def __init__(self) -> None:
        self._searching = Searching()
        self._beliefs = Beliefs()
        self._lie = Lie(self._searching)

    def parts(self, game: Game) -> list[Part]:
        """Every decision."""
        return [
            Part(
                number=place + 1,
                round=int(states[0]["trick"]) + 1,
                kind=KINDS[int(states[0]["asks"])],
                seat=int(states[0]["seat"]),
                step=place,
                end=place + 1,
            )
            for place, states in enumerate(game.path[: game.step])
        ]

    def glance(self, game: Game, step: int) -> Vector:
        """A search with all cards open."""
        return self._lie.chances(game.path_between(step, step)[0])

    def raw(self, states: States) -> tuple[Vector, str, float]:
        """What the search thinks itself."""
        return self._lie.raw(states)

    def judge(self, game: Game, part: Part, luck: int = 0) -> Judged:
        """The decision against the best by what could be known, and as the cards lay."""
        states, action, seen = _at(game, part), game.numbers[part.step], _seen(game, part)
        found = Judged(*self._lie.around(*game.path_between(part.step, part.end)))
        found.forced = len(seen.offer) == 1
        if not found.forced:
            hands = fitting(states[0], part.seat)
            if is_last(states):
                self._count(game, part, seen, hands, found)
            else:
                self._estimate(seen, hands, action, found, luck)
        return booked(found, part.seat)

    def _estimate(self, seen: Seen, hands: Hands, action: int, found: Judged, luck: int) -> None:
        """A search over all hands names rivals; then they are compared with equal effort."""
        word = streams(LOOKING_LUCK + LUCK * luck, 1)[0]
        ranked = self._searching.ranked(seen.states, seen.seat, hands, word, LOOK)
        others = [each for each in ranked if each[0] != action]
        if ranked[0][0] == action and others[0][2] < CLOSE * ranked[0][2]:
            found.alternative, found.margin = (others[0][0],), ranked[0][1] - others[0][1]
            found.samples = ranked[0][2]
            return
        rivals = [each[0] for each in others[:RIVALS] if each[2] >= CLOSE * others[0][2]]
        searched = partial(self._searching.shares, seen.states, seen.seat)
        shares = in_short(searched, (action, *rivals), hands, luck)
        best, (lost,) = ahead_of([shares], action)
        found.samples = JUDGING.each * len(lost)
        if lost.mean() > error_of(lost):
            found.loss, found.se, found.better = float(lost.mean()), error_of(lost), (best,)
            found.alternative = next(((each,) for each in rivals if each != best), None)
        else:
            found.alternative, found.margin = (best,), -float(lost.mean())

    # -- in depth
    def deepen(self, game: Game, part: Part, judged: Judged, luck: int = 0) -> Judged:
        """Decisions under both beliefs: the smaller difference and the larger error count."""
        if judged.counted:
            return self._confirmed(game, part, judged, luck)
        great = judged.better is None and judged.margin >= MISTAKE / game.seats
        suspect = not cleared(judged.loss, judged.se) or (great and _surprising(game, part))
        if judged.forced or not suspect:
            return judged
        rivals = tuple(each[0] for each in (judged.better, judged.alternative) if each)
        beliefs = self._compare(game, part, rivals, luck, great)
        action, states = game.numbers[part.step], _at(game, part)
        best, ahead = ahead_of(beliefs, action)
        samples = DEEP.each * min(len(each) for each in ahead)
        found = Judged(judged.before, judged.after, samples=samples, deep=True)
        _weigh(found, ahead, (best,), great)
        means = [{each: float(one[each].mean()) for each in one} for one in beliefs]
        opened = self._open(game, part, (action, *rivals))
        findings = Findings(means[0], means[1] if len(means) > 1 else {}, opened, {})
        hands = fitting(states[0], part.seat)
        found.known = known_of(states, part.seat, action, hands, findings, found.loss)
        return booked(found, part.seat)

    def _compare(
        self, game: Game, part: Part, rivals: tuple[int, ...], luck: int, great: bool
    ) -> list[Shares]:
        """What a decision and its rivals are worth under each belief that is asked."""
        action, hands = game.numbers[part.step], fitting(_at(game, part)[0], part.seat)
        shares = partial(self._searching.shares, _seen(game, part).states, part.seat)
        beliefs = [in_depth(shares, (action, *rivals), hands, luck, great)]
        if may_count(ahead_of(beliefs, action)[1][0], great):  # or the other belief changes nothing
            likely = self._beliefs.weighted(game, part.step, part.seat, hands)
            all_ = (action, *compared(beliefs[0], action))
            beliefs.append(in_depth(shares, all_, likely, luck, great))
        return beliefs

    def _confirmed(self, game: Game, part: Part, judged: Judged, luck: int) -> Judged:
        """What was solved, in depth if the search calls it an error too.

        With all cards open decisions lose more than players lose by them, for nobody sees all
        cards later either; the search knows that. Its error must deserve a label by itself.
        """
        if judged.better is None or not label_of(replace(judged, deep=True), game.seats):
            return judged
        action = game.numbers[part.step]
        _, ahead = ahead_of(self._compare(game, part, judged.better, luck, False), action)
        searched = Judged(judged.before, judged.after, doubt=DOUBT, deep=True)
        _weigh(searched, ahead, judged.better, False)
        return replace(judged, deep=label_of(searched, game.seats) is not None)

    def _open(self, game: Game, part: Part, actions: Sequence[int]) -> dict[int, float]:
        """What some decisions are worth with all cards open, to the one who decides."""
        states, found = _at(game, part), dict[int, float]()
        for action in actions:
            after, _ = game.rules.after(states, action)
            found[action] = float(self._lie.chances(after)[part.seat])
        return found

    def is_great(self, game: Game, part: Part, judged: Judged) -> bool:
        """Whether the next best is a mistake, and a scout would have decided otherwise."""
        if judged.better is not None or not (judged.deep or judged.counted):
            return False
        clear = is_clear(judged.margin, judged.margin_se, MISTAKE / game.seats)
        return clear and _surprising(game, part)

    # -- counting
    def _count(self, game: Game, part: Part, seen: Seen, hands: Hands, found: Judged) -> None:
        """Every decision in every way: nothing is estimated."""
        action, states = game.numbers[part.step], _at(game, part)
        results = solved(worlds(seen.states, seen.seat, hands), seen.seat, seen.offer)
        weights = self._beliefs.weights(game, part.step, part.seat, hands)
        by_hand = results.mean(axis=2)
        even = dict(zip(seen.offer, by_hand.mean(axis=1).tolist(), strict=True))
        lean = dict(zip(seen.offer, (by_hand @ weights).tolist(), strict=True))
        ranked = sorted(seen.offer, key=lambda each: (-round(even[each], 9), each != action, each))
        other = ranked[1] if ranked[0] == action else ranked[0]
        found.counted, found.samples = True, int(results[0].size)
        ahead = [even[other] - even[action], lean[other] - lean[action]]
        if min(ahead) > EXACT:
            found.loss, found.better = min(ahead), (other,)
        elif ranked[0] == action:
            found.alternative, found.margin = (other,), max(0.0, min(-each for each in ahead))
        findings = Findings(
            even,
            lean,
            self._open(game, part, (action, ranked[0])),
            dict(zip(seen.offer, results, strict=True)),
        )
        found.known = known_of(states, part.seat, action, hands, findings, found.loss)

    # -- in words
    def steps(self, game: Game, part: Part, line: tuple[int, ...]) -> list[HintStep]:
        """The one decision."""
        return [step(_outlook(game, part), line[0])]

    def claims(
        self, game: Game, part: Part, line: tuple[int, ...], doubted: bool
    ) -> Sequence[Claim]:
        """What is proved of a decision, the weightiest first."""
        return proved_of(_outlook(game, part), line[0])

    def looked_at(
        self, game: Game, part: Part, line: tuple[int, ...]
    ) -> tuple[list[Claim], list[str]]:
        """What is to be seen in the land that a decision is about."""
        outlook = _outlook(game, part)
        lit = [] if part.kind == "place" else lands_at(outlook, line[0])[:1]  # it would be the slot
        return looked_at(outlook, line[0]), [*lit]


def _at(game: Game, part: Part) -> States:
    return game.path_between(part.step, part.step)[0]


def _seen(game: Game, part: Part) -> Seen:
    return seen_by(game.at(part.step), part.seat)


def _outlook(game: Game, part: Part) -> Outlook:
    return Outlook.of(_seen(game, part))


def _surprising(game: Game, part: Part) -> bool:
    """Whether a scout would have decided otherwise."""
    return Scout().choose(_seen(game, part), SCOUT_WORLDS).action != game.numbers[part.step]


def _weigh(found: Judged, ahead: list[np.ndarray], line: tuple[int, ...], great: bool) -> None:
    """How far another decision is ahead under each belief: the least of it counts."""
    errors = [error_of(each) for each in ahead]
    error = max(errors)
    if great:
        found.alternative = line
        found.margin = max(0.0, min(-float(each.mean()) for each in ahead))
        found.margin_se = error
        return
    loss = min(float(each.mean()) for each in ahead)
    if loss > error:
        found.loss, found.se, found.better = loss, error, line


def booked(found: Judged, seat: int) -> Judged:
    """A decision with what its error gave the other, and what the lie of the cards did beside."""
    error = np.full(2, found.loss)
    error[seat] = -found.loss
    found.others, found.doubt = found.moved - error, DOUBT
    found.gifts = np.maximum(error, 0.0)
    return found
