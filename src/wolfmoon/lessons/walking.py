"""Every state that a learner can get into, and what was met on the way."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..engine.errors import Refusal
from ..engine.rules import Action
from .lesson import Accept, Lesson, Slip
from .patterns import Deed, Refuses
from .stand import Stand, Verdict, begin, is_done, judge

MOST_STATES = 20_000
"""A lesson that leads to more is no lesson: nobody could say that all of them are right."""
Key = tuple[int, bytes, frozenset[int], tuple[bool, ...]]


@dataclass
class Walk:
    """What was met in all states of a lesson."""

    lesson: Lesson
    stands: dict[Key, Stand] = field(default_factory=dict)
    entries: dict[int, list[Stand]] = field(default_factory=lambda: defaultdict(list))
    """Where each step may begin."""
    before: dict[Key, set[Key]] = field(default_factory=lambda: defaultdict(set))
    """From where each state can be reached in one decision."""
    accepted: set[Accept] = field(default_factory=set)
    """What is accepted and was really offered."""
    slips: set[Slip] = field(default_factory=set)
    """The slips that can happen."""
    refusals: dict[Slip, Refusal | None] = field(default_factory=dict)
    """What the rules say to slips of which the lesson says that they refuse them."""
    told: set[str] = field(default_factory=set)
    """Everything that has happened, by name."""
    wordless: list[tuple[Stand, Action]] = field(default_factory=list)
    """Decisions that are neither accepted nor a slip."""
    unanswered: list[Stand] = field(default_factory=list)
    """Where another seat is to decide, and has no reply."""
    whole: bool = True
    """Whether all states were visited."""

    @property
    def hopeless(self) -> list[Stand]:
        """States from which the lesson can't be ended."""
        waiting = [key for key, stand in self.stands.items() if is_done(self.lesson, stand)]
        hopeful = set(waiting)
        while waiting:
            fresh = self.before[waiting.pop()] - hopeful
            hopeful |= fresh
            waiting += fresh
        return [stand for key, stand in self.stands.items() if key not in hopeful]


def walk(lesson: Lesson) -> Walk:
    """Visit every state."""
    found = Walk(lesson)
    waiting = [begin(lesson)]
    found.entries[0] = list(waiting)
    found.stands[_key(lesson, waiting[0])] = waiting[0]
    while waiting:
        stand = waiting.pop()
        for after in _onward(found, stand):
            key = _key(lesson, after)
            found.before[key].add(_key(lesson, stand))
            if key in found.stands:
                continue
            if len(found.stands) == MOST_STATES:
                found.whole = False
                return found
            found.stands[key] = after
            if after.step != stand.step:
                found.entries[after.step].append(after)
            waiting.append(after)
    return found


def _key(lesson: Lesson, stand: Stand) -> Key:
    """What tells states apart: what has happened matters only as far as goals speak of it."""
    if is_done(lesson, stand):
        return (stand.step, b"", frozenset(), ())
    goals = lesson.steps[stand.step].goals
    deed = Deed("", stand.told, stand.game)
    met = tuple(goal.holds(deed, lesson.seat) for goal in goals)
    return (stand.step, stand.game.states.tobytes(), stand.answered, met)


def _onward(found: Walk, stand: Stand) -> Iterator[Stand]:
    """Where each decision that is offered leads; what is met is noted."""
    lesson = found.lesson
    if is_done(lesson, stand):
        return
    if stand.game.seat != lesson.seat:
        found.unanswered.append(stand)
        return
    _try_refused(found, stand)
    for action in stand.game.offer:
        verdict = judge(lesson, stand, action.number)
        if verdict.slip is not None:
            found.slips.add(verdict.slip)
        elif not verdict.accepted:
            found.wordless.append((stand, action))
        else:
            _note(found, stand, action, verdict)
            yield verdict.after


def _note(found: Walk, stand: Stand, action: Action, verdict: Verdict) -> None:
    rules, seat = stand.game.rules, found.lesson.seat
    for moment in verdict.moments:
        told = rules.story_for(moment.states, moment.number, seat)
        found.told |= {str(each["what"]) for each in told}
    deed = Deed(action.text, (), stand.game)
    step = found.lesson.steps[stand.step]
    found.accepted |= {each for each in step.accepts if each.pattern.holds(deed, seat)}


def _try_refused(found: Walk, stand: Stand) -> None:
    """Try the decisions of which the step says that the rules refuse them."""
    game = stand.game
    for slip in found.lesson.steps[stand.step].slips:
        if not isinstance(slip.pattern, Refuses) or slip in found.slips:
            continue
        for number in range(game.rules.num_actions):
            if slip.pattern.is_of(game.rules.action_text(game.state, number)):
                refusal = game.why_not(number)
                found.refusals[slip] = refusal or found.refusals.get(slip)
                if refusal is not None and refusal.clause == slip.clause:
                    found.slips.add(slip)
                    break
