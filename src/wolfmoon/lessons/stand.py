"""How a lesson goes on: what is wrong, what is accepted, what others reply, when a goal is reached.

A `Stand` is where a learner is. Nothing here changes one: every decision leads to another.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from ..engine.errors import Illegal, Refusal, Unreadable
from ..engine.game import Game
from ..engine.kernels import States
from ..engine.story import Telling
from .lesson import Accept, Lesson, Reply, Slip, Step
from .patterns import Deed, Refuses


class Moment(NamedTuple):
    """A decision that was carried out: in which states, by which seat, and its number."""

    states: States
    seat: int
    number: int


@dataclass(frozen=True)
class Stand:
    """Where a learner is in a lesson."""

    step: int
    """Counted from 0; behind the last one the lesson is done."""
    game: Game
    """Not to be played on."""
    told: tuple[Telling, ...] = ()
    """What has happened since the step began."""
    answered: frozenset[int] = frozenset()
    """Which replies of the step were given."""


@dataclass(frozen=True)
class Verdict:
    """What becomes of a decision: where it leads, or why it is not carried out."""

    after: Stand
    moments: tuple[Moment, ...] = ()
    """What was carried out: the decision, then the replies to it."""
    accepted: bool = True
    slip: Slip | None = None
    """The slip that it is."""
    refusal: Refusal | None = None
    """Why the rules refuse it."""
    left: Game | None = None
    """Where it ended, if the next step begins elsewhere."""


def begin(lesson: Lesson, step: int = 0, game: Game | None = None) -> Stand:
    """Where a step begins: at its own position, or where the step before it has led."""
    scene = lesson.steps[step].scene if step < len(lesson.steps) else None
    game = scene or game
    assert game is not None  # the first step has a position
    return Stand(step, game)


def is_done(lesson: Lesson, stand: Stand) -> bool:
    """Whether the last goal is reached."""
    return stand.step == len(lesson.steps)


def judge(lesson: Lesson, stand: Stand, number: int) -> Verdict:
    """What becomes of a decision by its number."""
    step = lesson.steps[stand.step]
    text = stand.game.action(number).text
    refusal = stand.game.why_not(number)
    if refusal is not None:
        return Verdict(stand, (), False, refused_slip(step, text, refusal.clause), refusal)
    deed, moment = _done(stand.game, number, lesson.seat)
    fits = next((each for each in step.sieve if each.pattern.holds(deed, lesson.seat)), None)
    if not isinstance(fits, Accept):
        return Verdict(stand, (), False, fits)
    told = (*stand.told, *deed.told)
    return _gone_on(lesson, Stand(stand.step, deed.after, told, stand.answered), moment)


def refused_slip(step: Step, text: str, clause: str) -> Slip | None:
    """The slip of a decision that the rules refuse, if it names the rule by which they do."""
    for slip in step.slips:
        refuses = isinstance(slip.pattern, Refuses) and slip.pattern.is_of(text)
        if refuses and slip.clause == clause:
            return slip
    return None


def _done(game: Game, number: int, viewer: int) -> tuple[Deed, Moment]:
    """A decision carried out on a copy of a game, as a viewer saw it."""
    assert game.seat is not None
    moment = Moment(game.states, game.seat, number)
    told = tuple(game.rules.story_for(game.states, number, viewer))
    text = game.action(number).text
    after = game.copy()
    after.play(number)
    return Deed(text, told, after), moment


# -- what follows a decision that was accepted --------------------------------------------
def _gone_on(lesson: Lesson, stand: Stand, first: Moment) -> Verdict:
    """The replies of the others are given, and if the goal is reached the next step begins."""
    moments = [first]
    while stand.game.seat not in (None, lesson.seat):
        replied = _replied(lesson, stand)
        if replied is None:
            break  # `checking` sees to it that nobody waits for a reply which does not come
        stand, further = replied
        moments += further
    if not reached(lesson, stand):
        return Verdict(stand, tuple(moments))
    after = begin(lesson, stand.step + 1, stand.game)
    left = None if after.game is stand.game else stand.game
    return Verdict(after, tuple(moments), left=left)


def reached(lesson: Lesson, stand: Stand) -> bool:
    """Whether the goal of the step is reached."""
    deed = Deed(_last(stand.game), stand.told, stand.game)
    return all(goal.holds(deed, lesson.seat) for goal in lesson.steps[stand.step].goals)


def _last(game: Game) -> str:
    """The last decision as it is written."""
    if not game.step:
        return ""
    state, number = game.decided(game.step - 1)
    return game.rules.action_text(state, number)


def _replied(lesson: Lesson, stand: Stand) -> tuple[Stand, list[Moment]] | None:
    """The first reply that is not given yet and may be given now."""
    for place, reply in enumerate(lesson.steps[stand.step].replies):
        if place in stand.answered:
            continue
        replied = _given(stand.game, reply, lesson.seat)
        if replied is not None:
            game, told, moments = replied
            answered = stand.answered | {place}
            told = (*stand.told, *told)
            return replace(stand, game=game, told=told, answered=answered), moments
    return None


def _given(
    game: Game, reply: Reply, seat: int
) -> tuple[Game, tuple[Telling, ...], list[Moment]] | None:
    """A reply carried out on a copy of a game, if it can be: nobody decides for the learner."""
    after = game.copy()
    try:
        after.play(reply.decisions)
    except (Illegal, Unreadable):
        return None
    rules, path = game.rules, after.path_between(game.step, after.step)
    moments = [
        Moment(states, rules.seat(states[0]) or 0, number)
        for states, number in zip(path, after.numbers[game.step :], strict=False)
    ]
    if any(moment.seat == seat for moment in moments):
        return None
    told = [each for at in moments for each in rules.story_for(at.states, at.number, seat)]
    return after, tuple(told), moments
