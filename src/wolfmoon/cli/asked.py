"""Someone who is asked line by line in the terminal, until something is done."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

import click

from ..engine.errors import WolfmoonError
from ..words import plain
from .sitting import Quit
from .speech import language, speak


class Asked(ABC):
    """What a lesson and a puzzle in the terminal share: a line is a command, or it is tried."""

    commands: dict[str, Callable[[], None]]

    @property
    @abstractmethod
    def done(self) -> bool:
        """Whether nothing is left to ask."""

    @abstractmethod
    def show(self) -> None:
        """Where it stands."""

    @abstractmethod
    def tries(self, line: str) -> None:
        """Try a line, and say what became of it."""

    def run(self) -> None:
        """Ask until it is done, or the person leaves."""
        speak("terminal-lesson-commands", names=", ".join(self.commands))
        try:
            self.show()
            while not self.done:
                self.ask()
        except (Quit, click.Abort, EOFError):
            speak("terminal-farewell")

    def ask(self) -> None:
        """Ask once."""
        said = click.prompt(">", prompt_suffix=" ", default="", show_default=False).strip()
        try:
            if said in self.commands:
                self.commands[said]()
            elif said:
                self.tries(said)
        except WolfmoonError as error:
            click.secho(plain(error.said_in(language())), fg="red")

    def quit(self) -> None:
        """Leave."""
        raise Quit


def list_options(texts: Iterable[str]) -> None:
    """What the rules allow, in one line."""
    click.echo("  " + ", ".join(texts))
