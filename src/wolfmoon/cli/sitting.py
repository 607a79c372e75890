"""A sitting in the terminal: one person plays one game, with bots on the other seats."""

import shlex
import textwrap
from collections.abc import Callable
from pathlib import Path

import click

from ..bots.seating import Seating
from ..draw.of_game import terminal_of
from ..engine.errors import BadInput, Refusal, WolfmoonError, os_reason, phrase
from ..engine.game import Game
from ..words import has, key_of, plain
from .speech import language, named, say, speak
from .typed import help_lines, why_what

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


class Sitting:
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
        others = [
            say("terminal-other", bot=named("bot", bot), seat=seat + 1)
            for seat, bot in self.seating.names.items()
        ]
        speak("terminal-seated", seat=self.seat + 1, others=", ".join(others))
        speak("terminal-type-help")
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
            speak("terminal-farewell")

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
        question = self.question()
        said = click.prompt(question, prompt_suffix=" ", default="", show_default=False)
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
                    raise BadInput(phrase("problem-no-option", last=len(offer)))
                self.game.play(offer[int(said) - 1])
            else:
                self.game.play(said)
            self.marks.append(mark)
            return True
        except WolfmoonError as error:
            click.secho(plain(error.said_in(language())), fg="red")
            return False

    def question(self) -> str:
        """What the person is asked."""
        rules, state = self.game.rules, self.game.state
        prompt = key_of(rules.name, "prompt", rules.asks[int(state.asks)])
        if has(prompt, language()):
            return say(prompt)
        asked = plain(rules.question(state, language()))
        return f"{asked[0].upper()}{asked[1:]}?"

    # -- commands
    def why(self, rest: str) -> None:
        """Why something is not possible."""
        if not rest:
            raise BadInput(why_what(self.game.rules.name))
        if len(rest.split()) > 1:
            refusal = self.game.why_not(rest)
            click.echo(_refused(refusal) if refusal else say("terminal-possible"))
            return
        found = self.game.why_not_here(rest)
        if not found:
            speak("terminal-no-place")
        for action, refusal in found:
            said = _refused(refusal) if refusal else say("terminal-possible-here")
            click.echo(f"  {action}: {said}")

    def options(self, rest: str) -> None:
        """What may be decided now, numbered; options that differ in the last word on one line."""
        for prefix, options in grouped([str(action) for action in self.game.offer]):
            cells = "  ".join(f"{number} {word}" for number, word in options)
            lines = textwrap.wrap(cells, WIDTH - INDENT, break_on_hyphens=False)
            click.echo(f"  {prefix:<{INDENT - 2}}" + f"\n{'':{INDENT}}".join(lines))

    def score(self, rest: str) -> None:
        """Points by source."""
        for number, row in enumerate(self.game.rules.points(self.game.states), start=1):
            parts = (f"{named('points', name)} {count}" for name, count in row.items())
            facts = {"seat": number, "count": sum(row.values()), "sources": ", ".join(parts)}
            click.echo("  " + say("terminal-score", **facts))

    def board(self, rest: str) -> None:
        """Draw the board."""
        click.echo(
            terminal_of(self.game, viewer=self.seat, colour=self.colour, language=language())
        )

    def undo(self, rest: str) -> None:
        """Take back the person's last decision, and what the others did since."""
        if not self.marks:
            raise BadInput(phrase("problem-nothing-to-undo"))
        self.game.undo(self.game.step - self.marks.pop())
        self.board("")
        self.options("")

    def save(self, rest: str) -> None:
        """Write the game to a file."""
        try:
            (name,) = shlex.split(rest)
        except ValueError:  # none, several, or a quotation mark without its other half
            raise BadInput(phrase("problem-save-one-file", name="save")) from None
        try:
            Path(name).write_text(self.game.dump(), encoding="utf-8")
        except OSError as error:
            reason = os_reason(error)
            raise BadInput(phrase("problem-write", file=name, reason=reason)) from None
        speak("terminal-wrote", file=name)

    def help(self, rest: str) -> None:
        """What can be typed."""
        for line in help_lines(self.game.rules.name):
            click.echo(line)

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
            alone = len(outcome.winners) == 1
            click.secho(say("terminal-you-win" if alone else "terminal-you-share"), bold=True)
        elif len(outcome.winners) == 1:
            speak("terminal-wins", seat=outcome.winners[0] + 1)
        else:
            speak("terminal-share", seats=", ".join(str(seat + 1) for seat in outcome.winners))


def _refused(refusal: Refusal) -> str:
    return plain(refusal.said_in(language()))
