"""A table in the terminal: one person, and bots on the other seats."""

import shlex
import textwrap
from collections.abc import Callable
from pathlib import Path

import click

from ..bots.seating import Seating
from ..draw.of_game import terminal_of
from ..engine.errors import BadInput, WolfmoonError
from ..engine.game import Game

HELP = """\
  a number      choose that option
  notation      such as: move grass   den A7   pay home+bonus   alpha S4 to A7
  why WHERE     why not there, with the rule; or: why howl A7
  options       what you may decide, once more
  score         points by source
  board         draw the board again
  undo          take back your last decision
  save FILE     write the game to a file
  quit          leave the game"""


WIDTH = 100
INDENT = 18


def grouped(texts: list[str]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Options by all their words but the last, each with its number and last word."""
    groups: list[tuple[str, list[tuple[int, str]]]] = []
    for number, text in enumerate(texts, start=1):
        prefix, _, last = text.rpartition(" ")
        if not groups or groups[-1][0] != prefix:
            groups.append((prefix, []))
        groups[-1][1].append((number, last))
    return groups


class Quit(Exception):
    """The person leaves the table."""


class Table:
    """A person at one seat of a game, asked line by line."""

    def __init__(self, game: Game, seat: int, others: Seating, colour: bool = True) -> None:
        self.game = game
        self.seat = seat
        self.seating = others
        self.colour = colour
        self.marks: list[int] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "options": self.options,
            "score": self.score,
            "board": self.board,
            "undo": self.undo,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        others = [f"{bot} on seat {seat + 1}" for seat, bot in self.seating.names.items()]
        click.echo(f"You have seat {self.seat + 1}; {', '.join(others)}.")
        click.echo("Type help for what you can type.")
        fresh = True
        try:
            while not self.game.over:
                if self.game.seat != self.seat:
                    self.others()
                    fresh = True
                    continue
                if fresh and self.begins():
                    self.board("")
                if fresh:
                    self.options("")
                fresh = self.ask()
            self.farewell()
        except (Quit, click.Abort, EOFError):
            click.echo("Good-bye. (save FILE keeps a game.)")

    def begins(self) -> bool:
        """Whether an action begins now; the parts of one need no new drawing."""
        first = self.game.offer[0].number
        return self.game.rules.begins_line(self.game.state, first)

    def others(self) -> None:
        """The bots on the other seats decide until it is the person's turn again."""
        rules, lines, last = self.game.rules, [], None
        while not self.game.over and self.game.seat != self.seat:
            seat, state = self.game.seat, self.game.state
            action = self.seating.choose().action
            told = rules.record(state, action, self.seat)
            if seat != last or rules.begins_line(state, action):
                lines.append(f"{rules.speaker(state)}: {told}")
            else:
                lines[-1] += rules.joint(state, action) + told
            last = seat
            self.game.play(action)
        for line in lines:
            click.echo(f"  {line}")

    def ask(self) -> bool:
        """Ask once; whether a decision was made."""
        offer = self.game.offer
        question = self.game.rules.question(self.game.state)
        prompt = f"{question[0].upper()}{question[1:]}"
        said = click.prompt(prompt, prompt_suffix="? ", default="", show_default=False)
        word, _, rest = said.strip().partition(" ")
        try:
            if not word:
                return False
            if word.lower() in self.commands:
                self.commands[word.lower()](rest)
                return False
            mark = self.game.step
            if said.strip().isdigit():
                if not 1 <= int(said) <= len(offer):
                    raise BadInput(f"the options are numbered 1 to {len(offer)}")
                self.game.play(offer[int(said) - 1])
            else:
                self.game.play(said)
            self.marks.append(mark)
            return True
        except WolfmoonError as error:
            click.secho(str(error), fg="red")
            return False

    # -- commands
    def why(self, rest: str) -> None:
        """Why something is not possible."""
        if not rest:
            raise BadInput("why what? A place such as A7, or an action such as howl A7")
        if len(rest.split()) > 1:
            refusal = self.game.why_not(rest)
            click.echo(str(refusal) if refusal else "That is possible now.")
            return
        found = self.game.why_not_here(rest)
        if not found:
            click.echo("Nothing that is asked now has to do with a place.")
        for action, refusal in found:
            click.echo(f"  {action}: {refusal or 'possible now'}")

    def options(self, rest: str) -> None:
        """What may be decided now, numbered; options that differ in the last word on one line."""
        for prefix, options in grouped([str(action) for action in self.game.offer]):
            cells = "  ".join(f"{number} {word}" for number, word in options)
            lines = textwrap.wrap(cells, WIDTH - INDENT, break_on_hyphens=False)
            click.echo(f"  {prefix:<{INDENT - 2}}" + f"\n{'':{INDENT}}".join(lines))

    def score(self, rest: str) -> None:
        """Points by source."""
        for number, seat in enumerate(self.game.score_sheet()["seats"], start=1):
            parts = ", ".join(f"{source} {points}" for source, points in seat["points"].items())
            click.echo(f"  seat {number}: {seat['total']} points ({parts})")

    def board(self, rest: str) -> None:
        """Draw the board."""
        click.echo(terminal_of(self.game, viewer=self.seat, colour=self.colour))

    def undo(self, rest: str) -> None:
        """Take back the person's last decision, and what the others did since."""
        if not self.marks:
            raise BadInput("there is nothing of yours to take back")
        self.game.undo(self.game.step - self.marks.pop())
        self.board("")
        self.options("")

    def save(self, rest: str) -> None:
        """Write the game to a file."""
        names = shlex.split(rest)
        if len(names) != 1:
            raise BadInput("save needs the name of one file")
        try:
            Path(names[0]).write_text(self.game.dump(), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"can't write {names[0]}: {error.strerror}") from None
        click.echo(f"wrote {names[0]}")

    def help(self, rest: str) -> None:
        """What can be typed."""
        click.echo(HELP)

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Quit

    def farewell(self) -> None:
        """The result."""
        outcome = self.game.outcome
        assert outcome is not None
        self.board("")
        self.score("")
        if self.seat in outcome.winners:
            click.secho(
                "You win!" if len(outcome.winners) == 1 else "You share the win.", bold=True
            )
        else:
            winners = ", ".join(str(seat + 1) for seat in outcome.winners)
            click.echo(f"Seat {winners} wins.")
