"""A puzzle in the terminal: one person, asked line by line."""

from collections.abc import Callable

import click

from ..draw.of_game import terminal_of
from ..puzzles import AGAIN, RUNGS, UNDO, Attempt, Puzzle, Verdict
from ..puzzles.sharing import said_goal, shared
from .asked import Asked, list_options
from .speech import language, say, speak


class Solver(Asked):
    """Someone who tries a puzzle."""

    def __init__(self, puzzle: Puzzle, colour: bool = True) -> None:
        self.attempt = Attempt(puzzle)
        self.colour = colour
        self.rungs = 0
        self.commands: dict[str, Callable[[], None]] = {
            UNDO: self.undo,
            AGAIN: self.again,
            "hint": self.hint,
            "solution": self.solution,
            "options": self.options,
            "quit": self.quit,
        }

    @property
    def done(self) -> bool:
        """Whether it is solved."""
        return self.attempt.solved

    def show(self) -> None:
        """The board and the goal."""
        attempt, puzzle = self.attempt, self.attempt.puzzle
        drawn = terminal_of(
            attempt.game, viewer=puzzle.viewer, colour=self.colour, language=language()
        )
        click.echo(drawn)
        kind = say(f"puzzle-kind-{puzzle.kind}")
        speak("terminal-puzzle-rated", kind=kind, rating=puzzle.rating)
        click.echo(say(f"puzzle-asked-{puzzle.kind}"))
        click.secho(said_goal(puzzle, language()), bold=True)

    def tries(self, line: str) -> None:
        """Play a line."""
        self.tried(self.attempt.play(line))

    def tried(self, verdict: Verdict | None) -> None:
        """Say what became of a line."""
        attempt = self.attempt
        if verdict is None:
            self.show()
        elif verdict.right:
            speak("terminal-puzzle-right")
            for line in shared(attempt.puzzle, attempt.wrongs + 1, None, language()):
                click.echo(f"  {line}")
        else:
            self.refuted(verdict)

    def refuted(self, verdict: Verdict) -> None:
        """What was reached, and what answers the try; then it may be tried again."""
        for reached, part in zip(verdict.reached, self.attempt.puzzle.goal, strict=True):
            speak("terminal-puzzle-wrong", reached=reached, count=part.count)
        answer = verdict.refutation
        if answer is not None:
            if answer.hand:
                speak("terminal-puzzle-hand", cards=" ".join(answer.hand))
            decided = [action.text for action in answer.game.log]
            speak("terminal-puzzle-answer", decisions=", ".join(decided))
        self.again()

    # -- commands
    def undo(self) -> None:
        """Take back the last line."""
        self.attempt.undo()
        self.show()

    def again(self) -> None:
        """Set up the position anew."""
        self.attempt.again()
        self.show()

    def hint(self) -> None:
        """One rung more."""
        rung = RUNGS[min(self.rungs, len(RUNGS) - 1)]
        self.rungs += 1
        found = self.attempt.judge.lantern(self.attempt.puzzle, rung)
        speak("terminal-lesson-look", places=" ".join((*found.places, *found.acts)))
        if found.decisions:
            speak("terminal-lesson-turn", decisions=", ".join(found.decisions))

    def solution(self) -> None:
        """One way to the goal."""
        puzzle = self.attempt.puzzle
        game = puzzle.begin()
        for number in self.attempt.judge.solution(puzzle):
            game.play(number)
        speak("terminal-lesson-turn", decisions=", ".join(each.text for each in game.log))

    def options(self) -> None:
        """What the rules allow."""
        list_options(each.text for each in self.attempt.game.offer)
