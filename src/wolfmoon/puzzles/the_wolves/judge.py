"""Who judges puzzles of The Wolves: the score sheet at the end of the turn, or what follows it."""

from functools import cached_property, lru_cache
from threading import Lock

from ...bots.bot import Seen
from ...bots.the_wolves.levels import after
from ...bots.the_wolves.minds import HUNTER, trained_mind
from ...bots.the_wolves.planner import Planner
from ...engine.game import Game
from ...engine.kernels import States
from ...hints.estimate import POINTS
from ...hints.the_wolves.turns import REPLY_WIDTHS, Found, Turns
from ..puzzle import BEST, Puzzle
from ..verdict import LOOK, TURN, Judge, Lantern, Refutation, Verdict
from .measures import holds, reached
from .telling import acts_of, places_of

GOOD_ENOUGH = 0.05
"""The part of a fair share that a turn may give up and still be right: half of what sets the best
turn apart from the next."""
MOST_REMEMBERED = 512


class TheWolvesJudge(Judge):
    """Counts what a turn has reached."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._loss = lru_cache(MOST_REMEMBERED)(self._found_loss)

    def reached(self, puzzle: Puzzle, game: Game) -> tuple[int, ...]:
        """How much of each part of the goal is reached so far."""
        if puzzle.kind == BEST:
            return (0,)
        return reached(puzzle.goal, puzzle.start, game.states, puzzle.seat)

    def judged(self, puzzle: Puzzle, game: Game) -> Verdict | None:
        """Nothing until the turn has ended."""
        if int(game.state.turns) == int(puzzle.start[0].turns):
            return None
        if puzzle.kind == BEST:
            return self._compared(puzzle, game)
        found = reached(puzzle.goal, puzzle.start, game.states, puzzle.seat)
        right = holds(puzzle.goal, puzzle.start, game.states, puzzle.seat)
        return Verdict(right, found)

    def reply(self, puzzle: Puzzle, game: Game) -> int | None:
        """Nobody replies within a turn."""
        return None

    def solution(self, puzzle: Puzzle) -> list[int]:
        """The turn that is stored."""
        return list(puzzle.solution)

    def others(self, puzzle: Puzzle) -> list[str]:
        """There are too many ways to list them."""
        return []

    def hands(self, puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
        """Nothing is hidden."""
        return ()

    def lantern(self, puzzle: Puzzle, rung: str) -> Lantern:
        """Where: the hexes of the first action. What: the kinds of actions. The turn: all of it."""
        game = puzzle.begin()
        texts = []
        for number in puzzle.solution:
            texts.append(game.action(number).text)
            game.play(number)
        places = places_of(texts, first=rung == LOOK)
        acts = acts_of(texts) if rung != LOOK else ()
        return Lantern(rung, places, acts, tuple(texts) if rung == TURN else ())

    # -- best turns
    @cached_property
    def _turns(self) -> Turns:
        return Turns()

    @cached_property
    def _seer(self) -> Planner:
        return Planner(trained_mind(HUNTER), REPLY_WIDTHS)

    def _compared(self, puzzle: Puzzle, game: Game) -> Verdict:
        """A turn against the best one, on the same luck; the reply to it, if it is worse."""
        with self._lock:  # the planners' memory is theirs alone
            loss = self._loss(puzzle, tuple(game.numbers))
            fair = POINTS / puzzle.rules.seats(game.state)
            if loss <= GOOD_ENOUGH * fair:
                return Verdict(True, (1,), loss=loss)
            return Verdict(False, (0,), refutation=self._replied(puzzle, game), loss=loss)

    def _found_loss(self, puzzle: Puzzle, line: tuple[int, ...]) -> float:
        seen = Seen(puzzle.rules, puzzle.start, puzzle.seat, ())
        chosen, best = (_followed(seen, each) for each in (line, puzzle.solution))
        if chosen.ended.tobytes() == best.ended.tobytes():
            return 0.0
        ways = self._turns.compared(seen, [chosen, best])
        return max(ways[1].share - ways[0].share, 0.0)

    def _replied(self, puzzle: Puzzle, game: Game) -> Refutation | None:
        """What the others do until it is the solver's turn again."""
        rest = game.from_here()
        while not rest.over and rest.seat != puzzle.seat:
            self._seer.plan(rest.states)
            for number in self._seer.turns()[0].line:
                rest.play(number)
        return Refutation(rest) if rest.step else None


def _followed(seen: Seen, line: tuple[int, ...]) -> Found:
    """A turn, with the positions at its end."""
    states: list[States] = [seen.states]
    for action in line:
        states.append(after(seen.rules, states[-1], action))
    return Found(line, states[-2], states[-1])
