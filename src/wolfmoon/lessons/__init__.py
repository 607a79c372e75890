"""Lessons: short ones on the ordinary table, each a file; how to write one is in docs/lessons.md.

lesson = find("the-wolves.howl")
attempt = Attempt(lesson)           # or Attempt(lesson, tried), with all that was tried so far
attempt.offer                       # what the rules allow
attempt.play("howl A12")            # carried out if it is right; what is wrong has words and a rule
attempt.undo()
"""

from functools import cache

from ..engine.errors import BadInput, phrase, shown
from ..games import NAMES, described
from .attempt import LOOK, MOST_TRIED, RUNGS, TURN, UNDO, Answer, Attempt
from .course import Course, FirstGame, read_course
from .lesson import Lesson, Picture, Slip, Step

__all__ = [
    "LOOK",
    "MOST_TRIED",
    "RUNGS",
    "TURN",
    "UNDO",
    "Answer",
    "Attempt",
    "Course",
    "FirstGame",
    "Lesson",
    "Picture",
    "Slip",
    "Step",
    "courses",
    "find",
    "read_course",
]


@cache
def courses() -> dict[str, Course]:
    """The course of each game that has lessons."""
    folders = {name: described(name).lessons for name in NAMES}
    return {name: read_course(folder) for name, folder in folders.items() if folder is not None}


def find(id: str) -> Lesson:
    """A lesson by its id, such as "the-wolves.howl"."""
    known = {lesson.id: lesson for course in courses().values() for lesson in course.lessons}
    if id not in known:
        raise BadInput(phrase("input-lesson", found=shown(id), names=list(known)))
    return known[id]
