"""A lesson in the terminal: one person, asked line by line."""

from collections.abc import Callable

import click

from ..draw.of_game import terminal_of
from ..engine.errors import WolfmoonError
from ..lessons import LOOK, TURN, Answer, Attempt, Lesson
from ..words import plain
from .sitting import Quit
from .speech import language, say, tell

STAR, NO_STAR, MOST_STARS = "★", "☆", 3


class Pupil:
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

    def run(self) -> None:
        """Take it to its end, or until the person leaves."""
        tell("terminal-lesson-commands", names=", ".join(self.commands))
        try:
            self.show()
            while not self.attempt.done:
                self.ask()
            self.end()
        except (Quit, click.Abort, EOFError):
            tell("terminal-farewell")

    def show(self) -> None:
        """The board, what is said, and the goal."""
        if self.attempt.done:
            return
        seat = self.attempt.lesson.seat
        game, step = self.attempt.game, self.attempt.step
        assert step is not None
        click.echo(terminal_of(game, viewer=seat, colour=self.colour, language=language()))
        click.echo(_spoken(step.words))
        click.secho(_spoken(step.goal_words), bold=True)

    def ask(self) -> None:
        """Ask once."""
        said = click.prompt(">", prompt_suffix=" ", default="", show_default=False).strip()
        try:
            if said in self.commands:
                self.commands[said]()
            elif said:
                self.tried(self.attempt.play(said))
        except WolfmoonError as error:
            click.secho(plain(error.said_in(language())), fg="red")

    def tried(self, answer: Answer) -> None:
        """Say what became of a line."""
        if answer.accepted:
            self.show()
            return
        if answer.refusal is not None:
            click.secho(plain(answer.refusal.said_in(language())), fg="red")
        if answer.way is not None:
            click.echo(f"{_spoken(answer.way.words)} ({answer.way.clause})")

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
        tell("terminal-lesson-look", places=" ".join(self.attempt.hint(LOOK)))
        tell("terminal-lesson-turn", decisions="; ".join(self.attempt.hint(TURN)))

    def options(self) -> None:
        """What the rules allow."""
        click.echo("  " + ", ".join(action.text for action in self.attempt.offer))

    def quit(self) -> None:
        """Leave."""
        raise Quit


def _spoken(key: str) -> str:
    """Words of a lesson without their marks."""
    return say(key).replace("**", "")
