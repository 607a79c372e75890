"""Lessons for those who learn: what the doors answer. A lesson and what was tried are all it takes.

Nothing is kept here: every question comes with all that was tried, and is answered anew.
"""

from dataclasses import dataclass

from ..engine.errors import BadInput, Illegal, Unreadable
from ..engine.game import Game
from ..lessons import Answer, Attempt, Course, Lesson, Picture, Slip, Step, courses, find
from ..lessons.checking import seconds
from ..lessons.patterns import Happens
from ..lessons.stand import Moment, refused_slip
from .ahead import ahead
from .previews import preview, why_not
from .protocol import LessonAsk, LessonAskAhead, LessonAskWhyNot
from .refused import Refused, by_error
from .table import PLAYING
from .views import position
from .wording import refusal_data

Data = dict[str, object]


# -- what there is ----------------------------------------------------------------------
def courses_data() -> list[Data]:
    """All courses."""
    return [_course_data(course) for course in courses().values()]


def _course_data(course: Course) -> Data:
    first = course.first
    goals = [
        {
            "words": goal.words,
            "picture": _picture_data(goal.picture),
            "what": goal.pattern.what,
            "facts": {test.path: list(test.values) for test in goal.pattern.tests},
        }
        for goal in first.goals
        if isinstance(goal.pattern, Happens)
    ]
    return {
        "game": course.game,
        "words": course.words,
        "lessons": [_lesson_data(lesson) for lesson in course.lessons],
        "chapters": {key: lesson.id for key, lesson in course.by_chapter.items()},
        "first": {
            "words": first.words,
            "about": first.about_words,
            "bots": list(first.bots),
            "options": first.options,
            "tutor": True,
            "goals": goals,
        },
    }


def _lesson_data(lesson: Lesson) -> Data:
    return {
        "id": lesson.id,
        "words": lesson.words,
        "about": lesson.about_words,
        "picture": _picture_data(lesson.picture),
        "steps": len(lesson.steps),
        "goals": [step.goal_words for step in lesson.steps],
        "seconds": round(seconds(lesson)),
        "clauses": list(lesson.clauses),
        "mark": lesson.mark,
    }


def _picture_data(picture: Picture) -> Data:
    return {"symbol": picture.symbol, "cards": list(picture.cards)}


def lesson_of(id: str, mark: str | None = None) -> Lesson:
    """A lesson by its id, in the form that a learner knows."""
    try:
        lesson = find(id)
    except BadInput:
        raise Refused("lesson-unknown") from None
    if mark is not None and mark != lesson.mark:
        raise Refused("lesson-changed")
    return lesson


def _next_of(lesson: Lesson) -> str | None:
    """The lesson after one."""
    ids = [each.id for each in courses()[lesson.game].lessons]
    following = ids[ids.index(lesson.id) + 1 :]
    return following[0] if following else None


# -- where a learner stands -------------------------------------------------------------
def attempt_at(lesson: Lesson, tried: list[str]) -> Attempt:
    """A lesson with all that was tried in it."""
    try:
        return Attempt(lesson, tried)
    except (Illegal, Unreadable) as error:
        raise by_error(error) from None
    except BadInput as error:
        raise Refused("bad-request", field="tried", problem=error.problem) from None


def state_of(attempt: Attempt, language: str) -> Data:
    """Where a learner stands, and what the last line led to."""
    lesson, last = attempt.lesson, attempt.last
    shown = position(attempt.game, lesson.seat)
    if attempt.done:
        shown["offer"] = []
    left = None if last is None or last.left is None else position(last.left, lesson.seat)
    if left is not None:
        left["offer"] = []
    return {
        "lesson": lesson.id,
        "mark": lesson.mark,
        "tried": attempt.tried,
        "seat": lesson.seat,
        "step": attempt.stand.step,
        "steps": len(lesson.steps),
        "asked": None if attempt.step is None else _step_data(attempt.step),
        "position": shown,
        "slips": [_slip_data(attempt.judged(action).slip) for action in attempt.offer],
        "answer": None if last is None else _answer_data(attempt, last, language),
        "moments": [_moment_data(attempt, each) for each in (last.moments if last else ())],
        "left": left,
        "can_undo": attempt.can_undo,
        "wrongs": attempt.wrongs,
        "stars": attempt.stars,
        "done": attempt.done,
        "known": list(lesson.known_words) if attempt.done else [],
        "next": _next_of(lesson),
    }


def _step_data(step: Step) -> Data:
    return {
        "name": step.name,
        "words": step.words,
        "goal": step.goal_words,
        "light": list(step.light),
        "part": step.part,
        "about": list(step.about),
        "look": list(step.hint.places),
        "turn": step.hint.decisions,
    }


def _slip_data(slip: Slip | None) -> Data | None:
    return None if slip is None else {"words": slip.words, "clause": slip.clause}


def _answer_data(attempt: Attempt, answer: Answer, language: str) -> Data:
    refusal = answer.refusal
    return {
        "accepted": answer.accepted,
        "slip": _slip_data(answer.slip),
        "refusal": None if refusal is None else refusal_data(refusal, language),
        "finished": answer.finished,
    }


def _moment_data(attempt: Attempt, moment: Moment) -> Data:
    rules, seat = attempt.game.rules, attempt.lesson.seat
    state, number = moment.states[0], moment.number
    option = {
        "number": number,
        "text": rules.record(state, number, seat),
        "data": rules.action_data(state, number),
    }
    told = list(rules.story_for(moment.states, number, seat))
    return {"seat": moment.seat, "option": option, "told": told}


# -- questions --------------------------------------------------------------------------
@dataclass(frozen=True)
class Bench:
    """What a question is asked about: a game that a learner sits before."""

    game: Game
    analysis: bool = False
    status: str = PLAYING

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return self.game.step


def preview_of(attempt: Attempt, ask: LessonAsk) -> Data:
    """The position after a line, as at a table."""
    return preview(Bench(attempt.game), attempt.lesson.seat, ask.line)


def ahead_of(attempt: Attempt, ask: LessonAskAhead) -> Data:
    """Everything that may follow after a line, as at a table."""
    return ahead(Bench(attempt.game), attempt.lesson.seat, ask)


def why_not_of(attempt: Attempt, ask: LessonAskWhyNot, language: str) -> list[Data]:
    """Why something is not possible, as at a table, and what the lesson says to that."""
    found = why_not(Bench(attempt.game), attempt.lesson.seat, ask, language)
    return [{**each, "slip": _slip_data(_slip_of(attempt, each))} for each in found]


def _slip_of(attempt: Attempt, answer: Data) -> Slip | None:
    """What a lesson says to a decision that is asked about where the learner stands."""
    option, refusal = answer["option"], answer["refusal"]
    if attempt.done or not isinstance(option, dict) or not isinstance(refusal, dict):
        return None
    return refused_slip(attempt.lesson.steps[attempt.stand.step], option["text"], refusal["clause"])
