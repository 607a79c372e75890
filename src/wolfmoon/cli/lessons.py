"""wolfmoon lessons: list, check and play the lessons."""

import sys
from typing import TYPE_CHECKING

import click

from ..words import plain
from .clicks import Group, argument, option
from .speech import figure, language, named, say, speak

if TYPE_CHECKING:
    from ..lessons.checking import Report
    from ..lessons.course import Course

MINUTE = 60


@click.group(cls=Group)
def lessons() -> None:
    """List, check and play the lessons."""


@lessons.command("list", words="help-lessons-list")
def list_() -> None:
    """List the lessons of all games in their order."""
    from ..lessons import courses

    for course in courses().values():
        click.echo(named("game", course.game))
        for lesson in course.lessons:
            click.echo(f"  {lesson.id:<24} {say(lesson.words)}: {say(lesson.about_words)}")


@lessons.command(words="help-lessons-check")
def check() -> None:
    """Visit every state of every lesson and read all words; any breach is an error."""
    from ..lessons import courses
    from ..lessons.checking import check_course

    breaches = 0
    for course in courses().values():
        reports, problems = check_course(course)
        for report in reports:
            _speak_of_report(report)
        _speak_of_course(course, reports)
        for problem in problems:
            click.secho(f"  {plain(problem.said_in(language()))}", fg="red")
        breaches += len(problems) + sum(len(report.breaches) for report in reports)
    if breaches:
        speak("problem-lessons", count=breaches)
        sys.exit(1)
    speak("terminal-lessons-right")


def _speak_of_report(report: "Report") -> None:
    speak(
        "terminal-lesson",
        lesson=report.lesson.id,
        states=report.states,
        words=report.words,
        seconds=round(report.seconds),
        clauses=" ".join(report.lesson.clauses),
    )
    for breach in report.breaches:
        click.secho(f"  {plain(breach.said_in(language()))}", fg="red")


def _speak_of_course(course: "Course", reports: "list[Report]") -> None:
    from ..lessons.checking import touched

    speak(
        "terminal-course",
        game=named("game", course.game),
        lessons=len(reports),
        minutes=figure(sum(report.seconds for report in reports) / MINUTE, 1),
        share=figure(touched(course)),
    )


@lessons.command(words="help-lessons-play")
@argument("lesson", metavar="LESSON")
@option("--no-colour", is_flag=True, help="option-no-colour")
def play(lesson: str, no_colour: bool) -> None:
    """Take LESSON in the terminal."""
    from ..lessons import find
    from .pupil import Pupil

    Pupil(find(lesson), colour=not no_colour).run()
