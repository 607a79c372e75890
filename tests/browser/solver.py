"""Puzzles in a browser: ways to the goal, and ways that miss it, are played at their pages."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.patience import expect
from tests.browser.pupil import MAIN, Fingers, Keyboard
from wolfmoon.puzzles import Puzzle, book
from wolfmoon.puzzles.puzzlers import judge_of
from wolfmoon.puzzles.sharing import address_of

END = "end"
SHELF = "[data-shelf=puzzle]"
STATUS = f"{SHELF} [data-status={{}}]"


def some(game: str, kind: str, fits: Callable[[Puzzle], bool] = lambda puzzle: True) -> Puzzle:
    """A puzzle of a kind, the easiest there is."""
    found = (each for each in book(game).values() if each.kind == kind and fits(each))
    return min(found, key=lambda each: (each.rating, each.id))


def lines_of(puzzle: Puzzle) -> list[str]:
    """What the solver does on one way to the goal, a line for each thing done."""
    game, lines = puzzle.begin(), list[list[str]]()
    for number in judge_of(puzzle.game).solution(puzzle):
        state, text = game.state, game.action(number).text
        own = game.seat == puzzle.seat
        game.play(number)
        if not own:
            continue
        if not lines or text == END or puzzle.rules.begins_deed(state, number, game.state):
            lines.append([])
        lines[-1].append(text)
    return [", ".join(line) for line in lines]


def wrong_line(puzzle: Puzzle) -> str:
    """A first decision of Lone Wolves that is wrong."""
    right = judge_of(puzzle.game).others(puzzle)
    return next(each.text for each in puzzle.begin().offer if each.text not in right)


class Solver(Fingers):
    """Someone who solves by touch."""

    def __init__(self, page: Page, puzzle: Puzzle) -> None:
        super().__init__(page, puzzle.game)
        self.puzzle = puzzle

    def open(self) -> None:
        self.page.goto(address_of(self.puzzle))
        self.settle()

    def solve(self) -> None:
        """One way to the goal."""
        for line in lines_of(self.puzzle):
            self.end() if line == END else self.follow(line)
        self.expect("right")

    def end(self) -> None:
        """End the turn; where something is scored, that is looked at first."""
        self.choose(MAIN)
        sure = "[data-actions] .btn.go:has(use[href='#i-check'])"
        ended = ", ".join(STATUS.format(each) for each in ("right", "wrong"))
        expect(self.page.locator(f"{sure}, {ended}").first).to_be_visible()
        if self.page.locator(sure).count():
            self.choose(sure)
        self.settle()

    def expect(self, status: str) -> None:
        expect(self.page.locator(STATUS.format(status))).to_be_visible()


class KeySolver(Keyboard, Solver):
    """Someone who solves without a pointer."""
