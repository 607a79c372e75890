"""Whether a lesson keeps its promises. Everything that a machine can see is checked here."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.errors import Illegal, Phrase, Unreadable, phrase
from ..words import ENGLISH, LANGUAGES, has, messages, say
from .attempt import followed
from .course import Course
from .lesson import Lesson, Step
from .rulebook import clauses_in
from .stand import Stand, begin, is_done
from .tellings import clauses_of
from .walking import MOST_STATES, Walk, walk

MOST_WORDS = 30
"""On one screen: what is said and the goal together, in every language."""
WORDS_A_SECOND = 3.3
"""How fast people read."""
DECISION_SECONDS = 2.5
"""How long a decision takes whose goal is plain, with all replies to it."""
FIRST_DECISION_SECONDS = 20
MINUTE = 60
_MARKUP = re.compile(r"\[\[.*?\]\]|\*\*")
_LESSON_KEY = re.compile(r"^(lesson-[\w-]+) =", re.MULTILINE)


@dataclass(frozen=True)
class Breach:
    """A promise that a lesson breaks: what is wrong, and the line of its file."""

    lesson: Lesson
    problem: Phrase
    line: int = 0

    def said_in(self, language: str) -> str:
        """The breach with file and line."""
        problem = self.problem.said_in(language)
        if self.line:
            problem = say("input-line", language, line=str(self.line), problem=problem)
        return say("problem-in-file", language, file=self.lesson.file, problem=problem)


@dataclass(frozen=True)
class Report:
    """What the check of a lesson has found."""

    lesson: Lesson
    states: int
    words: int
    """Most words on a screen, in any language."""
    seconds: float
    """How long the lesson takes whoever makes no mistake."""
    breaches: tuple[Breach, ...]


def check(lesson: Lesson) -> Report:
    """Visit every state of a lesson and read all its words."""
    found = walk(lesson)
    problems = [
        *_of_states(found),
        *_of_decisions(found),
        *_of_hints(found),
        *_of_places(lesson),
        *_of_clauses(found),
        *_of_words(lesson),
    ]
    breaches = tuple(Breach(lesson, problem, line) for line, problem in problems)
    return Report(lesson, len(found.stands), most_words(lesson), seconds(lesson), breaches)


Problems = Iterator[tuple[int, Phrase]]
"""The line of the file that is wrong, and what is."""


# -- states and decisions -----------------------------------------------------------------
def _of_states(found: Walk) -> Problems:
    """From every state the lesson can be ended, and nobody waits for a reply."""
    steps = found.lesson.steps
    if not found.whole:
        yield steps[0].line, phrase("problem-lesson-states", most=MOST_STATES)
        return
    for stand in found.unanswered:
        yield steps[stand.step].line, phrase("problem-lesson-reply", after=_way_to(stand))
    for stand in found.hopeless:
        if stand not in found.unanswered:
            yield steps[stand.step].line, phrase("problem-lesson-hopeless", after=_way_to(stand))
    if not any(is_done(found.lesson, stand) for stand in found.stands.values()):
        yield steps[-1].line, phrase("problem-lesson-goal")


def _way_to(stand: Stand) -> str:
    """The decisions that led to a state."""
    return ", ".join(action.text for action in stand.game.log) or "–"


def _of_decisions(found: Walk) -> Problems:
    """What is accepted is offered, what is wrong can happen, and nothing is left without words."""
    for step in found.lesson.steps:
        for each in step.accepts:
            if each not in found.accepted:
                yield each.line, phrase("problem-lesson-accept")
        for slip in step.slips:
            if slip in found.slips:
                continue
            refusal = found.refusals.get(slip)
            if refusal is None:
                yield slip.line, phrase("problem-lesson-slip", name=slip.name)
            else:
                about = {"found": slip.clause, "clause": refusal.clause}
                yield slip.line, phrase("problem-lesson-refusal", **about)
    for stand, action in found.wordless:
        line = found.lesson.steps[stand.step].line
        yield line, phrase("problem-lesson-wordless", decision=action.text, after=_way_to(stand))


def _of_hints(found: Walk) -> Problems:
    """The last rung of a hint reaches the goal, from wherever its step may begin."""
    for number, step in enumerate(found.lesson.steps):
        for stand in found.entries[number]:
            if not _leads_on(found.lesson, stand, step):
                yield step.hint.line, phrase("problem-lesson-hint", after=_way_to(stand))


def _leads_on(lesson: Lesson, stand: Stand, step: Step) -> bool:
    after = stand
    try:
        for line in step.hint.lines:
            answer = followed(lesson, after, line)
            if not answer.accepted:
                return False
            after = answer.after
    except (Illegal, Unreadable):
        return False
    return after.step == stand.step + 1


def _of_places(lesson: Lesson) -> Problems:
    """What is lit is there."""
    game = begin(lesson).game
    known = set(game.rules.places(game.state))
    for step in lesson.steps:
        known = set(step.scene.rules.places(step.scene.state)) if step.scene else known
        for place in {*step.light, *step.hint.places} - known:
            yield step.line, phrase("problem-lesson-place", place=place)


# -- rules --------------------------------------------------------------------------------
def _of_clauses(found: Walk) -> Problems:
    """The rules that are named exist, and what can be seen to happen has happened."""
    lesson = found.lesson
    told = clauses_of(lesson.game)
    tellable = {clause for clauses in told.values() for clause in clauses}
    shown = {clause for what in found.told for clause in told[what]}
    shown |= {slip.clause for step in lesson.steps for slip in step.slips}
    for step in lesson.steps:
        for clause in (*step.about, *(slip.clause for slip in step.slips)):
            if clause not in clauses_in(lesson.game):
                yield step.line, phrase("problem-lesson-clause", clause=clause)
            elif clause in tellable - shown:
                yield step.line, phrase("problem-lesson-untold", clause=clause)


# -- words --------------------------------------------------------------------------------
def _of_words(lesson: Lesson) -> Problems:
    """Everything is said in every language, and briefly."""
    line = lesson.steps[0].line
    for language in LANGUAGES:
        for key in sorted(lesson.keys):
            if not has(key, language):
                yield line, phrase("problem-lesson-message", key=key, language=language)
        for screen in lesson.screens:
            count = words_on(screen, language)
            if count > MOST_WORDS:
                about = {"key": screen[0], "language": language, "most": MOST_WORDS}
                yield line, phrase("problem-lesson-words", count=count, **about)
    if _reading(lesson.screens[0]) + DECISION_SECONDS > FIRST_DECISION_SECONDS:
        yield line, phrase("problem-lesson-first", count=FIRST_DECISION_SECONDS)


def words_on(screen: tuple[str, ...], language: str) -> int:
    """How many words are read on a screen."""
    said = " ".join(_MARKUP.sub(" ", say(key, language)) for key in screen if has(key, language))
    return sum(any(map(str.isalnum, word)) for word in said.split())


def most_words(lesson: Lesson) -> int:
    """The most words on a screen, in any language."""
    return max(words_on(screen, each) for screen in lesson.screens for each in LANGUAGES)


def _reading(screen: tuple[str, ...]) -> float:
    """How long a screen is read, in the language that needs the most words."""
    return max(words_on(screen, language) for language in LANGUAGES) / WORDS_A_SECOND


def seconds(lesson: Lesson) -> float:
    """How long a lesson takes: what is read, and the decisions of the hints."""
    read = sum(_reading((step.words, step.goal_words)) for step in lesson.steps)
    decisions = sum(len(step.hint.decisions) for step in lesson.steps)
    return read + _reading(lesson.known_words) + DECISION_SECONDS * decisions


# -- a course -----------------------------------------------------------------------------
def touched(course: Course) -> float:
    """How much of the rules the lessons of a course teach, in percent."""
    taught = {clause for lesson in course.lessons for clause in lesson.clauses}
    known = clauses_in(course.game)
    return 100 * len(taught & set(known)) / len(known)


def check_course(course: Course) -> tuple[list[Report], list[Phrase]]:
    """What the check of each lesson has found, and what is wrong with them together."""
    reports = [check(lesson) for lesson in course.lessons]
    return reports, [*_of_course(course, sum(report.seconds for report in reports))]


def _of_course(course: Course, seconds: float) -> Iterator[Phrase]:
    if seconds > MINUTE * course.minutes:
        yield phrase("problem-course-long", found=round(seconds / MINUTE, 1), most=course.minutes)
    share = touched(course)
    if share < course.clauses:
        yield phrase("problem-course-clauses", found=round(share), least=course.clauses)
    for language in LANGUAGES:
        for key in sorted(course.keys):
            if not has(key, language):
                yield phrase("problem-lesson-message", key=key, language=language)
    said = _LESSON_KEY.findall(messages(ENGLISH, f"lessons-{course.game}"))
    for key in sorted({*said} - course.keys):
        yield phrase("problem-lesson-unsaid", key=key)
