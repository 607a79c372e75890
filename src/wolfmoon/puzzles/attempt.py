"""One go at a puzzle, which is all that was tried so far: from that it can be made again."""

from collections.abc import Iterable
from typing import NamedTuple

from ..engine.asking import split
from ..engine.errors import BadInput, Unreadable, phrase, shown
from ..engine.game import Game
from ..engine.kernels import States
from .puzzle import Puzzle
from .puzzlers import judge_of
from .verdict import Verdict

UNDO, AGAIN = "undo", "again"
"""In the list of what was tried: the last line is taken back; the position is set up anew."""
MOST_TRIED = 200
"""So often someone may try something in one puzzle; then it begins anew."""
ASKED, WRONG, RIGHT = "asked", "wrong", "right"


class Moment(NamedTuple):
    """A decision that was carried out: in which states, by which seat, and its number."""

    states: States
    seat: int
    number: int


class Attempt:
    """A puzzle that someone is in the middle of."""

    def __init__(self, puzzle: Puzzle, tried: Iterable[str] = ()) -> None:
        self.puzzle = puzzle
        self.judge = judge_of(puzzle.game)
        self.tried: list[str] = []
        """Every line that was tried, every `undo` and every `again`."""
        self.verdict: Verdict | None = None
        """Of the try that has come to its end."""
        self.moments: list[Moment] = []
        """What the last line led to, with the replies of others."""
        self._games = [puzzle.begin()]
        for each in self._last_try(list(tried)):
            self._follow(each)

    def _last_try(self, tried: list[str]) -> list[str]:
        """What was tried since the position was last set up; what came before only counts."""
        if len(tried) > MOST_TRIED:
            raise BadInput(phrase("input-list-to", count=MOST_TRIED, found=str(len(tried))))
        ends = [number for number, each in enumerate(tried, 1) if each == AGAIN]
        begun = ends[-1] if ends else 0
        self.tried = tried[:begun]
        return tried[begun:]

    # -- where one is
    @property
    def game(self) -> Game:
        """The game as it stands, not to be played on."""
        return self._games[-1]

    @property
    def status(self) -> str:
        """Whether something is asked, or how the try has ended."""
        if self.verdict is None:
            return ASKED
        return RIGHT if self.verdict.right else WRONG

    @property
    def solved(self) -> bool:
        """Whether the goal is reached."""
        return self.status == RIGHT

    @property
    def wrongs(self) -> int:
        """How many tries have failed: every one that was begun anew, and this one if it has."""
        return self.tried.count(AGAIN) + (self.status == WRONG)

    @property
    def can_undo(self) -> bool:
        """Whether a line can be taken back: nothing that others have answered."""
        if self.verdict is not None or len(self._games) == 1:
            return False
        return all(moment.seat == self.puzzle.seat for moment in self.moments)

    @property
    def reached(self) -> tuple[int, ...]:
        """How much of each part of the goal is reached."""
        if self.verdict is not None:
            return self.verdict.reached
        return self.judge.reached(self.puzzle, self.game)

    # -- going on
    def play(self, line: str) -> Verdict | None:
        """Try a line of decisions; what can't be read or is not allowed was never tried."""
        words = split(self._checked(line))
        if self.verdict is not None or not words:
            raise Unreadable(phrase("expect-decision"), line)
        game, moments, verdict = self.game.copy(), list[Moment](), None
        while words and verdict is None:
            number, used = game.rules.read_action(game.state, words)
            words = words[used:]
            moments.append(_decide(game, number))
            verdict = self.judge.judged(self.puzzle, game)
            if verdict is None:
                moments += self._replies(game)
                verdict = self.judge.judged(self.puzzle, game) if game.over else None
        self.tried.append(line)
        self._games.append(game)
        self.moments, self.verdict = moments, verdict
        return verdict

    def undo(self) -> None:
        """Take back the last line, if nobody has answered it."""
        self._checked(UNDO)
        if not self.can_undo:
            raise BadInput(phrase("input-undo", found="1", count=0))
        self.tried.append(UNDO)
        self._games.pop()
        self.moments = []

    def again(self) -> None:
        """Set up the position anew, for another try."""
        self._checked(AGAIN)
        self.tried.append(AGAIN)
        del self._games[1:]
        self.verdict, self.moments = None, []

    def _follow(self, each: str) -> None:
        if each == UNDO:
            self.undo()
        else:
            self.play(each)

    def _replies(self, game: Game) -> list[Moment]:
        """Others have decided until it is the solver's decision again."""
        moments = []
        while (number := self.judge.reply(self.puzzle, game)) is not None:
            moments.append(_decide(game, number))
        return moments

    def _checked(self, line: str) -> str:
        if not isinstance(line, str):
            raise BadInput(phrase("input-text", found=shown(line)))
        if len(self.tried) == MOST_TRIED:
            raise BadInput(phrase("input-list-to", count=MOST_TRIED, found=str(MOST_TRIED + 1)))
        return line


def _decide(game: Game, number: int) -> Moment:
    """A decision is carried out in a game."""
    assert game.seat is not None
    moment = Moment(game.states, game.seat, number)
    game.play(number)
    return moment
