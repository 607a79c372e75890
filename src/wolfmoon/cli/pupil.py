"""A lesson in the terminal: one person, asked line by line."""

from collections.abc import Callable

import click

from ..draw.of_game import terminal_of
from ..lessons import LOOK, TURN, Answer, Attempt, Lesson
from ..words import plain
from .asked import Asked, list_options
from .speech import language, say, speak

STAR, NO_STAR, MOST_STARS = "★", "☆", 3


class Pupil(Asked):
    """Someone who takes a lesson."""

    def __init__(self, lesson: Lesson, colour: bool = True) -> None:
        self.attempt = Attempt(lesson)
        self.colour = colour
        self.commands: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "hint": self.hint,
            "options": self.options,
            "quit": self.quit,
        }

    @property
    def done(self) -> bool:
        """Whether it is at its end."""
        return self.attempt.done

    def show(self) -> None:
        """The board, what is said, and the goal; or that it is done."""
        if self.attempt.done:
            self.end()
            return
        seat = self.attempt.lesson.seat
        game, step = self.attempt.game, self.attempt.step
        assert step is not None
        click.echo(terminal_of(game, viewer=seat, colour=self.colour, language=language()))
        click.echo(_spoken(step.words))
        click.secho(_spoken(step.goal_words), bold=True)

    def tries(self, line: str) -> None:
        """Play a line."""
        self.tried(self.attempt.play(line))

    def tried(self, answer: Answer) -> None:
        """Say what became of a line."""
        if answer.accepted:
            self.show()
            return
        if answer.refusal is not None:
            click.secho(plain(answer.refusal.said_in(language())), fg="red")
        if answer.slip is not None:
            click.echo(f"{_spoken(answer.slip.words)} ({answer.slip.clause})")

    def end(self) -> None:
        """The stars, and what the person knows now."""
        stars = self.attempt.stars
        click.secho(STAR * stars + NO_STAR * (MOST_STARS - stars), bold=True)
        for key in self.attempt.lesson.known_words:
            click.echo(f"  {_spoken(key)}")

    # -- commands
    def undo(self) -> None:
        """Take back the last line."""
        self.attempt.undo()
        self.show()

    def hint(self) -> None:
        """Where to look, and what would do."""
        speak("terminal-lesson-look", places=" ".join(self.attempt.hint(LOOK)))
        speak("terminal-lesson-turn", decisions="; ".join(self.attempt.hint(TURN)))

    def options(self) -> None:
        """What the rules allow."""
        list_options(each.text for each in self.attempt.offer)


def _spoken(key: str) -> str:
    """Words of a lesson without their marks."""
    return say(key).replace("**", "")
